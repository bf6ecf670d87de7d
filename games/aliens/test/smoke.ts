import { FastChance, Runner, know, randomAnswer, readOptions } from '@starboard/kernel';
import { aliens } from '../game.ts';

const endings: Record<string, number> = {};
let n = 0, games = 0;
const bools = ['A1','A2','A5','B3','B6','C3','D2','G4','H1','H2','H3','H4','H13','H14','H15','H16','J4','watchAll','white'];
const t0 = performance.now();
const check = process.argv[2] !== 'fast';
for (let i = 0; i < 400; i++) {
  const c = new FastChance(`s${i}`);
  const given: Record<string, unknown> = {};
  if (check) {
    given.zone = ['galilei', 'fermi', 'galvani'][c.int(3)];
    given.scenario = ['none', 'none', 'book', 'infected', 'arena'][c.int(5)];
    for (const b of bools) if (c.int(5) === 0) given[b] = true;
    if (c.int(6) === 0) given.game = 'beginner';
    if (c.int(6) === 0) given.A4 = ['everybody', 'aliens', 'humans'][c.int(3)];
    if (c.int(6) === 0) given.B4 = 1 + c.int(4);
    if (c.int(6) === 0) given.C6 = '12';
    if (c.int(6) === 0) given.E3 = 1 + c.int(4);
  }
  const seats = check ? 2 + c.int(10) : 8;
  const o = readOptions(aliens, given);
  if (aliens.fits!(o, seats) !== null) { endings[aliens.fits!(o, seats)!.why] = (endings[aliens.fits!(o, seats)!.why] ?? 0) + 1; continue; }
  const r = Runner.start(aliens, o, seats, c, check);
  games++;
  while (r.state.stack.length > 0) {
    const seat = r.state.flow.asked[0];
    const k = know(r.state, seat);
    const a = randomAnswer(aliens, k, seat, c);
    r.answer(seat, a);
    if (check) { aliens.invariants(r.state); r.hear(); }
    n++;
  }
  endings[r.state.pub.ending!] = (endings[r.state.pub.ending!] ?? 0) + 1;
}
console.log(games, n, endings, Math.round(n / (performance.now() - t0) * 1000), '/s');
