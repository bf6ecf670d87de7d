/** Games that tell what they must not. Each is the mistake of an honest author. */
import { bazaar } from '../toys/bazaar.ts';
import { fog } from '../toys/fog.ts';
import { ladder } from '../toys/ladder.ts';
import { careless, withStep } from './alter.ts';

/** A public marker is moved with the secret piece it belongs to. */
export const leakInView = withStep(fog, 'moves', (sound) => ({
  run(s, f, x, got) {
    sound.run(s, f, x, got);
    s.mine.forEach((m, seat) => {
      s.pub.noise[seat] = m.at;
    });
  },
}));

/** The question is named after the card that makes it. */
export const leakInCover = withStep(fog, 'noises', (sound) => ({
  run(s, f, x, got) {
    sound.run(s, f, x, got);
    const [seat] = s.flow.asked;
    if (f.left.length > 0) s.flow = { ...s.flow, label: `noise ${s.mine[seat].card}` };
  },
}));

/** The event says where the noise came from instead of where it was said to be. */
export const leakInEvent = withStep(fog, 'noises', () => ({
  take(s, f, seat, [noise], x) {
    s.pub.noise[seat] = Number(noise.slice(6));
    s.dark.used[s.mine[seat].card === 'here' ? 0 : 1]++;
    s.mine[seat].card = null;
    f.left = f.left.slice(1);
    x.tell('all', { kind: 'noise', seat, at: s.mine[seat].at });
  },
}));

/** A dark local decides about the order of the picks. */
export const leakInPicks = withStep(fog, 'noises', (sound) => ({
  picks(k, f, seat, path) {
    const c = sound.picks!(k, f, seat, path)!;
    return careless(f)._lifts ? { ...c, picks: c.picks.toReversed() } : c;
  },
}));

/** The reasons why not know more than the seat does. */
export const leakInRefusals = withStep(fog, 'noises', (sound) => ({
  picks(k, f, seat, path) {
    const c = sound.picks!(k, f, seat, path)!;
    return careless(f)._lifts ? { ...c, greyed: () => [] } : c;
  },
}));

/** One is shown a piece by `tell`, so one looks, takes it back and looks at another hand. */
export const undoThatPeeks = withStep(bazaar, 'peek', () => ({
  take(s, _, seat, [pick], x) {
    const of = s.mine[Number(pick.slice(5))];
    if (of !== undefined) x.tell([seat], { kind: 'shown', of: s.pub.host, good: of.hand.findIndex((n) => n > 0) });
    x.pop();
  },
}));

/** Only a find is shown; after finding nothing one may take it back, and so knows that there was nothing. */
export const undoAfterNothing = withStep(bazaar, 'peek', () => ({
  take(s, _, seat, [pick], x) {
    const of = s.mine[Number(pick.slice(5))];
    if (of !== undefined && of.hand[2] > 1) x.reveal([seat], { kind: 'shown', of: s.pub.host, good: 2 }, 'B1');
    x.pop();
  },
}));

/** A seat without a card to play is not asked, which tells its hand. */
export const skippedSeat = withStep(ladder, 'trick', (sound) => ({
  run(s, f, x, got) {
    if (s.mine[f.seat].hand[1] === 0) x.pop({ bonus: 0 });
    else sound.run(s, f, x, got);
  },
}));

/** Sealed answers are opened by `tell`. */
export const tellsTheSealed = withStep(bazaar, 'toll', (sound) => ({
  take(s, f, seat, answer, x) {
    x.tell('all', { kind: 'paid', seat, paid: answer[0] !== 'toll none' });
    sound.take!(s, f, seat, answer, x);
  },
}));

/** A redeal that changes nothing makes the leak test blind. */
export const blindRedeal: typeof fog = { ...fog, redeal: (s) => fog.copy(s) };

/** Setup tells everybody who was dealt which role. */
export const tellsTheDeal: typeof fog = {
  ...fog,
  setup(options, seats, x) {
    const start = fog.setup(options, seats, x);
    for (const { role, at } of start.mine) x.tell('all', { kind: 'dealt', role, at });
    return start;
  },
};

/** The same with a rule cited: what everybody was shown is still dealt anew, as if it were secret. */
export const showsTheDeal: typeof fog = {
  ...fog,
  setup(options, seats, x) {
    const start = fog.setup(options, seats, x);
    for (const { role, at } of start.mine) x.reveal('all', { kind: 'dealt', role, at }, 'F1');
    return start;
  },
};

/** Nothing is called secret and a redeal is a copy: no leak can be noticed by two worlds that are the same. */
export const noSecrets: typeof fog = { ...fog, secrets: () => [], redeal: (s) => fog.copy(s) };

/** The same, and a real leak beside it. */
export const noSecretsAndALeak: typeof fog = { ...leakInView, secrets: () => [], redeal: (s) => fog.copy(s) };

/** The places are forgotten: neither listed nor dealt anew. */
export const forgottenPlaces: typeof fog = {
  ...fog,
  secrets: (s, seat) => fog.secrets(s, seat).filter(({ name }) => name !== 'place'),
  redeal(s, seat, chance) {
    const other = fog.redeal(s, seat, chance);
    other.mine.forEach((m, i) => {
      m.at = s.mine[i].at;
    });
    return other;
  },
};

/** Everything is dealt anew, but nothing is listed. */
export const unlistedSecrets: typeof fog = { ...fog, secrets: () => [] };
