/** Why an answer is good or bad, in words: what the judgement of ./mind.ts rests on, the weightiest first. */
import { type AnswerReasons, type Known, type Language, type Phrase, type Seat, say, who } from '@starboard/kernel';
import { isRelic, PILFERER, SET, SETS_TO_WIN, VALUES } from '../content/cards.ts';
import { positionIn, relicIn, seatIn } from '../rules/picks.ts';
import { completeSets } from '../rules/planet.ts';
import type { Pick, Rarities } from '../rules/types.ts';
import { distance, distanceWith } from './distance.ts';
import { landingEdge } from './landing.ts';

const actions = (n: number): string => (n === 1 ? 'one action' : `${n} actions`);
const aktionen = (n: number): string => (n === 1 ? 'eine Aktion' : `${n} Aktionen`);

const en = {
  wins: () => say`That is the third set: it wins.`,
  closes: () => say`It completes a set, which nobody can steal.`,
  nearer: () => say`It brings one of your three nearest sets closer.`,
  spare: () => say`It belongs to none of your three nearest sets.`,
  alien: () => say`An alien in hand is a portal explored without a draw.`,
  safe: () => say`No draw, no risk of a sabortal.`,
  odds: (n: number, from: Seat) => say`1 card in ${n} of ${who(from)} is the sabortal.`,
  best: () => say`Nobody has a larger hand: the best odds there are.`,
  smaller: (n: number) => say`The largest hand would be 1 in ${n}.`,
  robs: (from: Seat) => say`${who(from)} loses what is needed for a set.`,
  lands: (n: number) => say`A landing here is ${actions(n)}, for certain.`,
  flies: (n: number, of: number) => say`The next portal is ${actions(n)}, and ${of - 1} of ${of} draws get there.`,
  edge: (better: boolean) => (better ? say`What lies here is worth more than what may come.` : say`More lies ahead than here.`),
  back: (n: number) => say`${n === 1 ? 'One ship that landed' : `${n} ships that landed`} would fall back.`,
  enough: () => say`Nothing that is left helps you much.`,
};
type Why = typeof en;
const de: Why = {
  wins: () => say`Das ist das dritte Set: Es gewinnt.`,
  closes: () => say`Damit ist ein Set voll, und niemand kann es mehr stehlen.`,
  nearer: () => say`Das bringt eines deiner drei nächsten Sets voran.`,
  spare: () => say`Es gehört zu keinem deiner drei nächsten Sets.`,
  alien: () => say`Ein Alien auf der Hand ist ein Portal, das du ohne Ziehen erkundest.`,
  safe: () => say`Kein Ziehen, also kein Sabortal.`,
  odds: (n, from) => say`Von ${who(from)} ist 1 von ${n} Karten das Sabortal.`,
  best: () => say`Niemand hat mehr Karten: Besser werden die Aussichten nicht.`,
  smaller: (n) => say`Bei der größten Hand wäre es 1 von ${n}.`,
  robs: (from) => say`${who(from)} fehlt dann etwas für ein Set.`,
  lands: (n) => say`Hier zu landen bringt sicher ${aktionen(n)}.`,
  flies: (n, of) => say`Am nächsten Portal gibt es ${aktionen(n)}, und ${of - 1} von ${of} Ziehungen kommen dort an.`,
  edge: (better) => (better ? say`Was hier liegt, ist mehr wert als das, was noch kommen kann.` : say`Vor dir liegt mehr als hier.`),
  back: (n) => say`${n === 1 ? 'Ein gelandetes Schiff fällt' : `${n} gelandete Schiffe fallen`} zurück.`,
  enough: () => say`Was noch da liegt, hilft dir kaum.`,
};
const WHY: { readonly [L in Language]: Why } = { en, de };

type K = Known<Rarities>;

export const reasons: AnswerReasons<Rarities> = (k, seat, answer, language) => reasonsFor(k, seat, answer, WHY[language]);

function reasonsFor(k: K, seat: Seat, [pick, second, third]: readonly Pick[], w: Why): Phrase[] {
  const { pub } = k;
  if (pick === 'land' || pick === 'stay') return landing(k, seat, pick === 'land', w);
  if (pick.startsWith('draw ')) return drawing(k, seat, seatIn(pick), w);
  if (pick === 'pilferer')
    return [
      ...(third === undefined ? [] : placed(k, seat, relicIn(third), 0, w)),
      w.safe(),
      ...(second === undefined ? [] : [w.robs(seatIn(second))]),
    ];
  if (pick === 'schemer') return [w.safe(), ...(second === undefined ? [] : placed(k, seat, pub.portals[positionIn(second)], 0, w))];
  if (pick === 'thief') return [w.safe(), ...(pub.ships.length === 0 ? [] : [w.back(pub.ships.length)])];
  if (pick.startsWith('take ')) return taken(k, seat, pub.portals[positionIn(pick)], w);
  if (pick.startsWith('place ')) return placed(k, seat, relicIn(pick), 1, w);
  return pick === 'enough' || pick === 'none' ? [w.enough()] : [];
}

function landing(k: K, seat: Seat, lands: boolean, w: Why): Phrase[] {
  const { pub } = k;
  const better = landingEdge(pub, seat, pub.planets[seat], k.mine!.hand) > 0;
  if (lands) return [w.lands(VALUES[pub.portal]), ...(better ? [w.edge(true)] : [])];
  const largest = Math.max(...pub.hands.filter((_, s) => s !== pub.explorer));
  return [w.flies(VALUES[Math.min(pub.portal + 1, VALUES.length - 1)], largest), ...(better ? [] : [w.edge(false)])];
}

function drawing({ pub }: K, seat: Seat, from: Seat, w: Why): Phrase[] {
  const largest = Math.max(...pub.hands.filter((_, s) => s !== seat));
  const said = w.odds(pub.hands[from], from);
  return [said, pub.hands[from] === largest ? w.best() : w.smaller(largest)];
}

/** A relic that comes to the planet, from the hand or not. */
function placed(k: K, seat: Seat, relic: number, fromHand: number, w: Why): Phrase[] {
  if (!isRelic(relic)) return [];
  const planet = k.pub.planets[seat];
  const { hand } = k.mine!;
  if (planet[relic] === SET - 1) return [completeSets(planet) === SETS_TO_WIN - 1 ? w.wins() : w.closes()];
  return [distanceWith(planet, hand, relic, 1, -fromHand) < distance(planet, hand) ? w.nearer() : w.spare()];
}

function taken(k: K, seat: Seat, card: number, w: Why): Phrase[] {
  if (card >= PILFERER) return [w.alien()];
  const planet = k.pub.planets[seat];
  const { hand } = k.mine!;
  return [distanceWith(planet, hand, card, 0, 1) < distance(planet, hand) ? w.nearer() : w.spare()];
}
