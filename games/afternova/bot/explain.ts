/** Why an answer is good or bad, in words: what the judgement of ./mind.ts rests on, the weightiest first. */
import { type AnswerReasons, type Known, type Language, type Part, type Phrase, type Seat, say } from '@starboard/kernel';
import { canPay } from '../rules/complete.ts';
import { asOffered } from '../rules/contract.ts';
import { noGems, sum } from '../rules/gems.ts';
import { flowsOf } from '../rules/knowledge.ts';
import { meantBy, seatMeant } from '../rules/picks.ts';
import { MOST_BUILT } from '../rules/power.ts';
import { contractOf, ownOf, talksOf } from '../rules/present.ts';
import type { Afternova, Gems, Gift, Pick, Row } from '../rules/types.ts';
import { marketWorth, pawUse, spillPick } from './cards.ts';
import { dealWorth } from './terms.ts';
import { ahead, gainOf, leastMissed, ownPurse, planWorth } from './worth.ts';

const fragments = (n: number): string => (n === 1 ? '1 fragment' : `${n} fragments`);
const fragmente = (n: number): string => (n === 1 ? '1 Fragment' : `${n} Fragmente`);
const paws = (n: number): string => (n === 0 ? 'no Paw' : n === 1 ? '1 Paw' : `${n} Paws`);
const pfoten = (n: number): string => (n === 0 ? 'keine Pfote' : n === 1 ? '1 Pfote' : `${n} Pfoten`);
const icons = (n: number): string => (n === 1 ? '1 icon' : `${n} icons`);
const symbole = (n: number): string => (n === 1 ? '1 Symbol' : `${n} Symbole`);

