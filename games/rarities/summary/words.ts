/** What the summary of a game says, in both languages. */
import type { Language, Phrase } from '@starboard/kernel';

interface SummaryWords {
  readonly facts: {
    readonly title: string;
    readonly missions: string;
    readonly portals: string;
    readonly sabortals: string;
    readonly aliens: string;
  };
  readonly chance: { readonly title: string; readonly about: string };
  readonly turns: { readonly title: string; readonly about: string };
  readonly timeline: {
    readonly title: string;
    readonly about: string;
    readonly height: string;
    readonly marks: { readonly danger: string; readonly special: string; readonly good: string; readonly win: string };
  };
  readonly took: {
    readonly title: string;
    readonly about: string;
    readonly mark: string;
    readonly placed: string;
    readonly portals: string;
    readonly stolen: string;
    readonly lost: string;
    readonly drawn: string;
  };
  readonly whom: { readonly title: string; readonly about: string; readonly row: string; readonly column: string };
  readonly luck: {
    readonly title: string;
    readonly about: string;
    readonly sabortals: { readonly name: string; readonly about: string };
    readonly finds: { readonly name: string; readonly about: string };
    readonly refills: { readonly name: string; readonly about: string };
  };
  mission(n: number): string;
  /** The cards are dealt and nothing has happened yet. */
  readonly deal: Phrase;
  /** After the sentence about an answer by which a mission ended. */
  readonly refilled: string;
}

export const words: { readonly [L in Language]: SummaryWords } = {
  en: {
    facts: { title: 'In numbers', missions: 'missions', portals: 'portals explored', sabortals: 'sabortals', aliens: 'aliens played' },
    chance: {
      title: 'Who was going to win',
      about: 'Each player’s chance of winning after every move, as our bots judge it with all cards face up.',
    },
    turns: { title: 'Turning points', about: 'The moves that changed the winner’s chance most.' },
    timeline: {
      title: 'Mission by mission',
      about: 'One stroke for every exploration, as high as its portal is far out. The shape says who explored.',
      height: 'portal',
      marks: { danger: 'sabortal', special: 'alien played', good: 'set completed', win: 'the win' },
    },
    took: {
      title: 'What everybody got',
      about: 'Counted over the whole game.',
      mark: 'average at this table',
      placed: 'Relics placed on the home planet',
      portals: 'Cards taken from portals',
      stolen: 'Relics stolen by the Pilferer',
      lost: 'Relics lost to the Pilferer',
      drawn: 'Cards drawn from this hand',
    },
    whom: {
      title: 'Who took from whom',
      about:
        'Every card that ended with somebody: collected at a portal, left over or stolen, and whose hand or home planet it came from. Some get their own cards back.',
      row: 'took',
      column: 'from',
    },
    luck: {
      title: 'Luck against the odds',
      about:
        'Each draw against its true odds, hidden cards included. The dot is what happened, the line what was to be expected, and the band holds at least four of five such series. “Luckier than 80%” means: four of five such series would have been worse.',
      sabortals: { name: 'Sabortals drawn', about: 'While exploring. Fewer is lucky.' },
      finds: {
        name: 'Useful relics drawn',
        about: 'While exploring: relics that brought the explorer nearer to three sets. At the portal they are there for everybody.',
      },
      refills: { name: 'Useful relics from the pile', about: 'When hands were refilled: relics that brought you nearer to three sets.' },
    },
    mission: (n) => `Mission ${n}`,
    deal: ['The cards are dealt.'],
    refilled: 'Then the hands are refilled.',
  },
  de: {
    facts: { title: 'In Zahlen', missions: 'Missionen', portals: 'Portale erkundet', sabortals: 'Sabortale', aliens: 'Aliens gespielt' },
    chance: {
      title: 'Wer hätte gewonnen?',
      about: 'Die Siegchancen nach jedem Zug, wie unsere Bots sie bei offenen Karten einschätzen.',
    },
    turns: { title: 'Wendepunkte', about: 'Die Züge, die die Siegchance am stärksten verändert haben.' },
    timeline: {
      title: 'Mission für Mission',
      about: 'Ein Strich für jede Erkundung, so hoch, wie ihr Portal weit draußen liegt. Die Form sagt, wer erkundet hat.',
      height: 'Portal',
      marks: { danger: 'Sabortal', special: 'Alien gespielt', good: 'Satz vollständig', win: 'der Sieg' },
    },
    took: {
      title: 'Was alle bekommen haben',
      about: 'Gezählt über die ganze Partie.',
      mark: 'Durchschnitt am Tisch',
      placed: 'Relikte auf dem Heimatplaneten abgelegt',
      portals: 'Karten von Portalen genommen',
      stolen: 'Relikte mit dem Langfinger gestohlen',
      lost: 'Relikte an den Langfinger verloren',
      drawn: 'Karten, die aus dieser Hand gezogen wurden',
    },
    whom: {
      title: 'Wer hat wem etwas genommen?',
      about:
        'Jede Karte, die bei jemandem gelandet ist: am Portal eingesammelt, übrig geblieben oder gestohlen, und aus wessen Hand oder von wessen Heimatplaneten sie kam. Manche bekommen ihre eigenen Karten zurück.',
      row: 'nahm',
      column: 'von',
    },
    luck: {
      title: 'Glück gegen Wahrscheinlichkeit',
      about:
        'Jedes Ziehen gegen seine wahre Wahrscheinlichkeit, verdeckte Karten eingerechnet. Der Punkt ist, was geschah, der Strich, was zu erwarten war; im Band liegen mindestens vier von fünf solchen Reihen. „Mehr Glück als 80 %“ heißt: Vier von fünf solchen Reihen wären schlechter ausgegangen.',
      sabortals: { name: 'Gezogene Sabortale', about: 'Beim Erkunden. Weniger ist Glück.' },
      finds: {
        name: 'Nützliche Relikte gezogen',
        about: 'Beim Erkunden: Relikte, die näher an drei Sätze gebracht haben. Am Portal liegen sie dann für alle.',
      },
      refills: { name: 'Nützliche Relikte vom Stapel', about: 'Beim Auffüllen der Hand: Relikte, die dich näher an drei Sätze gebracht haben.' },
    },
    mission: (n) => `Mission ${n}`,
    deal: ['Die Karten sind verteilt.'],
    refilled: 'Danach werden die Hände aufgefüllt.',
  },
};
