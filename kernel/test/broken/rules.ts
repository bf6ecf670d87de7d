/** Games that break their promises about state, legality and flow. */
import { bazaar } from '../toys/bazaar.ts';
import { fog } from '../toys/fog.ts';
import { ladder } from '../toys/ladder.ts';
import { careless, withStep } from './alter.ts';

/** What comes next is kept as a function. */
export const closureInState = withStep(ladder, 'turn', (sound) => ({
  take(s, f, seat, answer, x) {
    careless(f).afterwards = () => x.tell('all', { kind: 'did', seat, what: 'rest' });
    sound.take!(s, f, seat, answer, x);
  },
}));

export const rollsItsOwnDice = withStep(fog, 'moves', (sound) => ({
  run(s, f, x, got) {
    sound.run(s, f, x, got);
    if (s.flow.asked.length === 0) s.mine[0].at = Math.floor(Math.random() * 5);
  },
}));

/** The piece is paid only while somebody looks. */
export const differsInSilence = withStep(ladder, 'turn', (sound) => ({
  take(s, f, seat, answer, x) {
    sound.take!(s, f, seat, answer, x);
    if (x.telling && answer[0] === 'camp') s.pub.sparks[seat]++;
  },
}));

/** An offer that wants two pieces can no longer be signed. */
export const deadEnd = withStep(bazaar, 'bargain', (sound) => ({
  picks(k, f, seat, path) {
    const c = sound.picks!(k, f, seat, path);
    return c?.picks.length === 1 ? { ...c, picks: [] } : c;
  },
}));

let looks = 0;
/** What is listed depends on how often one looks. */
export const acceptsUnlisted = withStep(ladder, 'turn', (sound) => ({
  picks(k, f, seat, path) {
    const c = sound.picks!(k, f, seat, path)!;
    return looks++ % 2 === 0 ? c : { ...c, picks: [...c.picks, 'keep'] };
  },
}));

/** The table accepts what the browser cannot know to be possible. */
export const readsTheDark = withStep(ladder, 'fight', () => ({
  picks: (_, f) => ({ kind: 'wild', picks: careless(f)._guard === 0 ? ['hold'] : ['hold', 'press'], ends: true, rule: 'L3' }),
}));

export const strangePick = withStep(ladder, 'cheer', (sound) => ({
  picks: (k, f, seat, path) => ({ ...sound.picks!(k, f, seat, path)!, picks: ['keep', 'shout'] }),
}));

export const greyedAndListed = withStep(ladder, 'cheer', (sound) => ({
  picks: (k, f, seat, path) => ({ ...sound.picks!(k, f, seat, path)!, greyed: () => [{ pick: 'keep', rule: 'L4', why: 'no-card' }] }),
}));

/** Copies the list of hands, not the hands. */
export const sharedCopy: typeof fog = { ...fog, copy: (s) => ({ ...fog.copy(s), mine: [...s.mine] }) };

/** The table is so big that it is not copied. */
export const sharedTable: typeof ladder = { ...ladder, copy: (s) => ({ ...ladder.copy(s), pub: s.pub }) };

export const lostCopy: typeof ladder = {
  ...ladder,
  copy: (s) => {
    const copy = ladder.copy(s);
    for (const f of copy.stack) if (f.step === 'turn') f.queue = [];
    return copy;
  },
};

export const illegalIdle = withStep(fog, 'moves', () => ({ idle: () => ['left'] }));

/** Runs left, where the path may end. */
export const illegalOrder: typeof fog = { ...fog, orders: { ...fog.orders!, answer: () => ['left'] } };

/** Advises something it has no words for. */
export const speechlessAdvice: typeof fog = { ...fog, advise: () => [{ rule: 'F1', why: 'few' }] };

/** Says in one language only what can be ordered. */
export const silentOrder: typeof fog = { ...fog, words: { ...fog.words, en: { ...fog.words.en, order: () => [] } } };

/** Is offered to caught players too, for whom it does not stand. */
export const deadOrder: typeof fog = { ...fog, orders: { ...fog.orders!, offer: () => ['hide'] } };

/** Takes everything for an order. */
export const credulousOrder: typeof fog = { ...fog, orders: { ...fog.orders!, stands: () => true } };

/** A seat that comes late may no longer pay. */
export const firstComeSealed = withStep(bazaar, 'toll', (sound) => ({
  picks(k, f, seat, path) {
    const c = sound.picks!(k, f, seat, path)!;
    return k.flow.done.some((o) => o !== seat) ? { ...c, picks: ['toll none'] } : c;
  },
}));

export const losesACard = withStep(ladder, 'trick', (sound) => ({
  take(s, f, seat, answer, x) {
    sound.take!(s, f, seat, answer, x);
    if (answer[0] === 'play shove') s.pub.spent[0]--;
  },
}));

/** Camping costs no step. */
export const neverEnds = withStep(ladder, 'turn', (sound) => ({
  take(s, f, seat, answer, x) {
    sound.take!(s, f, seat, answer, x);
    f.steps = 2;
  },
}));

export const forgetsWords: typeof bazaar = {
  ...bazaar,
  words: { ...bazaar.words, en: { ...bazaar.words.en, pick: (p) => [`Give ${careless({})[p]}`] } },
};

/** A table in which a cell is missing. */
export const raggedTable: typeof bazaar = {
  ...bazaar,
  words: {
    ...bazaar.words,
    de: { ...bazaar.words.de, scene: () => [{ title: 'Angebote', lines: [], table: { head: ['Von', 'An'], rows: [[['1']]] } }] },
  },
};

/** Writes down everything it ever heard. */
export const endlessMemory: typeof fog = {
  ...fog,
  blank: (_, seats) => ({ noises: new Array<null>(seats).fill(null) }),
  remember: (m, e) => ({ noises: [...m.noises, ...m.noises, e.kind === 'noise' ? e.at : null] }),
};

/** Imagines its own hand differently. */
export const dishonestImagination: typeof ladder = {
  ...ladder,
  imagine(k, m, seat, chance) {
    const world = ladder.imagine(k, m, seat, chance);
    const { hand } = world.mine[seat];
    if (hand[0] > 0 && world.dark.pile[1] > 0) {
      hand[0]--;
      hand[1]++;
      world.dark.pile[1]--;
      world.dark.pile[0]++;
    }
    return world;
  },
};

/** Plays on with the table it was shown. */
export const sharedImagination: typeof bazaar = {
  ...bazaar,
  imagine: (k, m, seat, chance) => ({ ...bazaar.imagine(k, m, seat, chance), pub: k.pub }),
};
