/** What the summary of a game says, in both languages. */
import type { Language } from '@starboard/kernel';

interface Said {
  readonly title: string;
  readonly about: string;
}
interface SummaryWords {
  readonly facts: {
    readonly title: string;
    readonly turns: string;
    readonly battles: string;
    readonly developments: string;
    readonly events: string;
  };
  readonly points: Said;
  readonly sources: { readonly [S in Source]: Said };
  readonly chance: Said;
  readonly turns: Said;
  readonly timeline: Said & {
    readonly height: string;
    readonly marks: { readonly danger: string; readonly special: string; readonly good: string; readonly win: string };
  };
  readonly final: Said & { readonly mark: string };
  readonly modules: Said;
  times(name: string, n: number): string;
  readonly fought: Said & { readonly won: string; readonly lost: string };
  readonly luck: Said & {
    readonly battles: { readonly name: string; readonly about: string };
    readonly dice: { readonly name: string; readonly about: string };
  };
  round(n: number): string;
  turn(n: number): string;
  /** After the sentence about a turn. */
  gain(n: number): string;
  collective(vp: number): string;
}
/** Where points come from while the game goes on. */
export type Source = 'vpTracks' | 'vpDevelopments' | 'vpBattles' | 'vpModules';

const en: SummaryWords = {
  facts: { title: 'In numbers', turns: 'turns', battles: 'battles', developments: 'developments', events: 'event cards' },
  points: { title: 'Points', about: 'Victory points after every turn, the final scoring at the end.' },
  sources: {
    vpTracks: { title: 'Points from tracks', about: 'While the game went on; what tracks score at the end is below.' },
    vpDevelopments: { title: 'Points from developments', about: 'When they were built.' },
    vpBattles: { title: 'Points from battles', about: 'Raiders, bounties and scrapped ships.' },
    vpModules: { title: 'Points from modules', about: 'Whenever they were activated.' },
  },
  chance: { title: 'Who was going to win', about: 'Each player’s chance of winning after every turn, as our bots judge it with all cards face up.' },
  turns: { title: 'Turning points', about: 'The turns that changed the winner’s chance most.' },
  timeline: {
    title: 'Turn by turn',
    about: 'One stroke for every turn of a player, as high as the points it brought.',
    height: 'VP',
    marks: { danger: 'battle lost', special: 'event card', good: 'development built', win: 'the end' },
  },
  final: { title: 'Where the points came from', about: 'All of them, those of the final scoring included.', mark: 'average at this table' },
  modules: {
    title: 'What the modules earned',
    about: 'The eight that brought most: resources, tactics and VP of all activations together, each counted as one.',
  },
  times: (name, n) => `${name} (${n}×)`,
  fought: { title: 'Battles', about: 'The chance when the dice were thrown, and how it ended.', won: 'won', lost: 'lost' },
  luck: {
    title: 'Luck against the odds',
    about:
      'Each roll against its true odds, as the dice stood when it was made. The dot is what happened, the line what was to be expected, and the band holds at least four of five such series.',
    battles: { name: 'Battles won', about: 'By the dice and the targeting of all sides. Rerolls and won ties are not in the odds.' },
    dice: { name: 'Fives and sixes', about: 'Of all dice in battles. Targeting makes them likelier, and the odds know that.' },
  },
  round: (n) => `Round ${n}`,
  turn: (n) => `Turn ${n}.`,
  gain: (n) => `(${n > 0 ? '+' : ''}${n} VP)`,
  collective: (vp) => `The Collective has ${vp} VP.`,
};

const de: SummaryWords = {
  facts: { title: 'In Zahlen', turns: 'Züge', battles: 'Schlachten', developments: 'Großkomplexe', events: 'Ereigniskarten' },
  points: { title: 'Punkte', about: 'Siegpunkte nach jedem Zug, ganz am Ende mit der Schlusswertung.' },
  sources: {
    vpTracks: { title: 'Punkte von Leisten', about: 'Während der Partie; was Leisten am Ende bringen, steht weiter unten.' },
    vpDevelopments: { title: 'Punkte von Großkomplexen', about: 'Beim Errichten.' },
    vpBattles: { title: 'Punkte aus Schlachten', about: 'Bedrohungen, Kopfgelder und zerstörte Schiffe.' },
    vpModules: { title: 'Punkte von Modulen', about: 'Wann immer sie aktiviert wurden.' },
  },
  chance: { title: 'Wer hätte gewonnen?', about: 'Die Siegchancen nach jedem Zug, wie unsere Bots sie bei offenen Karten einschätzen.' },
  turns: { title: 'Wendepunkte', about: 'Die Züge, die die Chance auf den Sieg am stärksten verändert haben.' },
  timeline: {
    title: 'Zug um Zug',
    about: 'Ein Strich für jeden Zug, so hoch wie die Punkte, die er gebracht hat.',
    height: 'SP',
    marks: { danger: 'Schlacht verloren', special: 'Ereigniskarte', good: 'Großkomplex errichtet', win: 'das Ende' },
  },
  final: { title: 'Woher die Punkte kamen', about: 'Alle, auch die der Schlusswertung.', mark: 'Durchschnitt am Tisch' },
  modules: {
    title: 'Was die Module gebracht haben',
    about: 'Die acht ergiebigsten: Ressourcen, Taktiken und SP aller Aktivierungen zusammen, jedes als eins gezählt.',
  },
  times: (name, n) => `${name} (${n}×)`,
  fought: { title: 'Schlachten', about: 'Die Siegchance, als die Würfel fielen, und wie es ausging.', won: 'gewonnen', lost: 'verloren' },
  luck: {
    title: 'Glück gegen Wahrscheinlichkeit',
    about:
      'Jeder Wurf gegen seine wahre Wahrscheinlichkeit, wie die Würfel in dem Moment standen. Der Punkt ist, was geschah, der Strich, was zu erwarten war; im Band liegen mindestens vier von fünf solchen Reihen.',
    battles: {
      name: 'Gewonnene Schlachten',
      about: 'Nach Würfeln und Zielcomputern aller Seiten. Neue Würfe und gewonnene Gleichstände sind nicht eingerechnet.',
    },
    dice: {
      name: 'Fünfen und Sechsen',
      about: 'Von allen Würfeln in Schlachten. Der Zielcomputer macht sie wahrscheinlicher, und das ist eingerechnet.',
    },
  },
  round: (n) => `Runde ${n}`,
  turn: (n) => `Zug ${n}.`,
  gain: (n) => `(${n > 0 ? '+' : ''}${n} SP)`,
  collective: (vp) => `Das Kollektiv hat ${vp} SP.`,
};

export const words: { readonly [L in Language]: SummaryWords } = { en, de };
