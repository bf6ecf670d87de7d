/** Operations with raiders (N123, N136–N141). The pull and the chase are part of the raid itself. */
import { everybodyFrom, inClassOrder, mechPossible, placeMech, someMayArrive, someSmall, spawnNext, spawnSmall } from '../raiders.ts';
import type { Kind } from './kind.ts';

export const raider: Kind<'raider'> = {
  kind: 'raider',
  possible(t, _who, e) {
    switch (e.op) {
      case 'removeS':
        return someSmall(t.pub);
      case 'spawnNext':
        return someMayArrive(t.pub);
      case 'mech':
        return mechPossible(t.pub);
      case 'advance':
        return t.pub.raiders.card.length > 0;
      case 'pullAll':
        return t.pub.map.void;
      default:
        return true;
    }
  },
  resolve(s, x, f, e) {
    switch (e.op) {
      case 'spawnS':
        return spawnSmall(s, x);
      case 'spawnNext':
        return spawnNext(s, x);
      case 'advance':
        return x.push({ step: 'advance-raiders', left: inClassOrder(s.pub) });
      case 'removeS':
        return x.push({ step: 'remove-raider', who: f.who });
      case 'pullAll':
        return x.push({ step: 'pull-ships', left: everybodyFrom(s) });
      case 'mech':
        return placeMech(s, x);
      case 'pull':
      case 'chase':
        return;
    }
  },
  collective: 'same',
};
