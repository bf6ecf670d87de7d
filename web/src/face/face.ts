/** Draws a portrait. Loaded when there is one to be seen. */
import { CHAIRS } from './chairs.ts';
import { CLOTH, EYES, GEAR, GROUND, HAIR, HAIR_MARK, HEAD, INK, MOUTH, SKIN, SUITS, TOP } from './parts.ts';

/** The parts in the order of the word. */
export const KINDS = ['head', 'skin', 'eyes', 'mouth', 'top', 'hair', 'gear', 'suit', 'cloth', 'ground'] as const;
export type PartKind = (typeof KINDS)[number];

const names = (parts: object): readonly string[] => Object.keys(parts);
/** What there is of each: names of shapes, or colours. */
export const PARTS: { readonly [K in PartKind]: readonly string[] } = {
  head: names(HEAD),
  skin: SKIN,
  eyes: names(EYES),
  mouth: names(MOUTH),
  top: names(TOP),
  hair: HAIR,
  gear: names(GEAR),
  suit: names(SUITS),
  cloth: CLOTH,
  ground: GROUND,
};
const DIGITS = 36;

export const partOf = (face: string, kind: PartKind): number => {
  const n = Number.parseInt(face[KINDS.indexOf(kind)] ?? '0', DIGITS);
  return n < PARTS[kind].length ? n : 0;
};
export const withPart = (face: string, kind: PartKind, n: number): string => [...face].with(KINDS.indexOf(kind), n.toString(DIGITS)).join('');
export const anyFace = (): string => KINDS.map((kind) => Math.floor(Math.random() * PARTS[kind].length).toString(DIGITS)).join('');

function bust(face: string): string {
  const named = (kind: PartKind): string => PARTS[kind][partOf(face, kind)];
  const hair = named('hair');
  const [behind, before] = TOP[named('top')](hair);
  const gear = named('gear');
  const head = named('head');
  return [
    behind,
    SUITS[named('suit')](named('cloth')),
    HEAD[head](named('skin')),
    // A visor hides the eyes; an owl has a beak.
    gear === 'visor' ? '' : EYES[named('eyes')],
    head === 'owl' ? '' : MOUTH[named('mouth')].replaceAll(HAIR_MARK, hair),
    before,
    GEAR[gear],
  ].join('');
}

const INKED = `fill="none" stroke="${INK}" stroke-width="2.6"`;
const XMLNS = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"';

/** On its own ground. */
const plate = (face: string): string =>
  `<svg ${XMLNS}><clipPath id="c"><circle cx="32" cy="32" r="29.5"/></clipPath>` +
  `<circle cx="32" cy="32" r="30" fill="${PARTS.ground[partOf(face, 'ground')]}"/><g clip-path="url(#c)"><g transform="translate(0 2.5)">${bust(face)}</g></g>` +
  `<circle cx="32" cy="32" r="30" ${INKED}/></svg>`;

/** In a chair: shape and colour are the chair's. */
function seated(face: string, seat: number): string {
  const { outline, colour, fit } = CHAIRS[seat % CHAIRS.length];
  return (
    `<svg ${XMLNS}><clipPath id="c"><path d="${outline}"/></clipPath><path d="${outline}" fill="${colour}"/>` +
    `<g clip-path="url(#c)"><g transform="${fit}">${bust(face)}</g></g><path d="${outline}" ${INKED}/></svg>`
  );
}

const urls = new Map<string, string>();
const MOST = 500;

/** The address of a picture of it; `seat`: as it looks there, null: by itself. */
export function faceUrl(face: string, seat: number | null = null): string {
  const key = `${face} ${seat ?? ''}`;
  const there = urls.get(key);
  if (there !== undefined) return there;
  if (urls.size >= MOST) urls.clear();
  const url = `data:image/svg+xml,${encodeURIComponent(seat === null ? plate(face) : seated(face, seat))}`;
  urls.set(key, url);
  return url;
}
