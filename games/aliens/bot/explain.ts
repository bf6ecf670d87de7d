/** Why an answer is good or bad, in words: what the judgement of ./mind.ts rests on, the weightiest first. */
import { type AnswerReasons, type Known, type Language, type Phrase, type Seat, say } from '@starboard/kernel';
import { distancesOf, FAR, stepsFrom } from '../rules/distance.ts';
import { itemIn } from '../rules/picks.ts';
import { type Aliens, mineOf, type Pick } from '../rules/types.ts';
import { roughly } from './human.ts';
import { type Outlook, outlook } from './outlook.ts';

const steps = (n: number): string => (n === 1 ? 'one step' : `${n} steps`);
const schritte = (n: number): string => (n === 1 ? 'einen Schritt' : `${n} Schritte`);
const sindEs = (n: number): string => (n === 1 ? 'ist es ein Schritt' : `sind es ${n} Schritte`);

const en = {
  out: () => say`It is an open hatch.`,
  far: (n: number) => say`From there an open hatch is ${steps(n)} away.`,
  danger: (percent: number) => say`About ${percent} % danger there until your next turn.`,
  calm: () => say`Hardly an alien can reach it before your next turn.`,
  quiet: () => say`No card is drawn there, so nobody hears you.`,
  prey: (percent: number) => say`A human is there with about ${percent} %.`,
  kin: (percent: number) => say`With about ${percent} % it would hit one of your own kind.`,
  empty: () => say`Nobody is likely to be there, and an attack tells everybody where you are.`,
  near: (n: number) => say`The nearest place where a human is likely is ${steps(n)} away.`,
  guards: () => say`It watches a hatch that humans are heading for.`,
  item: {
    sedatives: () => say`No card is drawn: silence where it counts.`,
    adrenaline: () => say`Two sectors in one turn.`,
    teleport: () => say`Away from here, back to where it began.`,
    attack: () => say`It removes an alien, and shows everybody where you are.`,
    spotlight: () => say`It shows who is really there.`,
    defense: () => say`It saves you once.`,
  },
  lie: (n: number) => say`It is ${steps(n)} from where you really are.`,
  truth: () => say`It is the truth, and points at you.`,
};
type Why = typeof en;
const de: Why = {
  out: () => say`Das ist eine offene Luke.`,
  far: (n) => say`Von dort ${sindEs(n)} bis zu einer offenen Luke.`,
  danger: (percent) => say`Etwa ${percent} % Gefahr dort bis zu deinem nächsten Zug.`,
  calm: () => say`Vor deinem nächsten Zug kommt dort kaum ein Alien hin.`,
  quiet: () => say`Dort wird keine Karte gezogen, also hört dich niemand.`,
  prey: (percent) => say`Dort ist mit etwa ${percent} % ein Mensch.`,
  kin: (percent) => say`Mit etwa ${percent} % träfe es deinesgleichen.`,
  empty: () => say`Dort ist wohl niemand, und ein Angriff verrät allen, wo du bist.`,
  near: (n) => say`Zum nächsten Ort, an dem wohl ein Mensch ist, ${sindEs(n)}.`,
  guards: () => say`Von dort bewachst du eine Luke, auf die Menschen zugehen.`,
  item: {
    sedatives: () => say`Es wird keine Karte gezogen: Stille, wo sie zählt.`,
    adrenaline: () => say`Zwei Sektoren in einem Zug.`,
    teleport: () => say`Weg von hier, zurück an den Anfang.`,
    attack: () => say`Ein Alien weniger, aber alle wissen dann, wo du bist.`,
    spotlight: () => say`Es zeigt, wer wirklich dort ist.`,
    defense: () => say`Es rettet dich einmal.`,
  },
  lie: (n) => say`Das liegt ${schritte(n)} von deinem wirklichen Ort entfernt.`,
  truth: () => say`Das ist die Wahrheit und zeigt auf dich.`,
};
const WHY: { readonly [L in Language]: Why } = { en, de };

type K = Known<Aliens>;
/** In steps of five: nobody knows it better. */
const rough = (chance: number): number => Math.min(95, Math.max(5, Math.round(chance * 20) * 5));
/** A sector where a human is worth walking to. */
const LIKELY = 0.15;

export const reasons: AnswerReasons<Aliens> = (k, seat, answer, language) => {
  const w = WHY[language];
  const [pick, then] = answer;
  const item = itemIn(then ?? pick);
  const used = item === null ? [] : [w.item[item]()];
  const o = outlook(k, seat);
  const to = o.law.zone.byName.get(pick) ?? (pick === 'stay' || pick === 'hold' ? mineOf(k).sector : undefined);
  if (to === undefined) return used;
  if (k.flow.label.startsWith('announce') || k.stack.at(-1)?.step === 'announce') return announcing(k, o, to, w);
  return mineOf(k).alien ? [...hunting(o, to, then, w), ...used] : [...used, ...sneaking(k, o, seat, to, then, w)];
};

function sneaking(k: K, o: Outlook, _seat: Seat, to: number, then: Pick | undefined, w: Why): Phrase[] {
  const { zone, drawInSafe } = o.law;
  if (zone.hatchAt[to] > 0) return [w.out()];
  const row = distancesOf(o.law, false);
  let far = FAR;
  for (let h = 1; h < zone.hatches.length; h++) if (k.pub.hatches[h] === 'open') far = Math.min(far, stepsFrom(row, zone.hatches[h])[to]);
  const silent = mineOf(k).calm || then === 'use sedatives';
  const risk = roughly(o, to, silent);
  const still = zone.kinds[to] === 'safe' && !drawInSafe ? [w.quiet()] : [];
  const where = far >= FAR - 1 ? [] : [w.far(far)];
  return risk >= 0.05 ? [w.danger(rough(risk)), ...where, ...still] : [...where, w.calm(), ...still];
}

function hunting(o: Outlook, to: number, then: Pick | undefined, w: Why): Phrase[] {
  const others = o.aliens.at[to] + o.fed.at[to];
  const prey = o.law.noHumans ? others : o.humans.at[to];
  if (then === 'attack') {
    if (prey < 0.03) return [w.empty()];
    return [w.prey(rough(prey)), ...(!o.law.noHumans && others > 0.1 ? [w.kin(rough(others))] : [])];
  }
  const row = stepsFrom(distancesOf(o.law, true), to);
  let near = FAR;
  for (let i = 0; i < o.humans.count; i++) if (o.humans.at[o.humans.list[i]] >= LIKELY) near = Math.min(near, row[o.humans.list[i]]);
  const watches = o.lures.some((lure, h) => h > 0 && lure > 0.3 && row[o.law.zone.hatches[h]] <= 2);
  return [...(near < FAR - 1 && near > 0 ? [w.near(near)] : []), ...(watches ? [w.guards()] : [])];
}

function announcing(k: K, o: Outlook, at: number, w: Why): Phrase[] {
  const away = stepsFrom(distancesOf(o.law, false), mineOf(k).sector)[at];
  return away === 0 ? [w.truth()] : away >= FAR - 1 ? [] : [w.lie(away)];
}
