/** What is true after every answer. Only tests call this. */
import type { State } from '@starboard/kernel';
import { COPIES, EMPTY, KINDS, LAST_PORTAL, PILFERER, SABORTAL, SET, SETS_TO_WIN, tagOf } from '../content/cards.ts';
import { completeSets } from './planet.ts';
import type { Rarities } from './types.ts';

/** Relics and aliens are neither lost nor doubled; every hand has its sabortal (C1); sets, portals and ships are in range. */
export function invariants(s: State<Rarities>): void {
  const { pub } = s;
  const must = (holds: boolean, what: string): void => {
    if (!holds) throw new Error(`invariant: ${what}`);
  };
  const count = (card: number): number =>
    s.mine.reduce((sum, m) => sum + m.hand[card], 0) +
    pub.portals.filter((c) => c === card).length +
    (card < KINDS ? s.dark.pile[card] + pub.planets.reduce((sum, p) => sum + p[card], 0) : 0);
  for (let relic = 0; relic < KINDS; relic++) must(count(relic) === COPIES, `${tagOf(relic)} is there ${count(relic)} times (R1)`);
  for (let alien = PILFERER; alien < SABORTAL; alien++) must(count(alien) === 1, `${tagOf(alien)} is there ${count(alien)} times (R1)`);
  s.mine.forEach((m, seat) => {
    must(m.hand[SABORTAL] === 1, `seat ${seat} has its sabortal (C1)`);
    must(
      m.hand.every((n) => n >= 0),
      `seat ${seat} holds no negative cards`,
    );
    must(m.hand.reduce((a, b) => a + b, 0) === pub.hands[seat], `the size of hand ${seat} is right`);
    must(pub.seen === null || pub.seen[seat].every((n, card) => n <= m.hand[card]), `what was seen of hand ${seat} is in it (Q40)`);
    must(
      pub.planets[seat].every((n) => n >= 0 && n <= SET),
      `planet ${seat} has at most three of a kind (R27)`,
    );
  });
  must(s.dark.pile.every((n) => n >= 0) && s.dark.pile.reduce((a, b) => a + b, 0) === pub.pile, 'the size of the pile is right');
  must(pub.ships.length === pub.berths.filter((b) => b > 0).length && new Set(pub.ships).size === pub.ships.length, 'every landed ship lies once');
  must(
    pub.ships.every((seat) => pub.berths[seat] > 0),
    'every ship in a pile has landed',
  );
  for (let p = pub.portal + 1; p <= LAST_PORTAL; p++) must(pub.portals[p] === EMPTY, `portal ${p} is unexplored and empty (C3)`);
  const won = pub.planets.filter((p) => completeSets(p) >= SETS_TO_WIN);
  must(won.length <= 1 && won.every((p) => completeSets(p) === SETS_TO_WIN), 'at most one winner, with exactly three sets (C8)');
  must(s.stack.length === 0 || won.length === 0, 'a won game is over (R32)');
}
