/** The workshop's storage and links: nothing is lost, and whatever a stranger sends ends in a sentence. */
import { deflateRawSync } from 'node:zlib';
import { FastChance, fileOptions, headingOf, LANGUAGES } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { loadGame } from '@starboard/registry';
import { fileKinds } from '@starboard/registry/workshops';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeAll, describe, expect, test } from 'vitest';
import { BadLink, LONGEST_LINK } from '../src/worker/packed.ts';
import { changed, type Opened, redoable, redone, undoable, undone } from '../src/workshop/history.ts';
import { taken } from '../src/workshop/intake.ts';
import { packWork, unpackWork } from '../src/workshop/link.ts';
import { ChangedElsewhere, MOST_STEPS, MOST_VERSIONS, type Work, WorkStore } from '../src/workshop/store.ts';
import { WorkWriter } from '../src/workshop/writing.ts';

beforeAll(() => {
  globalThis.IDBKeyRange = IDBKeyRange;
});

const seed = seedOf('web: workshop');

/** What the open page does: the change in memory, then the row. */
async function step(store: WorkStore, opened: Opened, text: string, merge: string | null = null): Promise<Opened> {
  const next = changed(opened, text, `to ${text}`, merge)!;
  await store.keep(next.opened.work, [next.step], opened.work.rev);
  return next.opened;
}
const read = async (store: WorkStore, id: string): Promise<Opened> => ({ work: (await store.work(id))!, steps: await store.steps(id) });

