/** English: the situation in words, for the text table and the plain terminal. */
import { type Grid, list, type Paragraph, type Phrase, type Seat, say } from '@starboard/kernel';
import { MOST_BUILT } from '../rules/power.ts';
import type { Contract, Talks } from '../rules/types.ts';
import type { View, You } from './common.ts';
import * as common from './common.ts';
import { names } from './names.ts';
import {
  all,
  blueprint,
  colour,
  does,
  fragments,
  gems,
  has,
  label,
  lacking,
  no,
  pawCount,
  planCount,
  planet,
  planWithCost,
  them,
  tooMuch,
} from './speech.en.ts';

export function scene(k: View, you: You): Paragraph[] {
  const { talks } = k.pub;
  const offers = talks === null || talks.offers.every((o) => o === null) ? null : offerTable(k, talks, you);
  const contract = talks?.contract ?? null;
  const concerns = common.concerns(k, you) && { mine: true };
  return [
    // Whoever is to agree sees the whole of it at once, also on a small screen.
    ...(contract === null
      ? []
      : [{ title: `Contract ${contract.n}`, lines: consent(k, contract, you), table: contractTable(k, contract, you), ...concerns }]),
    {
      title: k.stack.length === 0 ? 'The game is over' : `Turn ${Math.max(1, k.pub.turn)}`,
      lines: [...situation(k, you), ...(offers !== null && contract === null ? [['These offers are open:']] : [])],
      ...(offers !== null && contract === null && { table: offers, ...concerns }),
    },
    ...(contract === null || offers === null ? [] : [{ title: 'Offers', lines: [], table: offers }]),
    ...(k.mine === null || you === null ? [] : [{ title: 'Your hand', mine: true, lines: hand(k, you) }]),
    { title: 'Planets', lines: k.pub.planets.map((_, slot) => planetLine(k, slot, you)) },
    { title: 'Market', lines: market(k) },
    { title: 'Players', lines: [], table: players(k, you) },
    ...(k.pub.ships === null ? [] : [{ title: 'Hidden objectives', lines: k.pub.ships.map((ship, seat) => objective(k, ship, seat as Seat, you)) }]),
  ];
}

function situation(k: View, you: You): Phrase[] {
  const { pub } = k;
  const top = common.topFrame(k);
  const lines: Phrase[] = [];
  if (top === null) lines.push(['The game is over.']);
  else if (pub.talks === null) lines.push(pub.active === you ? ['It is your turn.'] : say`It is the turn of ${them(pub.active, you)}.`);
  if (pub.talks !== null) lines.push(...call(k, pub.talks, you));
  else if (top?.step === 'market')
    lines.push([top.left === 1 ? 'One more card is taken from the market.' : `${top.left} more cards are taken from the market.`]);
  else if (top?.step === 'trim') lines.push(say`Too many fragments: ${all(top.seats, you)}.`);
  else if (top?.step === 'complete') lines.push(['Blueprints may be completed now.']);
  const most = Math.max(...pub.built.map((b) => b.length));
  if (top !== null && most >= MOST_BUILT - 2) {
    const ahead = common.everybody(k).filter((seat) => pub.built[seat].length === most);
    if (most < MOST_BUILT)
      lines.push(say`${MOST_BUILT - most === 1 ? 'One more Blueprint' : 'Two more Blueprints'} of ${all(ahead, you)} and the game ends.`);
  }
  if (pub.last && top !== null) lines.push(['Somebody has six Blueprints: the end is near.']);
  return lines;
}

