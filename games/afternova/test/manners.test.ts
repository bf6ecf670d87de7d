/** What bargaining bots show, say and remember: cards, reasons, and who dealt fairly. */
import { choose, FastChance, type Seat, walk } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { declining, objection } from '../bot/reasons.ts';
import { afternova } from '../game.ts';
import { blank, remember } from '../rules/knowledge.ts';
import { PLAN } from '../rules/picks.ts';
import { contractOf, offerOf } from '../rules/present.ts';
import type { Event, Memory, Pick } from '../rules/types.ts';
import { andrew, arrange, gemsOf, gemsText, jeff, mina, planOf, type Scene, type Table } from './table.ts';

const chance = new FastChance(seedOf('afternova manners'));
const memoryOf = (t: Table): Memory => blank(t.pub.options, t.pub.paws.length);

/** The answer a bot thinks best. */
function best(t: Table, seat: Seat, m: Memory = memoryOf(t)): Pick[] {
  const k = t.match.know(seat);
  return walk(afternova, k, seat, (c, path) => {
    if (c.picks.length === 1) return c.picks[0];
    const w = mind.weigh(k, m, seat, path, c, chance);
    return c.picks[w.indexOf(Math.max(...w))];
  });
}

/** What a plan starting with `first` is worth to a bot; far below everything else if it would never do it. */
function weightOf(t: Table, seat: Seat, first: Pick, m: Memory = memoryOf(t)): number {
  const k = t.match.know(seat);
  const c = choose(afternova, k, seat, [])!;
  return mind.weigh(k, m, seat, [], c, chance)[c.picks.indexOf(first)];
}

const calls = ['planet 0', 'call', 'lack 0', 'lack 1', 'done'] as const;

describe('showing cards', () => {
  /** Andrew asked for the purple that completes his Side Hopper, and is to get a yellow. */
  const countered = (built: readonly (string | undefined)[] = []): Table => {
    const t = arrange({
      paws: ['PE PP', 'EE EM SS', 'MM'],
      plans: ['bp12', 'bp02'],
      store: [undefined, 'G'],
      planets: [['pl02', 'YYPW']],
      built,
    }).say(jeff, ...calls);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take P', 'send').say(mina, 'wait');
    return t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0, 1), 'done', 'change', 'Y>0', 'Y>1', 'P>0', 'W>0', 'sign');
  };

  test('Q32: before it refuses, a helper shows the active player the Blueprint it asked for', () => {
    const t = countered();
    expect(best(t, andrew)).toEqual(['show', 'to 0', PLAN[planOf('bp02')], 'done']);
    t.say(andrew, ...best(t, andrew));
    // Once is enough.
    expect(best(t, andrew)).toEqual(['object 1', 'rather P']);
  });

  test('Q32: what was shown is used: terms bring what the Blueprint needs', () => {
    const terms = (shows: boolean): string => {
      const scene: Scene = { paws: ['PP PM', 'EE EE', 'MM'], plans: ['bp04', 'bp02'], store: ['W', 'G'], planets: [['pl02', 'YYPK']] };
      const t = arrange(scene).say(jeff, 'planet 0', 'call', 'lack 0', 'lack 2', 'done');
      if (shows) t.say(andrew, 'show', 'to 0', PLAN[planOf('bp02')], 'done');
      t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take Y', 'take K', 'send').say(mina, 'wait');
      t.say(jeff, ...best(t, jeff));
      return gemsText(contractOf(t.pub).rows[1].share);
    };
    expect(terms(false)).not.toContain('P');
    expect(terms(true)).toContain('P');
  });

  test('Q44: who gets less of what it asked for says so, and not that it would rather have that colour', () => {
    const t = arrange({ paws: ['PE PP', 'EE EM SS', 'MM'], plans: ['bp12', 'bp02'], store: [undefined, 'Y'], planets: [['pl02', 'YYPW']] });
    t.say(jeff, ...calls)
      .say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take Y', 'take P', 'send')
      .say(mina, 'wait');
    t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0, 1), 'done', 'change', 'Y>0', 'Y>1', 'P>0', 'W>0', 'sign');
    const reason = objection(t.match.know(andrew), andrew, [1, 0, 0, 0, 0], [0, 0, 0, 0, 0], 1);
    expect(reason).toBe('one more');
    expect(objection(t.match.know(andrew), andrew, [0, 0, 0, 1, 0], [0, 0, 0, 0, 0], 1)).toBe('rather Y');
  });

  test('Q44: an offer without a missing skill is turned down for that, whatever it asks for', () => {
    const t = arrange({ paws: ['PE PP', 'EE EM SS', 'MM'], plans: ['bp12', 'bp02'], planets: [['pl02', 'YYPW']] }).say(jeff, ...calls);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 2), 'for', 'take Y', 'take P', 'send').say(mina, 'wait');
    expect(declining(t.match.know(jeff), jeff, andrew)).toBe('other paws');
  });

  test('Q44: Paws that the call asked for are not “other skills”, also where the own hand could have brought them', () => {
    const t = arrange({ paws: ['PE PP EE', 'EM', 'MM'], plans: ['bp12', 'bp02'], planets: [['pl02', 'YYPW']] }).say(jeff, ...calls);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take Y', 'take P', 'send').say(mina, 'wait');
    expect(declining(t.match.know(jeff), jeff, andrew)).toBe('too much');
  });

  test('A20, Q32: somebody far ahead does not show how near it is', () => {
    const t = countered([undefined, 'bp16 bp17 bp18 bp19 bp20']);
    expect(best(t, andrew)[0]).not.toBe('show');
  });

  test('Q37: who brings but a part shows it to all, and another brings the rest', () => {
    const scene: Scene = { paws: ['PP', 'PE', 'EM'], plans: [undefined, 'bp01', 'bp06'], planets: [['pl03', 'YYGPP']] };
    const t = arrange(scene).say(jeff, 'planet 0', 'call', 'lack 1', 'lack 2', 'done');
    const part = best(t, andrew);
    expect(part.slice(0, 2)).toEqual(['offer', 'to all']);
    t.say(andrew, ...part);
    expect(best(t, mina)[0]).toBe('offer');
  });
});

