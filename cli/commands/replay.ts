/** `starboard replay`: shows a recorded match as a spectator or a seat saw it. */
import { playback } from '@starboard/kernel';
import { hasGame, loadGame } from '@starboard/registry';
import { BadInput, type Command } from '../command.ts';
import { loadRecord } from '../files.ts';
import { outcomeLines } from '../outcome.ts';
import { atMost, seatArg } from '../table-args.ts';
import { onTerminal } from '../terminal.ts';
import { clean, eventPhrase, flat, wordsOf } from '../text.ts';

export const replayCommand: Command = {
  flags: { seat: { type: 'string' }, plain: { type: 'boolean' } },
  async run(given, context) {
    atMost(given, 1, context);
    const [file] = given.positionals;
    if (file === undefined) throw new BadInput(context.words.bad.noFile('replay'));
    const record = loadRecord(file, context.words);
    if (!hasGame(record.terms.game)) throw new BadInput(context.words.bad.recordGame(record.terms.game));
    const cartridge = await loadGame(record.terms.game);
    const seats = record.terms.seats.length;
    const names = Array.from({ length: seats }, (_, seat) =>
      clean(record.names[seat] === '' ? context.words.replay.left : (record.names[seat] ?? `#${seat + 1}`)),
    );
    const seat = seatArg(given.text('seat'), seats, context);
    if (onTerminal() && !given.has('plain')) {
      const [{ ReplayScreen }, { runScreen }] = await Promise.all([import('../screen/replay.ts'), import('../screen/shell.ts')]);
      await runScreen(new ReplayScreen(record, cartridge, names, seat, context));
      return 0;
    }
    const words = wordsOf(cartridge, context.language);
    const print = (text: string): void => void process.stdout.write(`${text}\n`);
    print(`${words.title}, ${context.words.replay.eyes(seat === null ? null : names[seat])}`);
    for (const { events } of playback(record, seat)) for (const event of events) print(flat(eventPhrase(words, event, seat), names));
    print('');
    if (record.outcome === null) print(context.words.replay.unfinished);
    else for (const line of outcomeLines(record.outcome, cartridge, names, seat, context)) print(line);
    return 0;
  },
};