const en = {
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  alone: (n: number, with_: number) => say`All ${fragments(n)} are yours, for ${paws(with_)}.`,
  wanted: (points: string) => say`With what you hold, the planet’s fragments are worth about ${points} to you.`,
  unwanted: () => say`Your Blueprints have little use for the planet’s fragments.`,
  call: (lacks: number, price: number) =>
    price === 0 ? say`You lack ${icons(lacks)} and promise nothing.` : say`You lack ${icons(lacks)}; the price you name is ${fragments(price)}.`,
  market: () => say`The cards there are worth more than any planet you can reach now.`,
  hand: () => say`New cards first: a better crew, or a Blueprint that fits.`,
  fair: () => say`That is worth more to you than keeping out.`,
  poor: () => say`That is worth less to you than your Paws and what the others gain.`,
  agree: (more: number, less: number, played: number) =>
    less === 0
      ? say`You get ${fragments(more)} for ${paws(played)}.`
      : say`You get ${fragments(more)} for ${paws(played)} and ${fragments(less)} from storage.`,
  abort: () => say`No deal on the table beats a turn of another kind.`,
  wait: () => say`Somebody may still offer something better.`,
  stands: () => say`Your offer stands: now others decide.`,
  apart: () => say`Nothing you could offer here pays for the Paws.`,
  offer: (asked: number, given: number, played: number) =>
    given === 0
      ? say`You ask for ${fragments(asked)} and bring ${paws(played)}.`
      : say`You ask for ${fragments(asked)}, bring ${paws(played)} and give ${fragments(given)}.`,
  withdraw: () => say`What you asked for is no longer worth the Paws.`,
  contract: (own: number, theirs: number) => say`You get ${fragments(own)}, the others ${theirs === 0 ? 'none' : String(theirs)}.`,
  show: (plan: boolean) => (plan ? say`They see what you need the fragment for.` : say`They see what you can bring.`),
  decline: {
    paws: () => say`Their Paws would not bring what is missing.`,
    much: () => say`They ask for more than their icons are worth.`,
    leads: () => say`It would help somebody who is ahead.`,
    keeps: () => say`You need that fragment yourself.`,
    other: () => say`Another offer may follow, with better terms for you.`,
  },
  complete: (points: string) => say`The Blueprint is worth about ${points} and makes room.`,
  ends: () => say`It is the last one: it ends the game.`,
  nothing: () => say`The fragments are worth more for what you still want to build.`,
  unpaid: () => say`What you hold pays for none of your Blueprints yet.`,
  rest: () => say`You are asked again as soon as your storage or your Blueprints change.`,
  early: () => say`An upgrade pays all the longer, the earlier it comes.`,
  helps: (n: number, of: number, planet: Part) =>
    say`It brings ${n < of ? `${n} of the ${icons(of)}` : of === 1 ? 'the icon' : `all ${icons(of)}`} that you lack for ${planet}.`,
  another: () => say`One more for the crew; it brings nothing that you lack for the planets in sight.`,
  ready: (n: number, of: number) => say`${n === 0 ? 'None' : String(n)} of its ${fragments(of)} ${n === 1 ? 'is' : 'are'} in your storage.`,
  worth: (points: string) => say`Completed, it is worth about ${points} to you.`,
  blind: () => say`No card face up fits much better than an unknown one.`,
  wipe: () => say`Nothing of what is face up is of use to you.`,
  spares: () => say`Of all you have, you would miss that least.`,
  needs: () => say`You would miss other things less.`,
};
type Why = typeof en;
const de: Why = {
  points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
  alone: (n, with_) => say`${n === 1 ? 'Das eine Fragment gehört' : `Alle ${n} Fragmente gehören`} dir, für ${pfoten(with_)}.`,
  wanted: (points) => say`Mit dem, was du hast, sind dir die Fragmente des Planeten etwa ${points} wert.`,
  unwanted: () => say`Deine Blaupausen können mit den Fragmenten des Planeten wenig anfangen.`,
  call: (lacks, price) =>
    price === 0
      ? say`Dir ${lacks === 1 ? 'fehlt' : 'fehlen'} ${symbole(lacks)}, und du versprichst nichts.`
      : say`Dir ${lacks === 1 ? 'fehlt' : 'fehlen'} ${symbole(lacks)}; als Preis nennst du ${fragmente(price)}.`,
  market: () => say`Die Karten dort sind mehr wert als jeder Planet, den du jetzt erreichst.`,
  hand: () => say`Erst neue Karten: eine bessere Mannschaft oder eine Blaupause, die passt.`,
  fair: () => say`Das ist dir mehr wert, als dich herauszuhalten.`,
  poor: () => say`Das ist dir weniger wert als deine Pfoten und das, was die anderen gewinnen.`,
  agree: (more, less, played) =>
    less === 0
      ? say`Du bekommst ${fragmente(more)} für ${pfoten(played)}.`
      : say`Du bekommst ${fragmente(more)} für ${pfoten(played)} und ${fragmente(less)} aus dem Lager.`,
  abort: () => say`Kein Handel auf dem Tisch ist besser als ein anderer Zug.`,
  wait: () => say`Vielleicht bietet noch jemand etwas Besseres.`,
  stands: () => say`Dein Angebot steht: Jetzt entscheiden die anderen.`,
  apart: () => say`Was du hier anbieten könntest, lohnt die Pfoten nicht.`,
  offer: (asked, given, played) =>
    given === 0
      ? say`Du willst ${fragmente(asked)} und bringst ${pfoten(played)}.`
      : say`Du willst ${fragmente(asked)}, bringst ${pfoten(played)} und gibst ${fragmente(given)}.`,
  withdraw: () => say`Was du verlangt hast, lohnt die Pfoten nicht mehr.`,
  contract: (own, theirs) => say`Du bekommst ${fragmente(own)}, die anderen ${theirs === 0 ? 'keins' : String(theirs)}.`,
  show: (plan) => (plan ? say`So sehen sie, wofür du das Fragment brauchst.` : say`So sehen sie, was du mitbringen kannst.`),
  decline: {
    paws: () => say`Diese Pfoten bringen nicht, was fehlt.`,
    much: () => say`Verlangt wird mehr, als die Symbole wert sind.`,
    leads: () => say`Das würde jemandem helfen, der vorn liegt.`,
    keeps: () => say`Dieses Fragment brauchst du selbst.`,
    other: () => say`Vielleicht kommt noch ein Angebot, das für dich besser ist.`,
  },
  complete: (points) => say`Die Blaupause ist etwa ${points} wert und schafft Platz.`,
  ends: () => say`Es ist die letzte: Damit endet die Partie.`,
  nothing: () => say`Die Fragmente sind mehr wert für das, was du noch bauen willst.`,
  unpaid: () => say`Mit dem, was du hast, lässt sich noch keine deiner Blaupausen bezahlen.`,
  rest: () => say`Du wirst wieder gefragt, sobald sich dein Lager oder deine Blaupausen ändern.`,
  early: () => say`Eine Verbesserung lohnt sich umso länger, je früher sie kommt.`,
  helps: (n, of, planet) =>
    n < of
      ? say`Sie bringt ${n} von ${of} Symbolen, die dir für ${planet} fehlen.`
      : of === 1
        ? say`Sie bringt das Symbol, das dir für ${planet} fehlt.`
        : say`Sie bringt alle ${of} Symbole, die dir für ${planet} fehlen.`,
  another: () => say`Eine Pfote mehr; für die Planeten in Sicht bringt sie nichts, was dir fehlt.`,
  ready: (n, of) =>
    say`Von ihren ${fragmente(of)}${of === 1 ? '' : 'n'} ${n === 1 ? 'liegt 1' : n === 0 ? 'liegt keins' : `liegen ${n}`} in deinem Lager.`,
  worth: (points) => say`Vollendet ist sie dir etwa ${points} wert.`,
  blind: () => say`Was offen liegt, passt kaum besser als eine unbekannte Karte.`,
  wipe: () => say`Was offen liegt, nützt dir nichts.`,
  spares: () => say`Von allem, was du hast, fehlt dir das am wenigsten.`,
  needs: () => say`Anderes würde dir weniger fehlen.`,
};
const WHY: { readonly [L in Language]: Why } = { en, de };

