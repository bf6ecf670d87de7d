/** Deutsch: die Lage in Worten, für den Texttisch und das schlichte Terminal. */
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
  dative,
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
} from './speech.de.ts';

export function scene(k: View, you: You): Paragraph[] {
  const { talks } = k.pub;
  const offers = talks === null || talks.offers.every((o) => o === null) ? null : offerTable(k, talks, you);
  const contract = talks?.contract ?? null;
  const concerns = common.concerns(k, you) && { mine: true };
  return [
    // Whoever is to agree sees the whole of it at once, also on a small screen.
    ...(contract === null
      ? []
      : [{ title: `Vertrag ${contract.n}`, lines: consent(k, contract, you), table: contractTable(k, contract, you), ...concerns }]),
    {
      title: k.stack.length === 0 ? 'Das Spiel ist zu Ende' : `Zug ${Math.max(1, k.pub.turn)}`,
      lines: [...situation(k, you), ...(offers !== null && contract === null ? [['Diese Angebote liegen vor:']] : [])],
      ...(offers !== null && contract === null && { table: offers, ...concerns }),
    },
    ...(contract === null || offers === null ? [] : [{ title: 'Angebote', lines: [], table: offers }]),
    ...(k.mine === null || you === null ? [] : [{ title: 'Deine Hand', mine: true, lines: hand(k, you) }]),
    { title: 'Planeten', lines: k.pub.planets.map((_, slot) => planetLine(k, slot, you)) },
    { title: 'Markt', lines: market(k) },
    { title: 'Mitspielende', lines: [], table: players(k, you) },
    ...(k.pub.ships === null ? [] : [{ title: 'Geheime Ziele', lines: k.pub.ships.map((ship, seat) => objective(k, ship, seat as Seat, you)) }]),
  ];
}

function situation(k: View, you: You): Phrase[] {
  const { pub } = k;
  const top = common.topFrame(k);
  const lines: Phrase[] = [];
  if (top === null) lines.push(['Das Spiel ist zu Ende.']);
  else if (pub.talks === null) lines.push(say`${does(pub.active, you, 'bist', 'ist')} am Zug.`);
  if (pub.talks !== null) lines.push(...call(k, pub.talks, you));
  else if (top?.step === 'market') lines.push([top.left === 1 ? 'Noch eine Karte kommt vom Markt.' : `Noch ${top.left} Karten kommen vom Markt.`]);
  else if (top?.step === 'trim') lines.push(say`Zu viele Fragmente: ${all(top.seats, you)}.`);
  else if (top?.step === 'complete') lines.push(['Jetzt dürfen Blaupausen vollendet werden.']);
  const most = Math.max(...pub.built.map((b) => b.length));
  if (top !== null && most >= MOST_BUILT - 2) {
    const ahead = common.everybody(k).filter((seat) => pub.built[seat].length === most);
    if (most < MOST_BUILT)
      lines.push(say`Noch ${MOST_BUILT - most === 1 ? 'eine Blaupause' : 'zwei Blaupausen'} von ${all(ahead, you, dative)}, und das Spiel endet.`);
  }
  if (pub.last && top !== null) lines.push(['Jemand hat sechs Blaupausen: Das Ende ist nah.']);
  return lines;
}

function call(k: View, talks: Talks, you: You): Phrase[] {
  const face = common.planetAt(k, talks.slot);
  if (face === null) return [];
  const lacks = lacking(talks.lacks, [face.a, face.b]);
  const seat = k.pub.active;
  const lines: Phrase[] = [
    say`${does(seat, you, 'willst', 'will')} auf ${planet(face.card)} abbauen (${common.needsOf('de', face)}; ${gems(k.pub.planets[talks.slot].gems)}).`,
    say`Es fehlt, wie ${them(seat, you)} ${seat === you ? 'sagst' : 'sagt'}: ${lacks === '' ? 'nichts' : lacks}.${has(talks.price) ? say` Dafür gibt es ${gems(talks.price)}.` : []}`,
  ];
  if (talks.said !== null) lines.push(no(talks.said, you));
  if (you !== null && you !== seat && talks.offers[you] === null) {
    const fitting = (k.mine?.paws ?? []).map((n) => common.paw(k, n)).filter((p) => p.icons[face.a] + p.icons[face.b] > 0);
    lines.push(
      fitting.length === 0
        ? ['Keine deiner Mietpfoten kann, was hier gebraucht wird.']
        : say`Du könntest helfen mit ${common.commas(fitting.map((p) => common.pawWithIcons('de', p)))}.`,
    );
  }
  return lines;
}

/** Wer zugestimmt hat und was nicht ins eigene Lager passen würde (Q10). */
function consent(k: View, contract: Contract, you: You): Phrase[] {
  const waiting = contract.rows.map((r) => r.seat).filter((seat) => !contract.agreed.includes(seat));
  const warning = you === null ? [] : tooMuch(k, contract, you);
  return [
    say`Zugestimmt: ${contract.agreed.length === 0 ? 'noch niemand' : all(contract.agreed, you)}. Es fehlt noch: ${all(waiting, you)}.`,
    ...(warning.length === 0 ? [] : [warning]),
  ];
}

/** Der ganze Vertrag als eine kleine Tabelle (Q37): wer spielt, bekommt, gibt, und was hineinpasst. */
const contractTable = (k: View, contract: Contract, you: You): Grid =>
  common.slim({
    head: ['Wer', 'Mietpfoten', 'vom Planeten', 'gibt', 'bekommt', 'Lager danach'],
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
        [`${common.loadThen(k, contract, seat)} von ${common.room(k, seat)}${over > 0 ? `, ${over} zu viel` : ''}`],
      ];
    }),
  });

