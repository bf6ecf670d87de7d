/** `hard` at Escape from the Aliens: legal at every kind of table, open to the view alone, bold as an alien, quick where nothing is to be found. */
import { type Cartridge, choose, FastChance, know, Runner, readOptions, refuse, type State, seatAt, type Types, viewOf } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { note, SEEN, SILENCE } from '../../games/aliens/rules/trail.ts';
import { alex, arrange, ben, dani } from '../../games/aliens/test/table.ts';
import { seedOf } from '../../kernel/conformance/cases.ts';
import { dealChance, think } from '../index.ts';

const SEED = seedOf('hard aliens');
const { game, mind }: Cartridge<Types> = await loadGame('aliens');
const brain = { game, mind };

/** Plays a game and looks at every question before it is answered by `normal`. */
function watch(given: Readonly<Record<string, string>>, seats: number, n: number, look: (s: State<Types>, memory: object) => void): void {
  const options = readOptions(game, given);
  const runner = Runner.start(game, options, seats, dealChance(SEED + n), false);
  const s = runner.state;
  for (let i = 0; s.stack.length > 0; i++) {
    const [seat] = s.flow.asked;
    const memory = game.blank(options, seats, seat);
    look(s, memory);
    runner.answer(seat, think(brain, 'normal', know(s, seat), memory, seat, SEED + i, {}).answer);
  }
}

describe('hard', () => {
  test.each(['none', 'book', 'infected', 'arena'])('answers legally, the same from a sent view, and again (%s)', (scenario) => {
    let tried = 0;
    watch({ scenario, zone: 'galilei' }, 5, 1, (s, memory) => {
      const [seat] = s.flow.asked;
      const go = (k: ReturnType<typeof know>) => think(brain, 'hard', k, memory, seat, SEED, { iterations: 12 });
      const thought = go(know(s, seat));
      expect(refuse(game, know(s, seat), seat, thought.answer), `seed ${SEED}`).toBeNull();
      expect(go(viewOf(s, seat)), `seed ${SEED}`).toEqual(thought);
      if (thought.iterations > 0) tried++;
    });
    // Without humans (B.6) nobody needs to look ahead.
    expect(tried > 0).toBe(scenario !== 'arena');
  });

  test('tries nothing out as an alien, and as a human its moves and free noises alone (E11)', () => {
    let lies = 0;
    watch({ zone: 'galilei' }, 6, 2, (s, memory) => {
      const [seat] = s.flow.asked;
      const { iterations } = think(brain, 'hard', know(s, seat), memory, seat, SEED, { iterations: 6 });
      const mine = s.mine[seat] as { alien: boolean };
      const { kind } = choose(game, know(s, seat), seat, [])!;
      if (mine.alien || (kind !== 'move' && kind !== 'announce-any')) expect(iterations, `seed ${SEED}`).toBe(0);
      else if (kind === 'announce-any' && iterations > 0) lies++;
    });
    expect(lies, `seed ${SEED}`).toBeGreaterThan(0);
  });

  test('E13: strikes at least as often as normal judges it worth while', () => {
    let [keen, calm] = [0, 0];
    for (let n = 0; n < 4; n++) {
      watch({ zone: 'galvani' }, 6, 10 + n, (s, memory) => {
        const [seat] = s.flow.asked;
        if (!(s.mine[seat] as { alien: boolean }).alien) return;
        const k = know(s, seat);
        if (think(brain, 'hard', k, memory, seat, SEED, { iterations: 0 }).answer[1] === 'attack') keen++;
        if (think(brain, 'normal', k, memory, seat, SEED, {}).answer[1] === 'attack') calm++;
      });
    }
    expect(calm, `seed ${SEED}`).toBeGreaterThan(5);
    expect(keen, `seed ${SEED}`).toBeGreaterThan(calm);
  });

  test('E27: a human beside an open hatch goes in', () => {
    let beside = 0;
    const chance = new FastChance(SEED);
    for (let n = 0; n < 6; n++) {
      watch({ zone: 'fermi' }, 2 + chance.int(7), 20 + n, (s, memory) => {
        const [seat] = s.flow.asked;
        const k = know(s, seat);
        const c = choose(game, k, seat, [])!;
        if (c.kind !== 'move' || !c.picks.some((p) => p.startsWith('hatch'))) return;
        beside++;
        expect(think(brain, 'hard', k, memory, seatAt(seat), SEED, { iterations: 60 }).answer[0], `seed ${SEED}`).toMatch(/^hatch|^use/);
      });
    }
    expect(beside, `seed ${SEED}`).toBeGreaterThan(0);
  });

  test('E27: takes the safe sector beside hatch 4 on GALVANI: B12 to B11, not A12', () => {
    const t = arrange({ options: { zone: 'galvani' }, at: ['B12', 'C08', 'W05', 'S13'], round: 9 });
    note(t.pub, dani, SEEN, t.zone.byName.get('S13'));
    note(t.pub, ben, SEEN, t.zone.byName.get('C08'));
    note(t.pub, ben, SILENCE);
    note(t.pub, alex, SEEN, t.zone.byName.get('B12'));
    const k = viewOf<Types>(t.match.state, alex);
    const memory = game.blank(t.pub.options, 4, alex);
    // Lots are drawn among what is as good.
    const answers = Array.from({ length: 12 }, (_, i) => think(brain, 'hard', k, memory, alex, SEED + i, { iterations: 120 }).answer[0]);
    expect(answers.filter((to) => to === 'B11').length, `seed ${SEED}`).toBeGreaterThan(7);
  });
});