type K = Known<Afternova>;
/** Gains below this are little use. */
const LITTLE = 0.5;
const EARLY = 0.6;

interface Asked {
  readonly k: K;
  readonly seat: Seat;
  readonly w: Why;
  readonly language: Language;
  points(n: number): string;
}

export const reasons: AnswerReasons<Afternova> = (k, seat, answer, language) => {
  const w = WHY[language];
  // Nobody knows it to the tenth.
  const asked: Asked = { k, seat, w, language, points: (n) => w.points(Math.max(1, Math.round(n))) };
  switch (k.flow.label) {
    case 'talks':
      return talking(asked, answer);
    case 'market':
      return buying(asked, answer[0]);
    case 'trim':
      return [dropping(asked, answer)];
    case 'spill':
      return [spilling(asked, answer)];
    case 'complete':
      return completing(asked, answer[0]);
    default:
      return acting(asked, answer);
  }
};

// ---- A turn -----------------------------------------------------------------------------------------------------------

function acting(asked: Asked, answer: readonly Pick[]): Phrase[] {
  const { k, seat, w } = asked;
  const [pick, how] = answer;
  if (pick === 'market') return [marketWorth(k, seat) > LITTLE && ownOf(k).paws.length > 2 ? w.market() : w.hand()];
  const slot = meantBy(pick);
  return how === 'alone' ? alone(asked, slot, answer) : calling(asked, slot, answer);
}

function alone({ k, seat, w, points }: Asked, slot: number, answer: readonly Pick[]): Phrase[] {
  const { gems } = k.pub.planets[slot];
  const gain = gainOf(ownPurse(k, seat), k.pub.store[seat], gems);
  return [w.alone(sum(gems), countOf(answer, 'paw ')), gain > LITTLE ? w.wanted(points(gain)) : w.unwanted()];
}

function calling({ k, seat, w, points }: Asked, slot: number, answer: readonly Pick[]): Phrase[] {
  let lacks = 0;
  for (const pick of answer) {
    if (pick.startsWith('lack ')) lacks += meantBy(pick);
    else if (pick.startsWith('ask ')) lacks += Math.floor(meantBy(pick) / 10) + (meantBy(pick) % 10);
  }
  const { gems } = k.pub.planets[slot];
  const gain = gainOf(ownPurse(k, seat), k.pub.store[seat], gems);
  return [w.call(lacks, countOf(answer, 'price ')), gain > LITTLE ? w.wanted(points(gain)) : w.unwanted()];
}

const countOf = (answer: readonly Pick[], what: string): number => answer.filter((pick) => pick.startsWith(what)).length;

// ---- Talks ------------------------------------------------------------------------------------------------------------

function talking(asked: Asked, answer: readonly Pick[]): Phrase[] {
  const { k, seat, w } = asked;
  const [pick] = answer;
  const talks = talksOf(k.pub);
  if (pick.startsWith('agree') || pick.startsWith('refuse') || pick.startsWith('object')) return consenting(asked);
  if (pick.startsWith('accept ')) return agreeing(asked, asOffered(k.pub, seat, [seatMeant(pick)]), countOf(answer, 'paw '));
  switch (pick) {
    case 'alone':
      return alone(asked, talks.slot, answer);
    case 'contract':
      return contracting(asked, answer);
    case 'offer':
      return [w.offer(countOf(answer, 'take ') + countOf(answer, 'want '), countOf(answer, 'give '), countOf(answer, 'paw '))];
    case 'wait':
      return [seat === k.pub.active ? w.wait() : talks.offers[seat] === null ? w.apart() : w.stands()];
    case 'abort':
      return [w.abort()];
    case 'withdraw':
      return [w.withdraw()];
    case 'show':
      return [w.show(answer.some((one) => one.startsWith('plan ')))];
    case 'decline':
      return [declining(answer.at(-1) ?? pick, w)];
    default:
      return [];
  }
}

function declining(reason: Pick, w: Why): Phrase {
  if (reason.startsWith('keep ')) return w.decline.keeps();
  if (reason === 'other paws' || reason === 'too much' || reason === 'you lead')
    return w.decline[reason === 'other paws' ? 'paws' : reason === 'too much' ? 'much' : 'leads']();
  return w.decline.other();
}

