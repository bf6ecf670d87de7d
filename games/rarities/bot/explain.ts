/** Why an answer is good or bad, in words: what the judgement of ./mind.ts rests on, the weightiest first. */
import { type AnswerReasons, type Known, type Language, type Phrase, type Seat, say, seatAt, who } from '@starboard/kernel';
import { ALIENS, EMPTY, isRelic, PILFERER, SET, SETS_TO_WIN, VALUES } from '../content/cards.ts';
import { positionIn, relicIn, seatIn } from '../rules/picks.ts';
import { completeSets } from '../rules/planet.ts';
import type { Pick, Rarities } from '../rules/types.ts';
import { distance, distanceWith } from './distance.ts';
import { landingEdge } from './landing.ts';

const actions = (n: number): string => (n === 1 ? '1 action' : `${n} actions`);
const aktionen = (n: number): string => (n === 1 ? '1 Aktion' : `${n} Aktionen`);

const en = {
  wins: () => say`That is the third set: it wins.`,
  closes: () => say`It completes a set, which nobody can steal.`,
  has: (home: number, held: number) => {
    const where = home === 0 ? `${held} in hand` : `${home} of ${SET} home${held > 0 ? ` and ${held} in hand` : ''}`;
    const lacks = SET - home - held;
    return say`That makes ${where}: ${lacks <= 0 ? 'the set only needs placing' : lacks === 1 ? 'one is still to be found' : 'two are still to be found'}.`;
  },
  spare: () => say`It belongs to none of your three nearest sets.`,
  wanted: (by: Seat) => say`${who(by)} needs just one more of them.`,
  alien: {
    pilferer: () => say`Later it explores a portal without a draw, and steals a relic.`,
    schemer: () => say`Later it explores a portal without a draw, and brings a relic.`,
    thief: () => say`Later it explores a portal without a draw, and sets landed ships back.`,
  },
  safe: () => say`No draw, no risk of a sabortal.`,
  odds: (n: number, from: Seat) => say`1 of ${who(from)}’s ${n} cards is the sabortal.`,
  best: () => say`Nobody has a larger hand: the best odds there are.`,
  smaller: (n: number) => say`The largest hand would be 1 in ${n}.`,
  robs: (from: Seat) => say`${who(from)} loses what is needed for a set.`,
  lands: (n: number) => say`A landing here is ${actions(n)}, for certain.`,
  flies: (n: number, of: number) => say`The next portal is ${actions(n)}, and ${of - 1} of ${of} draws get there.`,
  /** `but`: it speaks against the answer. */
  edge: (here: boolean, but: boolean) =>
    here ? say`${but ? 'But what' : 'What'} is here is worth more than what may come.` : say`${but ? 'But more' : 'More'} lies ahead than here.`,
  back: (n: number) => say`${n === 1 ? 'One ship that landed' : `${n} ships that landed`} would fall back.`,
  enough: () => say`Nothing that is left brings you closer to a set.`,
  gives: () => say`It gives away an action that could still bring you something.`,
};
type Why = typeof en;
const de: Why = {
  wins: () => say`Das ist der dritte Satz: Damit gewinnst du.`,
  closes: () => say`Damit ist ein Satz vollständig, und niemand kann ihn mehr stehlen.`,
  has: (home, held) => {
    const where = home === 0 ? `${held} auf der Hand` : `${home} von ${SET} abgelegt${held > 0 ? ` und ${held} auf der Hand` : ''}`;
    const lacks = SET - home - held;
    return say`Damit hast du ${where}: ${lacks <= 0 ? 'Es fehlt keins mehr' : lacks === 1 ? 'Eins fehlt noch' : 'Zwei fehlen noch'}.`;
  },
  spare: () => say`Es gehört zu keinem deiner drei nächsten Sätze.`,
  wanted: (by) => say`${who(by)} braucht davon nur noch eins.`,
  alien: {
    pilferer: () => say`Später erkundet er ein Portal, ohne dass du ziehst, und stiehlt ein Relikt.`,
    schemer: () => say`Später erkundet er ein Portal, ohne dass du ziehst, und bringt ein Relikt mit.`,
    thief: () => say`Später erkundet er ein Portal, ohne dass du ziehst, und wirft gelandete Schiffe zurück.`,
  },
  safe: () => say`Kein Ziehen, also kein Sabortal.`,
  odds: (n, from) => say`Bei ${who(from)} ist 1 von ${n} Karten das Sabortal.`,
  best: () => say`Niemand hat mehr Karten: Besser werden die Aussichten nicht.`,
  smaller: (n) => say`Bei der größten Hand wäre es 1 von ${n}.`,
  robs: (from) => say`${who(from)} fehlt dann etwas für einen Satz.`,
  lands: (n) => say`Hier zu landen bringt sicher ${aktionen(n)}.`,
  flies: (n, of) => say`Am nächsten Portal gibt es ${aktionen(n)}, und ${of - 1} von ${of} Ziehungen kommen dort an.`,
  edge: (here, but) =>
    here
      ? say`${but ? 'Aber was' : 'Was'} hier liegt, ist mehr wert als das, was noch kommen kann.`
      : say`${but ? 'Aber vor' : 'Vor'} dir liegt mehr als hier.`,
  back: (n) => say`${n === 1 ? 'Ein gelandetes Schiff fällt' : `${n} gelandete Schiffe fallen`} zurück.`,
  enough: () => say`Was noch da ist, bringt dich keinem Satz näher.`,
  gives: () => say`Damit verschenkst du eine Aktion, die dir noch etwas gebracht hätte.`,
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
  if (pick === 'schemer') {
    const relic = second === undefined ? EMPTY : pub.portals[positionIn(second)];
    return [w.safe(), ...(third === 'hand' ? taken(k, seat, relic, w) : placed(k, seat, relic, 0, w))];
  }
  if (pick === 'thief') return [w.safe(), ...(pub.ships.length === 0 ? [] : [w.back(pub.ships.length)])];
  if (pick.startsWith('take ')) return taken(k, seat, pub.portals[positionIn(pick)], w);
  if (pick.startsWith('place ')) return placed(k, seat, relicIn(pick), 1, w);
  return [isOfUse(k, seat, pick === 'enough') ? w.gives() : w.enough()];
}

