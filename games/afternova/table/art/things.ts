/** Backs of cards on a field of 64 × 88, and the stamp of a paw. */
import { stroke } from './ink.ts';
import { SIGNS } from './signs.ts';

export const BACKS = {
  paws: `<rect x="1.2" y="1.2" width="61.6" height="85.6" rx="8" fill="#c9673a" ${stroke()}/><rect x="6" y="6" width="52" height="76" rx="5" fill="none" stroke="#ffc9a8" stroke-width="2" stroke-dasharray="4 4"/><g transform="translate(14 26) scale(1.5)" fill="#ffc9a8">${SIGNS.crew}</g>`,
  plans: `<rect x="1.2" y="1.2" width="61.6" height="85.6" rx="8" fill="#2b5aa8" ${stroke()}/><path d="M8 22h48M8 44h48M8 66h48M20 8v72M44 8v72" stroke="#5f8fd8" stroke-width="1"/><rect x="6" y="6" width="52" height="76" rx="5" fill="none" stroke="#bfe0ff" stroke-width="2"/><g transform="translate(17 29) scale(1.25)" fill="#e6f3ff"><path d="M10.3 1h3.4l.5 2.7 2.2.9 2.3-1.6 2.4 2.4-1.6 2.3.9 2.2 2.7.5v3.4l-2.7.5-.9 2.2 1.6 2.3-2.4 2.4-2.3-1.6-2.2.9-.5 2.7h-3.4l-.5-2.7-2.2-.9-2.3 1.6-2.4-2.4 1.6-2.3-.9-2.2L1 13.8v-3.4l2.7-.5.9-2.2L3 5.4 5.4 3l2.3 1.6 2.2-.9zM12 8.3a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z" fill-rule="evenodd"/></g>`,
} as const;

export const stampMarkup = (colour: string): string =>
  `<g transform="rotate(-12 32 32)"><circle cx="32" cy="32" r="27" fill="none" stroke="${colour}" stroke-width="4"/><circle cx="32" cy="32" r="21.5" fill="none" stroke="${colour}" stroke-width="1.6" stroke-dasharray="3 3.2"/><g transform="translate(15.5 14.5) scale(1.38)" fill="${colour}">${SIGNS.crew}</g></g>`;