function call(k: View, talks: Talks, you: You): Phrase[] {
  const face = common.planetAt(k, talks.slot);
  if (face === null) return [];
  const lacks = lacking(talks.lacks, [face.a, face.b]);
  const seat = k.pub.active;
  const lines: Phrase[] = [
    say`${does(seat, you, 'want', 'wants')} to extract ${planet(face.card)} (${common.needsOf('en', face)}; ${gems(k.pub.planets[talks.slot].gems)}).`,
    say`Missing, as ${them(seat, you)} ${seat === you ? 'say' : 'says'}: ${lacks === '' ? 'nothing' : lacks}.${has(talks.price) ? say` In return: ${gems(talks.price)}.` : []}`,
  ];
  if (talks.said !== null) lines.push(no(talks.said, you));
  if (you !== null && you !== seat && talks.offers[you] === null) {
    const fitting = (k.mine?.paws ?? []).map((n) => common.paw(k, n)).filter((p) => p.icons[face.a] + p.icons[face.b] > 0);
    lines.push(
      fitting.length === 0
        ? ['None of your Paws has a skill that is needed here.']
        : say`You could help with ${common.commas(fitting.map((p) => common.pawWithIcons('en', p)))}.`,
    );
  }
  return lines;
}

/** Who has agreed, and what would not fit into the reader's storage (Q10). */
function consent(k: View, contract: Contract, you: You): Phrase[] {
  const waiting = contract.rows.map((r) => r.seat).filter((seat) => !contract.agreed.includes(seat));
  const warning = you === null ? [] : tooMuch(k, contract, you);
  return [
    say`Agreed: ${contract.agreed.length === 0 ? 'nobody yet' : all(contract.agreed, you)}. Still to agree: ${all(waiting, you)}.`,
    ...(warning.length === 0 ? [] : [warning]),
  ];
}

/** The whole contract as one small table (Q37): who plays, gets, gives, and what fits. */
const contractTable = (k: View, contract: Contract, you: You): Grid =>
  common.slim({
    head: ['Who', 'Paws', 'of the planet', 'gives', 'gets', 'storage then'],
    rows: common.ownFirst(common.parties(contract), you).map((seat) => {
      const row = contract.rows.find((r) => r.seat === seat);
      const { gives, gets } = common.gifts(contract, seat);
      const over = common.overflow(k, contract, seat);
      return [
        [label(seat, you)],
        row === undefined ? [] : pawsOf(k, seat, row.n, you),
        row === undefined ? [] : gemsOrDash(row.share),
        gemsOrDash(gives),
        gemsOrDash(gets),
        [`${common.loadThen(k, contract, seat)} of ${common.room(k, seat)}${over > 0 ? `, ${over} too many` : ''}`],
      ];
    }),
  });

const offerTable = (k: View, talks: Talks, you: You): Grid =>
  common.slim({
    head: ['Who', 'Paws', 'wants of the planet', 'wants out of storage', 'gives'],
    rows: common.everybody(k).flatMap((seat) => {
      const offer = talks.offers[seat];
      if (offer === null) return [];
      return [[[label(seat, you)], pawsOf(k, seat, offer.n, you), gemsOrDash(offer.take), gemsOrDash(offer.want), gemsOrDash(offer.give)]];
    }),
  });

const gemsOrDash = (counts: readonly number[]): Phrase => (has(counts) ? common.gemsBriefly('en', counts) : [common.NONE]);
/** What they can do is what counts; which they are is in the log. */
function pawsOf(k: View, seat: Seat, n: number, you: You): Phrase {
  const known = common.cardsOf(k, seat, you);
  if (n === 0) return [common.NONE];
  return [known === null || known.length !== n ? pawCount(n) : common.iconsOf('en', k, known)];
}

function hand(k: View, you: Seat): Phrase[] {
  const mine = k.mine!;
  const face = common.facesIn(k).ships[mine.ship];
  const paws = mine.paws.map((n) => common.pawWithIcons('en', common.paw(k, n)));
  return [
    say`Your ship is ${common.quotedRef('en', 'ship', face.card)}. Your hidden objective: ${colour(face.colours[0])} and ${colour(face.colours[1])}.`,
    say`Storage, ${common.load(k, you)} of ${common.room(k, you)}: ${has(k.pub.store[you]) ? gems(k.pub.store[you]) : 'empty'}.`,
    say`Paws: ${paws.length === 0 ? 'none' : common.commas(paws)}.`,
    ...mine.plans.map((n) => {
      const lacks = common.unpaid(k, you, n);
      return say`${planWithCost(common.plan(k, n))}: ${has(lacks) ? say`you lack ${gems(lacks)}` : 'you have everything for it'}.`;
    }),
  ];
}

