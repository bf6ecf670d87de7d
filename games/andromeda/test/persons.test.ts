/** Who a sentence speaks to: the reader, somebody else, or the lens holder about the Collective. */
import { know, type Outcome, type Phrase, plain } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { seatOf } from '../rules/asking.ts';
import { NONE, SPACES } from '../rules/ids.ts';
import { READING } from '../rules/map.ts';
import { PLACES } from '../rules/picks.ts';
import type { Andromeda } from '../rules/types.ts';
import { question as de } from '../words/de/choices.ts';
import { question as en } from '../words/en/choices.ts';
import type { Asked } from '../words/tongue.ts';
import { Table } from './table.ts';

const NAMES = ['Mirela', 'Jonas', 'Theo'];
const [MIRELA, JONAS, THEO] = [0, 1, 2].map(seatOf);
const text = (phrase: Phrase): string => plain(phrase, NAMES).replaceAll('\u00a0', ' ');

describe('how it ended', () => {
  const won = (...ranks: number[]): Outcome<Andromeda> => ({ ranks, scores: ranks.map(() => 60), ending: 'scored', parts: [] });
  test('N214: the reader is addressed and comes first', () => {
    const both = won(1, 1, 3);
    expect(text(andromeda.words.en.ending(both, MIRELA))).toBe('You and Jonas win.');
    expect(text(andromeda.words.en.ending(both, JONAS))).toBe('You and Mirela win.');
    expect(text(andromeda.words.en.ending(both, THEO))).toBe('Mirela and Jonas win.');
    expect(text(andromeda.words.de.ending(both, JONAS))).toBe('Du und Mirela gewinnt.');
    expect(text(andromeda.words.de.ending(both, null))).toBe('Mirela und Jonas gewinnen.');
    expect(text(andromeda.words.en.ending(won(1, 2, 3), MIRELA))).toBe('You win.');
    expect(text(andromeda.words.de.ending(won(1, 2, 3), JONAS))).toBe('Mirela gewinnt.');
  });
});

describe('possession', () => {
  test('is said by the person, never "of you" or "von dir"', () => {
    const said = (kind: 'cancelled' | 'rerolled', you: number, language: 'en' | 'de'): string =>
      kind === 'cancelled'
        ? text(andromeda.words[language].event.cancelled({ kind, who: JONAS, tactic: 'tac_01', of: MIRELA }, seatOf(you)))
        : text(andromeda.words[language].event.rerolled({ kind, who: JONAS, of: MIRELA, from: [6], to: [2] }, seatOf(you)));
    expect(said('cancelled', 0, 'en')).toBe('Jonas cancels your Full Broadside.');
    expect(said('cancelled', 2, 'en')).toBe('Jonas cancels Mirela’s Full Broadside.');
    expect(said('cancelled', 0, 'de')).toBe('Jonas hebt deine Taktik Volle Breitseite auf.');
    expect(said('cancelled', 2, 'de')).toBe('Jonas hebt die Taktik Volle Breitseite von Mirela auf.');
    expect(said('rerolled', 0, 'en')).toBe('Jonas rerolls your dice: 6 → 2.');
    expect(said('rerolled', 0, 'de')).toBe('Jonas würfelt deine Würfel neu: 6 → 2.');
  });
});

describe('N228: on behalf of the Collective', () => {
  const facts: Asked = {
    left: 2,
    chance: 40,
    region: ['r1c2'],
    vp: 3,
    mayReturn: true,
    activators: 1,
    handLimit: 3,
    free: false,
    dockFull: true,
    moonFor: null,
    price: '1',
    saved: 1,
    waiting: '2',
    stored: '1',
    rerolls: 'raiders',
    trade: { price: '1', get: '1' },
    offers: JONAS,
    you: MIRELA,
    card: null,
  };
  /** Asked of players alone: setting up, their own turn, their own station. */
  const PLAYERS_ONLY = ['faction', 'destiny', 'turn', 'extra-turn', 'return', 'reactor', 'closing', 'ghost'];
  test.each([
    ['en', en, /\b(you|your)\b/i],
    ['de', de, /\b(du|dir|dich|dein\w*|[a-zäöü]+st du)\b/i],
  ] as const)('every question in %s has a form about it', (_language, { asks, behalf }, person) => {
    const wrong = Object.entries(asks).filter(([kind, ask]) => !PLAYERS_ONLY.includes(kind) && person.test(text(behalf(ask.it(facts)))));
    expect(wrong.map(([kind]) => kind)).toEqual([]);
  });

  test('N244, N248, N251: a target is described as the Collective sees it', () => {
    const t = new Table({ collective: 'rank1' }, 1).noRaiders().unbuild(1);
    const it = 1;
    const planet =
      READING.find((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet' && t.c.tiles[t.pub.map.tile[i]].icon) ?? 0;
    t.unbuild(0).ship('transport', PLACES[planet]);
    t.pub.map.leaders[it * SPACES + planet] = 1;
    const detail = (onBehalf: boolean): string => {
      const k = know(t.s, MIRELA);
      const flow = { ...k.flow, asked: [MIRELA], onBehalf: onBehalf ? ('collective' as never) : null };
      return text(andromeda.words.en.detail?.(`to ${PLACES[planet]}`, { ...k, flow }, MIRELA, []) ?? []);
    };
    expect(detail(true)).toContain('battle against you (1 transport)');
    expect(detail(true)).toContain('its leader');
    expect(detail(true)).not.toContain('event track');
    expect(detail(false)).toContain('event track');
    expect(detail(false)).not.toContain('battle');
    expect(t.pub.turn.region).toBe(NONE);
  });

  test('N228: what it chooses among is quoted: the text speaks to its owner', () => {
    const t = new Table({ collective: 'rank1' }, 1);
    const k = know(t.s, MIRELA);
    const [at, list] = [...t.c.lists].find(([, l]) => l.some((e) => e.k === 'choose')) ?? [0, []];
    const frame = { step: 'choose', at, e: list.findIndex((e) => e.k === 'choose') } as never;
    const said = (onBehalf: boolean): string => {
      const flow = { ...k.flow, asked: [MIRELA], onBehalf: onBehalf ? ('collective' as never) : null };
      return text(andromeda.words.de.detail?.('option 0', { ...k, flow, stack: [...k.stack, frame] }, MIRELA, []) ?? []);
    };
    expect(said(true)).toMatch(/^„.+“$/);
    expect(said(false)).not.toContain('„');
  });
});
