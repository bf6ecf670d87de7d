/** A guided game on this device: the one that was begun, or a new one. */
import { loadLesson } from '@starboard/registry/lessons';
import { store } from '../offline/store.ts';
import { type LocalTable, newLocalTable, tourIn } from '../offline/tables.ts';
import { storedNames } from '../play/names.ts';

/** The table to go to; null: this game has no lesson. `name`: of the learner, who need not have one. */
export async function beginLesson(game: string, name: string): Promise<string | null> {
  const lesson = await loadLesson(game);
  if (lesson === null) return null;
  const begun = tourIn(await store().tables(), game);
  if (begun !== null) return begun.id;
  const table = newLocalTable({
    game,
    options: lesson.options as LocalTable['options'],
    // Time never presses, and nothing is taken back across a draw: what was written down comes once.
    settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: lesson.pace ?? 'human' },
    sittings: lesson.bots.map((bot) =>
      bot === null ? { kind: 'person', name: storedNames([name])[0], level: null } : { kind: 'bot', name: bot.name, level: bot.level },
    ),
    lesson: { forced: lesson.chance, until: lesson.chance.length, reads: 0, over: false },
  });
  await store().keepTable(table);
  return table.id;
}