function landing(k: K, seat: Seat, lands: boolean, w: Why): Phrase[] {
  const { pub } = k;
  const better = landingEdge(pub, seat, pub.planets[seat], k.mine!.hand) > 0;
  const edge = w.edge(better, better !== lands);
  if (lands) return [w.lands(VALUES[pub.portal]), edge];
  const largest = Math.max(...pub.hands.filter((_, s) => s !== pub.explorer));
  return [w.flies(VALUES[Math.min(pub.portal + 1, VALUES.length - 1)], largest), edge];
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
  const spare = !isNearer(k, seat, relic, 1, -fromHand);
  return [w.has(planet[relic] + 1, hand[relic] - fromHand), ...(spare ? [w.spare()] : [])];
}

function taken(k: K, seat: Seat, card: number, w: Why): Phrase[] {
  const alien = ALIENS[card - PILFERER];
  if (alien !== undefined) return [w.alien[alien]()];
  if (!isRelic(card)) return [];
  const { planets } = k.pub;
  const rival = planets.findIndex((planet, s) => s !== seat && planet[card] === SET - 1);
  return [
    w.has(planets[seat][card], k.mine!.hand[card] + 1),
    ...(rival < 0 ? [] : [w.wanted(seatAt(rival))]),
    ...(isNearer(k, seat, card, 0, 1) ? [] : [w.spare()]),
  ];
}

function isNearer(k: K, seat: Seat, relic: number, home: number, held: number): boolean {
  const planet = k.pub.planets[seat];
  const { hand } = k.mine!;
  return distanceWith(planet, hand, relic, home, held) < distance(planet, hand);
}

/** Whether a card at a portal, or in the hand where that may be placed, would still help. */
function isOfUse(k: K, seat: Seat, placing: boolean): boolean {
  const helps = (card: number): boolean => ALIENS[card - PILFERER] !== undefined || (isRelic(card) && isNearer(k, seat, card, 0, 1));
  if (k.pub.portals.some(helps)) return true;
  return placing && k.mine!.hand.some((n, relic) => n > 0 && isRelic(relic) && isNearer(k, seat, relic, 1, -1));
}
