/** The market of modules (N40, N181–N184): prices by position, sliding down, gaining. */
import { MODULE_TYPES } from '../content/vocabulary.ts';
import { nameOf, type S, takeFrom, type X } from './asking.ts';
import { contentOf } from './content.ts';
import { count } from './counts.ts';
import type { Price } from './frames.ts';
import type { Who } from './ids.ts';
import { MOD, mod } from './modifiers.ts';
import { insertModule } from './rows.ts';
import type { Pub } from './types.ts';

/** N181: the slot price, less what the effect and the owner save. */
export function modulePrice(pub: Readonly<Pub>, who: Who, type: number, position: number, off: number): Price {
  const { slotPrice, modulePrices } = contentOf(pub.options);
  const saved = pub.turn.bought.includes(who) ? 0 : mod(pub.sides[who], MOD.modulePrice);
  return modulePrices[type][Math.max(0, slotPrice[type][position] - off - saved)];
}

/** The place of a face-up module. */
export function onOffer(pub: Readonly<Pub>, module: number): [type: number, position: number] {
  const { type } = contentOf(pub.options).modules[module];
  return [type, pub.market.columns[type].indexOf(module)];
}

/** N182: a card leaves, those above slide down, a new one comes on top. */
export function leaveMarket(s: S, x: X, module: number): void {
  const { market, options } = s.pub;
  const [type, position] = onOffer(s.pub, module);
  market.columns[type].splice(position, 1);
  if (market.decks[type].length === 0) return;
  const next = takeFrom(market.decks[type], x);
  market.columns[type].push(next);
  x.reveal('all', { kind: 'market', module: contentOf(options).modules[next].id, type: MODULE_TYPES[type] }, 'N182');
}

/** N183, N184: from the market into a row, then a step on the track of its back. */
export function gainModule(s: S, x: X, who: Who, module: number, row: number, place: number): void {
  const m = contentOf(s.pub.options).modules[module];
  if (x.telling) x.tell('all', { kind: 'module', who: nameOf(s.pub, who), module: m.id, row: MODULE_TYPES[row], damaged: m.damaged });
  insertModule(s, x, who, module, row, place, m.damaged);
  leaveMarket(s, x, module);
  count(s.pub.sides[who], 'bought');
  x.push({ step: 'climb', who, track: m.type, n: 1 });
}
