/** Questions, and what the table waits for, in any language: facts are collected here, sentences come from the tongue. */
import type { Phrase, Seat } from '@starboard/kernel';
import { RESOURCES } from '../content/vocabulary.ts';
import { effectsAt } from '../rules/content.ts';
import { costOf } from '../rules/pay.ts';
import { handLimit, mayReturn } from '../rules/turn.ts';
import type { ChoiceKind } from '../rules/types.ts';
import { waitingPrice } from './afterwards.ts';
import { contentIn, owed, regionId, sideName, spared, topFrame, type View, type You } from './common.ts';
import { effectsText } from './effects.ts';
import { piece, region } from './names.ts';
import { chanceOf } from './odds.ts';
import { sideOf } from './sides.ts';
import type { Asked, Tongue, Wait } from './tongue.ts';

/** The price and the gain of the trade on top. */
function trade(t: Tongue, k: View): Asked['trade'] {
  const f = topFrame(k);
  if (f?.step !== 'trade') return null;
  const c = contentIn(k);
  const get = effectsText(t.effects, effectsAt(c, f.at));
  const [, path = '', n = '0'] = /^(.*)\/(\d+)\/get$/.exec(f.at) ?? [];
  const e = c.lists.get(path)?.[Number(n)];
  return { get, price: e?.k === 'trade' ? t.effects.price(e.cost) : '' };
}

function waitingText(t: Tongue, k: View): string | null {
  const price = waitingPrice(k);
  return price === null ? null : t.effects.price(costOf(price));
}

function factsOf(t: Tongue, k: View, seat: Seat, path: readonly string[]): Asked {
  const f = topFrame(k);
  const side = sideOf(k, seat);
  const { battle, collective } = k.pub;
  const open = f?.step === 'collective' && collective !== null ? collective.open[f.section] : -1;
  return {
    left: Math.max(1, (f !== null && 'n' in f ? f.n : 1) - path.length),
    chance: chanceOf(k, side),
    region: battle === null ? [] : region(t, regionId(k, battle.region)),
    vp: k.pub.sides[side].vp,
    mayReturn: mayReturn(k.pub, seat),
    activators: Math.max(0, k.pub.turn.activators),
    handLimit: f?.step === 'discard' && k.stack.at(-2)?.step === 'limits' ? handLimit(k.pub, seat) : null,
    free: f?.step === 'module' && f.free,
    dockFull: f?.step === 'dock' && path.length === 0,
    moonFor: path[0] === 'free abandon' ? 'abandon' : path[0] === 'free slot' ? 'slot' : null,
    price: t.effects.price(owed(k)),
    waiting: waitingText(t, k),
    stored: t.units(
      Object.fromEntries(RESOURCES.flatMap((r, i) => (k.pub.sides[side].resources[i] > 0 ? [[r, k.pub.sides[side].resources[i]]] : []))),
    ),
    rerolls: f?.step === 'reroll' ? sideName(k, f.of) : null,
    saved: spared(k),
    trade: trade(t, k),
    offers: f?.step === 'truce' ? sideName(k, f.who) : 'raiders',
    you: seat,
    card: open < 0 ? null : [piece(t, contentIn(k).raw.actions[open].id)],
  };
}

/** N228: a question on behalf of the Collective says so, in its person. */
export function choicePhrase(t: Tongue, kind: ChoiceKind, k: View, seat: Seat, path: readonly string[]): Phrase {
  contentIn(k);
  const facts = factsOf(t, k, seat, path);
  const { asks, behalf } = t.question;
  return k.flow.onBehalf === null ? asks[kind].you(facts) : behalf(asks[kind].it(facts));
}

const WAITS: Readonly<Record<string, Wait>> = {
  factions: 'faction',
  destinies: 'destiny',
  pay: 'pay',
  return: 'station',
  reactor: 'station',
  bring: 'battle',
  diplomacy: 'battle',
  prepare: 'battle',
  reroll: 'battle',
  maneuver: 'battle',
  spare: 'battle',
  truce: 'battle',
  ability: 'ability',
};

/** What the table waits for, by the frame on top. */
export function waitingPhrase(t: Tongue, k: View, you: You): Phrase {
  const c = contentIn(k);
  const { over, onward, waits } = t.question;
  const seats = k.flow.asked.filter((s) => !k.flow.done.includes(s));
  if (k.stack.length === 0) return [over];
  if (seats.length === 0) return [onward];
  const f = topFrame(k);
  const wait = WAITS[f?.step ?? ''] ?? (k.flow.onBehalf === null ? 'other' : 'collective');
  return waits[wait](seats, you, f?.step === 'ability' ? [piece(t, c.powers[f.ability].id)] : []);
}
