/**
 * Ladder: climb by parties of three, fight what guards the rungs. Shows a flow that is deep (round, turn, climb, fight,
 * trick), triggers that wait, free actions, a side without a chair, a truce that drops frames, subsets, and undo in one's
 * own turn. A turn has two steps (L1): camp, rest for a spark, or climb with a party (L2). The neighbour answers for the
 * wild, then the climber may play a card: a shove helps, a calm ends the climb in peace (L3). Who wins gets loot, and the
 * neighbour a cheer, when all is over (L4). A spark buys a rung or a card beside any question of one's own turn (L5).
 */
import { drawFrom } from '../../chance.ts';
import type { Game, Hands, Seat, State } from '../../contract.ts';
import { after, seatsOf } from '../../seats.ts';
import { imagine, redeal, secrets } from './ladder-hidden.ts';
import {
  CARDS,
  type Cards,
  CLIMBERS,
  copyLadder,
  count,
  DECK,
  GUARDS,
  type Ladder,
  lootChoice,
  partyChoice,
  sparkChoice,
  trickChoice,
  WILD,
} from './ladder-table.ts';
import { ladderWords } from './ladder-words.ts';

function draw(s: State<Ladder>, seat: Seat, x: Hands<Ladder>): void {
  const card = drawFrom(s.dark.pile, count(s.dark.pile), x);
  s.dark.pile[card]--;
  s.mine[seat].hand[card]++;
  s.pub.cards[seat]++;
  x.reveal([seat], { kind: 'drew', card }, 'L4');
}

