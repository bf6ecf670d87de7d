/** Cards: a frame of hairlines around a drawing, on a field of 100 × 140, and one back for each pile. */
import { hexPath, type Ink, ink, look } from './ink.ts';
import { UNKNOWN_ART } from './people.ts';

const EDGE = look('fill:var(--inset);stroke:var(--line-2);stroke-width:1.5');
const LINE = look('fill:none;stroke:var(--a-deck);stroke-width:1');

/** `art` is a drawing on a field of 64. */
export const cardMarkup = (tone: Ink, art: string): string =>
  `<rect x="1" y="1" width="98" height="138" rx="7" ${EDGE}/><path d="M8 20V8h12M80 8h12v12M92 98v12H80M20 110H8V98" ${look(`fill:none;stroke:${ink(tone)};stroke-width:1.6`)}/><path d="M30 8h40M30 110h40M8 34v50M92 34v50" ${LINE}/><svg x="14" y="22" width="72" height="72" viewBox="0 0 64 64">${art}</svg>`;

const back = (inside: string): string =>
  `<rect x="1" y="1" width="98" height="138" rx="7" ${EDGE}/><rect x="9" y="9" width="82" height="122" rx="3" ${LINE}/>${inside}`;
const strong = look('fill:none;stroke:var(--a-hull);stroke-width:2.4');

/** No marks, nothing lit. */
export const BACKS = {
  item: back(
    `<svg x="24" y="44" width="52" height="52" viewBox="0 0 64 64"><path d="M12 24l20-9 20 9v20l-20 10-20-10zM12 24l20 9 20-9M32 33v21" ${strong}/></svg>`,
  ),
  danger: back([12, 22, 32].map((r) => `<path d="${hexPath(50, 70, r)}" ${LINE}/>`).join('')),
  hatch: back(`<path d="M38 44H28v52h10M62 44h10v52H62" ${strong}/><path d="M40 70h20" ${LINE}/>`),
  role: back(`<svg x="22" y="42" width="56" height="56" viewBox="0 0 64 64">${UNKNOWN_ART}</svg>`),
};
export type Back = keyof typeof BACKS;
