/** Why an answer is good or bad, in words: what the judgement of ./mind.ts rests on, the weightiest first. */
import { type AnswerReasons, type Known, type Language, type Phrase, percentText, type Seat, say, who } from '@starboard/kernel';
import type { Item } from '../content/cards.ts';
import { distancesOf, FAR, stepsFrom } from '../rules/distance.ts';
import { itemIn, seatIn } from '../rules/picks.ts';
import { type Aliens, mineOf, type Pick } from '../rules/types.ts';
import { leadsOut } from '../rules/walk-out.ts';
import { roughly } from './human.ts';
import { type Outlook, outlook } from './outlook.ts';
import { KEEP } from './weights.ts';

const steps = (n: number): string => (n === 1 ? '1 step' : `${n} steps`);
const schritte = (n: number): string => (n === 1 ? '1 Schritt' : `${n} Schritte`);
const sindEs = (n: number): string => (n === 1 ? 'ist es 1 Schritt' : `sind es ${n} Schritte`);

const en = {
  out: () => say`It is an open hatch.`,
  far: (n: number) => say`From there an open hatch is ${steps(n)} away.`,
  guarded: () => say`Aliens are probably waiting near that hatch.`,
  danger: (percent: string) => say`About ${percent} danger there until your next turn.`,
  calm: () => say`Hardly an alien can reach it before your next turn.`,
  quiet: () => say`No card is drawn there, so nobody hears you.`,
  prey: (percent: string) => say`About ${percent} that a human is there.`,
  kin: (percent: string) => say`About ${percent} that it hits one of your own kind.`,
  empty: () => say`Nobody is likely to be there, and an attack tells everybody where you are.`,
  here: () => say`Nowhere is a human more likely than there.`,
  near: (n: number) => say`It is ${steps(n)} from the nearest place where a human is likely.`,
  guards: () => say`It watches a hatch that humans are heading for.`,
  crowd: () => say`Another alien is probably close by already.`,
  item: {
    sedatives: () => say`No card is drawn: silence where it counts.`,
    adrenaline: () => say`Two sectors in one turn.`,
    teleport: () => say`Away from here, back to where it began.`,
    attack: () => say`It removes an alien, and shows everybody where you are.`,
    spotlight: () => say`It shows who is really there.`,
    defense: () => say`It saves you once.`,
  },
  lit: (percent: string) => say`About ${percent} that somebody is in its light.`,
  later: () => say`What you hold will be worth more later.`,
  spares: () => say`Of all you hold, you can spare it most easily.`,
  needs: () => say`Other items you hold are easier to spare.`,
  tests: (of: Seat) => say`Everybody learns what ${who(of)} is, and that you are human.`,
  green: () => say`Green: you are out.`,
  red: () => say`Red: the hatch stays shut.`,
  walk: () => say`You can still reach an open hatch: the rest would only be walking.`,
  stranded: () => say`No open hatch is in your reach: finishing now would leave you behind.`,
  lie: (n: number) => say`It is ${steps(n)} from where you really are.`,
  truth: () => say`It is the truth, and points at you.`,
};
type Why = typeof en;
const de: Why = {
  out: () => say`Das ist eine offene Rettungskapsel.`,
  far: (n) => say`Von dort ${sindEs(n)} bis zu einer offenen Rettungskapsel.`,
  guarded: () => say`Bei dieser Kapsel warten wohl Aliens.`,
  danger: (percent) => say`Etwa ${percent} Gefahr dort bis zu deinem nächsten Zug.`,
  calm: () => say`Vor deinem nächsten Zug kommt dort kaum ein Alien hin.`,
  quiet: () => say`Dort wird keine Karte gezogen, also hört dich niemand.`,
  prey: (percent) => say`Dort ist mit etwa ${percent} ein Mensch.`,
  kin: (percent) => say`Mit etwa ${percent} träfe es deinesgleichen.`,
  empty: () => say`Dort ist wohl niemand, und ein Angriff verrät allen, wo du bist.`,
  here: () => say`Nirgends ist ein Mensch wahrscheinlicher als dort.`,
  near: (n) => say`Zum nächsten Ort, an dem wohl ein Mensch ist, ${sindEs(n)}.`,
  guards: () => say`Von dort bewachst du eine Kapsel, auf die Menschen zugehen.`,
  crowd: () => say`Dort in der Nähe ist wohl schon ein anderes Alien.`,
  item: {
    sedatives: () => say`Es wird keine Karte gezogen: Stille, wo sie zählt.`,
    adrenaline: () => say`Zwei Sektoren in einem Zug.`,
    teleport: () => say`Weg von hier, zurück an den Anfang.`,
    attack: () => say`Ein Alien weniger, aber alle wissen dann, wo du bist.`,
    spotlight: () => say`Es zeigt, wer wirklich dort ist.`,
    defense: () => say`Es rettet dich einmal.`,
  },
  lit: (percent) => say`Mit etwa ${percent} steht jemand in seinem Licht.`,
  later: () => say`Was du hast, ist später mehr wert.`,
  spares: () => say`Von allem, was du hast, kannst du das am ehesten entbehren.`,
  needs: () => say`Anderes, was du hast, kannst du eher entbehren.`,
  tests: (of) => say`Alle erfahren, was ${who(of)} ist, und dass du ein Mensch bist.`,
  green: () => say`Grün: Damit bist du draußen.`,
  red: () => say`Rot: Die Kapsel bleibt zu.`,
  walk: () => say`Du erreichst noch eine offene Kapsel: Der Rest wäre nur Laufen.`,
  stranded: () => say`Keine offene Kapsel ist für dich erreichbar: Ein Ende jetzt ließe dich zurück.`,
  lie: (n) => say`Das liegt ${schritte(n)} von deinem wirklichen Ort entfernt.`,
  truth: () => say`Das ist die Wahrheit und zeigt auf dich.`,
};
const WHY: { readonly [L in Language]: Why } = { en, de };

