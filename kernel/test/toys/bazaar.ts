/**
 * Bazaar: goods of three kinds, most of one kind wins. Shows an open window, a contract as a path of picks, a piece shown
 * to one seat, and answers that may be changed. Each day the host may look at a piece of one hand (B1); then all bargain at
 * once: two offers a seat and day, goods offered lie on the table (B2), the seat addressed may accept (B3), a seat that is
 * ready may still act until all are, leaving is for the day, and the host may ring the bell. At night everybody secretly
 * pays a piece or none, and draws two for it (B4). Hands are shown at the end; equal goods count squared (B5).
 */
import { drawFrom } from '../../chance.ts';
import type { Game, Hands, Seat, State } from '../../contract.ts';
import { after, seatsOf } from '../../seats.ts';
import { imagine, redeal, secrets } from './bazaar-hidden.ts';
import {
  add,
  type Bazaar,
  bargainChoice,
  copyBazaar,
  count,
  DECK,
  GOODS,
  type Goods,
  HAND,
  peekChoice,
  readOffer,
  tollChoice,
} from './bazaar-table.ts';
import { bazaarWords } from './bazaar-words.ts';

function draw(s: State<Bazaar>, x: Hands<Bazaar>): number {
  const good = drawFrom(s.dark.pile, count(s.dark.pile), x);
  s.dark.pile[good]--;
  return good;
}

/** A hand that changed is no longer the one somebody was shown. Everybody knows that it changed, so this tells nothing. */
function changed(s: State<Bazaar>, seat: Seat): void {
  s.pub.sizes[seat] = count(s.mine[seat].hand);
  for (const m of s.mine) if (m.shown?.of === seat) m.shown = null;
}

function takeBack(s: State<Bazaar>, seat: Seat): void {
  const offer = s.pub.offers[seat];
  if (offer === null) return;
  add(s.mine[seat].hand, offer.give);
  s.pub.offers[seat] = null;
  changed(s, seat);
}

