/** Battles with their odds, and how kind the dice were. */
import { type Course, type Language, type Luck, luckMeasure, type Moments, type Seat, type SummaryReader, seatsOf } from '@starboard/kernel';
import type { Andromeda } from '../rules/types.ts';
import type { Story } from './story.ts';
import { tell } from './telling.ts';
import { words } from './words.ts';

/** Each battle of this seat: the chance when the dice were thrown, and how it ended. */
export function fought({ battles }: Story, seat: Seat, reader: SummaryReader): Moments[] {
  const w = words[reader.language].fought;
  const items = battles.flatMap((battle) => {
    const side = battle.sides.find(({ who }) => who === seat);
    if (side === undefined) return [];
    const sides = battle.sides.map(({ who }) => who);
    const text = tell({ kind: 'battle', at: battle.at, sides }, reader);
    return [{ n: battle.n, chapter: battle.winner === seat ? w.won : w.lost, text, before: side.chance, after: battle.winner === seat ? 1 : 0 }];
  });
  return items.length === 0 ? [] : [{ kind: 'moments', title: w.title, about: w.about, seat, items }];
}

const HIGH = 5;
/** Faces from the targeting value to six are equally likely. */
const highFace = (targeting: number): number => Math.min(1, 2 / (7 - targeting));

export function luck({ battles }: Story, { seats }: Course<Andromeda>, language: Language): Luck {
  const w = words[language].luck;
  const own = seatsOf(seats).map((seat) =>
    battles.flatMap((b) => b.sides.filter(({ who }) => who === seat).map((side) => ({ ...side, won: b.winner === seat }))),
  );
  return {
    kind: 'luck',
    title: w.title,
    about: w.about,
    measures: [
      luckMeasure(
        w.battles,
        own.map((sides) => sides.map(({ chance, won }) => ({ odds: chance, hit: won }))),
        'more',
      ),
      luckMeasure(
        w.dice,
        own.map((sides) => sides.flatMap((s) => s.faces.map((face) => ({ odds: highFace(s.targeting), hit: face >= HIGH })))),
        'more',
      ),
    ],
  };
}
