/** The situation in words: one structure for every language. */
import { type Paragraph, type Phrase, type Seat, say, seatsOf, waitedFor } from '@starboard/kernel';
import { VALUES } from '../content/cards.ts';
import { completeSets } from '../rules/planet.ts';
import type { Rarities } from '../rules/types.ts';
import { here } from './choices.ts';
import { commas, type You } from './speech.ts';
import type { Tongue } from './tongue.ts';
import { cardAt, opened, shipsAt, shut, tooLate, topFrame, type View } from './view.ts';

export function scene(t: Tongue, k: View, you: You): Paragraph[] {
  const w = t.scene;
  const seats = seatsOf(k.pub.hands.length);
  const { titles } = w;
  return [
    { title: w.mission(k.pub.mission), lines: situation(t, k, you) },
    { title: titles.portals, lines: portals(t, k, you) },
    { title: titles.planets, lines: seats.map((s) => planet(t, k, s, you)) },
    { title: titles.hands, lines: seats.map((s) => hand(t, k, s, you)) },
    ...(k.mine === null ? [] : [{ title: titles.own, mine: true, lines: [say`${t.speech.countedAll(k.mine.hand) ?? []}.`] }]),
    ...(k.pub.seen === null ? [] : [{ title: titles.memory, lines: memory(t, k.pub.seen, you) }]),
  ];
}

function situation(t: Tongue, k: View, you: You): Phrase[] {
  const { pub } = k;
  const { scene: w, speech } = t;
  const top = topFrame(k);
  const lines: Phrase[] = [];
  if (top === null) lines.push([t.over]);
  else if (top.step === 'explore') lines.push(w.explores(pub.explorer, you, here(t, k)));
  else if (top.step === 'landing') lines.push(w.window(here(t, k)), w.undecided(speech.all(waitedFor<Rarities>(k), you)));
  else if (top.step === 'bonus') lines.push(w.bonus(top.seat, you));
  else if (top.step === 'collect') {
    lines.push(w.collects(top.queue[0], you, top.left));
    if (top.queue.length > 1) lines.push(w.after(speech.all(top.queue.slice(1), you)));
  }
  lines.push(w.pass(pub.pass, you), [w.pile(pub.pile)]);
  return lines;
}

function portals(t: Tongue, k: View, you: You): Phrase[] {
  const { scene: w, speech } = t;
  const lines = opened(k).map((p) => {
    const there = cardAt(k, p);
    const ships = shipsAt(k, p);
    const what: Phrase = there === null ? [w.empty] : [speech.card(there)];
    const landed: Phrase = ships.length === 0 ? [] : w.landed(commas(ships.map((s) => [speech.them(s, you)])));
    return say`${t.worth(speech.Portal(p), VALUES[p])}: ${what}${landed}.`;
  });
  const left = shut(k);
  if (left.length > 0) lines.push(w.shut(commas(left.map((p) => say`${speech.portal(p)} (${t.actions(VALUES[p])})`))));
  return lines;
}

function planet({ scene: w, speech }: Tongue, k: View, seat: Seat, you: You): Phrase {
  const relics = k.pub.planets[seat];
  return say`${speech.label(seat, you)}: ${speech.countedAll(relics) ?? [w.nothingYet]}. ${w.sets(completeSets(relics))}`;
}

function hand({ scene: w, speech }: Tongue, k: View, seat: Seat, you: You): Phrase {
  const berth = k.pub.berths[seat];
  const where: Phrase = berth === 0 ? [tooLate(k) ? w.missed : w.flying] : w.landedAt(speech.portal(berth));
  return say`${speech.label(seat, you)}: ${w.hand(k.pub.hands[seat])}; ${where}.`;
}

const memory = ({ scene: w, speech }: Tongue, seen: readonly (readonly number[])[], you: You): Phrase[] =>
  seatsOf(seen.length).map((s) => say`${speech.label(s, you)}: ${speech.countedAll(seen[s]) ?? [w.nothingSeen]}.`);
