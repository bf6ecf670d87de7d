/** What is hidden in Fog. `redeal` starts from the truth and from this list, never from a view: that keeps the leak test honest. */
import { drawFrom, shuffle } from '../../chance.ts';
import type { Chance, Known, Seat, Secret, State } from '../../contract.ts';
import { seatsOf } from '../../seats.ts';
import { CARDS, copyFog, copyPub, DECK, type Fog, type Frame, moveChoice, type Pile, PLACES, type Role } from './fog-table.ts';

export function secrets(s: State<Fog>, seat: Seat | null): Secret<Fog>[] {
  const others = seatsOf(s.mine.length).filter((o) => o !== seat);
  const unseen = others.filter((o) => o !== s.pub.seen);
  const lifts = s.stack.find((f) => f.step === 'noises');
  return [
    { name: 'roles', rule: 'F1', value: unseen.map((o) => s.mine[o].role), free: !hunterKnown(s, seat) && unseen.length > 1 },
    ...others.map((o): Secret<Fog> => ({ name: 'place', rule: 'F1', value: s.mine[o].at, free: true })),
    ...others.map((o): Secret<Fog> => ({ name: 'card', rule: 'F3', value: s.mine[o].card, free: s.mine[o].card !== null })),
    ...others.map((o): Secret<Fog> => ({ name: 'sealed', rule: 'F1', value: s.sealed[o], free: s.sealed[o] !== null })),
    { name: 'fog', rule: 'F4', value: lifts?._lifts ?? null, free: lifts !== undefined },
  ];
}

const hunterKnown = (s: State<Fog>, seat: Seat | null): boolean => s.pub.seen !== null || (seat !== null && s.mine[seat].role === 'hunter');

export function redeal(s: State<Fog>, seat: Seat | null, chance: Chance): State<Fog> {
  const other = copyFog(s);
  dealAgain(other, seat, chance);
  return other;
}

function dealAgain(s: State<Fog>, seat: Seat | null, chance: Chance): void {
  const others = seatsOf(s.mine.length).filter((o) => o !== seat);
  const unseen = others.filter((o) => o !== s.pub.seen);
  const hunted = hunterKnown(s, seat);
  const roles: Role[] = unseen.map((_, i) => (i === 0 && !hunted ? 'hunter' : 'runner'));
  shuffle(roles, chance);
  for (const [i, o] of unseen.entries()) s.mine[o].role = roles[i];
  for (const o of others) s.mine[o].at = chance.int(PLACES.length);
  // Every card the seat does not hold goes into one bag; how many lie where is known from the number of draws.
  const bag: Pile = [...DECK];
  if (seat !== null && s.mine[seat].card !== null) bag[CARDS.indexOf(s.mine[seat].card)]--;
  const draw = (): number => {
    const i = drawFrom(bag, bag[0] + bag[1], chance);
    bag[i]--;
    return i;
  };
  for (const o of others) if (s.mine[o].card !== null) s.mine[o].card = CARDS[draw()];
  const used: Pile = [0, 0];
  for (let n = s.dark.used[0] + s.dark.used[1]; n > 0; n--) used[draw()]++;
  s.dark = { pile: bag, used };
  for (const f of s.stack) if (f.step === 'noises') f._lifts = chance.int(3) === 0;
  for (const o of others) {
    const { picks } = moveChoice(s.mine[o]);
    if (s.sealed[o] !== null) s.sealed[o] = [picks[chance.int(picks.length)]];
  }
}

/** Starts from the view alone: whatever it does not show is made up and then dealt. */
export function imagine(k: Known<Fog>, _: Fog['memory'], seat: Seat, chance: Chance): State<Fog> {
  const seats = seatsOf(k.pub.caught.length);
  const isAsked = (o: Seat): boolean => k.flow.asked.includes(o);
  const mine = seats.map((o): Fog['mine'] =>
    o === seat
      ? { ...k.mine! }
      : { role: o === k.pub.seen ? 'hunter' : 'runner', at: 0, card: k.flow.label === 'noise' && isAsked(o) ? 'any' : null },
  );
  const stack = k.stack.map((f): Frame => {
    if (f.step === 'moves') return { ...f, _noted: seats.map(() => null) };
    return f.step === 'noises' ? { ...f, left: [...f.left], _lifts: false } : { ...f };
  });
  const sealed = seats.map((o) => (o === seat ? k.sealed : k.flow.window === 'sealed' && k.flow.done.includes(o) ? ['stay'] : null));
  // A mind could count the used cards; a toy's guesses that half of them are.
  const dark: Fog['dark'] = { pile: [0, 0], used: [Math.floor((DECK[0] + DECK[1] - mine.filter((m) => m.card !== null).length) / 2), 0] };
  const world: State<Fog> = { pub: copyPub(k.pub), mine, dark, stack, flow: k.flow, sealed };
  dealAgain(world, seat, chance);
  return world;
}
