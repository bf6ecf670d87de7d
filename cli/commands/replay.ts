/** `starboard replay`: a recorded match, through the eyes of a spectator or of a seat. */
import { playback } from '@starboard/kernel';
import { hasGame, loadGame } from '@starboard/registry';
import { BadInput, type Command } from '../command.ts';
import { loadRecord } from '../files.ts';
import { outcomeLines } from '../outcome.ts';
import { atMost, seatOf } from '../table.ts';
import { onTerminal } from '../terminal.ts';
import { clean, eventPhrase, flat, wordsOf } from '../text.ts';

export const replay: Command = {
  flags: { seat: { type: 'string' }, plain: { type: 'boolean' } },
  async run(given, desk) {
    atMost(given, 1, desk);
    const [file] = given.positionals;
    if (file === undefined) throw new BadInput(desk.words.bad.noFile('replay'));
    const record = loadRecord(file, desk.words);
    if (!hasGame(record.terms.game)) throw new BadInput(desk.words.bad.recordGame(record.terms.game));
    const cartridge = await loadGame(record.terms.game);
    const seats = record.terms.seats.length;
    const names = Array.from({ length: seats }, (_, seat) =>
      clean(record.names[seat] === '' ? desk.words.replay.left : (record.names[seat] ?? `#${seat + 1}`)),
    );
    const seat = seatOf(given.text('seat'), seats, desk);
    if (onTerminal() && !given.has('plain')) {
      const [{ ReplayScreen }, { show }] = await Promise.all([import('../screen/replay.ts'), import('../screen/shell.ts')]);
      await show(new ReplayScreen(record, cartridge, names, seat, desk));
      return 0;
    }
    const words = wordsOf(cartridge, desk.language);
    const print = (text: string): void => void process.stdout.write(`${text}\n`);
    print(`${words.title}, ${desk.words.replay.eyes(seat === null ? null : names[seat])}`);
    for (const { events } of playback(record, seat)) for (const event of events) print(flat(eventPhrase(words, event, seat), names));
    print('');
    if (record.outcome === null) print(desk.words.replay.unfinished);
    else for (const line of outcomeLines(record.outcome, cartridge, names, seat, desk)) print(line);
    return 0;
  },
};
