/** Where this device remembers that an offer was answered. */
export const KEEP_OFFERED = 'starboard/keep-offer';
