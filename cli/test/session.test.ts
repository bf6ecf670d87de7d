import { choose, FastChance, Match, reexecute, type Seat, waitedFor } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Session } from '../session.ts';
import { sessionOf } from './fake-session.ts';

/** Answers with the first pick of every choice. */
function first(session: Session): string[] {
  const { table, known } = session;
  const path: string[] = [];
  for (;;) {
    const c = choose(table.cartridge.game, known, table.me, path);
    if (c === null) return path;
    path.push(c.picks[0]);
    if (c.ends) return path;
  }
}

describe('a match with bots', () => {
  test.each(['sealed', 'open', 'race'])('comes to its end (landing: %s), and the record plays again', async (landing) => {
    const { session, clock, table } = await sessionOf({ options: { landing }, seed: landing });
    for (let i = 0; i < 5000 && !session.over; i++) {
      if (session.waited) expect(session.answer(first(session))).toBeNull();
      else await clock.pass(100);
    }
    expect(session.over).toBe(true);
    const record = session.record();
    expect(reexecute(table.cartridge.game, record)).toBeNull();
    expect(record.outcome).not.toBeNull();
    expect(record.entries.filter((e) => e.act.kind === 'answer' && typeof e.act.by === 'object').length).toBeGreaterThan(10);
  });

  test('bots take their time, and hurry when told to', async () => {
    const { session, clock } = await sessionOf({ options: { landing: 'sealed', begins: '2' } });
    await clock.pass(500);
    expect(session.heard).toHaveLength(1);
    expect(session.busy).toBe(true);
    await clock.pass(1000);
    expect(session.heard.length).toBeGreaterThan(1);

    const quick = await sessionOf({ options: { landing: 'sealed', begins: '2' } });
    await quick.clock.pass(1);
    quick.session.hurry();
    expect(quick.session.heard.length).toBeGreaterThan(1);
  });

  test('a bot gets the view and the memory of its seat, and nothing else', async () => {
    const seen: { seat: Seat; known: object; memory: object }[] = [];
    const { clock, session } = await sessionOf({
      options: { landing: 'sealed', begins: '2' },
      think:
        () =>
        async ({ known, memory, seat }) => {
          seen.push({ seat, known, memory });
          return new Promise(() => {});
        },
    });
    await clock.pass(10);
    expect(seen).toHaveLength(1);
    expect(Object.keys(seen[0].known).sort()).toEqual(['flow', 'mine', 'pub', 'sealed', 'stack']);
    const { cartridge, options, levels, seed } = session.table;
    const dealt = new Match(cartridge.game, options, levels.length, new FastChance(seed), 0);
    expect(seen[0].known).toMatchObject({ mine: dealt.state.mine[1] });
    expect(JSON.stringify(seen[0].known)).not.toContain('pile":[');
    session.close();
  });

  test('a bot that fails stops the match loudly', async () => {
    const { session, clock } = await sessionOf({ options: { begins: '2' }, think: () => () => Promise.reject(new Error('no thought')) });
    await clock.pass(10);
    expect(session.failed?.message).toBe('no thought');
  });

  test('nothing happens once it is closed', async () => {
    const { session, clock } = await sessionOf({ options: { begins: '2' } });
    session.close();
    await clock.pass(100_000);
    expect(session.heard).toHaveLength(1);
  });
});

describe('a landing race', () => {
  const race = { landing: 'race', landingSeconds: 6, begins: '1' };
  const toTheWindow = async (seed: string): Promise<Awaited<ReturnType<typeof sessionOf>>> => {
    for (let i = 0; ; i++) {
      const made = await sessionOf({ options: race, seed: `${seed} ${i}` });
      made.session.answer(['draw 1']);
      if (made.session.known.flow.label === 'landing') return made;
      made.session.close();
    }
  };

  test('bots act one by one, each after 0.8 to 3 seconds', async () => {
    const { session, clock } = await toTheWindow('one by one');
    expect(session.deadline).toBe(6000);
    await clock.pass(790);
    expect(session.heard).toHaveLength(2);
    await clock.pass(2300);
    expect(session.heard).toHaveLength(5);
    expect(session.waited).toBe(true);
  });

  test('the person may act first, and no bot answers within half a second of it', async () => {
    const { session, clock } = await toTheWindow('first');
    await clock.pass(790);
    session.answer(['land']);
    const entries = session.heard.length;
    await clock.pass(490);
    expect(session.heard).toHaveLength(entries);
    await clock.pass(4000);
    expect(session.heard.length).toBeGreaterThan(entries);
  });

  test('who says nothing is answered for when the time is over, with the answer of the silent', async () => {
    const { session, clock, table } = await toTheWindow('silent');
    await clock.pass(5990);
    expect(session.waited).toBe(true);
    await clock.pass(20);
    const acts = session.record().entries.map((e) => e.act);
    expect(acts.findLast((act) => act.kind === 'answer' && act.seat === table.me)).toMatchObject({ answer: ['stay'], by: 'idle' });
    expect(session.known.flow.label).not.toBe('landing');
    expect(session.deadline).toBeNull();
  });

  test('"fly on" may become "land" until the window closes', async () => {
    const { session } = await toTheWindow('change');
    expect(session.answer(['stay'])).toBeNull();
    expect(session.waited).toBe(false);
    expect(session.asked).toBe(true);
    expect(session.answer(['stay'])?.why).toBe('already-stayed');
    expect(session.answer(['land'])).toBeNull();
    expect(session.asked).toBe(false);
  });

  test('with patience there is no deadline, and bots answer first, in the order of the seats', async () => {
    const { session, clock } = await sessionOf({ options: { ...race, landingSeconds: 2 }, pace: 'patient', seed: 'patient' });
    while (session.known.flow.label !== 'landing' || session.busy) {
      if (session.waited && session.known.flow.window === 'turn') session.answer(first(session));
      await clock.pass(1);
    }
    const order = session.record().entries.flatMap(({ act }) => (act.kind === 'answer' ? [act.seat] : []));
    expect(order.slice(-3)).toEqual([1, 2, 3]);
    await clock.pass(100_000);
    expect(waitedFor(session.known)).toEqual([0]);
    expect(session.record().entries.every((e) => e.at === null)).toBe(true);
  });
});

test('an answer is taken back as long as nothing was shown', async () => {
  const { session, clock } = await sessionOf({ seed: 'undo', pace: 'brisk' });
  for (let i = 0; i < 2000 && !session.over; i++) {
    await clock.pass(1);
    if (!session.waited) continue;
    const { picks, kind } = choose(session.table.cartridge.game, session.known, session.table.me, [])!;
    const take = kind === 'collect' ? picks.find((p) => p.startsWith('take')) : undefined;
    if (take === undefined) {
      session.answer([picks[0]]);
      continue;
    }
    const before = JSON.stringify(session.known);
    const told = session.heard.length;
    session.answer([take]);
    const events = session.heard.slice(told).flatMap((h) => h.events);
    expect(events.length).toBeGreaterThan(0);
    expect(events.some((e) => session.isUndone(e))).toBe(false);
    expect(session.canUndo).toBe(true);
    expect(session.undo()).toBe(true);
    expect(
      events.every((e) => session.isUndone(e)),
      'the log marks what was undone',
    ).toBe(true);
    expect(JSON.stringify(session.known)).toBe(before);
    expect(session.record().entries.at(-1)?.act.kind).toBe('undo');
    return;
  }
  expect.unreachable('nobody ever collected');
});