export const bazaar: Game<Bazaar> = {
  id: 'bazaar',
  seats: [2, 4],
  rules: { version: 'toy', state: 1 },
  options: {
    days: { kind: 'number', min: 1, max: 3, usual: 2 },
    toll: { kind: 'switch', usual: true },
    peek: { kind: 'choice', of: ['host', 'nobody'], usual: 'host' },
  },
  alphabet: (_, seats) => [
    ...['ready', 'offer', 'withdraw', 'leave', 'bell', 'for', 'sign', 'peek none', 'toll none'],
    ...seatsOf(seats).flatMap((s) => [`to ${s}`, `accept ${s}`, `peek ${s}`]),
    ...GOODS.flatMap((g) => [`give ${g}`, `want ${g}`, `toll ${g}`]),
  ],
  setup(options, seats, x) {
    const pile: Goods = [...DECK];
    const mine = seatsOf(seats).map((seat) => {
      const hand: Goods = [0, 0, 0];
      for (let i = 0; i < HAND; i++) {
        const g = drawFrom(pile, count(pile), x);
        pile[g]--;
        hand[g]++;
      }
      x.reveal([seat], { kind: 'dealt', hand: [...hand] }, 'B1');
      return { hand, shown: null };
    });
    const none = (n: number) => mine.map(() => n);
    const pub = {
      options: { ...options },
      day: 0,
      host: (seats - 1) as Seat,
      sizes: none(HAND),
      offers: mine.map(() => null),
      made: none(0),
      deals: 0,
    };
    return { pub, mine, dark: { pile }, stack: [{ step: 'fair', next: 'peek' }] };
  },
  steps: {
    fair: {
      run(s, f, x) {
        const { pub } = s;
        if (f.next === 'peek') {
          if (pub.day === pub.options.days) {
            x.reveal('all', { kind: 'hands', hands: s.mine.map((m) => [...m.hand]) }, 'B5');
            return x.end();
          }
          pub.day++;
          pub.host = after(pub.host, s.mine.length);
          pub.made = pub.made.map(() => 0);
          x.tell('all', { kind: 'day', day: pub.day, host: pub.host });
          f.next = 'bargain';
          if (pub.options.peek === 'host') x.push({ step: 'peek' });
        } else if (f.next === 'bargain') {
          f.next = 'toll';
          x.push({ step: 'bargain', open: false });
        } else {
          f.next = 'peek';
          if (pub.options.toll) x.push({ step: 'toll', _noted: s.mine.map(() => null) });
        }
      },
    },
    peek: {
      run: (s, _, x) => x.ask({ asked: [s.pub.host], label: 'peek' }),
      picks: (k, _, seat) => peekChoice(k, seat),
      take(s, _, seat, [pick], x) {
        const of = Number(pick.slice(5)) as Seat;
        if (pick !== 'peek none') {
          const good = drawFrom(s.mine[of].hand, s.pub.sizes[of], x);
          s.mine[seat].shown = { of, good };
          x.tell('all', { kind: 'looked', seat, of });
          x.reveal([seat], { kind: 'shown', of, good }, 'B1');
        }
        x.pop();
      },
    },
    bargain: {
      run(s, f, x) {
        if (!f.open) {
          f.open = true;
          return x.ask({ asked: seatsOf(s.mine.length), label: 'bargain', window: 'open', revisable: true, needsSecrets: true, seconds: 60 });
        }
        for (const seat of seatsOf(s.mine.length)) takeBack(s, seat);
        x.pop();
      },
      picks: (k, _, seat, path) => bargainChoice(k, seat, path),
      take(s, _, seat, answer, x) {
        const [what] = answer;
        if (what === 'offer') {
          const offer = readOffer(answer);
          s.pub.made[seat]++;
          s.pub.offers[seat] = offer;
          add(s.mine[seat].hand, offer.give, -1);
          changed(s, seat);
          if (x.telling) x.tell('all', { kind: 'offered', seat, offer: { ...offer } });
        } else if (what.startsWith('accept')) {
          const other = Number(what.slice(7)) as Seat;
          const deal = s.pub.offers[other]!;
          s.pub.offers[other] = null;
          s.pub.deals++;
          add(s.mine[seat].hand, deal.give);
          add(s.mine[seat].hand, deal.want, -1);
          add(s.mine[other].hand, deal.want);
          changed(s, seat);
          changed(s, other);
          x.tell('all', { kind: 'traded', seat, with: other, deal });
        } else {
          if (what === 'withdraw') takeBack(s, seat);
          if (what === 'ready') x.settle(seat);
          if (what === 'leave') x.release(seat);
          if (what === 'bell') x.close();
          x.tell('all', { kind: 'said', seat, what: what as 'ready' });
        }
      },
      idle: (k, _, seat) => (k.flow.done.includes(seat) ? ['leave'] : ['ready']),
    },
    toll: {
      run(s, f, x) {
        const seats = seatsOf(s.mine.length);
        if (f._noted.includes(null)) return x.ask({ asked: seats, label: 'toll', window: 'sealed', revisable: true, needsSecrets: true });
        for (const seat of seats) {
          const good = Number(f._noted[seat]!.slice(5)) as 0 | 1 | 2;
          const paid = !Number.isNaN(good);
          x.reveal('all', { kind: 'paid', seat, paid }, 'B4');
          if (!paid) continue;
          const { hand } = s.mine[seat];
          hand[good]--;
          s.dark.pile[good]++;
          for (let i = 0; i < 2 && count(s.dark.pile) > 0; i++) {
            const drawn = draw(s, x) as 0 | 1 | 2;
            hand[drawn]++;
            x.reveal([seat], { kind: 'drew', good: drawn }, 'B4');
          }
          changed(s, seat);
        }
        x.pop();
      },
      picks: (k) => tollChoice(k.mine!.hand),
      take(_, f, seat, [pick]) {
        f._noted[seat] = pick;
      },
      idle: () => ['toll none'],
    },
  },
  copy: copyBazaar,
  outcome(s) {
    const scores = s.mine.map(({ hand }) => hand.reduce((sum, n) => sum + n * n, 0));
    const ranks = scores.map((n) => 1 + scores.filter((o) => o > n).length);
    return { ranks, scores, ending: 'closed', parts: scores.map((n, i) => ({ seat: i as Seat, rule: 'B5', n })) };
  },
  invariants(s) {
    const all: Goods = [...s.dark.pile];
    for (const m of s.mine) add(all, m.hand);
    for (const o of s.pub.offers) if (o !== null) add(all, o.give);
    if (all.some((n, g) => n !== DECK[g])) throw new Error(`goods: ${all}`);
    if (s.mine.some((m, i) => m.hand.some((n) => n < 0) || count(m.hand) !== s.pub.sizes[i])) throw new Error('a hand is not what the table thinks');
  },
  tally: (s) => ({ deals: s.pub.deals }),
  blank: (_, seats) => ({ trades: new Array<number>(seats).fill(0) }),
  remember: (m, e) => (e.kind === 'traded' ? { trades: m.trades.with(e.seat, m.trades[e.seat] + 1) } : m),
  imagine,
  secrets,
  redeal,
  words: bazaarWords,
};
