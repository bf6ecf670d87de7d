import { say, who } from '../../phrase.ts';
import type { Bazaar, Goods } from './bazaar-table.ts';
import { inBoth, type Tongue } from './words.ts';

const good = (g: number, t: Tongue): string => [t('Seide', 'silk'), t('Gewürz', 'spice'), t('Edelstein', 'gem')][g];
const goods = (gs: Readonly<Goods>, t: Tongue): string =>
  gs.flatMap((n, g) => (n === 0 ? [] : [`${n} ${good(g, t)}`])).join(', ') || t('nichts', 'nothing');

export const bazaarWords = inBoth<Bazaar>((t) => ({
  title: t('Basar', 'Bazaar'),
  about: t('Handle, bis die Glocke läutet.', 'Trade until the bell rings.'),
  event: {
    dealt: (e) => say`${t('Du bekommst', 'You get')} ${goods(e.hand, t)}.`,
    day: (e) => say`${t('Tag', 'Day')} ${e.day}: ${who(e.host)}.`,
    looked: (e) => say`${who(e.seat)} ${t('schaut auf die Waren von', 'looks at the goods of')} ${who(e.of)}.`,
    shown: (e) => say`${who(e.of)}: ${good(e.good, t)}.`,
    offered: (e) => say`${who(e.seat)} → ${who(e.offer.to)}: ${goods(e.offer.give, t)} ${t('gegen', 'for')} ${goods(e.offer.want, t)}.`,
    said: (e) => say`${who(e.seat)}: ${simple(e.what, t)}.`,
    traded: (e) => say`${who(e.seat)} ${t('handelt mit', 'trades with')} ${who(e.with)}: ${goods(e.deal.give, t)} / ${goods(e.deal.want, t)}.`,
    paid: (e) => say`${who(e.seat)} ${e.paid ? t('zahlt', 'pays') : t('zahlt nicht', 'does not pay')}.`,
    drew: (e) => say`${t('Du ziehst', 'You draw')} ${good(e.good, t)}.`,
    hands: (e) => say`${e.hands.map((h) => goods(h, t)).join(' | ')}`,
  },
  choice: (c) => [
    {
      peek: t('Wessen Waren schaust du an?', 'Whose goods do you look at?'),
      bargain: t('Was tust du?', 'What do you do?'),
      to: t('Wem bietest du an?', 'Whom do you offer to?'),
      give: t('Was gibst du?', 'What do you give?'),
      want: t('Was willst du dafür?', 'What do you want for it?'),
      toll: t('Was zahlst du?', 'What do you pay?'),
    }[c.kind],
  ],
  waiting: (k) => say`${k.flow.asked.length - k.flow.done.length} ${t('handeln noch', 'still trade')}`,
  pick(p) {
    const [what, n] = p.split(' ');
    if (what === 'give' || what === 'want') return [good(Number(n), t)];
    if (what === 'toll') return [n === 'none' ? t('Nichts', 'Nothing') : good(Number(n), t)];
    return n === undefined || n === 'none' ? [simple(what, t)] : say`${simple(what, t)} ${Number(n) + 1}`;
  },
  refusal: {
    'empty-hand': () => [t('Diese Hand ist leer.', 'That hand is empty.')],
    'twice-a-day': () => [t('Zwei Angebote am Tag sind genug.', 'Two offers a day are enough.')],
    lacking: () => [t('Das hast du nicht.', 'You do not have that.')],
  },
  scene: (k) => [
    {
      title: `${t('Tag', 'Day')} ${k.pub.day}`,
      lines: k.pub.sizes.map((n, i) => say`${i + 1}: ${n}`),
      table: {
        head: [t('Von', 'From'), t('An', 'To'), t('gibt', 'gives'), t('will', 'wants')],
        rows: k.pub.offers.flatMap((offer, i) =>
          offer === null ? [] : [[say`${i + 1}`, [who(offer.to)], [goods(offer.give, t)], [goods(offer.want, t)]]],
        ),
      },
    },
    ...(k.mine === null ? [] : [{ title: t('Deine Waren', 'Your goods'), lines: [say`${goods(k.mine.hand, t)}`] }]),
  ],
  ending: () => [t('Der Basar schließt.', 'The bazaar closes.')],
  part: () => t('Waren', 'goods'),
  option: {
    days: { name: t('Tage', 'Days'), help: t('Wie viele Tage gehandelt wird.', 'How many days of trade.'), of: null },
    toll: { name: t('Zoll', 'Toll'), help: t('Ob nachts gezahlt wird.', 'Whether there is a toll at night.'), of: null },
    peek: {
      name: t('Blick', 'Peek'),
      help: t('Wer in eine Hand schauen darf.', 'Who may look into a hand.'),
      of: { host: t('Gastgeber', 'host'), nobody: t('niemand', 'nobody') },
    },
  },
  tally: { deals: t('Geschäfte', 'deals') },
  rule: {
    B1: t('Der Gastgeber sieht eine Ware.', 'The host sees one piece.'),
    B2: t('Alle handeln zugleich, zwei Angebote am Tag.', 'All bargain at once, two offers a day.'),
    B3: t('Wer gefragt ist, nimmt an.', 'The seat addressed accepts.'),
    B4: t('Nachts zahlt jeder geheim.', 'At night all pay in secret.'),
    B5: t('Gleiche Waren zählen im Quadrat.', 'Equal goods count squared.'),
  },
}));

const simple = (what: string, t: Tongue): string =>
  ({
    ready: t('Fertig', 'Ready'),
    offer: t('Anbieten', 'Offer'),
    withdraw: t('Zurückziehen', 'Withdraw'),
    leave: t('Gehen', 'Leave'),
    bell: t('Läuten', 'Ring the bell'),
    for: t('Dafür', 'For'),
    sign: t('Unterschreiben', 'Sign'),
    to: t('An', 'To'),
    accept: t('Annehmen von', 'Accept from'),
    peek: t('Anschauen', 'Look at'),
  })[what] ?? what;