const offerTable = (k: View, talks: Talks, you: You): Grid =>
  common.slim({
    head: ['Wer', 'Mietpfoten', 'will vom Planeten', 'will aus dem Lager', 'gibt'],
    rows: common.everybody(k).flatMap((seat) => {
      const offer = talks.offers[seat];
      if (offer === null) return [];
      return [[[label(seat, you)], pawsOf(k, seat, offer.n, you), gemsOrDash(offer.take), gemsOrDash(offer.want), gemsOrDash(offer.give)]];
    }),
  });

const gemsOrDash = (counts: readonly number[]): Phrase => (has(counts) ? common.gemsBriefly('de', counts) : [common.NONE]);
/** What they can do is what counts; which they are is in the log. */
function pawsOf(k: View, seat: Seat, n: number, you: You): Phrase {
  const known = common.cardsOf(k, seat, you);
  if (n === 0) return [common.NONE];
  return [known === null || known.length !== n ? pawCount(n) : common.iconsOf('de', k, known)];
}

function hand(k: View, you: Seat): Phrase[] {
  const mine = k.mine!;
  const face = common.facesIn(k).ships[mine.ship];
  const paws = mine.paws.map((n) => common.pawWithIcons('de', common.paw(k, n)));
  return [
    say`Dein Schiff heißt ${common.quotedRef('de', 'ship', face.card)}. Dein geheimes Ziel: ${colour(face.colours[0])} und ${colour(face.colours[1])}.`,
    say`Lager, ${common.load(k, you)} von ${common.room(k, you)}: ${has(k.pub.store[you]) ? gems(k.pub.store[you]) : 'leer'}.`,
    say`Mietpfoten: ${paws.length === 0 ? 'keine' : common.commas(paws)}.`,
    ...mine.plans.map((n) => {
      const lacks = common.unpaid(k, you, n);
      return say`${planWithCost(common.plan(k, n))}. ${has(lacks) ? say`Dir fehlt noch: ${gems(lacks)}` : 'Du hast alles dafür'}.`;
    }),
  ];
}

/** Was dort liegt, was dir dafür fehlt und wer helfen könnte. */
function planetLine(k: View, slot: number, you: You): Phrase {
  const face = common.planetAt(k, slot);
  if (face === null) return ['Ein leerer Platz.'];
  const there = k.pub.planets[slot].gems;
  const about = say`${planet(face.card)}: verlangt ${common.needsOf('de', face)}; ${has(there) ? gems(there) : 'keine Fragmente'}.`;
  if (you === null || k.mine === null || k.stack.length === 0) return about;
  const lacks = common.missing(face, common.reached(k, you, k.mine.paws, face));
  if (common.isMet(lacks)) return say`${about} Deine Mietpfoten reichen.`;
  const others = common.helpers(k, you, face, lacks);
  const known = others.filter((h) => !common.isMet(h.seen));
  const who: Phrase =
    known.length > 0
      ? say` Helfen könnte: ${common.commas(known.map((h) => say`${them(h.seat, you)} mit ${lacking(h.seen, [face.a, face.b])}`))}.`
      : others.length > 0
        ? say` Vielleicht hilft ${list(
            others.map((h) => say`${them(h.seat, you)} (${pawCount(h.paws)})`),
            'oder',
          )}.`
        : [' Niemand sonst hat eine Mietpfote.'];
  return say`${about} Dir fehlt: ${lacking(lacks, [face.a, face.b])}.${who}`;
}

function market(k: View): Phrase[] {
  const { pub } = k;
  const paws = pub.pawRow.filter((n) => n >= 0).map((n) => common.pawWithIcons('de', common.paw(k, n)));
  const plans = pub.planRow.filter((n) => n >= 0).map((n) => planWithCost(common.plan(k, n)));
  return [
    say`Mietpfoten: ${paws.length === 0 ? 'keine' : common.commas(paws)}.`,
    ...(plans.length === 0 ? [['Keine Blaupausen.']] : plans.map((p) => say`${p}.`)),
    [
      `In den Stapeln: ${pawCount(pub.pawDeck)}, ${planCount(pub.planDeck)}. Abgelegt: ${pawCount(pub.pawsOut.length)}, ${planCount(pub.plansOut.length)}.`,
    ],
    say`Im Beutel: ${gems(pub.bag)}. Auf dem Haufen: ${gems(pub.heap)}.`,
  ];
}

const players = (k: View, you: You): Grid => ({
  head: ['Wer', 'Lager', 'darin', 'Mietpfoten', 'Blaupausen', 'vollendet', 'Upgrades'],
  rows: common.everybody(k).map((seat) => {
    const { pub } = k;
    const built = pub.built[seat].map((n) => common.plan(k, n));
    const upgrades = built.flatMap(({ upgrade }, i) =>
      upgrade === null ? [] : [`${names.de.brief(upgrade)}${i < pub.ripe[seat] ? '' : ' (ab dem nächsten Zug)'}`],
    );
    return [
      [label(seat, you)],
      [`${common.load(k, seat)} von ${common.room(k, seat)}`],
      gemsOrDash(pub.store[seat]),
      [String(pub.paws[seat])],
      [String(pub.plans[seat])],
      say`${built.length} von ${MOST_BUILT}${built.length === 0 ? [] : say`: ${common.commas(built.map((p) => [blueprint(p.card)]))}`}`,
      [upgrades.length === 0 ? '–' : upgrades.join(', ')],
    ];
  }),
});

function objective(k: View, ship: number, seat: Seat, you: You): Phrase {
  const face = common.facesIn(k).ships[ship];
  return say`${label(seat, you)}: ${common.quotedRef('de', 'ship', face.card)}, ${colour(face.colours[0])} und ${colour(face.colours[1])}; ${fragments(common.load(k, seat))} im Lager.`;
}