describe('works', () => {
  test('figures are kept with their work, for the rules they were counted by, and go with it; an older storage grows', async () => {
    const factory = new IDBFactory();
    await new Promise((resolve) => {
      const old = factory.open('w', 1);
      old.onupgradeneeded = () => {
        old.result.createObjectStore('works', { keyPath: 'id' }).add({ id: 'old', text: 'kept' });
        old.result.createObjectStore('steps', { keyPath: ['work', 'n'] });
        old.result.createObjectStore('versions', { keyPath: ['work', 'at'] });
      };
      old.onsuccess = () => {
        old.result.close();
        resolve(null);
      };
    });
    let store = new WorkStore('w', factory);
    expect((await store.work('old'))?.text).toBe('kept');
    await store.keepFigures({ work: 'old', rules: 'r1', measured: { text: 'kept', blocks: [[1, undefined, 2]] } });
    await store.close();
    store = new WorkStore('w', factory);
    expect(await store.figures('old', 'r1')).toEqual({ text: 'kept', blocks: [[1, undefined, 2]] });
    expect(await store.figures('old', 'r2')).toBeNull();
    // Those that stand beside it go with it, those of others stay.
    for (const work of ['old/players', 'older', 'older/players']) await store.keepFigures({ work, rules: 'r1', measured: work });
    await store.remove('old');
    for (const work of ['old', 'old/players']) expect(await store.figures(work, 'r1')).toBeNull();
    for (const work of ['older', 'older/players']) expect(await store.figures(work, 'r1')).toBe(work);
  });

  test('undo and redo go on after the page was closed; a new step forgets what was taken back', async () => {
    const factory = new IDBFactory();
    let store = new WorkStore('w', factory);
    let opened: Opened = { work: await store.make('aliens', 'zone', 'a'), steps: [] };
    opened = await read(store, opened.work.id);
    for (const text of ['b', 'c', 'd']) opened = await step(store, opened, text);
    await store.close();

    store = new WorkStore('w', factory);
    opened = await read(store, opened.work.id);
    expect(opened.work.text).toBe('d');
    expect(undoable(opened)).toBe('to d');
    expect(redoable(opened)).toBeNull();
    for (const text of ['c', 'b']) {
      opened = undone(opened)!;
      await store.keep(opened.work, [], opened.work.rev - 1);
      expect(opened.work.text).toBe(text);
    }
    await store.close();

    store = new WorkStore('w', factory);
    opened = await read(store, opened.work.id);
    expect(redoable(opened)).toBe('to c');
    expect(redone(opened)?.work.text).toBe('c');
    opened = await step(store, opened, 'e');
    opened = await read(store, opened.work.id);
    expect(opened.steps.map((s) => s.text)).toEqual(['a', 'b', 'e']);
    expect(undone(undone(opened)!)?.work.text).toBe('a');
    expect(undone(undone(undone(opened)!)!)).toBeNull();
  });

  test('typing on in one field is one step', async () => {
    const store = new WorkStore('w', new IDBFactory());
    let opened = await read(store, (await store.make('aliens', 'zone', '')).id);
    for (const text of ['K', 'Ke', 'Kep']) opened = await step(store, opened, text, 'name');
    opened = await step(store, opened, 'x');
    opened = await read(store, opened.work.id);
    expect(opened.steps.map((s) => s.text)).toEqual(['', 'Kep', 'x']);
  });

  test('two tabs: the second one is refused and changes nothing', async () => {
    const store = new WorkStore('w', new IDBFactory());
    const { id } = await store.make('aliens', 'zone', 'a');
    const [here, there] = [await read(store, id), await read(store, id)];
    await step(store, here, 'mine');
    await expect(step(store, there, 'theirs')).rejects.toBeInstanceOf(ChangedElsewhere);
    expect((await read(store, id)).steps.map((s) => s.text)).toEqual(['a', 'mine']);
  });

  test('a write that fails is made up for by the next one, with its step; nobody else was at it', async () => {
    const store = new WorkStore('w', new IDBFactory());
    const { id } = await store.make('aliens', 'zone', 'a');
    let opened = await read(store, id);
    let broken = false;
    const writer = new WorkWriter(
      { keep: (...args) => (broken ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : store.keep(...args)) },
      opened.work.rev,
    );
    const write = (text: string, merge: string | null = null) => {
      const next = changed(opened, text, `to ${text}`, merge)!;
      opened = next.opened;
      return writer.keep(opened.work, next.step);
    };
    expect(await write('b')).toBe('written');
    broken = true;
    expect([await write('c'), await write('d', 'name'), await write('de', 'name')]).toEqual(['unwritten', 'unwritten', 'unwritten']);
    opened = undone(opened)!;
    expect(await writer.keep(opened.work, null)).toBe('unwritten');
    expect((await read(store, id)).work.text).toBe('b');
    broken = false;
    expect(await write('e')).toBe('written');
    opened = await read(store, id);
    expect(opened.work.text).toBe('e');
    expect(opened.steps.map((s) => s.text)).toEqual(['a', 'b', 'c', 'e']);
    // Another tab is noticed all the same.
    await step(store, opened, 'theirs');
    expect(await write('mine')).toBe('elsewhere');
    await writer.done();
  });

  test('a deleted work is not brought back by a tab that still has it', async () => {
    const store = new WorkStore('w', new IDBFactory());
    const opened = await read(store, (await store.make('aliens', 'zone', 'a')).id);
    await store.remove(opened.work.id);
    await expect(step(store, opened, 'b')).rejects.toBeInstanceOf(ChangedElsewhere);
    expect(await store.works()).toEqual([]);
  });

  test('so many steps are kept, the newest', async () => {
    const store = new WorkStore('w', new IDBFactory());
    let opened = await read(store, (await store.make('aliens', 'zone', '0')).id);
    for (let i = 1; i <= MOST_STEPS + 30; i++) opened = await step(store, opened, String(i));
    const kept = await store.steps(opened.work.id);
    expect(kept).toHaveLength(MOST_STEPS);
    expect(kept).toEqual(opened.steps);
  });

  test('versions: the newest first, the same text once, the oldest go', async () => {
    const store = new WorkStore('w', new IDBFactory());
    const work = await store.make('aliens', 'zone', 'a');
    const other = await store.make('aliens', 'zone', 'a');
    await store.keepVersion(other, 'of another');
    const at = (n: number): Work => ({ ...work, text: `text ${n}` });
    for (let n = 0; n < MOST_VERSIONS + 5; n++) await store.keepVersion(at(n), '');
    await store.keepVersion(at(MOST_VERSIONS + 4), '');
    const versions = await store.versions(work.id);
    expect(versions).toHaveLength(MOST_VERSIONS);
    expect(versions[0].text).toBe(`text ${MOST_VERSIONS + 4}`);
    await store.removeVersion(versions[0]);
    expect((await store.versions(work.id))[0].text).toBe(`text ${MOST_VERSIONS + 3}`);
    expect(await store.versions(other.id)).toHaveLength(1);
  });
});

const KINDS = Object.entries(fileKinds).flatMap(([game, kinds]) => Object.keys(kinds).map((kind) => ({ game, kind })));
const examplesOf = async ({ game, kind }: (typeof KINDS)[number]) => (await loadGame(game)).files?.[kind]?.examples?.('en') ?? [];
const why = (link: string): Promise<string> =>
  unpackWork(link).then(
    () => 'opened',
    (error: unknown) => (error instanceof BadLink ? error.why : `threw ${error}`),
  );

