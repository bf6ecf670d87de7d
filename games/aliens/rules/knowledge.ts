/** What a seat imagines (for bots): a world that fits what it knows. */
import { type Chance, drawFrom, type Known, type Seat, type State, seatsOf, shuffle } from '@starboard/kernel';
import { ALIENS, BLACK_SEATS, CHARACTERS, DANGER_COUNTS, FIRST_ALIEN, HUMANS, ITEM_COUNTS, isHuman, numberOf, WHITE_HUMANS } from '../content/cards.ts';
import { type Law, lawOf } from './law.ts';
import { copy, copyMine } from './state.ts';
import type { Aliens, Frame, Memory, Mine } from './types.ts';

export const blank = (): Memory => ({});
export const remember = (m: Memory): Memory => m;

export function imagine(k: Known<Aliens>, _m: Memory, seat: Seat, chance: Chance): State<Aliens> {
  const { pub } = k;
  const n = pub.status.length;
  const law = lawOf(pub.options, n);
  const roles = imagineRoles(k, law, seat, chance);
  const decks = n > BLACK_SEATS ? 2 : 1;
  const items = law.full ? ITEM_COUNTS.map((c) => c * decks) : ITEM_COUNTS.map(() => 0);
  k.mine!.items.forEach((count, item) => (items[item] -= count));
  const danger = DANGER_COUNTS.map((c) => c * decks);
  if (k.mine!.card >= 0) danger[k.mine!.card]--;
  const mine = seatsOf(n).map((o): Mine => {
    if (o === seat) return copyMine(k.mine as Mine);
    const held = ITEM_COUNTS.map(() => 0);
    for (let i = 0; i < pub.items[o]; i++) {
      const item = drawFrom(items, items.reduce((a, b) => a + b, 0), chance);
      items[item]--;
      held[item]++;
    }
    const announcing = k.stack.some((f) => f.step === 'announce' && f.seat === o);
    let card = -1;
    if (announcing) {
      card = drawFrom(danger, danger.slice(0, 4).reduce((a, b) => a + b, 0), chance);
      danger[card]--;
    }
    const sector = law.zone.audible[chance.int(law.zone.audible.length)];
    const character = roles[o];
    return {
      character,
      alien: pub.side[o] === 'alien' || !isHuman(character),
      sector,
      began: sector,
      path: [sector],
      items: held,
      card,
      fast: false,
      calm: false,
      spent: false,
      used: 0,
      watch: null,
    };
  });
  return copy({
    pub: pub as State<Aliens>['pub'],
    mine,
    dark: { danger, dangerOut: danger.map(() => 0), items, itemsOut: items.map(() => 0), hatch: [0, 0] },
    stack: k.stack as Frame[],
    flow: k.flow,
    sealed: seatsOf(n).map(() => null),
  });
}

/** E5: the hidden characters, dealt among those whose card is not known. */
function imagineRoles(k: Known<Aliens>, law: Law, seat: Seat, chance: Chance): number[] {
  const { pub } = k;
  const n = pub.status.length;
  const roles = pub.shown.slice();
  roles[seat] = k.mine!.character;
  const humans = law.B6 ? 0 : Math.floor(n / 2);
  const taken = new Set(roles.filter((r) => r >= 0));
  const people = shuffle([...HUMANS, ...(law.white ? WHITE_HUMANS : [])].map(numberOf).filter((c) => !taken.has(c)), chance);
  const hunters = shuffle(ALIENS.map((_, i) => FIRST_ALIEN + i).filter((c) => law.B6 || !taken.has(c)), chance);
  let left = humans - roles.filter((r) => r >= 0 && isHuman(r)).length;
  const open = shuffle(
    seatsOf(n).filter((o) => roles[o] < 0),
    chance,
  );
  for (const o of open) if (pub.side[o] === 'human') left--;
  for (const o of open) {
    const human = pub.side[o] === 'human' || (pub.side[o] === 'unknown' && left-- > 0);
    roles[o] = human ? people.pop()! : (hunters.pop() ?? FIRST_ALIEN + chance.int(CHARACTERS.length - FIRST_ALIEN));
  }
  return roles;
}
