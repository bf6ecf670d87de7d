/**
 * The home planets, by seat: a horizon under the set rings, with whatever the collector could not leave behind. The middle and
 * the lower part stay calm, because relics stand there.
 */
import { body, box, disc, dot, glint, line, oval, shape, tone, tube, turned } from './ink.ts';

export const PLANET_WIDTH = 296;
export const PLANET_HEIGHT = 128;

const HORIZON = 'M-30 140C0 58 82 34 148 34s148 24 178 106z';
/** The night side: it begins at the lower left, as all shadows do. */
const NIGHT = 'M-30 140C-14 96 16 69 52 53 40 84 62 116 120 140z';

const ground = (light: string, dark: string, rim: string): string =>
  body(HORIZON, light, NIGHT, dark) + glint('M74 46.5C96 39.5 122 36.8 148 36.8c12 0 24 .6 36 1.8', 2.2, rim);
const craters = (fill: string): string =>
  oval(40, 112, 22, 6, fill, 0) +
  oval(262, 104, 20, 6, fill, 0) +
  oval(100, 56, 9, 3, fill, 0) +
  oval(206, 60, 12, 3.5, fill, 0) +
  oval(160, 122, 26, 5, fill, 0);

/** The keepsake stands on the slope at the right, where no ring hides it. */
const keepsake = (drawing: string): string => `<g transform="translate(20 10)">${drawing}</g>`;

export const planets: readonly string[] = [
  // Craters, and a letter box: collectors live by post.
  ground('#f47a5c', '#cf5a41', '#ffc3ae') +
    craters('#c9523a') +
    keepsake(
      line('M247 62V40', 3.2) +
        body('M238 42V30a7 7 0 0 1 7-7h12a7 7 0 0 1 7 7v12z', '#4f93dc', 'M238 42V30a7 7 0 0 1 4-6.3c0 8 2 13 8 18.3z', '#2f66a6') +
        box(252, 29, 8, 4, 1.5, '#fff3df', 1.8) +
        shape('M264 33h6v-7h-3.5', '#ffd35c', 1.8),
    ),
  // Dunes, and a nest with one more egg than yesterday.
  ground('#f7cf45', '#dba526', '#fff0b3') +
    line('M14 100c18-12 34-12 50-2M92 70c14-8 28-8 40 0M190 92c18-10 34-10 52 2M120 116c18-9 36-9 54 0', 2, ' opacity=".35"') +
    keepsake(
      shape('M238 44c0-9 3-14 7-14s7 5 7 14zM250 45c0-8 3-13 6.5-13s6.5 5 6.5 13z', '#fff8ea', 2.2) +
        body(
          'M230 43c8 4 30 4 40 0-1 10-8 15-19 15s-20-5-21-15z',
          '#b5793c',
          'M230 43c3 1.5 7 2.3 11 2.7-1 5 1 9 5 12-9-.5-15-6-16-14.7z',
          '#8a5626',
        ) +
        glint('M236 51l9-3M250 54l10-4', 1.8, '#dca768'),
    ),
  // Plates and bolts, and the key that winds it up.
  ground('#2fdcae', '#1fa883', '#c2ffed') +
    line('M66 49l-18 91M236 51l20 89M102 40l-6 100M197 37l8 103M20 82c80-22 180-22 256 0', 1.8, ' opacity=".28"') +
    [
      [58, 62],
      [84, 57],
      [216, 57],
      [243, 64],
    ]
      .map(([x, y]) => dot(x, y, 2, '#146b50'))
      .join('') +
    keepsake(
      turned(
        22,
        252,
        52,
        tube('M252 56V40', 6, '#e9eef8', 2) +
          body('M252 42c-12 2-16-14-8-17 5-2 8 3 8 7 0-4 3-9 8-7 8 3 4 19-8 17z', '#dfe6f2', 'M252 42c-12 2-16-14-8-17-2 6 1 12 8 17z', '#a3b0cb') +
          disc(244.5, 33, 2.6, '#1d2a52', 1.6) +
          disc(259.5, 33, 2.6, '#1d2a52', 1.6),
      ),
    ),
  // All sea, and a duck.
  ground('#3f86e0', '#2b68bd', '#a9d0ff') +
    glint(
      'M30 104c8-5 14 5 22 0s14 5 22 0M108 66c7-4 12 4 19 0s12 4 19 0M196 78c8-5 14 5 22 0s14 5 22 0M130 120c8-5 14 5 22 0s14 5 22 0',
      2.2,
      '#86b8f5',
    ) +
    keepsake(
      body(
        'M232 46c-2-6 1-9 5-9 4 3 8 3 12 1-5-5-4-15 5-15 8 0 11 7 9 13 6 6 5 17-8 19-12 1.5-21-2-23-9z',
        '#ffd35c',
        'M232 46c-2-6 1-9 5-9-1 6 4 12 15 17.7-11 .7-18.5-2.7-20-8.7z',
        '#dca22e',
      ) +
        shape('M263 31c4-1 7 0 8 3-2 2-5 2.5-8.5 1.5z', '#ff9a3d', 1.8) +
        dot(257.5, 29.5, 1.8) +
        glint('M226 57c8-4 14 4 22 0s14 4 22 0', 2.4, '#cfe4ff'),
    ),
  // Meadow, and a watering can that has no water.
  ground('#c9a2ff', '#a076ec', '#efe2ff') +
    line('M40 100l-3-9M44 101l1-10M48 101l5-8M98 60l-2-7M102 59l2-7M206 118l-3-9M210 119l1-10M214 119l5-8M146 54l-2-6M150 54l2-6', 2.2) +
    [
      [70, 84, '#ff9ad0'],
      [196, 62, '#fff0a8'],
      [120, 112, '#fff0a8'],
      [276, 108, '#ff9ad0'],
    ]
      .map(([x, y, c]) => disc(x as number, y as number, 3.6, c as string, 1.8) + dot(x as number, y as number, 1.2))
      .join('') +
    keepsake(
      tube('M236 38c-8-1-12 3-12 9M256 33c10-6 16 3 10 14', 5, '#7cc957', 1.8) +
        body('M234 33h26l4 24h-30z', '#7cc957', 'M234 33h7c0 9 2 17 7 24h-14z', '#579a38') +
        shape('M218 47h12v4h-12z', '#579a38', 1.8),
    ),
  // Dust, and a street lamp: nobody knows who lights it.
  ground('#e6dff0', '#bdb1d2', '#fff') +
    craters('#c4b8d8') +
    keepsake(
      tone('M232 22l-16 46h64l-16-46z', '#ffe08a55') +
        line('M248 60V22', 3.4) +
        body('M238 22c0-8 4-13 10-13s10 5 10 13z', '#5d5474', 'M238 22c0-6 2-10 5.5-12 0 5 1 9 4.5 12z', '#3d3652') +
        shape('M241 22h14l-2.5 6h-9z', '#ffe08a', 2) +
        shape('M262 33c-3-4-6-3-6 0s3 4 6 2c3 2 6 1 6-2s-3-4-6 0z', '#c3aee6', 1.6),
    ),
];
