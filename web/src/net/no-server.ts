/** True in the pages that `starboard site` writes: files on any web host, with no server behind them. */
export const NO_SERVER: boolean = import.meta.env?.MODE === 'site';