describe('words', () => {
  test('Q44: a useless offer is turned down with a reason, and a more modest one follows', () => {
    const t = arrange({
      paws: ['PP PM', 'EE EE', 'MM'],
      plans: ['bp12', 'bp02'],
      store: ['G'],
      planets: [['pl02', 'YPWW']],
    }).say(jeff, 'planet 0', 'call', 'lack 0', 'lack 2', 'done');
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take Y', 'take P', 'take W', 'take W', 'send').say(mina, 'wait');
    const asked = weightOf(t, jeff, 'decline');
    expect(asked).toBeGreaterThan(weightOf(t, jeff, 'abort'));
    t.say(jeff, 'decline', 'with 1', 'too much');
    const again = best(t, andrew);
    expect(again[0]).toBe('offer');
    t.say(andrew, ...again);
    const { take, want } = offerOf(t.pub, andrew);
    expect(take.concat(want).reduce((a, b) => a + b, 0)).toBe(1);
  });

  test('Q44: a colour that the active player keeps is not asked for again', () => {
    const scene: Scene = { paws: ['PP PM', 'EE EE', 'MM'], plans: ['bp12', 'bp02'], planets: [['pl02', 'GPPW']] };
    const offered = (...no: Pick[]): string => {
      const t = arrange(scene).say(jeff, 'planet 0', 'call', 'lack 0', 'lack 2', 'done');
      if (no.length > 0) t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'take G', 'send').say(jeff, 'decline', 'with 1', ...no);
      t.say(andrew, ...best(t, andrew));
      return gemsText(offerOf(t.pub, andrew).take);
    };
    expect(offered()).toContain('G');
    expect(offered('keep G')).not.toContain('G');
  });
});

describe('memory', () => {
  const t = arrange({});
  const extracted = (share: string, gifts: Extract<Event, { kind: 'extracted' }>['gifts'] = []): Event => {
    const card = { n: 0, id: 'x', de: 'x', en: 'x' };
    const rows = [
      { seat: jeff, cards: [card], share: gemsOf('YYYY'.slice(share.length)) },
      { seat: andrew, cards: [card], share: gemsOf(share) },
    ];
    return { kind: 'extracted', seat: jeff, planet: card, rows, gifts };
  };

  test('Q8: a leader of a deal is remembered as fair by what it left, by Paws played', () => {
    expect(remember(memoryOf(t), extracted('YY'), andrew).deals[jeff]).toBe(1);
    expect(remember(memoryOf(t), extracted('Y'), andrew).deals[jeff]).toBe(0);
    expect(remember(memoryOf(t), extracted('Y', [{ from: jeff, to: andrew, colour: 1 }]), andrew).deals[jeff]).toBe(1);
    // Helpers have done what they could; outsiders remember nothing of it.
    expect(remember(memoryOf(t), extracted('Y'), jeff).deals[andrew]).toBe(1);
    expect(remember(memoryOf(t), extracted('YY'), mina).deals).toEqual([0, 0, 0]);
  });

  test('Q36: backing out of a contract is remembered, taking back a mere offer is not', () => {
    expect(remember(memoryOf(t), { kind: 'withdrew', seat: andrew, void: true }, jeff).refusals[andrew]).toBe(1);
    expect(remember(memoryOf(t), { kind: 'withdrew', seat: andrew, void: false }, jeff).refusals[andrew]).toBe(0);
  });

  test('Q36: what came to nothing is not called for again in the same turn', () => {
    const scene: Scene = { paws: ['PE PP', 'EE EE', 'MM'], plans: ['bp02', 'bp01'], store: ['G'], planets: [['pl02', 'PPYY']] };
    const called = arrange(scene);
    expect(best(called, jeff).slice(0, 2)).toEqual(['planet 0', 'call']);
    const m = { ...memoryOf(called), called: [called.pub.planets[0].card] };
    expect(best(called, jeff, m)).toEqual(['market']);
  });

  test('Q31: nobody calls for what all others together cannot have', () => {
    const scene: Scene = { paws: ['PE PP', 'MM'], plans: ['bp02', 'bp01'], store: ['G'], planets: [['pl02', 'PPYY']] };
    const [table, other] = [arrange(scene), arrange(scene)];
    table.state.mine[jeff].seenPaws[andrew] = [...table.state.mine[andrew].paws];
    expect(best(table, jeff)).toEqual(['market']);
    expect(best(other, jeff).slice(0, 2)).toEqual(['planet 0', 'call']);
  });

  test('Q31: a Paw that somebody was seen to take makes a call for it worth more', () => {
    const scene: Scene = { paws: ['PE PP', 'EE EE', 'MM'], plans: ['bp02', 'bp01'], store: ['G'], planets: [['pl02', 'PPYY']] };
    const [table, other] = [arrange(scene), arrange(scene)];
    table.state.mine[jeff].seenPaws[andrew] = [table.state.mine[andrew].paws[0]];
    expect(weightOf(table, jeff, 'planet 0')).toBeGreaterThan(weightOf(other, jeff, 'planet 0'));
  });
});
