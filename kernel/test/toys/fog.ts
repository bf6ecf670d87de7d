/**
 * Fog: one hunter among runners on a path of five places, nobody knows who or where. Shows roles, sealed moves, covered
 * announcements and a dark local. Every night all move secretly (F1); a hunter who strikes is seen and catches everybody there
 * (F2). Then each draws a card, seen by itself only, and is asked for a noise: "here" leaves no choice, "any" leaves all
 * (F3); a seat without a choice is asked all the same. Sometimes the fog lifts at the end of the noises (F4).
 */
import { drawFrom } from '../../chance.ts';
import type { Game, Seat } from '../../contract.ts';
import { clockwise, seatsOf } from '../../seats.ts';
import { imagine, redeal, secrets } from './fog-hidden.ts';
import { CARDS, copyFog, DECK, type Fog, living, moveChoice, noiseChoice, PLACES, type Role, target } from './fog-table.ts';
import { fogWords } from './fog-words.ts';

export const fog: Game<Fog> = {
  id: 'fog',
  seats: [2, 4],
  rules: { version: 'toy', state: 1 },
  options: { nights: { kind: 'number', min: 1, max: 6, usual: 4 } },
  alphabet: () => ['stay', 'left', 'right', 'strike', ...PLACES.map((p) => `noise ${p}`)],
  setup(options, seats, x) {
    const hunter = x.int(seats);
    const mine = seatsOf(seats).map((s) => ({ role: (s === hunter ? 'hunter' : 'runner') as Role, at: x.int(PLACES.length), card: null }));
    for (const s of seatsOf(seats)) x.reveal([s], { kind: 'dealt', role: mine[s].role, at: mine[s].at }, 'F1');
    const pub = { night: 0, nights: options.nights, noise: mine.map(() => null), caught: mine.map(() => false), seen: null };
    return { pub, mine, dark: { pile: [...DECK], used: [0, 0] }, stack: [{ step: 'night' }] };
  },
  steps: {
    night: {
      run(s, _, x) {
        const runners = living(s.pub).filter((o) => s.mine[o].role === 'runner');
        if (s.pub.night === s.pub.nights || runners.length === 0) return x.end();
        s.pub.night++;
        x.tell('all', { kind: 'night', night: s.pub.night });
        x.push({ step: 'noises', left: clockwise(0 as Seat, s.mine.length).filter((o) => !s.pub.caught[o]), _lifts: x.int(3) === 0 });
        x.push({ step: 'moves', _noted: s.mine.map(() => null) });
      },
    },
    moves: {
      run(s, f, x) {
        if (f._noted.every((n) => n === null)) return x.ask({ asked: living(s.pub), label: 'move', window: 'sealed', needsSecrets: true });
        for (const o of living(s.pub)) s.mine[o].at = target(s.mine[o].at, f._noted[o]!);
        for (const o of living(s.pub).filter((l) => f._noted[l] === 'strike')) {
          const caught = living(s.pub).filter((l) => l !== o && s.mine[l].at === s.mine[o].at);
          for (const c of caught) s.pub.caught[c] = true;
          s.pub.seen = o;
          x.reveal('all', { kind: 'strike', seat: o, at: s.mine[o].at, caught }, 'F2');
        }
        x.pop();
      },
      picks: (k) => moveChoice(k.mine!),
      take: (_, f, seat, [move]) => void (f._noted[seat] = move),
      idle: () => ['stay'],
    },
    noises: {
      run(s, f, x) {
        f.left = f.left.filter((o) => !s.pub.caught[o]);
        if (f.left.length === 0) {
          // That it does not lift is opened as well: otherwise the last noise could be taken back after finding out.
          x.reveal('all', { kind: 'lift', places: f._lifts ? s.mine.map((m) => m.at) : null }, 'F4');
          return x.pop();
        }
        const [seat] = f.left;
        if (s.mine[seat].card === null) {
          if (s.dark.pile[0] + s.dark.pile[1] === 0) s.dark = { pile: s.dark.used, used: [0, 0] };
          const i = drawFrom(s.dark.pile, s.dark.pile[0] + s.dark.pile[1], x);
          s.dark.pile[i]--;
          s.mine[seat].card = CARDS[i];
          x.reveal([seat], { kind: 'card', card: CARDS[i] }, 'F3');
        }
        x.ask({ asked: [seat], label: 'noise', needsSecrets: true });
      },
      picks: (k) => noiseChoice(k.mine!),
      take(s, f, seat, [noise], x) {
        const at = Number(noise.slice(6));
        s.pub.noise[seat] = at;
        s.dark.used[CARDS.indexOf(s.mine[seat].card!)]++;
        s.mine[seat].card = null;
        f.left = f.left.slice(1);
        x.tell('all', { kind: 'noise', seat, at });
      },
    },
  },
  /** For players who are away: stay every night. They are still asked for their noises. */
  orders: {
    offer: (k, seat) => (k.stack.length === 0 || k.pub.caught[seat] ? [] : ['hide']),
    answer: (k) => (k.flow.label === 'move' ? ['stay'] : null),
    stands: (k, seat, order) => order === 'hide' && !k.pub.caught[seat],
  },
  copy: copyFog,
  outcome(s) {
    const scores = s.mine.map((m, i) => (m.role === 'hunter' ? s.pub.caught.filter((c) => c).length * 2 : s.pub.caught[i] ? 0 : 1));
    const ranks = scores.map((n) => 1 + scores.filter((o) => o > n).length);
    return { ranks, scores, ending: s.pub.seen === null ? 'quiet' : 'struck', parts: scores.map((n, i) => ({ seat: i as Seat, rule: 'F2', n })) };
  },
  invariants(s) {
    const cards = [...s.dark.pile, ...s.dark.used].reduce((a, b) => a + b, 0) + s.mine.filter((m) => m.card !== null).length;
    if (cards !== DECK[0] + DECK[1]) throw new Error(`${cards} cards`);
    if (s.mine.filter((m) => m.role === 'hunter').length !== 1) throw new Error('there is one hunter');
    if (s.mine.some((m) => !PLACES.includes(m.at as 0))) throw new Error('somebody left the path');
  },
  tally: (s) => ({ nights: s.pub.night, caught: s.pub.caught.filter((c) => c).length }),
  blank: (_, seats) => ({ noises: new Array<null>(seats).fill(null) }),
  remember: (m, e) => (e.kind === 'noise' ? { noises: m.noises.with(e.seat, e.at) } : m),
  imagine,
  secrets,
  redeal,
  words: fogWords,
};