/** What lies there, what the reader lacks for it, and who could help. */
function planetLine(k: View, slot: number, you: You): Phrase {
  const face = common.planetAt(k, slot);
  if (face === null) return ['An empty place.'];
  const there = k.pub.planets[slot].gems;
  const about = say`${planet(face.card)}: needs ${common.needsOf('en', face)}; ${has(there) ? gems(there) : 'no fragments'}.`;
  if (you === null || k.mine === null || k.stack.length === 0) return about;
  const lacks = common.missing(face, common.reached(k, you, k.mine.paws, face));
  if (common.isMet(lacks)) return say`${about} Your Paws are enough.`;
  const others = common.helpers(k, you, face, lacks);
  const known = others.filter((h) => !common.isMet(h.seen));
  const who: Phrase =
    known.length > 0
      ? say` Could help: ${common.commas(known.map((h) => say`${them(h.seat, you)} with ${lacking(h.seen, [face.a, face.b])}`))}.`
      : others.length > 0
        ? say` Perhaps ${list(
            others.map((h) => say`${them(h.seat, you)} (${pawCount(h.paws)})`),
            'or',
          )} can help.`
        : [' Nobody else holds a Paw.'];
  return say`${about} You lack ${lacking(lacks, [face.a, face.b])}.${who}`;
}

function market(k: View): Phrase[] {
  const { pub } = k;
  const paws = pub.pawRow.filter((n) => n >= 0).map((n) => common.pawWithIcons('en', common.paw(k, n)));
  const plans = pub.planRow.filter((n) => n >= 0).map((n) => planWithCost(common.plan(k, n)));
  return [
    say`Paws: ${paws.length === 0 ? 'none' : common.commas(paws)}.`,
    ...(plans.length === 0 ? [['No Blueprints.']] : plans.map((p) => say`${p}.`)),
    [
      `In the decks: ${pawCount(pub.pawDeck)}, ${planCount(pub.planDeck)}. Discarded: ${pawCount(pub.pawsOut.length)}, ${planCount(pub.plansOut.length)}.`,
    ],
    say`In the bag: ${gems(pub.bag)}. On the heap: ${gems(pub.heap)}.`,
  ];
}

const players = (k: View, you: You): Grid => ({
  head: ['Who', 'storage', 'holds', 'Paws', 'Blueprints', 'completed', 'upgrades'],
  rows: common.everybody(k).map((seat) => {
    const { pub } = k;
    const built = pub.built[seat].map((n) => common.plan(k, n));
    const upgrades = built.flatMap(({ upgrade }, i) =>
      upgrade === null ? [] : [`${names.en.brief(upgrade)}${i < pub.ripe[seat] ? '' : ' (from the next turn on)'}`],
    );
    return [
      [label(seat, you)],
      [`${common.load(k, seat)} of ${common.room(k, seat)}`],
      gemsOrDash(pub.store[seat]),
      [String(pub.paws[seat])],
      [String(pub.plans[seat])],
      say`${built.length} of ${MOST_BUILT}${built.length === 0 ? [] : say`: ${common.commas(built.map((p) => [blueprint(p.card)]))}`}`,
      [upgrades.length === 0 ? '–' : upgrades.join(', ')],
    ];
  }),
});

function objective(k: View, ship: number, seat: Seat, you: You): Phrase {
  const face = common.facesIn(k).ships[ship];
  return say`${label(seat, you)}: ${common.quotedRef('en', 'ship', face.card)}, ${colour(face.colours[0])} and ${colour(face.colours[1])}; ${fragments(common.load(k, seat))} in storage.`;
}
