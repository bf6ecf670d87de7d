import { type Language, orderedAnswer, plain, type Seat } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { helpState, orderOf } from '../rules/orders.ts';
import { words } from '../words/index.ts';
import { andrew, arrange, jeff, mina, planOf, type Scene, type Table } from './table.ts';

const { orders } = afternova;

/** What an order answers to the question before the seat. */
const ordered = (t: Table, seat: Seat, ...given: string[]): readonly string[] | null => orderedAnswer(afternova, t.match.know(seat), seat, given);

const called = (lacks: readonly [number, number], more: Partial<Scene> = {}): Table => {
  const t = arrange({ paws: ['PE', 'SS PE', 'PP'], planets: [['pl01', 'YPP']], ...more });
  return t.say(jeff, 'planet 0', 'call', `lack ${lacks[0]}`, `lack ${lacks[1]}`, 'done');
};

describe('standing orders', () => {
  test('Q40: a Paw of a skill for a fragment of a colour is offered where it is called for and can be paid', () => {
    const t = called([1, 1]);
    const offer = ['offer', 'to active', ...t.paw(andrew, 0), 'for', 'take P', 'send'];
    expect(ordered(t, andrew, 'pilot for purple')).toEqual(offer);
    expect(ordered(t, andrew, 'engineer for any')).toEqual(offer);
    expect(ordered(t, andrew, 'security for purple')).toBeNull();
    expect(ordered(t, andrew, 'pilot for black')).toBeNull();
    expect(ordered(t, mina, 'engineer for purple')).toBeNull();
    expect(ordered(called([0, 1]), andrew, 'pilot for purple')).toBeNull();
  });

  test('Q40: a contract that gives this is agreed to, one that gives less or takes something is refused', () => {
    const made = (): Table => {
      const t = called([1, 1], { store: ['K', 'K'] });
      return t.say(andrew, ...(ordered(t, andrew, 'pilot for purple') as never[]));
    };
    const start = (t: Table) => ['contract', 'with 1', 'done', ...t.paw(jeff, 0), 'done'] as const;
    const fair = made();
    fair.say(jeff, ...start(fair), 'as offered');
    expect(ordered(fair, andrew, 'pilot for purple')).toEqual(['agree 1']);
    const more = made();
    more.say(jeff, ...start(more), 'change', 'Y>1', 'P>1', 'P>1', '0K>1', 'sign');
    expect(ordered(more, andrew, 'pilot for purple')).toEqual(['agree 1']);
    const less = made();
    less.say(jeff, ...start(less), 'change', 'Y>1', 'P>0', 'P>0', 'sign');
    expect(ordered(less, andrew, 'pilot for purple')).toEqual(['refuse 1']);
    const taking = made();
    taking.say(jeff, ...start(taking), 'change', 'Y>0', 'P>1', 'P>1', '1K>0', 'sign');
    expect(ordered(taking, andrew, 'pilot for purple')).toEqual(['refuse 1']);
  });

  test('Q40: up to two: two are asked for where there are two, of the planet and then of the caller; one is enough', () => {
    const order = 'pilot for purple up to 2';
    const t = called([1, 1]);
    expect(ordered(t, andrew, order)).toEqual(['offer', 'to active', ...t.paw(andrew, 0), 'for', 'take P', 'take P', 'send']);
    const stored = called([1, 1], { planets: [['pl01', 'YYP']], store: ['PK'] });
    expect(ordered(stored, andrew, order)?.slice(-4)).toEqual(['for', 'take P', 'want P', 'send']);
    expect(ordered(stored, andrew, 'pilot for black')?.slice(-3)).toEqual(['for', 'want K', 'send']);
    expect(ordered(stored, andrew, 'pilot for any up to 2')?.slice(-4)).toEqual(['for', 'take Y', 'take Y', 'send']);
    t.say(andrew, ...(ordered(t, andrew, order) as never[]));
    // The other order did not make this offer.
    expect(ordered(t, andrew, 'pilot for purple')).toBeNull();
    t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0), 'done', 'change', 'Y>0', 'P>0', 'P>1', 'sign');
    expect(ordered(t, andrew, order)).toEqual(['agree 1']);
  });

  test('Q40: an order says why it does nothing', () => {
    const says = (t: Table, seat: Seat, text: string): string => {
      const order = orderOf(text);
      if (order?.verb !== 'help') throw new Error(text);
      return helpState(t.match.know(seat), seat, order).says;
    };
    const t = called([1, 1]);
    expect(says(arrange({}), andrew, 'pilot for any')).toBe('quiet');
    expect(says(t, jeff, 'pilot for any')).toBe('own-turn');
    expect(says(t, andrew, 'pilot for purple')).toBe('offer');
    expect(says(t, andrew, 'security for purple')).toBe('not-called');
    expect(says(t, mina, 'engineer for purple')).toBe('no-paw');
    expect(says(t, andrew, 'pilot for black')).toBe('no-fragment');
    t.say(andrew, ...(ordered(t, andrew, 'pilot for purple') as never[]));
    expect([says(t, andrew, 'pilot for purple'), says(t, andrew, 'pilot for yellow')]).toEqual(['offered', 'by-hand']);
    t.say(andrew, 'withdraw');
    expect(says(t, andrew, 'pilot for purple')).toBe('once');
  });

  test('Q40: the log says it too, in both languages, and nothing where nothing was called for', () => {
    const told = (t: Table, seat: Seat, text: string, language: Language): string | null => {
      const phrase = words[language].orderNow?.(text, t.match.know(seat), seat) ?? null;
      return phrase === null ? null : plain(phrase, []);
    };
    const t = called([1, 1]);
    expect(told(arrange({}), andrew, 'pilot for any', 'en')).toBeNull();
    expect(told(t, jeff, 'pilot for any', 'en')).toBeNull();
    expect(told(t, andrew, 'no deals', 'en')).toBeNull();
    expect(told(t, andrew, 'pilot for black up to 2', 'en')).toBe(
      'Your standing offer, piloting for up to 2 black, rests: no such fragment is there.',
    );
    expect(told(t, andrew, 'pilot for black up to 2', 'de')).toBe(
      'Dein Dauerauftrag „Pilot für bis zu 2 × Schwarz“ ruht: So ein Fragment liegt nicht da.',
    );
    t.say(andrew, ...(ordered(t, andrew, 'pilot for purple') as never[]));
    expect(told(t, andrew, 'pilot for purple', 'en')).toBe('Your standing offer, piloting for purple, has made its offer.');
  });

  test('Q40: an offer made by hand is not touched; one by an order is made once in a turn', () => {
    const t = called([1, 1]);
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0, 1), 'for', 'take P', 'send').say(
      jeff,
      'contract',
      'with 1',
      'done',
      ...t.paw(jeff, 0),
      'done',
      'as offered',
    );
    expect(ordered(t, andrew, 'pilot for purple')).toBeNull();
    // The order for another colour did not make this offer.
    const purple = called([1, 1]);
    purple
      .say(andrew, 'offer', 'to active', ...purple.paw(andrew, 0), 'for', 'take P', 'send')
      .say(jeff, 'contract', 'with 1', 'done', ...purple.paw(jeff, 0), 'done', 'as offered');
    expect(ordered(purple, andrew, 'pilot for yellow')).toBeNull();
    expect(ordered(purple, andrew, 'pilot for purple')).toEqual(['agree 1']);
    const u = called([1, 1]);
    u.say(andrew, ...(ordered(u, andrew, 'pilot for purple') as never[]))
      .say(jeff, 'abort')
      .call(jeff);
    expect(ordered(u, andrew, 'pilot for purple')).toBeNull();
  });

  test('Q40: no deals: nothing is said; of several orders the newest that applies counts', () => {
    const t = called([1, 1]);
    expect(ordered(t, andrew, 'no deals')).toEqual(['wait']);
    expect(ordered(t, andrew, 'no deals', 'pilot for purple')?.[0]).toBe('offer');
    expect(ordered(t, andrew, 'no deals', 'pilot for black')).toEqual(['wait']);
  });

  test('Q40: a Blueprint as soon as it can be paid, or none', () => {
    const order = `complete ${planOf('bp16')}`;
    const able = arrange({ ends: true, plans: ['bp16'], store: ['YGW'] });
    expect(ordered(able, jeff, order)).toEqual([able.plan('bp16')]);
    expect(ordered(able, jeff, 'complete nothing')).toEqual(['nothing']);
    const unable = arrange({ ends: true, plans: ['bp16'], store: ['WK'], planRow: 'bp37 bp38 bp39 bp40' });
    expect(ordered(unable, jeff, order)).toEqual(['nothing']);
    const refinery = arrange({ ends: true, plans: ['bp16'], built: ['bp25'], store: ['YYGK'] });
    expect(ordered(refinery, jeff, order)).toEqual([refinery.plan('bp16'), 'pay Y', 'pay Y', 'pay G']);
  });

  test('Q40: orders stand until they are taken back; one for a Blueprint as long as it is held', () => {
    const t = arrange({ ends: true, plans: ['bp16', 'bp01'], store: ['YGW', 'Y'] });
    const k = () => t.match.know(jeff);
    const order = `complete ${planOf('bp16')}`;
    expect(orders!.offer(k(), jeff)).toContain(order);
    t.say(jeff, t.plan('bp16'));
    expect(orders!.stands(k(), jeff, order)).toBe(false);
    expect(orders!.stands(k(), jeff, 'mining for any')).toBe(true);
    for (const junk of ['complete', 'complete 099', 'pilot for red', 'x']) expect(orders!.stands(k(), jeff, junk)).toBe(false);
  });
});
