/** Changes with every change of rules or content: a hash of their sources, kept current by `npm run stamp`. */
export const VERSION = 'd2ac30a4e16e';
