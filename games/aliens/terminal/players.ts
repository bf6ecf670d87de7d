/** One row per player: name, known facts, items and recent announcements, newest first. */
import { type Known, type Language, type Seat, type Span, seatsOf } from '@starboard/kernel';
import { CHARACTERS, isHuman } from '../content/cards.ts';
import { lawOf } from '../rules/law.ts';
import { entries, NOISE, NOTHING, SILENCE } from '../rules/trail.ts';
import type { Aliens } from '../rules/types.ts';
import { tongues } from '../words/index.ts';
import { sketchWords } from './labels.ts';
import { isExact } from './marks.ts';
import { BRASS, badge, DANGER, dim, field, gap, letter, seatStyle, span } from './paint.ts';

type View = Known<Aliens>;

const NAME = 9;
/** Below this width a player's facts do not fit on one line. */
const NARROW = 40;

/** One line per player, or two if the panel is narrow and high enough. */
export function playerRows(k: View, you: Seat | null, language: Language, names: readonly string[], width: number, height: number): Span[][] {
  const seats = seatsOf(k.pub.status.length);
  const two = width < NARROW && height >= 2 * seats.length;
  return seats.flatMap((seat) => {
    const who = nameOf(k, you, seat, names);
    const facts = factsOf(k, seat, language).join(', ');
    const status = k.pub.status[seat];
    const said = status !== 'aboard' ? [span(sketchWords[language][status], { bold: true })] : k.pub.ending === null ? heard(k, seat) : [];
    const known = facts === '' ? [] : [span(facts, { bold: true }), gap(1)];
    return (
      two
        ? [
            [...who, ...known],
            [gap(3), ...said],
          ]
        : [[...who, ...known, ...said]]
    ).map((line) => field(line, width));
  });
}

function nameOf(k: View, you: Seat | null, seat: Seat, names: readonly string[]): Span[] {
  const lamp = k.flow.asked.includes(seat) && !k.flow.done.includes(seat);
  return [
    span(lamp ? '▸' : ' ', { color: BRASS, bold: true }),
    span(letter(seat), badge(seat, k.pub.status[seat] === 'aboard')),
    gap(1),
    ...field([span(names[seat], { ...seatStyle(seat), bold: seat === you })], NAME),
    gap(1),
  ];
}

function factsOf(k: View, seat: Seat, language: Language): string[] {
  const { pub } = k;
  const words = sketchWords[language];
  const law = lawOf(pub.options, pub.status.length);
  const facts: string[] = [];
  const character = pub.truth?.[seat].character ?? pub.shown[seat];
  if (character >= 0) facts.push(tongues[language].names.characters[CHARACTERS[character]].bare);
  // B.3: a human character may be an alien by now.
  if (pub.side[seat] !== 'unknown' && !law.noHumans && (character < 0 || (isHuman(character) && pub.side[seat] === 'alien')))
    facts.push(words[pub.side[seat] as 'human' | 'alien']);
  if (pub.fed[seat]) facts.push(words.fed);
  if (pub.items[seat] > 0) facts.push(words.items(pub.items[seat]));
  if (pub.agreed[seat] && pub.status[seat] === 'aboard') facts.push(words.agreed);
  if (law.killsToWin > 0) facts.push(`${pub.kills[seat]}/${law.killsToWin}`);
  return facts;
}

/** Short signs for what was heard, newest first, so that the oldest are cut off. */
function heard(k: View, seat: Seat): Span[] {
  const { zone } = lawOf(k.pub.options, k.pub.status.length);
  const signs: Span[] = [];
  for (const e of [...entries(k.pub)].reverse()) {
    if (e.seat !== seat) continue;
    const name = e.sector < 0 ? '' : short(zone.names[e.sector]);
    if (e.what === NOISE) signs.push(span(name), gap(1));
    else if (e.what === SILENCE) signs.push(dim('~'), gap(1));
    else if (e.what === NOTHING) signs.push(dim('–'), gap(1));
    else if (isExact(e.what)) signs.push(span(`${name}!`, { color: DANGER }), gap(1));
  }
  return signs;
}

/** `hatch 3` is its number, a start its letter, as on the map. */
export const short = (name: string): string =>
  name
    .replace(/^hatch /, '')
    .replace('human start', 'H')
    .replace('alien start', 'A');
