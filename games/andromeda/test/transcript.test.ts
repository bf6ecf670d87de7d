/**
 * The Collective's turn is told so that a person could do the same with the box on the table: a reader who sees only
 * the log of a solo game always knows what the Collective has.
 */

import { FastChance, Match, plain, readOptions, walk } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { numberIn, TRACKS } from '../content/vocabulary.ts';
import { andromeda } from '../game.ts';
import { seatOf } from '../rules/asking.ts';
import { HANGAR, SHIPS_EACH } from '../rules/ids.ts';
import { PLACES } from '../rules/picks.ts';
import type { Andromeda, Options } from '../rules/types.ts';

const NAMES = ['Mirela'];
const YOU = seatOf(0);

/** What a reader has noted about the Collective. */
interface Notes {
  vp: number;
  tactics: number;
  tracks: number[];
  marker: number;
  away: number;
  modules: number;
  moons: number;
  probe: string;
}

const count = (s: string | undefined): number => Number((s ?? '0').replace('−', '-'));

/** One line of the log changes the notes, as it would change the things on the table. */
function read(notes: Notes, line: string): void {
  const m = (pattern: RegExp): RegExpExecArray | null => pattern.exec(line);
  let found: RegExpExecArray | null;
  if ((found = m(/^The Collective scores (\d+) VP/))) notes.vp += count(found[1]);
  else if ((found = m(/^The Collective loses (\d+) VP/))) notes.vp -= count(found[1]);
  else if ((found = m(/^The Collective: [a-z ]+ (−?\d+) VP\.$/))) notes.vp += count(found[1]);
  else if ((found = m(/^The Collective’s destiny .* scores (\d+) VP/))) notes.vp += count(found[1]);
  else if ((found = m(/^The Collective draws (\d+) tactic/))) notes.tactics += count(found[1]);
  else if (m(/^The Collective discards /) || m(/ 1 tactic from the Collective\.$/)) notes.tactics--;
  else if ((found = m(/^The Collective advances to (\d+) on the (\w+) track\.$/))) notes.tracks[numberIn(TRACKS, found[2])] = count(found[1]);
  else if ((found = m(/^The command marker moves to (\d+) \(“./))) notes.marker = count(found[1]) - 1;
  else if (m(/^The Collective launches a /)) notes.away++;
  else if (m(/^All of the Collective’s ships are back/)) notes.away = 0;
  else if (m(/^The Collective gains the module /)) notes.modules++;
  else if (m(/^The Collective takes the moon /)) notes.moons++;
  else if ((found = m(/^The probe follows to .* (r\dc\d)\.$/))) notes.probe = found[1];
}

function noted(match: Match<Andromeda>): Notes {
  const { pub } = match.state;
  const who = pub.sides.length - 1;
  const side = pub.sides[who];
  return {
    vp: side.vp,
    tactics: side.hand,
    tracks: [...side.tracks],
    marker: pub.collective!.marker,
    away: pub.fleet.at.slice(who * SHIPS_EACH).filter((at) => at !== HANGAR).length,
    modules: side.rows.reduce((n, row) => n + row.modules.length, 0),
    moons: pub.collective!.moons.length,
    probe: PLACES[pub.turn.probe],
  };
}

const TABLES: readonly Partial<Options>[] = [
  { collective: 'halcyon' },
  { collective: 'prism', events: 'twilight' },
  { collective: 'hive', events: 'void', special: true, moons: 'all' },
];

describe('the log of a solo game', () => {
  test('N228, N243–N257: tells all that a reader must know to move the pieces of the Collective', () => {
    const seed = seedOf('andromeda transcript');
    for (let g = 0; g < cases(TABLES.length * 2); g++) {
      const chance = new FastChance(`${seed} ${g}`);
      const options = readOptions(andromeda, TABLES[g % TABLES.length]);
      const match = new Match<Andromeda>(andromeda, options, 1, new FastChance(`${seed} deal ${g}`));
      const lines = (told: (typeof match.entries)[number]['told']): string[] =>
        told.flatMap((t) =>
          t.to === 'all' ? [plain(andromeda.words.en.event[t.event.kind](t.event as never, YOU), NAMES).replaceAll('\u00a0', ' ')] : [],
        );
      const notes = noted(match);
      const log: string[] = [];
      for (let n = 0; !match.over; n++) {
        const answer = walk(andromeda, match.know(YOU), YOU, (c) => c.picks[chance.int(c.picks.length)]);
        const said = lines(match.answer(YOU, answer).entry!.told);
        log.push(...said);
        for (const line of said) read(notes, line);
        expect(notes, `seed ${seed}, game ${g}, answer ${n} (${answer.join(' | ')}):\n${said.join('\n')}`).toEqual(noted(match));
      }
      // Every launch of it follows a roll and a card that says where.
      const launches = log.flatMap((line, i) => (/^The Collective launches/.test(line) ? [i] : []));
      expect(launches.length).toBeGreaterThan(3);
      for (const i of launches) {
        expect(log.slice(Math.max(0, i - 12), i).some((line) => /^The Collective rolls a [1-6]: section I{1,3}\.$/.test(line))).toBe(true);
        expect(log[i - 1]).toMatch(/^Its card Directive I{1,3}-\d says: .+ (So it goes to|None of that is possible)/);
      }
    }
  }, 120_000);
});
