/** Playing over sockets: ids, tabs, stale questions, strangers, spectators, chat, undo, giving up, passing a chair. */
import { FastChance } from '@starboard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Person, running } from './house.ts';
import { newRequestId, Screen } from './screen.ts';
import { FAST, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

async function duel(more: object = {}): Promise<{ id: string; people: Person[]; screens: Screen[] }> {
  const people = [await house.person('Ada'), await house.person('Ben')];
  const id = await running(people, { game: 'tictactoe', seats: 2, settings: FAST, ...more });
  const screens = await Promise.all(people.map(async (p) => (await p.screen()).enter(id)));
  return { id, people, screens };
}
const mark = (screen: Screen, cell: string, id = newRequestId()) =>
  screen.tell({ t: 'answer', id, question: screen.own?.question ?? 0, answer: [cell] });

test('the same id twice is done once, also after a restart', async () => {
  const { id, people, screens } = await duel();
  const answer = { t: 'answer', id: newRequestId(), question: screens[0].own!.question!, answer: ['4'] } as const;
  expect((await screens[0].tell({ ...answer, answer: [...answer.answer] })).t).toBe('ack');
  expect((await screens[0].tell({ ...answer, answer: [...answer.answer] })).t).toBe('ack');
  await house.restart();
  const again = await (await people[0].screen()).enter(id);
  expect((await again.tell({ ...answer, answer: [...answer.answer] })).t).toBe('ack');
  expect((again.pub.cells as number[]).filter((c) => c >= 0)).toEqual([0]);
});

test('two tabs of one seat hear the same; either may answer, a stale question is refused', async () => {
  const { id, people, screens } = await duel();
  const tab = await (await people[0].screen()).enter(id);
  expect(tab.seat).toBe(0);
  const question = tab.own!.question!;
  const both = await Promise.all([
    screens[0].tell({ t: 'answer', id: newRequestId(), question, answer: ['0'] }),
    tab.tell({ t: 'answer', id: newRequestId(), question, answer: ['1'] }),
  ]);
  expect(both.map((b) => b.t).sort()).toEqual(['ack', 'refused']);
  expect(both.find((b) => b.t === 'refused')).toMatchObject({ refusal: { why: 'stale' } });
  await screens[1].until(() => screens[1].own?.question != null);
  await tab.until(() => tab.n === screens[0].n);
  expect(tab.pub).toEqual(screens[0].pub);
  // What is only an answer to one tab is not told to the other.
  expect(screens[0].heard.filter((m) => m.t === 'ack' || m.t === 'refused')).toHaveLength(1);
  await tab.close();
  expect((await mark(screens[1], '8')).t).toBe('ack');
});

test('answers that are not legal are refused with the rule', async () => {
  const { screens } = await duel();
  expect(await mark(screens[1], '1')).toMatchObject({ t: 'refused', refusal: { why: 'stale' } });
  expect(await mark(screens[0], '99')).toMatchObject({ t: 'refused', refusal: { rule: expect.any(String) } });
  expect((await mark(screens[0], '3')).t).toBe('ack');
});

test('somebody who comes back goes on from the last frame, or gets the whole', async () => {
  const { id, people, screens } = await duel();
  await screens[1].close();
  const { n } = screens[1];
  await mark(screens[0], '0');
  const again = await people[1].screen();
  again.resume(id, screens[1]);
  await again.until(() => (again.pub.cells as number[])[0] === 0);
  expect(again.heard.every((m) => m.t === 'frame')).toBe(true);
  expect(again.heard[0]).toMatchObject({ n: n + 1 });
  const strange = await people[1].screen();
  strange.say({ t: 'open', match: id, have: 9999 });
  await strange.next('whole', 0);
  // Somebody who had looked on, or sat elsewhere: the numbers of that stream are not theirs.
  const other = await people[1].screen();
  other.say({ t: 'open', match: id, have: again.n, seat: 0 });
  await other.next('whole', 0);
  expect((strange.pub.cells as number[])[0]).toBe(0);
});

test('an opening that missed nothing is answered all the same: for a second tab, a spectator, and after the end', async () => {
  const { id, people, screens } = await duel({ open: true });
  const answered = async (person: Person, has: Screen): Promise<void> => {
    const again = await person.screen();
    again.resume(id, has);
    await again.until(() => again.heard.length > 0, 'an answer to an opening');
    expect(again.heard.filter((m) => m.t !== 'chat')).toEqual([{ t: 'paused', why: 'over' }]);
    await again.close();
  };
  await screens[0].until(() => screens[0].table?.chairs.every((c) => !c.away), 'everybody');
  await answered(people[0], screens[0]);
  const eve = await house.person('Eve');
  await answered(eve, await (await eve.screen()).enter(id));
  for (const [i, cell] of ['0', '3', '1', '4', '2'].entries()) {
    const mover = screens[i % 2];
    await mover.until(() => mover.own?.question != null && mover.mustAnswer, 'a turn');
    expect((await mark(mover, cell)).t).toBe('ack');
  }
  await Promise.all(screens.map((s) => s.until(() => s.table?.closed != null, 'the end')));
  const last = await (await people[0].screen()).enter(id);
  await Promise.all([last, ...screens].map((s) => s.close()));
  await answered(people[0], last);
});

test('a stranger gets one answer for everything', async () => {
  const { id } = await duel();
  const eve = await house.person('Eve');
  const nobody = new Screen0();
  for (const screen of [await eve.screen(), await nobody.open()]) {
    for (const match of [id, newRequestId(), '', '../../etc', 'x'.repeat(64)]) {
      const from = screen.heard.length;
      screen.say({ t: 'open', match, have: null });
      expect(await screen.next('error', from)).toEqual({ t: 'error', why: 'unknown' });
    }
    const from = screen.heard.length;
    screen.say({ t: 'answer', id: newRequestId(), question: 1, answer: ['0'] });
    expect(await screen.next('error', from)).toEqual({ t: 'error', why: 'unknown' });
  }
  expect((await eve.ask('GET /api/tables/:table/stream', { params: { table: id } })).status).toBe(404);
});
class Screen0 {
  open(): Promise<Screen> {
    return Screen.open(house, 'starboard=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
  }
}

test('spectators get the public stream and have no say', async () => {
  const people = [await house.person('Ada'), await house.person('Ben')];
  const id = await running(people, { game: 'auction', seats: 2, settings: FAST, open: true });
  const eve = await house.person('Eve');
  const watcher = await (await eve.screen()).enter(id);
  expect(watcher).toMatchObject({ seat: null, mine: {}, own: null });
  expect(await watcher.tell({ t: 'answer', id: newRequestId(), question: 1, answer: ['0'] })).toMatchObject({ refusal: { why: 'no-seat' } });
  expect(await watcher.tell({ t: 'concede', id: newRequestId() })).toMatchObject({ refusal: { why: 'no-seat' } });
  const stream = (await eve.call('GET /api/tables/:table/stream', { params: { table: id } })) as { seat: null; frames: { mine: object }[] };
  expect(stream.seat).toBeNull();
  expect(stream.frames.every((f) => Object.keys(f.mine).length === 0)).toBe(true);
  const own = (await people[1].call('GET /api/tables/:table/stream', { params: { table: id } })) as { seat: number; frames: { mine: object }[] };
  expect(own.seat).toBe(1);
  expect(own.frames[0].mine).toHaveProperty('hand');
  // A table without spectators is not there for them.
  await people[0].call('PATCH /api/tables/:table', { params: { table: id }, body: { watch: false } });
  const again = await eve.screen();
  again.say({ t: 'open', match: id, have: null });
  expect(await again.next('error', 0)).toEqual({ t: 'error', why: 'unknown' });
});

test('chat reaches everybody but those who muted it, in bounds; phrases are keys', async () => {
  const { id, people, screens } = await duel();
  expect((await screens[0].tell({ t: 'chat', id: newRequestId(), text: 'hello\u202e\nworld' })).t).toBe('ack');
  expect(await screens[1].next('chat', 0)).toMatchObject({ seat: 0, name: 'Ada', text: 'hello world' });
  const said = newRequestId();
  for (let i = 0; i < 2; i++) await screens[0].tell({ t: 'phrase', id: said, phrase: 'thanks' });
  await screens[1].until(() => screens[1].heard.filter((m) => m.t === 'chat').length === 2);
  screens[1].say({ t: 'mute', seat: 0, on: true });
  await screens[1].tell({ t: 'phrase', id: newRequestId(), phrase: 'oops' });
  await screens[0].tell({ t: 'chat', id: newRequestId(), text: 'quiet' });
  const later = await (await people[1].screen()).enter(id);
  await later.next('chat', 0);
  expect(later.heard.filter((m) => m.t === 'chat').map((c) => c.seat)).toEqual([1]);
  expect(screens[1].heard.filter((m) => m.t === 'chat').map((c) => c.text ?? c.phrase)).toEqual(['hello world', 'thanks', 'oops']);
  screens[0].say({ t: 'phrase', id: newRequestId(), phrase: '<b>' });
  expect(await screens[0].next('error')).toEqual({ t: 'error', why: 'malformed' });
  const many = await Promise.all(Array.from({ length: 30 }, () => screens[0].tell({ t: 'chat', id: newRequestId(), text: 'spam' })));
  expect(many.some((m) => m.t === 'refused' && (m.refusal as { why: string }).why === 'too-fast')).toBe(true);
  await house.restart();
  const after = await (await people[0].screen()).enter(id);
  await after.next('chat', 0);
  expect(after.heard.filter((m) => m.t === 'chat').length).toBeGreaterThan(3);
});

test('undo takes back the last answer and is told to everybody', async () => {
  const { screens } = await duel();
  await mark(screens[0], '4');
  await screens[0].until(() => screens[0].own?.undo);
  expect((await screens[1].tell({ t: 'undo', id: newRequestId() })).t).toBe('refused');
  expect((await screens[0].tell({ t: 'undo', id: newRequestId() })).t).toBe('ack');
  await screens[1].until(() => screens[1].lines.some((l) => l.event.kind === '$undone'));
  expect((screens[1].pub.cells as number[]).every((c) => c === -1)).toBe(true);
});

test('a seat passes to somebody new by consent; both screens go on by themselves, and only once', async () => {
  const { id, people, screens } = await duel({ open: true });
  const eve = await house.person('Eve');
  const eves = await (await eve.screen()).enter(id);
  const ask = (p: Person, chair: number) => p.ask('POST /api/tables/:table/claims', { params: { table: id }, body: { chair } });
  const say = (p: Person, claim: string, yes: boolean) =>
    p.ask('POST /api/tables/:table/claims/:claim', { params: { table: id, claim }, body: { yes } });
  expect((await ask(people[1], 0)).body.error).toBe('sat-before');
  await ask(eve, 0);
  const [first] = (await people[0].table(id)).claims;
  expect(first).toMatchObject({ chair: 0, name: 'Eve' });
  // While Ada is there, she decides.
  expect((await say(people[1], first.id, true)).body.error).toBe('not-now');
  await say(people[0], first.id, false);
  expect((await people[0].table(id)).claims).toEqual([]);
  await ask(eve, 0);
  await say(people[0], (await people[0].table(id)).claims[0].id, true);
  expect((await eve.table(id)).you?.chair).toBe(0);
  await eves.until(() => eves.seat === 0, 'the seat');
  await screens[0].until(() => screens[0].seat === null, 'the gallery');
  await screens[1].until(() => screens[1].table?.chairs[0].name === 'Eve' && !screens[1].table.chairs[0].away, 'Eve at the table');
  expect([...eves.heard, ...screens[0].heard].filter((m) => m.t === 'error')).toEqual([]);
  expect(screens[1].lines.at(-1)?.event).toEqual({ kind: '$chair', seat: 0, name: 'Eve', bot: null, from: 'Ada', why: 'given' });
  expect((await mark(eves, '4')).t).toBe('ack');
  expect((await ask(people[0], 0)).body.error).toBe('sat-before');
});

test("a bot's seat passes by a majority of the people; a tie is a no", async () => {
  const people = [await house.person('Ada'), await house.person('Ben')];
  const id = await running(people, { game: 'auction', seats: 3, settings: FAST, open: true, bots: [null, null, 'random'] });
  const say = async (p: Person, yes: boolean) =>
    p.call('POST /api/tables/:table/claims/:claim', { params: { table: id, claim: (await p.table(id)).claims[0].id }, body: { yes } });
  const eve = await house.person('Eve');
  const ask = () => eve.call('POST /api/tables/:table/claims', { params: { table: id }, body: { chair: 2 } });
  await ask();
  await say(people[0], true);
  await say(people[1], false);
  expect(await eve.table(id)).toMatchObject({ claims: [], you: { chair: null } });
  await ask();
  await say(people[0], true);
  expect((await eve.table(id)).you?.chair).toBeNull();
  await say(people[1], true);
  expect((await eve.table(id)).you?.chair).toBe(2);
});

test('what happened since somebody looked', async () => {
  const people = [await house.person('Ada'), await house.person('Ben')];
  const id = await running(people, { game: 'auction', seats: 3, settings: FAST, bots: [null, null, 'random'] });
  const { game } = await toySource.loadGame('auction');
  const chance = new FastChance('since');
  const screens = await Promise.all(people.map(async (p) => (await p.screen()).enter(id)));
  await Promise.all(screens.map((s) => s.play(game, chance, (n) => n < 2)));
  await screens[1].until(() => screens[1].pub.round === 3);
  await screens[1].close();
  await expect.poll(async () => (await people[1].table(id)).you?.seen ?? 0).toBeGreaterThan(0);
  const { seen } = (await people[1].table(id)).you!;
  expect((await people[1].call('GET /api/tables/:table/since', { params: { table: id }, query: { at: String(seen) } })).lines).toEqual([]);
  const back = await (await people[1].screen()).enter(id);
  await Promise.all([screens[0], back].map((s) => s.play(game, chance, () => false)));
  await back.until(() => back.pub.round === 4);
  const { lines } = await people[1].call('GET /api/tables/:table/since', { params: { table: id }, query: { at: String(seen) } });
  expect(lines.length).toBeGreaterThan(0);
  const all = await people[1].call('GET /api/tables/:table/since', { params: { table: id } });
  expect(all.lines.slice(-lines.length)).toEqual(lines);
});
