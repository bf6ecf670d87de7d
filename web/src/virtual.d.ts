/** Modules that the build makes (web/build). */
declare module 'virtual:catalogue' {
  interface Listed {
    readonly id: string;
    readonly seats: readonly [min: number, max: number];
    readonly title: { readonly de: string; readonly en: string };
    readonly about: { readonly de: string; readonly en: string };
  }
  export const games: readonly Listed[];
}
declare module 'virtual:origins' {
  /** Empty: nothing to say. */
  export const origins: readonly { readonly id: string; readonly origin: { readonly de: string; readonly en: string } }[];
}
/** A worker that shares its chunks with the page; its address. */
declare module '*?shared-worker' {
  const url: string;
  export default url;
}
