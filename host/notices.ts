/** What everybody is told about a deed, beside the events of the game. */
import type { Undone } from '@starboard/kernel';
import type { ChairState } from './chairs.ts';
import type { Deed } from './log.ts';
import type { Notice } from './wire.ts';

/** `undone`: what the match undid, if the deed is an undo or a take-back. */
export function noticesOf(deed: Deed, places: readonly ChairState[], undone: Undone | null): Notice[] {
  switch (deed.k) {
    case 'act': {
      const { act } = deed.entry;
      if (act.kind === 'undo' || act.kind === 'takeback') {
        const what = undone === null ? {} : { since: undone.since, undone: undone.seats };
        return [{ kind: act.kind === 'undo' ? '$undone' : '$takeback', seat: act.seat, ...what }];
      }
      if (act.kind === 'redeal') return [{ kind: '$redeal', seat: act.seat }];
      return act.kind === 'answer' && act.by === 'idle' ? [{ kind: '$idle', seat: act.seat }] : [];
    }
    case 'sit':
      return [
        {
          kind: '$chair',
          seat: deed.seat,
          name: deed.sitting.name,
          bot: deed.sitting.kind === 'bot' ? deed.sitting.level : null,
          from: places[deed.seat].sitting.name,
          ...deed.how,
        },
      ];
    case 'stand': {
      const { name } = places[deed.seat].sitting;
      const chair: Notice = { kind: '$chair', seat: deed.seat, name, bot: deed.level, why: deed.why, ...(deed.by !== undefined && { by: deed.by }) };
      return deed.why === 'conceded' ? [{ kind: '$conceded', seat: deed.seat }, chair] : [chair];
    }
    case 'back':
      return [{ kind: '$chair', seat: deed.seat, name: places[deed.seat].sitting.name, bot: null }];
    case 'hint':
      return [{ kind: '$hint', seat: deed.seat }];
    case 'close':
      return [{ kind: '$closed', why: deed.why }];
    default:
      return [];
  }
}
