/** What everybody is told about a deed, beside the events of the game. */
import type { ChairState } from './chairs.ts';
import type { Deed } from './log.ts';
import type { Notice } from './wire.ts';

export function noticesOf(deed: Deed, places: readonly ChairState[]): Notice[] {
  switch (deed.k) {
    case 'act': {
      const { act } = deed.entry;
      if (act.kind === 'undo') return [{ kind: '$undone', seat: act.seat }];
      if (act.kind === 'takeback') return [{ kind: '$takeback', seat: act.seat }];
      return act.kind === 'answer' && act.by === 'idle' ? [{ kind: '$idle', seat: act.seat }] : [];
    }
    case 'sit':
      return [{ kind: '$chair', seat: deed.seat, name: deed.sitting.name, bot: deed.sitting.kind === 'bot' ? deed.sitting.level : null }];
    case 'stand': {
      const { name } = places[deed.seat].sitting;
      const chair: Notice = { kind: '$chair', seat: deed.seat, name, bot: deed.level };
      return deed.why === 'conceded' ? [{ kind: '$conceded', seat: deed.seat }, chair] : [chair];
    }
    case 'back':
      return [{ kind: '$chair', seat: deed.seat, name: places[deed.seat].sitting.name, bot: null }];
    case 'close':
      return [{ kind: '$closed', why: deed.why }];
    default:
      return [];
  }
}
