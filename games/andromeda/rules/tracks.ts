/** Progress tracks (section 21): steps one by one, each with its effect; supremacy tokens (N199, N205). */
import type { Step } from '@starboard/kernel';
import { SHIPS, TRACKS } from '../content/vocabulary.ts';
import { isCollective, nameOf, type S, type X } from './asking.ts';
import { contentOf } from './content.ts';
import type { FrameOf } from './frames.ts';
import { score } from './gains.ts';
import { NONE, type Who } from './ids.ts';
import { modify } from './modifiers.ts';
import { gainPower } from './triggers.ts';
import type { Andromeda } from './types.ts';

/** N192. */
export const TOP = 12;

/** N199: the first to enter takes the token; which of the three it is follows from the step. */
function tokenStep(s: S, x: X, who: Who, nth: number, otherwise: string) {
  const { decks, options, sides } = s.pub;
  const c = contentOf(options);
  const token = decks.supremacy[nth];
  if (token === NONE) return x.push({ step: 'do', who, at: otherwise, i: 0, arg: NONE, free: false });
  decks.supremacy[nth] = NONE;
  sides[who].supremacy.push(token);
  const t = c.raw.supremacy[token];
  if (x.telling) x.tell('all', { kind: 'token', who: nameOf(s.pub, who), token: t.id });
  // N240: the Collective only keeps it.
  if (isCollective(s.pub, who)) return;
  if (t.when === 'instant') x.push({ step: 'do', who, at: `${t.id}/do`, i: 0, arg: NONE, free: false });
  else if (t.when === 'prepare') gainPower(s.pub, who, c.supremacyPower[token]);
  else
    for (const e of t.do)
      if (e.k === 'modify') modify(sides[who], e.key, e.n ?? 1, e.ship === undefined || e.ship === 'all' ? null : SHIPS.indexOf(e.ship), false);
}

export const climb: Step<Andromeda, FrameOf<'climb'>> = {
  run(s, f, x) {
    if (f.n === 0) return x.pop();
    f.n--;
    const side = s.pub.sides[f.who];
    if (side.tracks[f.track] >= TOP) return score(s, x, f.who, 1, 'trk_beyond');
    const to = ++side.tracks[f.track];
    if (x.telling) x.tell('all', { kind: 'stepped', who: nameOf(s.pub, f.who), track: TRACKS[f.track], to });
    const { steps } = contentOf(s.pub.options).raw.tracks[f.track];
    const step = steps[to - 1];
    if (step.supremacyToken !== true) return x.push({ step: 'do', who: f.who, at: `${step.id}/do`, i: 0, arg: to, free: false });
    let nth = 0;
    for (let i = 0; i < to - 1; i++) if (steps[i].supremacyToken === true) nth++;
    tokenStep(s, x, f.who, nth, `${step.id}/else`);
  },
};
