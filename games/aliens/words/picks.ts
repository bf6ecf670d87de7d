/** What can be chosen: a short label, and a second line with what it does or tells. */
import type { Phrase, Seat } from '@starboard/kernel';
import type { Item } from '../content/cards.ts';
import { hatchCardsLeft } from '../rules/hatch-cards.ts';
import { itemIn, seatIn } from '../rules/picks.ts';
import { mineOf } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import type { Tongue } from './tongue.ts';

type Path = readonly string[];

export function pick(t: Tongue, p: string, k: View, seat: Seat, path: Path): Phrase {
  const w = t.pick;
  const item = itemIn(p);
  if (item !== null) return p.startsWith('use') ? w.use(item) : w.drop(item);
  switch (p) {
    case 'quiet':
      return [common.draws(k, path[0]) ? w.draw : w.quiet];
    case 'attack':
    case 'stay':
    case 'hold':
    case 'done':
    case 'keep':
    case 'green':
    case 'red':
    case 'finish':
      return [w[p]];
    case 'agree':
      return [w.finish];
    case 'go-on':
      return [w.goOn];
    default:
      if (p.startsWith('examine ')) return w.examine(seatIn(p), seat);
      if (path[0] === 'use spotlight') return w.light(p);
      return announces(k) ? w.noise(p) : w.sector(p, common.kindOf(k, p));
  }
}

/** A move that cannot be taken back says what it tells before it is chosen. */
export function detail(t: Tongue, p: string, k: View, seat: Seat, path: Path): Phrase | null {
  const w = t.detail;
  const item = itemIn(p);
  if (item !== null) return [p.startsWith('use') ? using(t, k, seat, item, path) : w.unseen];
  switch (p) {
    case 'quiet':
      return common.draws(k, path[0]) ? null : [w.noCard];
    case 'attack':
      return [attacking(t, k, seat)];
    case 'stay':
    case 'hold':
    case 'green':
    case 'red':
      return [w[p]];
    case 'agree':
    case 'finish':
      return [common.cutOff(k, seat) ? w.cutOff : w.finish];
    default:
      if (p.startsWith('examine ')) return [w.examine];
      if (path[0] === 'use spotlight') return null;
      return announces(k) ? noisy(t, k, seat, p) : common.isHatch(p) ? [hatch(t, k)] : null;
  }
}

const announces = (k: View): boolean => common.topFrame(k)?.step === 'announce';

function attacking({ detail: w }: Tongue, k: View, seat: Seat): string {
  const { alien } = mineOf(k);
  const { secretItems } = common.lawIn(k);
  const tells = [w.hits];
  // E13, E21: everybody sees whether a card is laid down, also under G.4.
  if (common.isHidden(k, seat)) tells.push(alien ? (secretItems ? w.provesAlien : w.revealsAlien) : w.revealsHuman);
  else if (secretItems && !alien) tells.push(w.cardFaceDown);
  return tells.join('; ');
}

function using(t: Tongue, k: View, seat: Seat, item: Item, path: Path): string {
  // Q27: right after the move, as a way to end it. Where no card would be drawn, it is a bluff at best (Q35).
  const calms = path.length === 1 && item === 'sedatives';
  const does = calms ? (common.draws(k, path[0]) ? t.detail.noCard : t.detail.noCardAnyway) : t.names.items[item].does;
  return common.unmasks(k, seat) ? `${does}; ${t.detail.unmasks}` : does;
}

/** E27: what a hatch has in store for a human. */
function hatch({ detail: w }: Tongue, k: View): string {
  const left = hatchCardsLeft(common.lawIn(k), k.pub);
  return left === null ? w.opens : w.hatchCard(left.green, left.all);
}

function noisy({ detail: w }: Tongue, k: View, seat: Seat, id: string): Phrase | null {
  if (k.mine !== null && id === common.nameOf(k, k.mine.sector)) return [w.here];
  const lie = common.exposed(k, seat, id);
  return lie === null ? null : [lie === 'safe' ? w.lieSafe : w.lieFar];
}
