/** One row per player: storage, cards in hand, completed Blueprints, upgrades. */
import type { Known, Language, Seat, Span } from '@starboard/kernel';
import { MOST_BUILT } from '../rules/power.ts';
import type { Afternova } from '../rules/types.ts';
import * as common from '../words/common.ts';
import { sketchWords } from './labels.ts';
import { names as cardNames } from './names.ts';
import { BRASS, DANGER, dim, field, gap, gems, MINT, seatColor, span } from './paint.ts';

type K = Known<Afternova>;

const NAME = 10;
const PAWS = 7;
const PLANS = 11;

export function players(k: K, you: Seat | null, language: Language, names: readonly string[]): Span[][] {
  const words = sketchWords[language];
  const heading = [
    gap(2 + NAME + 1),
    ...field([dim(words.storage)], 5 + words.wide.storage),
    ...field([dim(words.paws)], PAWS),
    ...field([dim(words.plans)], PLANS),
    dim(words.built),
  ];
  return [heading, ...common.everybody(k).map((seat) => player(k, you, seat, names, language))];
}

function player(k: K, you: Seat | null, seat: Seat, names: readonly string[], language: Language): Span[] {
  const { pub } = k;
  const load = common.load(k, seat);
  const room = common.room(k, seat);
  const built = pub.built[seat].length;
  const upgrades = pub.built[seat].flatMap((n, i) => {
    const { upgrade } = common.plan(k, n);
    return upgrade === null ? [] : [span(` ${cardNames[language].brief(upgrade)}`, i < pub.ripe[seat] ? { color: MINT } : { dim: true })];
  });
  return [
    lamp(k, seat),
    span(seat === pub.active ? '*' : ' ', { color: BRASS }),
    ...field([span(names[seat] ?? '', { bold: seat === you, color: seatColor(seat) })], NAME),
    gap(1),
    ...field([span(`${load}/${room}`, load > room ? { color: DANGER, bold: true } : {})], 5),
    ...field(gems(language, pub.store[seat]), sketchWords[language].wide.storage),
    ...field([span(String(pub.paws[seat]))], PAWS),
    ...field([span(String(pub.plans[seat]))], PLANS),
    span('■'.repeat(built), { color: built >= MOST_BUILT - 1 ? DANGER : BRASS }),
    dim('□'.repeat(MOST_BUILT - built)),
    ...upgrades,
  ];
}

/** Marks players who are asked, with a tick once they have answered in an open window. */
function lamp(k: K, seat: Seat): Span {
  if (!k.flow.asked.includes(seat)) return gap(1);
  return k.flow.done.includes(seat) ? dim('✓') : span('▸', { color: BRASS, bold: true });
}
