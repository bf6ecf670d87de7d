import type { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { choose, type Drawing } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { GameScreen } from '../screen/game.ts';
import { Menu } from '../screen/menu.ts';
import { ReplayScreen } from '../screen/replay.ts';
import { type Press, runScreen, type TerminalScreen } from '../screen/shell.ts';
import { Session } from '../session.ts';
import { platformWords } from '../words.ts';
import { FakeClock, type Setup, sessionOf, settled } from './fake-session.ts';

const context = { language: 'en', words: platformWords.en } as const;
const text = (drawing: Drawing): string => drawing.map((line) => line.map((s) => s.text).join('')).join('\n');

/** Every size a person may have, the smallest, the usual ones and a huge one. */
const SIZES = [
  [60, 20],
  [61, 21],
  [75, 24],
  [76, 24],
  [80, 24],
  [95, 28],
  [100, 30],
  [120, 40],
  [200, 60],
] as const;

function checkSize(screen: TerminalScreen, columns: number, rows: number): void {
  const drawing = screen.draw(columns, rows);
  expect(drawing.length).toBeLessThanOrEqual(rows);
  for (const line of drawing) {
    const whole = line.map((s) => s.text).join('');
    expect(whole.length, `${columns}×${rows}: "${whole}"`).toBeLessThanOrEqual(columns);
    expect(whole).not.toMatch(/[\n\u00a0]/);
  }
}

async function gameScreen(setup: Setup = {}): Promise<{ screen: GameScreen } & Awaited<ReturnType<typeof sessionOf>>> {
  const made = await sessionOf({ pace: 'brisk', ...setup });
  return { ...made, screen: new GameScreen(made.session, context, 'match.json') };
}

const key = (char: string): Press => ({ char });

describe('the terminal game', () => {
  test('fits every size with the drawn map of another game', async () => {
    const { screen, session, clock } = await gameScreen({ game: 'aliens', options: {}, players: 5, seed: 'a map' });
    for (let i = 0; i < 60 && !session.over; i++) {
      for (const [columns, rows] of SIZES) checkSize(screen, columns, rows);
      if (session.waited) screen.press('enter');
      await clock.pass(40);
    }
    expect(text(screen.draw(120, 45))).toContain('GALILEI');
    session.close();
  });

  test('E2: what the game advises is read first, at every size', async () => {
    const { screen, session } = await gameScreen({ game: 'aliens', options: {}, players: 3, seed: 'advice' });
    for (const [columns, rows] of SIZES) checkSize(screen, columns, rows);
    expect(text(screen.draw(120, 40))).toContain('Note: The zone GALILEI is meant for 4 to 8 players.');
    screen.press('enter');
    expect(text(screen.draw(120, 40))).not.toContain('Note:');
    session.close();
  });

  test.each([3, 4, 6])('fits every size at every moment of a game for %i, in both languages', async (players) => {
    const { screen, session, clock } = await gameScreen({ players, options: { landing: 'sealed', memoryAid: true }, seed: `fits ${players}` });
    let looks = 0;
    for (let i = 0; i < 3000 && !session.over; i++) {
      if (session.waited) {
        for (const [columns, rows] of SIZES) checkSize(screen, columns, rows);
        screen.press(key('l'));
        looks++;
        // Not always the first choice: half-made answers and every list are to be seen.
        for (let down = 0; down < i % 4; down++) screen.press('down');
        checkSize(screen, 60, 20);
        screen.press('enter');
        screen.press('escape');
        if (session.waited && i % 3 === 0) {
          screen.press('home');
          screen.press('enter');
        }
      }
      await clock.pass(1);
    }
    expect(looks).toBeGreaterThan(10);
    if (session.over) for (const [columns, rows] of SIZES) checkSize(screen, columns, rows);
    session.close();
  });

  test('everything of the table is there at 60×20, for six players too', async () => {
    const { screen } = await gameScreen({ players: 6, options: { landing: 'sealed', begins: '1' } });
    const shown = text(screen.draw(60, 20));
    for (const name of ['Ada', 'Juno', 'Orin', 'Vega', 'Kesh', 'Bao', 'in your hand', 'from whose hand', 'Draw from Juno'])
      expect(shown).toContain(name);
  });

  test('says so when the window is too small', async () => {
    const { screen } = await gameScreen();
    expect(text(screen.draw(59, 30))).toBe('Please enlarge the window to at least 60 × 20.');
    expect(text(screen.draw(80, 19))).toContain('60 × 20');
    checkSize(screen, 5, 2);
  });

  test('a greyed choice can be focused, says why, and Enter shows its rule', async () => {
    const { screen, session } = await gameScreen({ options: { landing: 'sealed', begins: '1' } });
    screen.press('end');
    expect(text(screen.draw(60, 24))).toContain('In the first mission nobody holds an alien yet. (R15)');
    screen.press('enter');
    expect(text(screen.draw(80, 24))).toContain('Rule R15');
    expect(session.heard).toHaveLength(1);
    screen.press('enter');
    expect(text(screen.draw(80, 24))).not.toContain('Rule R15');
    screen.press(key('?'));
    expect(text(screen.draw(80, 24))).toContain('Rule R11');
  });

  test('every choice has a number, and two digits choose beyond the ninth', async () => {
    const { screen, session, clock } = await gameScreen({ game: 'aliens', options: {}, players: 5, seed: 'numbers' });
    const { cartridge, me } = session.table;
    screen.press('enter');
    for (let i = 0; i < 200 && (!session.waited || choose(cartridge.game, session.known, me, [])!.picks.length < 12); i++) {
      if (session.waited) screen.press('enter');
      await clock.pass(40);
    }
    const { picks } = choose(cartridge.game, session.known, me, [])!;
    expect(picks.length).toBeGreaterThanOrEqual(12);
    const focused = (): string => /❯ +(\d+) /.exec(text(screen.draw(120, 60)))?.[1] ?? '';
    screen.press(key('1'));
    expect(focused()).toBe('1');
    screen.press(key('2'));
    expect(focused()).toBe('12');
    // Another key begins a new number.
    screen.press('up');
    screen.press(key('3'));
    expect(focused()).toBe('3');
    // So does a pause.
    await clock.pass(2000);
    const answers = session.record().entries.length;
    screen.press(key('1'));
    screen.press(key('2'));
    screen.press('enter');
    const entry = session.record().entries[answers];
    expect(entry?.act).toMatchObject({ kind: 'answer', seat: me, answer: [picks[11]] });
    session.close();
  });

  test('with fewer than ten choices each digit is a number of its own, and one that does not exist changes nothing', async () => {
    const { screen, session } = await gameScreen({ options: { landing: 'sealed', begins: '1' } });
    const focused = (): string => /[❯✗] +(\d+) /.exec(text(screen.draw(120, 60)))?.[1] ?? '';
    for (const [digit, is] of [
      ['1', '1'],
      ['2', '2'],
      ['9', '2'],
      ['0', '2'],
      ['3', '3'],
    ]) {
      screen.press(key(digit));
      expect(focused()).toBe(is);
    }
    session.close();
  });

  test('the effect or price of a choice follows its name', async () => {
    const { cartridge, ...more } = (await sessionOf({ pace: 'brisk', options: { landing: 'sealed', begins: '1' } })).table;
    const { words } = cartridge.game;
    const priced = { ...words.en, detail: (pick: string) => (pick === 'draw 1' ? ['costs nothing'] : null) };
    const game = { ...cartridge.game, words: { ...words, en: priced } };
    const session = new Session({ ...more, cartridge: { ...cartridge, game } }, () => new Promise(() => {}), new FakeClock(), 'brisk');
    const shown = text(new GameScreen(session, context, 'match.json').draw(100, 30));
    expect(shown).toMatch(/1 Draw from Juno – costs nothing/);
    expect(shown.match(/ – /g)).toHaveLength(1);
    session.close();
  });

  test('q asks first, and says where the record would go', async () => {
    const { screen } = await gameScreen({ options: { landing: 'sealed', begins: '1' } });
    screen.press(key('q'));
    expect(text(screen.draw(80, 24))).toContain('Leave the game?');
    screen.press('escape');
    expect(text(screen.draw(80, 24))).not.toContain('Leave the game?');
    screen.press(key('q'));
    screen.press('down');
    expect(text(screen.draw(80, 24))).toContain('match.json');
    screen.press('enter');
    expect(screen.left).toBe('save');
    expect(screen.done).toBe(true);
  });

  test('the language changes at once, the log too', async () => {
    const { screen } = await gameScreen({ options: { landing: 'sealed', begins: '1' } });
    screen.press(key('l'));
    const shown = text(screen.draw(100, 30));
    expect(shown).toContain('Aus wessen Hand');
    expect(shown).toContain('Du beginnst mit');
    expect(screen.context.language).toBe('de');
  });

  test('the answer steps back pick by pick', async () => {
    const { screen, session, clock } = await gameScreen({ seed: 'schemer' });
    const { cartridge, me } = session.table;
    for (let i = 0; i < 4000 && !session.over; i++) {
      await clock.pass(1);
      if (!session.waited) continue;
      const { picks } = choose(cartridge.game, session.known, me, [])!;
      const deep = picks.findIndex((p) => p === 'schemer' || p === 'pilferer');
      if (deep < 0) {
        // Flying on is how one comes to explore with an alien in hand.
        session.answer([picks.includes('stay') ? 'stay' : picks[0]]);
        continue;
      }
      for (let d = 0; d < deep; d++) screen.press('down');
      screen.press('enter');
      expect(text(screen.draw(120, 40))).toMatch(/(From which portal|Whose home planet) does/);
      expect(text(screen.draw(120, 40))).toContain('← back');
      screen.press('left');
      expect(text(screen.draw(120, 40))).toContain('draw from a hand or play an alien');
      session.close();
      return;
    }
    expect.unreachable('nobody ever held an alien that could be played');
  });
});

test('the menu offers games, players, bots and languages', async () => {
  const menu = new Menu([await loadGame('rarities')], 'en');
  for (const [columns, rows] of [...SIZES, [30, 10] as const]) checkSize(menu, columns, rows);
  for (const press of ['up', 'right', 'up', 'right', 'right', 'up', 'left'] as const) menu.press(press);
  expect(text(menu.draw(80, 24))).toContain('Der Plunder von Andromeda');
  menu.press('enter');
  expect(menu.chosen).toMatchObject({ players: 3, level: 'hard', language: 'de' });
  const left = new Menu([await loadGame('rarities')], 'en');
  left.press(key('q'));
  expect(left.done).toBe(true);
  expect(left.chosen).toBeNull();
});

test('E2, E5: the menu offers the players that the game allows, and says what it advises', async () => {
  const menu = new Menu([await loadGame('aliens')], 'en');
  for (const press of ['up', 'up', 'up'] as const) menu.press(press);
  for (let i = 0; i < 20; i++) menu.press('right');
  expect(text(menu.draw(80, 24))).toContain('‹ 8 ›');
  for (let i = 0; i < 20; i++) menu.press('left');
  expect(text(menu.draw(80, 24)).replaceAll(/\s+/g, ' ')).toContain('‹ 2 ›');
  expect(text(menu.draw(80, 24)).replaceAll(/\s+/g, ' ')).toContain('Note: The zone GALILEI is meant for 4 to 8 players.');
  for (const [columns, rows] of [...SIZES, [30, 10] as const]) checkSize(menu, columns, rows);
});

test('a replay steps through the moments with anybody’s eyes', async () => {
  const { session, clock, table } = await sessionOf({ pace: 'brisk', options: { landing: 'sealed', begins: '2' } });
  await clock.pass(10);
  const record = session.record();
  session.close();
  const screen = new ReplayScreen(JSON.parse(JSON.stringify(record)), table.cartridge, table.names, null, context);
  for (const press of ['right', 'end', 'left', key('s'), 'home', key('l')] as Press[]) {
    screen.press(press);
    for (const [columns, rows] of SIZES) checkSize(screen, columns, rows);
  }
  expect(text(screen.draw(100, 30))).toContain('aus Sicht von Ada');
  expect(text(screen.draw(100, 30))).toContain('Du beginnst mit');
  screen.press(key('q'));
  expect(screen.done).toBe(true);
});

// ---- The real thing: Ink, with streams that are not a terminal --------------------------------------------------------------

function streams(columns: number, rows: number) {
  const stdout = Object.assign(new PassThrough(), { columns, rows, isTTY: true });
  const stdin = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => stdin, ref: () => stdin, unref: () => stdin });
  let written = '';
  stdout.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  return { stdin, stdout, written: () => written, both: { stdin, stdout } as unknown as { stdin: NodeJS.ReadStream; stdout: NodeJS.WriteStream } };
}

