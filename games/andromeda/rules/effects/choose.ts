/** `choose` (D4, D22) and `trade` (D21): the affected side picks, or pays for something. */
import type { Choice, Known, Refusal, Step } from '@starboard/kernel';
import type { EffectOf, Effects } from '../../content/effect.ts';
import { ask, isCollective, type Sight, type X } from '../asking.ts';
import { contentOf, effectsAt, pathTo, priceOfTrade } from '../content.ts';
import { type FrameOf, PICKED } from '../frames.ts';
import type { Who } from '../ids.ts';
import { numberOf, OPTION } from '../picks.ts';
import { affordable } from '../resources.ts';
import type { Andromeda, Pick } from '../types.ts';
import type { Kind } from './kind.ts';
import { losable } from './lose.ts';
import { anyPossible } from './registry.ts';

/** Whether everything an option takes away is there. */
const payable = (t: Sight, who: Who, list: Effects): boolean =>
  list.every((e) => (e.k !== 'lose' || losable(t, who, e.res) >= e.n) && (e.k !== 'vp' || e.n >= 0 || t.pub.sides[who].vp >= -e.n));

/** N308: options that may be chosen: those fully payable that do something; failing that all payable ones; failing that all. */
export function optionsOpen(t: Sight, who: Who, e: EffectOf<'choose'>, taken: readonly number[]): number[] {
  const all = e.options.map((_, i) => i).filter((i) => !taken.includes(i));
  const whole = all.filter((i) => payable(t, who, e.options[i]));
  const useful = whole.filter((i) => anyPossible(t, who, e.options[i]));
  return useful.length > 0 ? useful : whole.length > 0 ? whole : all;
}

export const choose: Kind<'choose'> = {
  kind: 'choose',
  collective: 'same',
  possible: (t, who, e) => e.options.some((option) => anyPossible(t, who, option)),
  resolve: (_s, x, f, e) => x.push({ step: 'choose', who: f.who, at: f.at, e: f.i - 1, n: e.n, taken: [], beside: f.free, arg: f.arg }),
};

const effectOf = (pub: Sight['pub'], f: Readonly<FrameOf<'choose'>>): EffectOf<'choose'> =>
  effectsAt(contentOf(pub.options), f.at)[f.e] as EffectOf<'choose'>;
const sight = (k: Known<Andromeda>): Sight => ({ pub: k.pub, hand: k.mine?.hand ?? null });

/** Why an option is not open. */
function closed(k: Known<Andromeda>, f: Readonly<FrameOf<'choose'>>, picks: readonly Pick[]): Refusal<Andromeda>[] {
  const t = sight(k);
  return effectOf(k.pub, f).options.flatMap((option, i): Refusal<Andromeda>[] => {
    const pick = OPTION[i];
    if (picks.includes(pick)) return [];
    if (f.taken.includes(i)) return [{ pick, rule: 'N308', why: 'already-used' }];
    if (option.some((e) => e.k === 'develop')) return [{ pick, rule: 'N186', why: 'cannot-build' }];
    const dear =
      !payable(t, f.who, option) || option.some((e) => e.k === 'trade' && !affordable(k.pub, f.who, priceOfTrade(contentOf(k.pub.options), e)));
    return [{ pick, rule: 'N308', why: dear ? 'not-affordable' : 'no-effect' }];
  });
}

export const chooseStep: Step<Andromeda, FrameOf<'choose'>> = {
  run(s, f, x) {
    if (f.n === 0) return x.pop();
    const t: Sight = { pub: s.pub, hand: s.mine[f.who]?.hand ?? null };
    const open = optionsOpen(t, f.who, effectOf(s.pub, f), f.taken);
    if (open.length === 0) return x.pop();
    // N101: at a base nothing must be taken, so one option is a question too.
    if (open.length > 1 || f.beside) return ask(s, x, f.who, 'choose');
    pick(s.pub, f, open[0], x, false);
  },
  picks(k, f): Choice<Andromeda> {
    const picks: Pick[] = optionsOpen(sight(k), f.who, effectOf(k.pub, f), f.taken).map((i) => OPTION[i]);
    if (f.beside) picks.push('skip');
    return { kind: 'choose', picks, ends: true, rule: f.beside ? 'N101' : 'N268', greyed: () => closed(k, f, picks) };
  },
  take(s, f, _seat, [what], x) {
    if (what === 'skip') return x.pop();
    pick(s.pub, f, numberOf(what), x, true);
  },
};

function pick(pub: Sight['pub'], f: FrameOf<'choose'>, option: number, x: X, asked: boolean): void {
  f.n--;
  f.taken.push(option);
  const at = pathTo(contentOf(pub.options), effectOf(pub, f).options[option]);
  x.push({ step: 'do', who: f.who, at, i: 0, arg: f.arg, free: f.beside, ...(asked && PICKED) });
}

export const trade: Kind<'trade'> = {
  kind: 'trade',
  collective: 'own',
  possible: (t, who, e) => affordable(t.pub, who, priceOfTrade(contentOf(t.pub.options), e)) && anyPossible(t, who, e.get),
  resolve(s, x, f, e) {
    const c = contentOf(s.pub.options);
    x.push({
      step: 'trade',
      who: f.who,
      at: pathTo(c, e.get),
      price: priceOfTrade(c, e),
      left: e.max,
      // N312: it was chosen already, and there is nothing else in what was chosen.
      stage: f.picked === true && effectsAt(c, f.at).length === 1 ? 'agreed' : 'ask',
      beside: f.free,
      arg: f.arg,
    });
  },
};

const YES_OR_SKIP = ['yes', 'skip'] as const;
export const tradeStep: Step<Andromeda, FrameOf<'trade'>> = {
  run(s, f, x, got) {
    if (f.stage === 'pay') {
      if (got === null || !('paid' in got) || !got.paid) return x.pop();
      f.stage = 'ask';
      f.left--;
      return x.push({ step: 'do', who: f.who, at: f.at, i: 0, arg: f.arg, free: f.beside });
    }
    const t: Sight = { pub: s.pub, hand: s.mine[f.who]?.hand ?? null };
    const get = effectsAt(contentOf(s.pub.options), f.at);
    if (f.left === 0 || isCollective(s.pub, f.who) || !affordable(s.pub, f.who, f.price) || !anyPossible(t, f.who, get)) return x.pop();
    if (f.stage === 'ask') return ask(s, x, f.who, 'trade');
    buy(f, x);
  },
  picks: (): Choice<Andromeda> => ({ kind: 'trade', picks: YES_OR_SKIP, ends: true, rule: 'N101' }),
  take(_s, f, _seat, [what], x) {
    if (what === 'skip') return x.pop();
    buy(f, x);
  },
};

function buy(f: FrameOf<'trade'>, x: X): void {
  f.stage = 'pay';
  x.push({ step: 'pay', who: f.who, price: f.price, free: false });
}
