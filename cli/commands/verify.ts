/** `starboard verify`: checks a record. Exit code 0: nothing found, 1: findings, 2: not a record. */
import { verify as check } from '@starboard/kernel';
import { hasGame, loadGame } from '@starboard/registry';
import { BadInput, type Command } from '../command.ts';
import { loadRecord } from '../files.ts';
import { atMost } from '../table-args.ts';
import { clean, wordsOf, wrap } from '../text.ts';

const WIDTH = 100;

export const verifyCommand: Command = {
  flags: {},
  async run(given, context) {
    atMost(given, 1, context);
    const [file] = given.positionals;
    const { bad, verify: words } = context.words;
    if (file === undefined) throw new BadInput(bad.noFile('verify'));
    const record = loadRecord(file, context.words);
    if (!hasGame(record.terms.game)) throw new BadInput(bad.recordGame(record.terms.game));
    const cartridge = await loadGame(record.terms.game);
    const { committed, findings } = check(cartridge.game, record);
    const print = (text: string): void => void process.stdout.write(`${text}\n`);
    const points = (title: string, list: readonly string[]): void => {
      print(title);
      for (const point of list) print(wrap(`\u00a0\u00a0-\u00a0${clean(point)}`, WIDTH, '    ').join('\n'));
    };
    print(words.file(wordsOf(cartridge, context.language).title, record.terms.seats.length, record.entries.length));
    if (findings.length > 0) {
      points(words.findings, findings);
      print(words.broken);
      return 1;
    }
    const over = record.outcome !== null;
    points(words.proved, [words.replayed, ...(over ? [words.outcome] : []), ...(committed ? [words.commitments] : [])]);
    points(words.notProved, [
      ...(over ? [] : [words.noOutcome]),
      ...(committed ? [words.host] : [record.source.kind === 'lesson' ? words.lesson : words.seedOnly]),
      words.names,
    ]);
    print(words.clean);
    return 0;
  },
};