/** What a seat thinks of the contract on the table, whatever it answers. */
function consenting({ k, seat, w }: Asked): Phrase[] {
  const { rows, gifts } = contractOf(k.pub);
  const { more, less } = flowsOf(rows, gifts, seat);
  const played = ownOf(k).bid.length;
  return [dealWorth(k, seat, rows, gifts, played) > 0 ? w.fair() : w.poor(), w.agree(sum(more), sum(less), played)];
}

/** Terms as they were offered; or written down pick by pick. */
function contracting(asked: Asked, answer: readonly Pick[]): Phrase[] {
  const { k, seat, w } = asked;
  const helpers = answer.flatMap((pick) => (pick.startsWith('with ') ? [seatMeant(pick)] : []));
  if (answer.at(-1) === 'as offered') return agreeing(asked, asOffered(k.pub, seat, helpers), countOf(answer, 'paw '));
  const shares = answer.filter((pick) => /^[A-Z]>\d$/.test(pick)).map((pick) => Number(pick.slice(2)));
  const own = shares.filter((to) => to === seat).length;
  return shares.length === 0 ? [] : [w.contract(own, shares.length - own)];
}

function agreeing({ k, seat, w }: Asked, terms: { readonly rows: readonly Row[]; readonly gifts: readonly Gift[] }, played: number): Phrase[] {
  const { more, less } = flowsOf(terms.rows, terms.gifts, seat);
  const theirs = terms.rows.filter((row) => row.seat !== seat).reduce((n, row) => n + sum(row.share), 0);
  const worth = dealWorth(k, seat, terms.rows, terms.gifts, played);
  return [...(worth > 0 ? [] : [w.poor()]), w.contract(sum(more), theirs + sum(less))];
}

// ---- Cards and fragments ----------------------------------------------------------------------------------------------

function buying({ k, seat, w, language, points }: Asked, pick: Pick): Phrase[] {
  const purse = ownPurse(k, seat);
  if (pick.startsWith('blind')) return [w.blind()];
  if (pick.startsWith('wipe')) return [w.wipe()];
  if (pick.startsWith('paw row ')) {
    const use = pawUse(k, seat, k.pub.pawRow[meantBy(pick)]);
    if (use === null) return [w.another()];
    const { card } = purse.pack.planets[k.pub.planets[use.slot].card];
    return [w.helps(use.helps, use.lacks, { ref: 'planet', id: card.id, text: card[language] })];
  }
  const plan = k.pub.planRow[meantBy(pick)];
  const { cost, size } = purse.pack.plans[plan];
  const there = cost.reduce((n, wanted, c) => n + Math.min(wanted, k.pub.store[seat][c]), 0);
  return [w.ready(there, size), w.worth(points(planWorth(purse, plan)))];
}

/** What does not fit into the storage. */
function dropping({ k, seat, w }: Asked, answer: readonly Pick[]): Phrase {
  const gone = noGems();
  for (const pick of answer) if (pick.startsWith('drop ')) gone[meantBy(pick)]++;
  const least: Gems = leastMissed(ownPurse(k, seat), k.pub.store[seat], sum(gone));
  return gone.every((n, c) => n === least[c]) ? w.spares() : w.needs();
}

/** A full hand: what bots would discard, one after the other. */
function spilling({ k, seat, w }: Asked, answer: readonly Pick[]): Phrase {
  const left = answer.filter((pick) => meantBy(pick) >= 0);
  const { paws: held, plans } = ownOf(k);
  const all: Pick[] = [...held.map((n): Pick => `paw ${n}`), ...plans.map((n): Pick => `plan ${n}`)];
  const path: Pick[] = [];
  while (path.length < left.length && all.length > 0) {
    const worths = all.map((pick) => spillPick(k, seat, path, pick));
    path.push(...all.splice(worths.indexOf(Math.max(...worths)), 1));
  }
  return left.every((pick) => path.includes(pick)) ? w.spares() : w.needs();
}

function completing({ k, seat, w, points }: Asked, pick: Pick): Phrase[] {
  const purse = ownPurse(k, seat);
  if (!pick.startsWith('plan ')) {
    const { plans } = purse.pack;
    const payable = ownOf(k).plans.some((plan) => canPay(k.pub.store[seat], plans[plan].cost, plans[plan].size, purse.refinery));
    return [payable ? w.nothing() : w.unpaid(), ...(pick === 'rest' ? [w.rest()] : [])];
  }
  const plan = meantBy(pick);
  if (k.pub.built[seat].length === MOST_BUILT - 1) return [w.ends()];
  const early = purse.pack.plans[plan].upgrade !== null && ahead(k.pub) > EARLY;
  return [...(early ? [w.early()] : []), w.complete(points(planWorth(purse, plan)))];
}
