/** Contraptions of Blueprints, 1 of 2, for a pen that draws in chalk or in colour. */
import type { Pen } from './pen.ts';

export const CONTRAPTIONS_1: Readonly<Record<string, (p: Pen) => string>> = {
  bp01: (p) =>
    p.shape('M12 30h40l-4 24H16z', 'a') +
    p.line('M20 30l2 24M32 30v24M44 30l-2 24M14 40h36M15 47h34') +
    p.line('M18 30c0-18 28-18 28 0', 3) +
    p.disc(12, 30, 3, 'c') +
    p.disc(52, 30, 3, 'c'),
  bp02: (p) =>
    p.shape('M10 12h34L32 34v12h-8V34z', 'a') +
    p.line('M14 20h26') +
    p.box(20, 46, 16, 8, 2, 'b') +
    p.shape('M48 26l8 4-8 4z', 'c') +
    p.line('M36 30h12') +
    p.disc(28, 27, 3, 'c'),
  bp03: (p) =>
    p.box(10, 34, 44, 18, 3, 'a') +
    p.shape('M10 34 20 16h36l-2 18z', 'b') +
    p.line('M10 43h44M21 34v18M32 34v18M43 34v18') +
    p.disc(56, 16, 3, 'c') +
    p.line('M28 24h16'),
  bp04: (p) =>
    p.shape('M6 18h52l-6 12H12z', 'b') +
    p.box(16, 30, 32, 24, 4, 'a') +
    p.line('M32 30v24M16 42h32') +
    p.disc(28, 36, 1.8, 'd') +
    p.disc(36, 36, 1.8, 'd') +
    p.shape('M28 46h8v4h-8z', 'c'),
  bp05: (p) =>
    p.line('M32 4v12', 3) +
    p.disc(32, 6, 4, 'c') +
    p.shape('M14 28 32 14l18 14') +
    p.shape('M10 28h44l-6 26H16z', 'a') +
    p.line('M18 28l4 26M46 28l-4 26M32 28v26M13 38h38'),
  bp06: (p) =>
    p.box(10, 14, 44, 34, 3, 'a') +
    p.box(16, 20, 12, 15, 2, 'g') +
    p.box(36, 20, 12, 10, 2, 'g') +
    p.box(36, 34, 10, 9, 2, 'c') +
    p.line('M18 40h9M20 48l-4 10M44 48l4 10') +
    p.disc(22, 26, 2.6, 'd'),
  bp07: (p) =>
    p.box(14, 10, 36, 46, 3, 'a') +
    p.line('M14 25h36M14 40h36') +
    p.box(26, 15, 12, 5, 2, 'c') +
    p.box(26, 30, 12, 5, 2, 'c') +
    p.box(26, 45, 12, 5, 2, 'c') +
    p.shape('M20 10l4-6h18l4 6z', 'g'),
  bp08: (p) =>
    p.shape('M10 26h10l30-14v36L20 36H10z', 'a') +
    p.oval(50, 30, 5, 18, 'b') +
    p.shape('M16 36h9l3 16h-8z', 'c') +
    p.line('M8 26v10M58 22c3 4 3 12 0 16'),
  bp09: (p) =>
    p.box(8, 18, 48, 30, 6, 'a') +
    p.line('M42 18v30') +
    p.shape('M24 25l2.6 5.2 5.8.8-4.2 4 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.2-4 5.8-.8z', 'c') +
    p.shape('M49 28a5 5 0 1 0 3 8 6 6 0 0 1-3-8z', 'g'),
  bp10: (p) =>
    p.shape('M24 56l4-30h8l4 30z', 'a') +
    p.box(22, 16, 20, 12, 4, 'g') +
    p.shape('M24 16 32 6l8 10z', 'c') +
    p.line('M14 14l5 4M50 14l-5 4M12 24h6M52 24h-6') +
    p.line('M26 42h12') +
    p.box(18, 54, 28, 6, 2, 'b'),
  bp11: (p) =>
    p.shape('M12 40c0-14 10-24 26-26l14-2-2 14C48 42 38 50 26 50z', 'a') +
    p.disc(38, 27, 6, 'g') +
    p.shape('M20 34 8 38l6 8zM30 46l-4 12-8-6z', 'c') +
    p.line('M12 54l6-6'),
  bp12: (p) =>
    p.box(8, 10, 48, 46, 5, 'a') +
    p.box(14, 18, 36, 10, 3, 'g') +
    p.box(14, 36, 36, 10, 3, 'g') +
    p.disc(20, 23, 4, 'c') +
    p.disc(20, 41, 4, 'c') +
    p.line('M8 31h48M14 50v6M50 50v6'),
  bp13: (p) =>
    p.shape('M16 44c4-4 4-10 5-18 1-8 5-12 11-12s10 4 11 12c1 8 1 14 5 18z', 'a') +
    p.disc(32, 50, 5, 'c') +
    p.line('M12 44h40', 3) +
    p.line('M32 14V6M24 6h16') +
    p.line('M28 22c-2 3-2 8-2 12'),
  bp14: (p) =>
    p.disc(32, 32, 22, 'a') +
    p.disc(32, 32, 14, 'd') +
    p.shape('M23 34c0-6 4-9 9-9s9 3 9 9-4 8-9 8-9-2-9-8z', 'g') +
    p.disc(28.5, 33, 1.8, 'd') +
    p.disc(35.5, 33, 1.8, 'd') +
    p.line('M32 10v6M32 48v6M10 32h6M48 32h6') +
    p.shape('M24 26l-3-6 6 3zM40 26l3-6-6 3z', 'g'),
  bp15: (p) =>
    p.box(12, 8, 40, 48, 10, 'a') +
    p.box(19, 16, 26, 32, 6, 'g') +
    p.line('M32 16v32') +
    p.shape('M26 58h12v-4H26z', 'c') +
    p.disc(27, 32, 2.4, 'c') +
    p.disc(37, 32, 2.4, 'c') +
    p.line('M22 12h20'),
  bp16: (p) =>
    p.shape('M8 20h48v24H8z', 'b') +
    p.shape('M18 20h8l-8 24h-8zM34 20h8l-8 24h-8zM50 20h6v6l-6 18h-8z', 'a') +
    p.line('M8 20h48M8 44h48', 3) +
    p.disc(12, 52, 3, 'c') +
    p.disc(52, 52, 3, 'c'),
  bp17: (p) =>
    p.shape('M20 54c-2-12 2-18 6-22-4-8 0-18 10-18 8 0 12 6 11 12l6 4-8 4c-2 8-4 12-4 20z', 'a') +
    p.disc(38, 24, 3, 'd') +
    p.shape('M26 34c-8 0-14 4-16 10 8 0 13 2 15 6z', 'b') +
    p.box(16, 52, 30, 7, 2, 'c'),
  bp18: (p) =>
    p.line('M4 14c14 14 42 14 56 0', 2.4) +
    p.shape('M10 20h8l2 12H8z', 'a') +
    p.shape('M28 25h8l2 13H26z', 'c') +
    p.shape('M46 20h8l2 12H44z', 'a') +
    p.line('M14 36v8M32 42v10M50 36v8M8 40l-3 4M20 40l3 4M26 46l-4 5M38 46l4 5M44 40l-3 4M56 40l3 4'),
  bp19: (p) =>
    p.shape('M6 48c4-22 48-22 52 0z', 'b') +
    p.box(20, 16, 24, 26, 8, 'a') +
    p.shape('M16 36c-4 0-6 3-5 6l3 10h36l3-10c1-3-1-6-5-6v8H16z', 'a') +
    p.disc(27, 26, 1.8, 'c') +
    p.disc(37, 26, 1.8, 'c') +
    p.disc(32, 33, 1.8, 'c') +
    p.line('M18 52v6M46 52v6'),
  bp20: (p) =>
    p.box(6, 46, 52, 8, 2, 'b') +
    p.shape('M24 14h16v10c0 8-4 12-8 12s-8-4-8-12z', 'a') +
    p.line('M24 17h-5c0 8 2 10 6 10M40 17h5c0 8-2 10-6 10M32 36v6') +
    p.shape('M26 46l2-5h8l2 5z', 'a') +
    p.shape('M9 34h8v6l-4 3-4-3z', 'c') +
    p.shape('M47 34h8v6l-4 3-4-3z', 'c'),
};