/** Waits until it is so; painting is not instant, and machines are busy. */
async function until(so: () => boolean): Promise<void> {
  for (let i = 0; i < 2400 && !so(); i++) await new Promise((resolve) => setTimeout(resolve, 25));
  expect(so()).toBe(true);
}

test('keys typed at a terminal play a game to its end, and the terminal is given back', async () => {
  const { screen, session, clock } = await gameScreen({ level: 'normal', seed: 'ink' });
  const { both, stdin, stdout, written } = streams(80, 24);
  const shown = runScreen(screen, both);
  await until(() => written().includes('\u001b[?1049h') && written().includes('Enter choose'));
  stdin.write('?');
  await until(() => written().includes('Rule '));
  stdin.write('\r');
  for (let i = 0; i < 4000 && !session.over; i++) {
    await clock.pass(1);
    if (session.waited) stdin.write('\r');
    await settled();
    if (i === 20) {
      Object.assign(stdout, { columns: 61, rows: 22 });
      (stdout as EventEmitter).emit('resize');
    }
  }
  expect(session.over).toBe(true);
  await until(() => /three complete sets/.test(written()));
  stdin.write('\r');
  await shown;
  expect(screen.left).toBe('save');
  expect(written()).toContain('\u001b[?1049l');
});

test('ctrl-c leaves at once', async () => {
  const { screen, session } = await gameScreen();
  const { both, stdin, written } = streams(80, 24);
  const shown = runScreen(screen, both);
  await until(() => written().includes('Mission 1'));
  stdin.write('\u0003');
  await shown;
  expect(screen.left).toBe('interrupt');
  expect(written()).toContain('\u001b[?1049l');
  session.close();
});
