/** Why an answer is good or bad, in words: what the judgement of ./mind.ts rests on, the weightiest first. */
import { type AnswerReasons, figureText, type Known, type Language, type Phrase, type Seat, say } from '@starboard/kernel';
import { sum } from '../rules/gems.ts';
import { flowsOf } from '../rules/knowledge.ts';
import { meantBy } from '../rules/picks.ts';
import { MOST_BUILT } from '../rules/power.ts';
import { contractOf, ownOf } from '../rules/present.ts';
import type { Afternova, Pick } from '../rules/types.ts';
import { marketPick, marketWorth } from './cards.ts';
import { dealWorth } from './terms.ts';
import { ahead, gainOf, ownPurse, planWorth } from './worth.ts';

const fragments = (n: number): string => (n === 1 ? 'one fragment' : `${n} fragments`);
const fragmente = (n: number): string => (n === 1 ? 'ein Fragment' : `${n} Fragmente`);
const paws = (n: number): string => (n === 1 ? 'one Paw' : `${n} Paws`);
const pfoten = (n: number): string => (n === 1 ? 'eine Pfote' : `${n} Pfoten`);

const en = {
  alone: (n: number, with_: number) => say`All ${fragments(n)} are yours, for ${paws(with_)}.`,
  wanted: (points: string) => say`What you hold makes them worth about ${points} points to you.`,
  unwanted: () => say`Your Blueprints have little use for them.`,
  call: (icons: number, price: number) => say`You lack ${icons === 1 ? 'one icon' : `${icons} icons`}; the price you name is ${fragments(price)}.`,
  market: () => say`The cards there are worth more than any planet you can reach now.`,
  hand: () => say`New cards first: a better crew, or a Blueprint that fits.`,
  agree: (more: number, played: number) => say`You get ${fragments(more)} for ${played === 0 ? 'no Paw' : paws(played)}.`,
  fair: () => say`That is worth more to you than keeping out.`,
  poor: () => say`That is worth less to you than your Paws and what the others gain.`,
  abort: () => say`No deal on the table beats a turn of another kind.`,
  wait: () => say`Somebody may still offer something better.`,
  apart: () => say`Nothing you could offer here pays for the Paws.`,
  offer: (asked: number, played: number) => say`You ask for ${fragments(asked)} and bring ${paws(played)}.`,
  contract: (own: number, theirs: number) => say`You keep ${fragments(own)}, the others get ${fragments(theirs)}.`,
  complete: (points: string) => say`It is worth about ${points} points, and it makes room.`,
  ends: () => say`It is the last one: it ends the game.`,
  nothing: () => say`The fragments are worth more for what you still want to build.`,
  early: () => say`An upgrade pays all the longer, the earlier it comes.`,
  card: () => say`It fits the planets and Blueprints in sight.`,
  blind: () => say`No card face up fits much better than an unknown one.`,
};
type Why = typeof en;
const de: Why = {
  alone: (n, with_) => say`${n === 1 ? 'Das eine Fragment gehört' : `Alle ${n} Fragmente gehören`} dir, für ${pfoten(with_)}.`,
  wanted: (points) => say`Mit dem, was du hast, sind sie dir etwa ${points} Punkte wert.`,
  unwanted: () => say`Deine Baupläne können wenig damit anfangen.`,
  call: (icons, price) => say`Dir ${icons === 1 ? 'fehlt ein Symbol' : `fehlen ${icons} Symbole`}; als Preis nennst du ${fragmente(price)}.`,
  market: () => say`Die Karten dort sind mehr wert als jeder Planet, den du jetzt erreichst.`,
  hand: () => say`Erst neue Karten: eine bessere Mannschaft oder ein Bauplan, der passt.`,
  agree: (more, played) => say`Du bekommst ${fragmente(more)} für ${played === 0 ? 'keine Pfote' : pfoten(played)}.`,
  fair: () => say`Das ist dir mehr wert, als dich herauszuhalten.`,
  poor: () => say`Das ist dir weniger wert als deine Pfoten und das, was die anderen gewinnen.`,
  abort: () => say`Kein Handel auf dem Tisch ist besser als ein anderer Zug.`,
  wait: () => say`Vielleicht bietet noch jemand etwas Besseres.`,
  apart: () => say`Was du hier anbieten könntest, lohnt die Pfoten nicht.`,
  offer: (asked, played) => say`Du willst ${fragmente(asked)} und bringst ${pfoten(played)}.`,
  contract: (own, theirs) => say`Du behältst ${fragmente(own)}, die anderen bekommen ${fragmente(theirs)}.`,
  complete: (points) => say`Er ist etwa ${points} Punkte wert und schafft Platz.`,
  ends: () => say`Es ist der letzte: Damit endet die Partie.`,
  nothing: () => say`Die Fragmente sind mehr wert für das, was du noch bauen willst.`,
  early: () => say`Eine Verbesserung lohnt sich umso länger, je früher sie kommt.`,
  card: () => say`Sie passt zu den Planeten und Bauplänen, die du vor dir hast.`,
  blind: () => say`Was offen liegt, passt kaum besser als eine unbekannte Karte.`,
};
const WHY: { readonly [L in Language]: Why } = { en, de };

