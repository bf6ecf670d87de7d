/** Changes with every change of rules or content: a hash of their sources, kept current by `npm run stamp`. */
export const VERSION = '7596bbdca958';
