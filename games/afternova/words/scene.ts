/** The situation in words, for the text table and the plain terminal, in any language. */
import { type Grid, list, type Paragraph, type Phrase, type Seat, say, seatAt, type Words } from '@starboard/kernel';
import { MOST_BUILT } from '../rules/power.ts';
import type { Afternova, Contract, Talks } from '../rules/types.ts';
import type { View, You } from './common.ts';
import * as common from './common.ts';
import { has } from './speech.ts';
import type { Tongue } from './tongue.ts';

export const sceneWords =
  (t: Tongue): Words<Afternova>['scene'] =>
  (k, you) => {
    const w = t.scene;
    const { talks } = k.pub;
    const offers = talks === null || talks.offers.every((o) => o === null) ? null : offerTable(t, k, talks, you);
    const contract = talks?.contract ?? null;
    const concerns = common.concerns(k, you) && { mine: true };
    const paragraphs: Paragraph[] = [];
    // The contract comes first, so that a player who is to agree sees all of it, also on a small screen.
    if (contract !== null)
      paragraphs.push({ title: w.contract(contract.n), lines: consent(t, k, contract, you), table: contractTable(t, k, contract, you), ...concerns });
    const open = offers !== null && contract === null;
    paragraphs.push({
      title: k.stack.length === 0 ? w.over : w.turn(Math.max(1, k.pub.turn)),
      lines: [...situation(t, k, you), ...(open ? [[w.openOffers]] : [])],
      ...(open && { table: offers, ...concerns }),
    });
    if (contract !== null && offers !== null) paragraphs.push({ title: w.offers, lines: [], table: offers });
    if (k.mine !== null && you !== null) paragraphs.push({ title: w.hand, mine: true, lines: hand(t, k, k.mine, you) });
    paragraphs.push(
      { title: w.planets, lines: k.pub.planets.map((_, slot) => planetLine(t, k, slot, you)) },
      { title: w.market, lines: market(t, k) },
      { title: w.players, lines: [], table: players(t, k, you) },
    );
    if (k.pub.ships !== null)
      paragraphs.push({ title: w.objectives, lines: k.pub.ships.map((ship, seat) => objective(t, k, ship, seatAt(seat), you)) });
    return paragraphs;
  };

function situation(t: Tongue, k: View, you: You): Phrase[] {
  const { pub } = k;
  const w = t.scene;
  const top = common.topFrame(k);
  if (top === null) return [[w.overLine]];
  const lines: Phrase[] = [];
  if (pub.talks !== null) lines.push(...call(t, k, pub.talks, you));
  else {
    lines.push(w.turnOf(pub.active, you));
    if (top.step === 'market') lines.push([w.takes(top.left)]);
    else if (top.step === 'trim') lines.push(w.trims(t.speech.all(top.seats, you)));
    else if (top.step === 'complete') lines.push([w.completing(common.isLastChance(k))]);
  }
  const most = Math.max(...pub.built.map((b) => b.length));
  if (most < MOST_BUILT && most >= MOST_BUILT - 2)
    lines.push(
      w.nearEnd(
        common.everybody(k).filter((seat) => pub.built[seat].length === most),
        MOST_BUILT - most,
        you,
      ),
    );
  if (pub.last && !(top.step === 'complete' && common.isLastChance(k))) lines.push([w.last]);
  return lines;
}

function call({ scene: w, speech }: Tongue, k: View, talks: Talks, you: You): Phrase[] {
  const face = common.planetAt(k, talks.slot);
  if (face === null) return [];
  const seat = k.pub.active;
  const lines: Phrase[] = [
    w.wants(speech.subjectOf([seat], you), speech.planet(face.card), speech.needs(face), speech.gems(k.pub.planets[talks.slot].gems)),
    w.says(speech.subjectOf([seat], you, speech.subject), speech.lacking(talks.lacks, face), has(talks.price) ? speech.gems(talks.price) : null),
  ];
  const lacks = common.beyondOffers(k, talks, face, you);
  if (lacks[0] + lacks[1] < talks.lacks[0] + talks.lacks[1]) lines.push([w.stillMissing(speech.lacking(lacks, face))]);
  if (talks.said !== null) lines.push(speech.no(talks.said, you));
  if (you !== null && you !== seat && talks.offers[you] === null) {
    const fitting = (k.mine?.paws ?? []).map((n) => common.paw(k, n)).filter((p) => p.icons[face.a] + p.icons[face.b] > 0);
    lines.push(fitting.length === 0 ? [w.noFittingPaw] : w.couldHelp(common.commas(fitting.map(speech.pawWithSkills))));
  }
  return lines;
}

/** Who has agreed, and what would not fit into the reader's storage (Q10). */
function consent({ scene: w, speech }: Tongue, k: View, contract: Contract, you: You): Phrase[] {
  const waiting = contract.rows.map((r) => r.seat).filter((seat) => !contract.agreed.includes(seat));
  const warning = you === null ? [] : speech.overflow(k, contract, you);
  return [
    w.agreed(contract.agreed.length === 0 ? null : speech.all(contract.agreed, you), speech.all(waiting, you)),
    ...(warning.length === 0 ? [] : [warning]),
  ];
}

/** The whole contract as one small table (Q37): who plays, gets, gives, and what fits. */
const contractTable = (t: Tongue, k: View, contract: Contract, you: You): Grid =>
  common.slim({
    head: t.scene.contractHead,
    rows: common.ownFirst(common.parties(contract), you).map((seat) => {
      const row = contract.rows.find((r) => r.seat === seat);
      const { gives, gets } = common.gifts(contract, seat);
      const over = common.overflow(k, contract, seat);
      return [
        [t.speech.label(seat, you)],
        row === undefined ? [] : pawsOf(t, k, seat, row.n, you),
        row === undefined ? [] : t.speech.gemsOrDash(row.share),
        t.speech.gemsOrDash(gives),
        t.speech.gemsOrDash(gets),
        [`${t.scene.of(common.loadThen(k, contract, seat), common.room(k, seat))}${over > 0 ? t.scene.tooMany(over) : ''}`],
      ];
    }),
  });