type K = Known<Afternova>;
/** Gains below this are little use. */
const LITTLE = 0.5;
const EARLY = 0.6;

export const reasons: AnswerReasons<Afternova> = (k, seat, answer, language) => {
  const w = WHY[language];
  const number = (n: number): string => figureText(n.toFixed(1).replace('.0', ''), language);
  const [pick, how] = answer;
  if (pick === 'market') return [atMarket(k, seat, w)];
  if (pick.startsWith('planet ')) return how === 'alone' ? alone(k, seat, meantBy(pick), answer, w, number) : calling(answer, w);
  if (pick.startsWith('agree') || pick.startsWith('refuse') || pick.startsWith('object')) return consenting(k, seat, pick.startsWith('agree'), w);
  if (pick === 'abort') return [w.abort()];
  if (pick === 'wait') return [seat === k.pub.active ? w.wait() : w.apart()];
  if (pick === 'offer') return offering(answer, w);
  if (pick === 'contract') return contracting(seat, answer, w);
  if (pick.startsWith('plan ') && !pick.startsWith('plan row')) return completing(k, seat, meantBy(pick), w, number);
  if (pick === 'nothing') return [w.nothing()];
  if (pick.startsWith('blind')) return [w.blind()];
  return pick.includes(' row ') && marketPick(k, seat, pick) > LITTLE ? [w.card()] : [];
};

const atMarket = (k: K, seat: Seat, w: Why): Phrase => (marketWorth(k, seat) > LITTLE && ownOf(k).paws.length > 2 ? w.market() : w.hand());

function alone(k: K, seat: Seat, slot: number, answer: readonly Pick[], w: Why, number: (n: number) => string): Phrase[] {
  const { gems } = k.pub.planets[slot];
  const gain = gainOf(ownPurse(k, seat), k.pub.store[seat], gems);
  const crew = answer.filter((pick) => pick.startsWith('paw ')).length;
  return [w.alone(sum(gems), crew), gain > LITTLE ? w.wanted(number(gain)) : w.unwanted()];
}

function calling(answer: readonly Pick[], w: Why): Phrase[] {
  const lacks = answer.filter((pick) => pick.startsWith('lack ')).reduce((n, pick) => n + meantBy(pick), 0);
  return lacks === 0 ? [] : [w.call(lacks, answer.filter((pick) => pick.startsWith('price ')).length)];
}

const offering = (answer: readonly Pick[], w: Why): Phrase[] => [
  w.offer(answer.filter((pick) => /^(take|want) /.test(pick)).length, answer.filter((pick) => pick.startsWith('paw ')).length),
];

/** Where the terms were written down pick by pick. */
function contracting(seat: Seat, answer: readonly Pick[], w: Why): Phrase[] {
  const shares = answer.filter((pick) => /^[A-Z]>\d$/.test(pick)).map((pick) => Number(pick.slice(2)));
  const own = shares.filter((to) => to === seat).length;
  return shares.length === 0 ? [] : [w.contract(own, shares.length - own)];
}

function consenting(k: K, seat: Seat, agrees: boolean, w: Why): Phrase[] {
  const { rows, gifts } = contractOf(k.pub);
  const { more } = flowsOf(rows, gifts, seat);
  const played = ownOf(k).bid.length;
  const good = dealWorth(k, seat, rows, gifts, played) > 0;
  return agrees === good ? [good ? w.fair() : w.poor(), w.agree(sum(more), played)] : [w.agree(sum(more), played)];
}

function completing(k: K, seat: Seat, plan: number, w: Why, number: (n: number) => string): Phrase[] {
  const purse = ownPurse(k, seat);
  if (k.pub.built[seat].length === MOST_BUILT - 1) return [w.ends()];
  const early = purse.pack.plans[plan].upgrade !== null && ahead(k.pub) > EARLY;
  return [...(early ? [w.early()] : []), w.complete(number(planWorth(purse, plan)))];
}
