/** Modules that the build makes (web/build). */
declare module 'virtual:catalogue' {
  interface Listed {
    readonly id: string;
    readonly seats: readonly [min: number, max: number];
    readonly title: Readonly<Record<import('@starboard/kernel').Language, string>>;
    /** The address of its cover, within the pages. */
    readonly cover: string;
    /** Where there is little room. */
    readonly short: Readonly<Record<import('@starboard/kernel').Language, string>>;
    readonly about: Readonly<Record<import('@starboard/kernel').Language, string>>;
  }
  export const games: readonly Listed[];
}
declare module 'virtual:origins' {
  /** Empty: nothing to say. */
  export const origins: readonly { readonly id: string; readonly origin: Readonly<Record<import('@starboard/kernel').Language, string>> }[];
}
/** A worker that shares its chunks with the page; its address. */
declare module '*?shared-worker' {
  const url: string;
  export default url;
}