export const ladder: Game<Ladder> = {
  id: 'ladder',
  seats: [2, 4],
  rules: { version: 'toy', state: 1 },
  options: { rounds: { kind: 'number', min: 1, max: 4, usual: 2 }, wild: { kind: 'switch', usual: true } },
  alphabet: () => [
    ...['camp', 'rest', 'climb', 'enough', 'hold', 'press', 'play none', 'loot card', 'loot spark', 'keep', 'give', 'spark', 'hop', 'dig'],
    ...CARDS.map((c) => `play ${c}`),
    ...CLIMBERS.map((c) => `take ${c}`),
  ],
  setup(options, seats, x) {
    const pile: Cards = [...DECK];
    const mine = seatsOf(seats).map((seat) => {
      const hand: Cards = [0, 0];
      for (let n = 0; n < 2; n++) {
        const c = drawFrom(pile, count(pile), x);
        pile[c]--;
        hand[c]++;
      }
      x.reveal([seat], { kind: 'dealt', hand: [...hand] }, 'L1');
      return { hand };
    });
    const each = (n: number) => mine.map(() => n);
    const pub: Ladder['pub'] = {
      options: { ...options },
      round: 1,
      turn: 0 as Seat,
      height: each(0),
      sparks: each(1),
      cards: each(2),
      spent: [0, 0],
      fights: 0,
    };
    return { pub, mine, dark: { pile }, stack: [{ step: 'round', turns: 0 }] };
  },
  steps: {
    round: {
      run(s, f, x) {
        if (f.turns === s.mine.length) {
          if (s.pub.round === s.pub.options.rounds) {
            x.reveal('all', { kind: 'top', hands: s.mine.map((m) => [...m.hand]) }, 'L1');
            return x.end();
          }
          s.pub.round++;
          f.turns = 0;
        }
        s.pub.turn = f.turns++ as Seat;
        x.tell('all', { kind: 'turn', seat: s.pub.turn, round: s.pub.round });
        x.push({ step: 'turn', seat: s.pub.turn, steps: 2, queue: [] });
      },
    },
    turn: {
      run(_, f, x) {
        if (x.next()) return;
        if (f.steps === 0) return x.pop();
        x.ask({ asked: [f.seat], label: 'turn' });
      },
      picks: () => ({ kind: 'turn', picks: ['camp', 'rest', 'climb'], ends: true, rule: 'L1' }),
      take(s, f, seat, [what], x) {
        f.steps--;
        x.tell('all', { kind: 'did', seat, what });
        if (what === 'climb') return x.push({ step: 'climb', seat, party: null });
        if (what === 'rest') {
          s.pub.sparks[seat]++;
          f.steps = 0;
        }
      },
    },
    climb: {
      run(s, f, x, got) {
        if (f.party === null) return x.ask({ asked: [f.seat], label: 'party' });
        if (got === null) return x.push({ step: 'fight', seat: f.seat, party: f.party.length, wild: null, _guard: x.int(GUARDS) });
        if ('won' in got && got.won) {
          s.pub.height[f.seat] += f.party.length;
          x.later({ step: 'loot', seat: f.seat });
          x.later({ step: 'cheer', seat: after(f.seat, s.mine.length), for: f.seat });
        }
        x.pop();
      },
      picks: (_, __, ___, path) => partyChoice(path),
      take(_, f, seat, answer, x) {
        f.party = answer.slice(0, -1).map((p) => Number(p.slice(5)));
        x.tell('all', { kind: 'party', seat, party: [...f.party] });
      },
      idle: () => ['take 0', 'enough'],
    },
    fight: {
      run(s, f, x, got) {
        if (f.wild === null) {
          if (!s.pub.options.wild) f.wild = 'hold';
          else return x.ask({ asked: [after(f.seat, s.mine.length)], label: 'wild', onBehalf: WILD });
        }
        if (got === null || !('bonus' in got)) return x.push({ step: 'trick', seat: f.seat });
        const roll = 1 + x.int(6);
        const won = roll + f.party + got.bonus > f._guard + (f.wild === 'press' ? 5 : 4);
        s.pub.fights++;
        x.reveal('all', { kind: 'fought', seat: f.seat, guard: f._guard, roll, won }, 'L3');
        x.pop({ won });
      },
      picks: () => ({ kind: 'wild', picks: ['hold', 'press'], ends: true, rule: 'L3' }),
      take(_, f, seat, [what], x) {
        f.wild = what as 'hold' | 'press';
        x.tell('all', { kind: 'did', seat, what });
      },
    },
    trick: {
      run: (_, f, x) => x.ask({ asked: [f.seat], label: 'trick', needsSecrets: true }),
      picks: (k) => trickChoice(k.mine!.hand),
      take(s, _, seat, [what], x) {
        const card = CARDS.indexOf(what.slice(5) as 'calm');
        x.tell('all', { kind: 'did', seat, what });
        if (card >= 0) {
          s.mine[seat].hand[card]--;
          s.pub.cards[seat]--;
          s.pub.spent[card]++;
        }
        if (what === 'play calm') x.unwind('turn');
        else x.pop({ bonus: card === 0 ? 2 : 0 });
      },
      idle: () => ['play none'],
    },
    loot: {
      run: (_, f, x) => x.ask({ asked: [f.seat], label: 'loot' }),
      picks: (k) => lootChoice(k),
      take(s, _, seat, [what], x) {
        x.tell('all', { kind: 'did', seat, what });
        if (what === 'loot card') draw(s, seat, x);
        else s.pub.sparks[seat]++;
        x.pop();
      },
    },
    cheer: {
      run: (_, f, x) => x.ask({ asked: [f.seat], label: 'cheer' }),
      picks: () => ({ kind: 'cheer', picks: ['keep', 'give'], ends: true, rule: 'L4' }),
      take(s, f, seat, [what], x) {
        x.tell('all', { kind: 'did', seat, what });
        s.pub.sparks[what === 'keep' ? seat : f.for]++;
        x.pop();
      },
    },
    dig: {
      run(s, f, x) {
        draw(s, f.seat, x);
        x.pop();
      },
    },
  },
  beside: {
    offer: sparkChoice,
    take(s, seat, [, what], x) {
      s.pub.sparks[seat]--;
      x.tell('all', { kind: 'did', seat, what });
      if (what === 'hop') s.pub.height[seat]++;
      else x.push({ step: 'dig', seat });
    },
  },
  copy: copyLadder,
  outcome(s) {
    const scores = [...s.pub.height];
    const ranks = scores.map((n) => 1 + scores.filter((o) => o > n).length);
    return { ranks, scores, ending: 'night', parts: scores.map((n, i) => ({ seat: i as Seat, rule: 'L1', n })) };
  },
  invariants(s) {
    const hands = s.mine.map((m) => m.hand);
    const all = CARDS.map((_, c) => s.dark.pile[c] + s.pub.spent[c] + hands.reduce((sum, h) => sum + h[c], 0));
    if (all.some((n, c) => n !== DECK[c])) throw new Error(`cards: ${all}`);
    if (hands.some((h, i) => h[0] < 0 || h[1] < 0 || count(h) !== s.pub.cards[i])) throw new Error('a hand is not what the table thinks');
    if (s.pub.sparks.some((n) => n < 0)) throw new Error('a spark too many was spent');
  },
  tally: (s) => ({ fights: s.pub.fights }),
  blank: (_, seats) => ({ calmed: new Array<number>(seats).fill(0) }),
  remember: (m, e) => (e.kind === 'did' && e.what === 'play calm' ? { calmed: m.calmed.with(e.seat, m.calmed[e.seat] + 1) } : m),
  imagine,
  secrets,
  redeal,
  words: ladderWords,
};