type K = Known<Aliens>;
/** In steps of five: nobody knows it better. */
const rough = (chance: number, language: Language): string => percentText(String(Math.min(95, Math.max(5, Math.round(chance * 20) * 5))), language);
/** A sector where a human is worth walking to. */
const LIKELY = 0.15;
/** Near enough to disturb each other. */
const CLOSE = 2;

interface Asked {
  readonly k: K;
  readonly seat: Seat;
  readonly o: Outlook;
  readonly w: Why;
  readonly language: Language;
}

export const reasons: AnswerReasons<Aliens> = (k, seat, answer, language) => {
  const w = WHY[language];
  const [pick, then] = answer;
  const asked: Asked = { k, seat, o: outlook(k, seat), w, language };
  if (pick === 'green' || pick === 'red') return [w[pick]()];
  if (pick === 'agree' || pick === 'go-on' || pick === 'finish') return [finishing(asked)];
  if (pick === 'done' || pick === 'keep') return [w.later()];
  if (pick.startsWith('examine ')) return [w.tests(seatIn(pick))];
  const item = itemIn(pick) ?? (then === undefined ? null : itemIn(then));
  if (item !== null && pick.startsWith('drop ')) return [dropping(k, item, w)];
  const used = item === null ? [] : [w.item[item]()];
  const { byName } = asked.o.law.zone;
  const light = item === 'spotlight' ? answer.slice(1).flatMap((name) => byName.get(name) ?? []) : [];
  const lit = light.map((at) => lighting(asked, at));
  const to = byName.get(pick) ?? (pick === 'stay' || pick === 'hold' ? mineOf(k).sector : undefined);
  if (to === undefined) return [...lit, ...used];
  if (k.flow.label.startsWith('announce') || k.stack.at(-1)?.step === 'announce') return announcing(asked, to);
  if (k.flow.label.startsWith('spotlight')) return [lighting(asked, to)];
  return mineOf(k).alien ? [...hunting(asked, to, then), ...used] : [...lit, ...used, ...sneaking(asked, to, then)];
};

