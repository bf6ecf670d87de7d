/** What somebody may begin from: a pack that changes nothing yet, and two small ones of ours. */
import type { FileExample, Language } from '@starboard/kernel';
import type { Effect } from '../content/effect.ts';
import { GAME } from '../content/packs/pack.ts';
import type { Content, Moon, Raider } from '../content/types.ts';
import { NAMED_STANDARD } from '../words/standard-names.ts';
import { draftText } from './draft.ts';

interface ExampleWords {
  readonly fresh: string;
  readonly empty: string;
  readonly moons: readonly [name: string, about: string];
  readonly bounties: readonly [name: string, about: string];
}
const WORDS: Readonly<Record<Language, ExampleWords>> = {
  en: {
    fresh: 'My pack',
    empty: 'No changes yet',
    moons: ['Rich moons', 'Moons give two of the first thing where they gave one. Modules that ask for moons are worth more.'],
    bounties: ['Bounties', 'Every raider is worth 2 VP more: fighting pays.'],
  },
  de: {
    fresh: 'Mein Paket',
    empty: 'Noch ohne Änderungen',
    moons: ['Reiche Monde', 'Wo ein Mond vom Ersten eines gab, gibt er zwei. Module, die nach Monden fragen, sind mehr wert.'],
    bounties: ['Kopfgelder', 'Jede Bedrohung bringt 2 SP mehr: Kämpfen lohnt sich.'],
  },
};

const more = (moon: Moon): Moon => {
  const [first, ...others] = moon.content;
  return first?.k === 'gain' && first.n === 1 ? { ...moon, content: [{ ...first, n: 2 }, ...others] } : moon;
};
const BOUNTY = 2;
const dearer = (raider: Raider): Raider => ({
  ...raider,
  reward: raider.reward.map((e): Effect => (e.k === 'vp' ? { ...e, n: e.n + BOUNTY } : e)),
});

export function packExamples(language: Language): readonly FileExample[] {
  const w = WORDS[language];
  const made = (id: string, [name, about]: readonly [string, string], change: Partial<Content>): FileExample => ({
    id,
    name,
    about,
    text: draftText({ content: { ...NAMED_STANDARD, ...change, pack: name }, name, author: 'Starboard' }),
  });
  return [
    { id: 'empty', name: w.empty, text: JSON.stringify({ game: GAME, name: w.fresh }, null, 1) },
    made('moons', w.moons, { moons: NAMED_STANDARD.moons.map(more) }),
    made('bounties', w.bounties, { raiders: NAMED_STANDARD.raiders.map(dearer) }),
  ];
}
