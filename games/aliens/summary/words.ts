/** What the summary of a game says, in both languages. */
import type { Language, Phrase } from '@starboard/kernel';

interface Headed {
  readonly title: string;
  readonly about: string;
}

interface SummaryWords {
  readonly facts: {
    readonly title: string;
    readonly rounds: string;
    lies(of: number): string;
    attacks(hits: number): string;
    escaped(of: number): string;
  };
  readonly chance: Headed;
  readonly escape: Headed;
  readonly hunt: Headed;
  readonly timeline: Headed & {
    readonly height: string;
    readonly marks: { readonly danger: string; readonly special: string; readonly good: string; readonly win: string };
  };
  readonly counted: Headed & {
    readonly mark: string;
    readonly moves: string;
    readonly noises: string;
    readonly lies: string;
    readonly believed: string;
    readonly attacks: string;
    readonly victims: string;
    readonly items: string;
  };
  readonly near: Headed & { readonly row: string; readonly column: string };
  readonly luck: Headed & { readonly hatches: LuckWords; readonly hides: LuckWords; readonly finds: LuckWords };
  round(n: number): string;
  /** The roles are dealt and nothing has happened yet. */
  readonly deal: Phrase;
  /** An answer of which nobody else heard anything. */
  readonly unseen: Phrase;
}
interface LuckWords {
  readonly name: string;
  readonly about: string;
}

export const words: { readonly [L in Language]: SummaryWords } = {
  en: {
    facts: {
      title: 'In numbers',
      rounds: 'rounds',
      lies: (of) => `lies in ${of} ${of === 1 ? 'noise' : 'noises'}`,
      attacks: (hits) => `attacks, ${hits} with a victim`,
      escaped: (of) => `of ${of} humans escaped`,
    },
    chance: {
      title: 'Who was going to get away with it',
      about:
        'Each player’s chance of winning after every move, as our bots judge it with everything in the open: for humans the chance to escape, for aliens that of their side.',
    },
    escape: { title: 'How an escape came about', about: 'The moves that changed this human’s chance of escaping most.' },
    hunt: { title: 'Turning points', about: 'The moves that changed the aliens’ chance most.' },
    timeline: {
      title: 'Round by round',
      about: 'A stroke for every noise, as high as the announced sector was far from the true one, and for every attack and hatch.',
      height: 'sectors off',
      marks: { danger: 'attack with a victim', special: 'lie', good: 'escape', win: 'the end' },
    },
    counted: {
      title: 'What everybody did',
      about: 'A lie counts as believed if somebody else attacked there, or next to it, before the liar was heard again.',
      mark: 'average at this table',
      moves: 'Moves',
      noises: 'Noises announced',
      lies: 'Lies among them',
      believed: 'Lies believed',
      attacks: 'Attacks',
      victims: 'Eliminations',
      items: 'Items found',
    },
    near: {
      title: 'Who was near whom',
      about: 'In how many rounds two players ended at most two sectors apart, whether they knew it or not.',
      row: 'player',
      column: 'near',
    },
    luck: {
      title: 'What the cards gave',
      about: 'What was drawn against what could be expected of the cards that were left. The band holds at least four of five such series.',
      hatches: { name: 'Green hatch cards', about: 'How many hatches opened, against the green cards that were left.' },
      hides: { name: 'Cards to hide behind', about: 'Silence, or a noise in any sector.' },
      finds: { name: 'Items', about: 'Cards with the icon of an item.' },
    },
    round: (n) => `Round ${n}`,
    deal: ['The lights go out.'],
    unseen: ['Nobody else notices anything.'],
  },
  de: {
    facts: {
      title: 'In Zahlen',
      rounds: 'Runden',
      lies: (of) => (of === 1 ? 'Lügen bei 1 Geräusch' : `Lügen bei ${of} Geräuschen`),
      attacks: (hits) => `Angriffe, ${hits} mit Opfer`,
      escaped: (of) => `von ${of} Menschen entkommen`,
    },
    chance: {
      title: 'Wer davonkommen würde',
      about:
        'Die Siegchance aller nach jedem Zug, wie unsere Bots sie einschätzen, wenn alles offen liegt: bei Menschen die Chance zu entkommen, bei Aliens die ihrer Seite.',
    },
    escape: { title: 'Wie eine Flucht gelang', about: 'Die Züge, die die Chance dieses Menschen zu entkommen am meisten veränderten.' },
    hunt: { title: 'Wendepunkte', about: 'Die Züge, die die Chance der Aliens am meisten veränderten.' },
    timeline: {
      title: 'Runde für Runde',
      about:
        'Ein Strich für jedes Geräusch, so hoch, wie der angesagte Sektor vom wahren entfernt war, und für jeden Angriff und jede Rettungskapsel.',
      height: 'Sektoren daneben',
      marks: { danger: 'Angriff mit Opfer', special: 'Lüge', good: 'Flucht', win: 'das Ende' },
    },
    counted: {
      title: 'Was alle getan haben',
      about: 'Eine Lüge gilt als geglaubt, wenn dort oder daneben jemand anderes angriff, bevor von der lügenden Person wieder etwas zu hören war.',
      mark: 'Durchschnitt am Tisch',
      moves: 'Bewegungen',
      noises: 'Angesagte Geräusche',
      lies: 'Davon gelogen',
      believed: 'Geglaubte Lügen',
      attacks: 'Angriffe',
      victims: 'Opfer',
      items: 'Gefundene Gegenstände',
    },
    near: {
      title: 'Wer wem nahe war',
      about: 'In wie vielen Runden zwei am Ende höchstens zwei Sektoren auseinander waren, ob sie es wussten oder nicht.',
      row: 'wer',
      column: 'wem',
    },
    luck: {
      title: 'Was die Karten brachten',
      about: 'Was gezogen wurde, gegen das, was von den übrigen Karten zu erwarten war. Im Band liegen mindestens vier von fünf solchen Folgen.',
      hatches: { name: 'Grüne Kapselkarten', about: 'Wie viele Rettungskapseln starteten, gegen die grünen Karten, die noch da waren.' },
      hides: { name: 'Karten zum Verstecken', about: 'Alle Sektoren ruhig, oder ein Geräusch in einem beliebigen Sektor.' },
      finds: { name: 'Gegenstände', about: 'Karten mit dem Zeichen für einen Gegenstand.' },
    },
    round: (n) => `Runde ${n}`,
    deal: ['Das Licht geht aus.'],
    unseen: ['Sonst bemerkt niemand etwas.'],
  },
};
