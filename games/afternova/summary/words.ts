/** What the summary of a game says, in both languages. */
import type { Language } from '@starboard/kernel';

interface Headed {
  readonly title: string;
  readonly about: string;
}
interface SummaryWords {
  readonly facts: Headed & {
    readonly turns: string;
    readonly alone: string;
    readonly deals: string;
    readonly refused: string;
    readonly most: string;
  };
  readonly chance: Headed;
  readonly turns: Headed;
  readonly stored: Headed;
  readonly timeline: Headed & { readonly height: string; readonly marks: { readonly special: string; readonly good: string; readonly win: string } };
  readonly worth: Headed & {
    readonly mark: string;
    readonly points: string;
    readonly deals: string;
    readonly got: string;
    readonly paws: string;
    readonly alone: string;
    readonly built: string;
  };
  readonly passed: Headed & { readonly row: string; readonly column: string };
  readonly lent: Headed & { readonly row: string; readonly column: string };
  round(n: number): string;
}

export const words: { readonly [L in Language]: SummaryWords } = {
  en: {
    facts: {
      title: 'The game in numbers',
      about: '',
      turns: 'Turns',
      alone: 'Extractions alone',
      deals: 'Extractions with partners',
      refused: 'Contracts refused',
      most: 'Most fragments in one deal',
    },
    chance: {
      title: 'Who was going to win',
      about: 'How the bots judged everybody’s chance after each answer, with all cards known. A deal moves several lines at once.',
    },
    turns: { title: 'Turning points', about: 'The moments that changed the winner’s chance most.' },
    stored: {
      title: 'Fragments in storage',
      about: 'How many fragments each player had at the end of every turn. A fall is a Blueprint, or a storage that was too small.',
    },
    timeline: {
      title: 'Turn by turn',
      about: 'Each tick is an extraction or a completed Blueprint; its height is the number of fragments.',
      height: 'Fragments',
      marks: { special: 'Deal', good: 'Blueprint completed', win: 'Sixth Blueprint' },
    },
    worth: {
      title: 'What the deals were worth',
      about:
        'The worth of a deal to each side in points, as the bots reckon it from the player’s own Blueprints and objective, less the Paws played.',
      mark: 'average of the table',
      points: 'Worth of all deals in points',
      deals: 'Deals taken part in',
      got: 'Fragments from deals',
      paws: 'Paws played in deals',
      alone: 'Extractions alone',
      built: 'Completed Blueprints',
    },
    passed: {
      title: 'Who got fragments from whom',
      about: 'Shares of a planet come from the player whose turn it was; stored fragments from the player who gave them.',
      row: 'got',
      column: 'from',
    },
    lent: { title: 'Who helped whom', about: 'Paws played in somebody else’s turn.', row: 'lent Paws', column: 'to' },
    round: (n) => `Round ${n}`,
  },
  de: {
    facts: {
      title: 'Die Partie in Zahlen',
      about: '',
      turns: 'Züge',
      alone: 'Allein abgebaut',
      deals: 'Gemeinsam abgebaut',
      refused: 'Abgelehnte Verträge',
      most: 'Meiste Fragmente in einem Handel',
    },
    chance: {
      title: 'Wer wohl gewinnt',
      about: 'Wie die Bots nach jeder Antwort die Aussichten einschätzten, wenn alle Karten bekannt sind. Ein Handel bewegt mehrere Linien zugleich.',
    },
    turns: { title: 'Wendepunkte', about: 'Die Momente, die die Aussicht auf den Sieg am stärksten verändert haben.' },
    stored: {
      title: 'Fragmente im Lager',
      about: 'Wie viele Fragmente alle am Ende jedes Zuges hatten. Geht es abwärts, wurde gebaut, oder das Lager war zu klein.',
    },
    timeline: {
      title: 'Zug um Zug',
      about: 'Jeder Strich ist ein Abbau oder eine vollendete Blaupause; die Höhe zeigt die Zahl der Fragmente.',
      height: 'Fragmente',
      marks: { special: 'Handel', good: 'Blaupause vollendet', win: 'Sechste Blaupause' },
    },
    worth: {
      title: 'Was die Geschäfte wert waren',
      about:
        'Der Wert jedes Handels für jede Seite in Punkten, wie die Bots ihn aus den eigenen Blaupausen und dem Ziel errechnen, abzüglich der Mietpfoten.',
      mark: 'Durchschnitt am Tisch',
      points: 'Wert aller Geschäfte in Punkten',
      deals: 'Geschäfte',
      got: 'Fragmente aus Geschäften',
      paws: 'Dabei gespielte Mietpfoten',
      alone: 'Allein abgebaut',
      built: 'Vollendete Blaupausen',
    },
    passed: {
      title: 'Wer von wem Fragmente bekam',
      about: 'Anteile am Planeten kommen von der Person am Zug, gelagerte Fragmente von der, die sie gab.',
      row: 'bekam',
      column: 'von',
    },
    lent: { title: 'Wer wem geholfen hat', about: 'Mietpfoten, die in einem fremden Zug gespielt wurden.', row: 'lieh Mietpfoten', column: 'an' },
    round: (n) => `Runde ${n}`,
  },
};