function sneaking({ k, o, w, language }: Asked, to: number, then: Pick | undefined): Phrase[] {
  const { zone, drawInSafe } = o.law;
  if (zone.hatchAt[to] > 0) return [w.out()];
  const row = distancesOf(o.law, false);
  let [far, hatch] = [FAR, 0];
  for (let h = 1; h < zone.hatches.length; h++) {
    const steps = k.pub.hatches[h] === 'open' ? stepsFrom(row, zone.hatches[h])[to] : FAR;
    if (steps < far) [far, hatch] = [steps, h];
  }
  const silent = mineOf(k).calm || then === 'use sedatives';
  const risk = roughly(o, to, silent);
  const still = zone.kinds[to] === 'safe' && !drawInSafe ? [w.quiet()] : [];
  const where = far >= FAR - 1 ? [] : [w.far(far), ...(o.guards[hatch] > GUARDED ? [w.guarded()] : [])];
  return risk >= 0.05 ? [w.danger(rough(risk, language)), ...where, ...still] : [...where, w.calm(), ...still];
}
/** From this many aliens near a hatch on it is mentioned. */
const GUARDED = 0.6;

function hunting({ o, w, language }: Asked, to: number, then: Pick | undefined): Phrase[] {
  const { law } = o;
  const others = o.aliens.at[to] + o.fed.at[to];
  const prey = law.noHumans ? others : o.humans.at[to];
  if (then === 'attack') {
    if (prey < 0.03) return [w.empty()];
    return [w.prey(rough(prey, language)), ...(!law.noHumans && others > 0.1 ? [w.kin(rough(others, language))] : [])];
  }
  const row = stepsFrom(distancesOf(law, true), to);
  const near = toPrey(o, row);
  const watches = o.lures.some((lure, h) => h > 0 && lure > 0.3 && row[law.zone.hatches[h]] <= 2);
  let crowd = 0;
  if (!law.noHumans) for (let i = 0; i < o.aliens.count; i++) if (row[o.aliens.list[i]] <= CLOSE) crowd += o.aliens.at[o.aliens.list[i]];
  const quiet = law.zone.kinds[to] === 'safe' && !law.drawInSafe;
  return [
    ...(near >= FAR - 1 ? [] : [near === 0 ? w.here() : w.near(near)]),
    ...(watches ? [w.guards()] : []),
    ...(crowd > 0.5 ? [w.crowd()] : []),
    ...(quiet ? [w.quiet()] : []),
  ];
}

/** Steps to where a human is likely; where none is, to where one is likeliest. */
function toPrey({ humans, law }: Outlook, row: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < humans.count; i++) most = Math.max(most, humans.at[humans.list[i]]);
  let near = FAR;
  for (let i = 0; i < humans.count; i++) {
    const at = humans.list[i];
    if (humans.at[at] < Math.min(LIKELY, most)) continue;
    // The humans' start is closed to aliens: they wait beside it.
    const beside = row[at] < FAR - 1 ? row[at] : 1 + Math.min(FAR, ...law.zone.touching[at].map((next) => row[next]));
    near = Math.min(near, beside);
  }
  return near;
}

function announcing({ k, o, w }: Asked, at: number): Phrase[] {
  const away = stepsFrom(distancesOf(o.law, false), mineOf(k).sector)[at];
  return away === 0 ? [w.truth()] : away >= FAR - 1 ? [] : [w.lie(away)];
}

function lighting({ o, w, language }: Asked, at: number): Phrase {
  let seen = 0;
  for (const lit of [at, ...o.law.zone.touching[at]]) seen += o.humans.at[lit] + o.aliens.at[lit] + o.fed.at[lit];
  return w.lit(rough(Math.min(1, seen), language));
}

/** Q51: agreeing skips the walking, not the cards. */
const finishing = ({ k, o, seat, w }: Asked): Phrase => (leadsOut(o.law, k.pub, k.stack, seat, mineOf(k).sector) ? w.walk() : w.stranded());

function dropping(k: K, item: Item, w: Why): Phrase {
  const held = Object.entries(KEEP).filter((_, i) => mineOf(k).items[i] > 0);
  return held.every(([, worth]) => worth >= KEEP[item]) ? w.spares() : w.needs();
}