describe.each(KINDS)('$game $kind', (of) => {
  test('it has examples that its tool takes, and that a new table takes', async () => {
    const { game, files } = await loadGame(of.game);
    const examples = await examplesOf(of);
    expect(examples.length).toBeGreaterThan(0);
    for (const { id, text } of examples) {
      const options = fileOptions(game, of.kind, text);
      expect(options).not.toBeNull();
      // An empty sheet has still to be drawn on.
      if (id === 'empty' && of.kind === 'zone') continue;
      for (const language of LANGUAGES) expect(files?.[of.kind].check(text, language), id).toMatchObject({ problems: [] });
    }
  });

  test('a link brings back the same work, or says that it is too long', async () => {
    for (const { text } of await examplesOf(of)) {
      const link = await packWork({ ...of, text });
      if (link === null) continue;
      expect(link.length).toBeLessThanOrEqual(LONGEST_LINK);
      const back = await unpackWork(link);
      expect({ ...back, text: JSON.parse(back.text) as unknown }).toEqual({ ...of, text: JSON.parse(text) as unknown });
    }
  });

  test('a search finds small changes of it, told in words; each is as sound, and the same chance makes the same', async () => {
    const tool = (await loadGame(of.game)).files?.[of.kind];
    let { text = '' } = (await examplesOf(of)).find((e) => e.id !== 'empty') ?? (await examplesOf(of))[0];
    for (let i = 0; i < 12; i++) {
      const drawn = (): FastChance => new FastChance(seed + i);
      const [chance, again] = [drawn(), drawn()];
      const change = tool?.vary?.(text, (n) => chance.int(n), 'en');
      expect(change).not.toBeNull();
      expect(tool?.vary?.(text, (n) => again.int(n), 'de')?.text).toBe(change?.text);
      expect(change?.text).not.toBe(text);
      expect(change?.what).toMatch(/\S/);
      text = change?.text ?? '';
      expect(tool?.check(text, 'en')).toMatchObject({ problems: [] });
    }
  });

  test('a file is known without being told what it is, also one that nobody has finished', async () => {
    for (const { text } of await examplesOf(of)) {
      expect(await taken(`\uFEFF${text}`, null, 'en')).toEqual({ found: { ...of, text } });
    }
  });
});

test('the largest zone fits into a link', async () => {
  const chance = new FastChance(seed);
  const rows = Array.from({ length: 40 }, () => Array.from({ length: 40 }, () => '.o#'[chance.int(3)]).join(''));
  expect(await packWork({ game: 'aliens', kind: 'zone', text: JSON.stringify({ name: 'LARGE', players: [2, 8], rows }) })).not.toBeNull();
});

test('what cannot be packed small enough is refused', async () => {
  const chance = new FastChance(seed);
  const text = JSON.stringify(Array.from({ length: 4000 }, () => chance.int(2 ** 31)));
  expect(await packWork({ game: 'aliens', kind: 'zone', text })).toBeNull();
});

test('links that were cut short, altered or made up: a reason, never anything else', async () => {
  const chance = new FastChance(seed + 1);
  const [{ text }] = await examplesOf({ game: 'aliens', kind: 'zone' });
  const good = (await packWork({ game: 'aliens', kind: 'zone', text })) ?? '';
  const packed = (value: unknown): string => `1.${Buffer.from(deflateRawSync(JSON.stringify(value))).toString('base64url')}`;
  const fixed = ['', '1', '1.', '1.AAAA', '2.AAAA', '%', 'x'.repeat(70_000), packed({}), packed(['aliens', 'zone']), `1.${'A'.repeat(60_000)}`];
  for (const link of fixed) expect(['broken', 'large']).toContain(await why(link));
  for (let i = 0; i < cases(150); i++) {
    const at = chance.int(good.length);
    const cut = good.slice(0, at);
    const altered = good.slice(0, at) + 'Ab9_-'[chance.int(5)] + good.slice(at + 1);
    expect(await why(cut)).toBe('broken');
    if (altered !== good) expect(['broken', 'large']).toContain(await why(altered));
  }
});

test('a few bytes do not unpack to gigabytes', async () => {
  const { packed, joined, sumOf, toText } = await import('../src/worker/packed.ts');
  const bomb = await packed('a'.repeat(30_000_000));
  expect(await why(`1.${toText(joined([sumOf(bomb), bomb]))}`)).toBe('large');
});