const offerTable = (t: Tongue, k: View, talks: Talks, you: You): Grid =>
  common.slim({
    head: t.scene.offerHead,
    rows: common.everybody(k).flatMap((seat) => {
      const offer = talks.offers[seat];
      if (offer === null) return [];
      const { label, gemsOrDash } = t.speech;
      return [[[label(seat, you)], pawsOf(t, k, seat, offer.n, you), gemsOrDash(offer.take), gemsOrDash(offer.want), gemsOrDash(offer.give)]];
    }),
  });

/** Their skills, where the reader may see them; which Paws they are is in the log. */
function pawsOf({ speech }: Tongue, k: View, seat: Seat, n: number, you: You): Phrase {
  const known = common.cardsOf(k, seat, you);
  if (n === 0) return [common.NONE];
  return [known === null || known.length !== n ? speech.pawCount(n) : speech.iconsOf(k, known)];
}

const pawLine = ({ scene: w, speech }: Tongue, k: View, paws: readonly number[]): Phrase =>
  w.paws(paws.length === 0 ? null : common.commas(paws.map((n) => speech.pawWithSkills(common.paw(k, n)))));

function hand(t: Tongue, k: View, mine: Afternova['mine'], you: Seat): Phrase[] {
  const { scene: w, speech } = t;
  const { card, colours } = common.facesIn(k).ships[mine.ship];
  const store = k.pub.store[you];
  return [
    w.ship(speech.ship(card), [speech.colour(colours[0]), speech.colour(colours[1])]),
    w.storage(common.load(k, you), common.room(k, you), has(store) ? speech.gems(store) : null),
    pawLine(t, k, mine.paws),
    ...mine.plans.map((n) => {
      const lacks = common.unpaid(k, you, n);
      return w.plan(speech.planWithFacts(common.plan(k, n)), has(lacks) ? speech.gems(lacks) : null);
    }),
  ];
}

/** What the planet needs and holds, what the reader lacks for it, and who could help. */
function planetLine({ scene: w, speech }: Tongue, k: View, slot: number, you: You): Phrase {
  const face = common.planetAt(k, slot);
  if (face === null) return [w.emptySpace];
  const there = k.pub.planets[slot].gems;
  const about = w.planet(speech.planet(face.card), speech.needs(face), has(there) ? speech.gems(there) : null);
  if (you === null || k.mine === null || k.stack.length === 0) return about;
  const lacks = common.missingAlone(k, you, face);
  if (common.isMet(lacks)) return say`${about} ${w.enough}`;
  const others = common.helpers(k, you, face, lacks);
  const known = others.filter((h) => !common.isMet(h.seen));
  const who: Phrase =
    known.length > 0
      ? w.helpers(common.commas(known.map((h) => w.helper(speech.to(h.seat, you), speech.lacking(h.seen, face)))))
      : others.length > 0
        ? w.perhaps(
            list(
              others.map((h) => say`${speech.subject(h.seat, you)} (${speech.pawCount(h.paws)})`),
              speech.or,
            ),
          )
        : [w.nobody];
  return say`${about} ${w.lack(speech.lacking(lacks, face))} ${who}`;
}

function market(t: Tongue, k: View): Phrase[] {
  const { pub } = k;
  const { scene: w, speech } = t;
  const plans = pub.planRow.filter((n) => n >= 0).map((n) => say`${speech.planWithFacts(common.plan(k, n))}.`);
  return [
    pawLine(
      t,
      k,
      pub.pawRow.filter((n) => n >= 0),
    ),
    ...(plans.length === 0 ? [[w.noPlans]] : plans),
    [
      w.decks(
        speech.pawCount(pub.pawDeck),
        speech.planCount(pub.planDeck),
        speech.pawCount(pub.pawsOut.length),
        speech.planCount(pub.plansOut.length),
      ),
    ],
    w.bag(speech.gems(pub.bag), speech.gems(pub.heap)),
  ];
}

const players = ({ scene: w, speech }: Tongue, k: View, you: You): Grid => ({
  head: w.playerHead,
  rows: common.everybody(k).map((seat) => {
    const { pub } = k;
    const built = pub.built[seat].map((n) => common.plan(k, n));
    const upgrades = built.flatMap(({ upgrade }, i) =>
      upgrade === null ? [] : [`${speech.names.brief(upgrade)}${i < pub.ripe[seat] ? '' : w.notYet}`],
    );
    return [
      [speech.label(seat, you)],
      [w.of(common.load(k, seat), common.room(k, seat))],
      speech.gemsOrDash(pub.store[seat]),
      [String(pub.paws[seat])],
      [String(pub.plans[seat])],
      say`${w.of(built.length, MOST_BUILT)}${built.length === 0 ? [] : say`: ${common.commas(built.map((p) => [speech.blueprint(p.card)]))}`}`,
      [upgrades.length === 0 ? common.NONE : upgrades.join(', ')],
    ];
  }),
});

function objective({ scene: w, speech }: Tongue, k: View, ship: number, seat: Seat, you: You): Phrase {
  const { card, colours } = common.facesIn(k).ships[ship];
  return w.objective(
    speech.label(seat, you),
    speech.ship(card),
    [speech.colour(colours[0]), speech.colour(colours[1])],
    speech.fragments(common.load(k, seat)),
  );
}
