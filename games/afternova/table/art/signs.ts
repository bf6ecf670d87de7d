/** Skills and small signs in one colour, on a field of 24. */

/** By skill: stick, wrench, shield, pick. */
export const SKILLS: readonly string[] = [
  '<circle cx="15.8" cy="6" r="4.3"/><path d="m12.7 8.5 3 1.1-2.3 6.6h3.4c2.7 0 4.7 1.9 4.7 4.3V22H2.5v-1.5c0-2.4 2-4.3 4.7-4.3h2.7z"/>',
  '<path d="M21.6 7.1a6.2 6.2 0 0 1-8.3 7L7 20.6a2.7 2.7 0 0 1-3.9 0 2.7 2.7 0 0 1 0-3.8l6.5-6.4a6.2 6.2 0 0 1 7-8.2l-3.5 3.5.7 3.7 3.8.7z"/>',
  '<path d="M12 1.8c2.7 1.9 5.6 2.8 8.8 2.9v6.1c0 5.4-3.3 9.2-8.8 11.4-5.5-2.2-8.8-6-8.8-11.4V4.7C6.4 4.6 9.3 3.7 12 1.8zm0 4.1v12.3c3.4-1.7 5.3-4.1 5.3-7.4V7.7c-1.9-.2-3.7-.8-5.3-1.8z" fill-rule="evenodd"/>',
  '<path d="M3.2 7.7C8.4 1.6 16.3 1.3 21.9 5.7c.3.2.1.7-.3.6-2.4-.4-4.4-.3-6.2.4l.9.9-1.7 1.7-.6-.6L5.2 21.5c-.8.8-2 .8-2.8 0s-.8-2 0-2.8l9.1-8.8c-.8-.8-1-1.1-1-1.1-2.2 0-4.4.5-6.6 1.7-.5.2-.9-.3-.7-.8z" transform="translate(.4 .2)"/>',
];

export const SIGNS = {
  cargo:
    '<path d="M12 2 21.5 6.7v10.6L12 22l-9.5-4.7V6.7zm0 2.7L7 7.2l5 2.5 5-2.5zM5 9.2v6.6l5.7 2.8V12zm8.3 9.4 5.7-2.8V9.2L13.3 12z" fill-rule="evenodd"/>',
  market: '<path d="M3.5 3h17l1.5 6a3 3 0 0 1-2 2.9V21h-6.5v-6h-3v6H4v-9.1A3 3 0 0 1 2 9z"/>',
  crew: '<path d="M12 11.2c3.6 0 6.6 3 6.6 6.2 0 2.5-1.8 3.9-3.8 3.9-1.2 0-1.8-.5-2.8-.5s-1.6.5-2.8.5c-2 0-3.8-1.4-3.8-3.9 0-3.2 3-6.2 6.6-6.2z"/><ellipse cx="4.6" cy="10.8" rx="2.2" ry="2.9" transform="rotate(-24 4.6 10.8)"/><ellipse cx="19.4" cy="10.8" rx="2.2" ry="2.9" transform="rotate(24 19.4 10.8)"/><ellipse cx="9" cy="5.7" rx="2.3" ry="3.2" transform="rotate(-8 9 5.7)"/><ellipse cx="15" cy="5.7" rx="2.3" ry="3.2" transform="rotate(8 15 5.7)"/>',
  refinery:
    '<path d="M8.5 2h7v2.3h-1.2v4.5l5.9 9.2c1.2 1.9-.1 4-2.2 4H6c-2.1 0-3.4-2.1-2.2-4l5.9-9.2V4.3H8.5zm3.3 7.6L8.6 14.7h6.9l-3.2-5.1z" fill-rule="evenodd"/>',
  boost: '<path d="M12 1.5 19.5 10H15v5H9v-5H4.5zM9 17h6v2.2H9zM9 20.7h6V23H9z"/>',
  star: '<path d="m12 1.8 3 6.7 7.2.8-5.4 4.9 1.5 7.2L12 17.7l-6.3 3.7 1.5-7.2L1.8 9.3 9 8.5z"/>',
  eye: '<path d="M12 4.5c5 0 9 3.6 10.7 7.5C21 15.9 17 19.5 12 19.5S3 15.9 1.3 12C3 8.1 7 4.5 12 4.5zm0 3.3a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zm0 2.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4z" fill-rule="evenodd"/>',
  plan: '<path d="M4 3h11l5 5v13H4zm3 8v2h10v-2zm0 4v2h7v-2zM7 6.5V9h5V6.5z" fill-rule="evenodd"/>',
  horn: '<path d="M3 9h4l9-5.5v17L7 15H3zM18 8.5c1.5.8 2.4 2 2.4 3.5s-.9 2.7-2.4 3.5zM7 16.2h3.2V21H7z"/>',
  heap: '<path d="M2 20.5 7 11l3 3 3.5-8L22 20.5z"/>',
  bag: '<path d="M8 2h8l-1.5 4.5C19 9 21 13 21 16.5c0 3.5-2.5 5.5-5.5 5.5h-7C5.5 22 3 20 3 16.5 3 13 5 9 9.5 6.5z"/>',
} as const;
export type Sign = keyof typeof SIGNS;
