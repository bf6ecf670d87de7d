/** Fragments on a field of 24, in five cuts: triangle, diamond, hexagon, square, disc. */
import { INK } from './ink.ts';

/** By colour. */
export const GEMS: readonly string[] = [
  `<path d="M12 2.6 22 20.6H2z" fill="#ffd23f" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/><path d="M12 2.6v12L2 20.6z" fill="#ffe99a"/><path d="M12 14.6 22 20.6H2z" fill="#e09a12"/><path d="M12 2.6 22 20.6H2z" fill="none" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/>`,
  `<path d="M12 1.4 20.8 12 12 22.6 3.2 12z" fill="#35c46a" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/><path d="M12 1.4 8.4 12 3.2 12z" fill="#a6f2bf"/><path d="M12 1.4 15.6 12H8.4z" fill="#66e092"/><path d="M8.4 12H3.2L12 22.6zM15.6 12 12 22.6 20.8 12z" fill="#189048"/><path d="M12 1.4 20.8 12 12 22.6 3.2 12z" fill="none" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/>`,
  `<path d="M7 3h10l5 9-5 9H7l-5-9z" fill="#a45be8" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/><path d="M7 3h10l-2.4 4.6H9.4L6.6 12H2z" fill="#e2c2ff"/><path d="M9.4 16.4h5.2L17 21H7z" fill="#6a2bb0"/><path d="M17.4 12H22l-5 9-2.4-4.6z" fill="#7d39c6"/><path d="M9.4 7.6h5.2l2.8 4.4-2.8 4.4H9.4L6.6 12z" fill="#bd80f5"/><path d="M7 3h10l5 9-5 9H7l-5-9z" fill="none" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/>`,
  `<path d="M4 4h16v16H4z" fill="#fff" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/><path d="M20 4v16H4l4-4h8V8z" fill="#c2cbe4"/><path d="M8 8h8v8H8z" fill="#eaf0fd"/><path d="M4 4h16l-4 4H8v8l-4 4z" fill="#fff"/><path d="M4 4h16v16H4z" fill="none" stroke="${INK}" stroke-width="1.7" stroke-linejoin="round"/>`,
  `<circle cx="12" cy="12" r="10" fill="#2d2648" stroke="#9d94cc" stroke-width="1.5"/><circle cx="12" cy="12" r="8.2" fill="#191430"/><path d="M12 4.6a7.4 7.4 0 0 0-7.4 7.4h3.2A4.2 4.2 0 0 1 12 7.8z" fill="#8d84bb"/><path d="M12 19.4a7.4 7.4 0 0 0 7.4-7.4h-2.6a4.8 4.8 0 0 1-4.8 4.8z" fill="#4b4275"/><circle cx="12" cy="12" r="2.6" fill="#4b4275"/>`,
];