describe('what people drop', () => {
  test('a plain grid becomes a zone', async () => {
    expect(await taken('H##A\n#oo#\n##1#\n', null, 'en')).toMatchObject({ found: { game: 'aliens', kind: 'zone' } });
  });

  test('the sentence of the editor one is in is told', async () => {
    const intake = await taken('{"name": 1}', { game: 'aliens', kind: 'scenario' }, 'en');
    expect(intake).toEqual({ why: 'unknown', said: 'The name of a scenario must have 1 to 40 characters on one line, once or in every language.' });
  });

  test('of a file that is wrong one reads what is wrong with what it resembles', async () => {
    const wrong = async (of: { game: string; kind: string }, change: object): Promise<unknown> =>
      taken(JSON.stringify({ ...(JSON.parse((await examplesOf(of))[1].text) as object), ...change }), null, 'en');
    const said = (text: RegExp) => ({ why: 'unknown', said: expect.stringMatching(text) as string });
    expect(await wrong({ game: 'aliens', kind: 'zone' }, { rows: ['??'] })).toEqual(said(/^Row 1/));
    expect(await wrong({ game: 'aliens', kind: 'scenario' }, { surprise: 1 })).toEqual(said(/^A scenario file has no field “surprise”/));
    expect(await wrong({ game: 'afternova', kind: 'pack' }, { game: undefined })).toEqual(said(/Afternova/));
    expect(await wrong({ game: 'andromeda', kind: 'pack' }, { surprise: 1 })).toEqual(said(/“surprise”/));
    expect(await taken('{"name": "Cut sho', null, 'en')).toEqual({ why: 'broken', said: null });
    expect(await taken('\u0089PNG', null, 'en')).toEqual({ why: 'unknown', said: null });
  });

  test('what an editor saved is opened again, right or wrong; a file with something else in it is refused with the reason', async () => {
    const pack = JSON.parse((await examplesOf({ game: 'afternova', kind: 'pack' }))[0].text) as Record<string, unknown>;
    const texts: Readonly<Record<string, unknown>> = {
      'aliens zone': { name: '', players: [2, 4], rows: ['H.H', '.3.'] },
      'aliens scenario': { name: '', players: [4, 8], description: { de: 'Nur so.', en: '' }, options: { 'B.4': 9 } },
      'afternova pack': { ...pack, name: { en: '', de: 'Nur so' }, paws: [] },
      'andromeda pack': { game: 'andromeda', name: ' ' },
    };
    for (const of of KINDS) {
      const text = JSON.stringify(texts[`${of.game} ${of.kind}`]);
      expect((await loadGame(of.game)).files?.[of.kind].check(text, 'en')).toEqual(expect.any(String));
      expect(await taken(text, null, 'en'), text).toEqual({ found: { ...of, text } });
      const other = JSON.stringify({ ...(JSON.parse(text) as object), surprise: 1 });
      expect(await taken(other, of, 'en'), other).toEqual({ why: 'unknown', said: expect.any(String) as string });
    }
    expect(await taken('{"name": "Z", "players": [2, 4], "rows": ["H?A1"]}', null, 'en')).toMatchObject({ why: 'unknown' });
  });

  test('too long is said without reading it', async () => {
    expect(await taken('x'.repeat(600_001), null, 'en')).toEqual({ why: 'large', said: null });
  });
});

/** JSON from a good file with something wrong in it, or text that is none. */
function mangled(chance: FastChance, text: string): string {
  const junk = ['\u0000', '\u202e', '<img src=x onerror=alert(1)>', '{{', '"', '\\', '𝕏', '__proto__', '-1e999', 'null', '[[[[', '}'];
  const at = chance.int(text.length + 1);
  switch (chance.int(6)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + junk[chance.int(junk.length)] + text.slice(at + chance.int(4));
    case 2:
      return '['.repeat(chance.int(3000)) + text;
    case 3:
      return text.replace(/"[a-z]+":/i, `"${junk[chance.int(junk.length)].replace(/["\\]/g, '')}":`);
    case 4:
      return text.replace(/\d+/, String([-1, 1e9, 0.5, 99][chance.int(4)]));
    default:
      return Array.from({ length: chance.int(300) }, () => String.fromCharCode(chance.int(0x2100))).join('');
  }
}

test('every import takes whatever comes: a file, or one sentence; headings are one harmless line', async () => {
  const chance = new FastChance(seed + 2);
  const tools = await Promise.all(
    KINDS.map(async (of) => ({ of, tool: (await loadGame(of.game)).files?.[of.kind], texts: (await examplesOf(of)).map((e) => e.text) })),
  );
  for (let i = 0; i < cases(1000); i++) {
    const { of, tool, texts } = tools[chance.int(tools.length)];
    const text = mangled(chance, texts[chance.int(texts.length)]);
    const language = LANGUAGES[chance.int(LANGUAGES.length)];
    const report = tool!.check(text, language);
    if (typeof report === 'string') expect(report.trim(), JSON.stringify({ of, text }).slice(0, 300)).not.toBe('');
    else for (const said of [...report.about, ...report.problems]) expect(said).not.toMatch(/[\p{Cc}]/u);
    const shown = tool!.show?.(text, language, 100) ?? '';
    if (typeof shown !== 'string') for (const line of shown) expect(line.reduce((n, span) => n + span.text.length, 0)).toBeLessThanOrEqual(100);
    if (tool!.unfinished?.(text) === true) expect(() => JSON.parse(text)).not.toThrow();
    const adopted = tool!.adopt?.(text) ?? null;
    if (adopted !== null) expect(() => JSON.parse(adopted)).not.toThrow();
    const { name, author } = headingOf(text, language);
    expect(`${name}${author}`).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(name.length).toBeLessThanOrEqual(80);
  }
});
