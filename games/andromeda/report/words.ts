/** What the report says about the game, in both languages. */
import type { Language } from '@starboard/kernel';

interface Titled {
  readonly title: string;
  readonly about: string;
  readonly value: string;
}
interface ReportWords {
  of(n: number, all: number): string;
  games(n: number): string;
  readonly facts: Omit<Titled, 'value'> & {
    readonly turns: string;
    readonly developments: string;
    readonly scrapped: string;
    readonly events: string;
    readonly battles: string;
    readonly fights: string;
    readonly vault: string;
    readonly artifacts: string;
  };
  /** The share that a search looks at. */
  readonly fights: string;
  readonly finding: {
    readonly turns: Record<'less' | 'more', (least: number, most: number) => string>;
    readonly fights: Record<'less' | 'more', string>;
    readonly factions: Record<'less' | 'more', (names: readonly string[]) => string>;
    readonly fair: string;
  };
  readonly players: string;
  readonly unitGames: string;
  readonly turns: Titled;
  readonly developments: Titled;
  readonly scrapped: Titled;
  readonly events: Titled;
  readonly sources: Titled;
  readonly source: Readonly<Record<string, string>>;
  readonly types: Titled & { readonly mark: string };
  readonly factions: Titled & { readonly mark: string };
  readonly factionTable: Omit<Titled, 'value'> & { readonly head: readonly string[] };
  readonly commanders: Titled & { readonly mark: string; name(name: string, rank: number): string };
  readonly tactics: Omit<Titled, 'value'> & { readonly head: readonly string[] };
  readonly taken: Omit<Titled, 'value'> & { readonly head: readonly string[] };
}

export const words: { readonly [L in Language]: ReportWords } = {
  en: {
    of: (n, all) => `${n} of ${all}`,
    games: (n) => (n === 1 ? '1 game' : `${n} games`),
    facts: {
      title: 'At a glance',
      about:
        'Means over all players and games. Targets: 18–26 turns, 2.5–4 developments, 2–5 ships lost, 4–8 events, 12–25% of VP from fighting, 8–16 VP from a vault that scores, fewer than 35% of winners with four artifacts.',
      turns: 'Turns per player',
      developments: 'Developments per player',
      scrapped: 'Ships scrapped per player',
      events: 'Event cards per game',
      battles: 'Battles per game',
      fights: 'VP from battles and raiders',
      vault: 'VP from a vault that scores',
      artifacts: 'Winners with four artifacts',
    },
    fights: 'VP from battles and raiders',
    finding: {
      turns: {
        less: (least, most) => `Games are over sooner than after the ${least} to ${most} turns per player that are aimed at.`,
        more: (least, most) => `Games take longer than the ${least} to ${most} turns per player that are aimed at.`,
      },
      fights: {
        less: 'Fighting hardly pays: less than 12% of all VP come from it.',
        more: 'Fighting pays too well: more than 25% of all VP come from it.',
      },
      factions: {
        less: (names) => `Too weak: ${names.join(', ')}.`,
        more: (names) => `Too strong: ${names.join(', ')}.`,
      },
      fair: 'Length, fighting and factions are within what is aimed at, as far as so many games can tell.',
    },
    players: 'players',
    unitGames: 'games',
    turns: { title: 'How long it lasts', about: 'Turns of each player.', value: 'turns' },
    developments: { title: 'Developments', about: 'Developments that each player built.', value: 'developments' },
    scrapped: { title: 'Scrapped ships', about: 'Ships of each player that were scrapped.', value: 'ships' },
    events: { title: 'Events', about: 'Event cards in each game.', value: 'cards' },
    sources: {
      title: 'Where VP come from',
      about: 'Shares of all VP that players scored, during the game and in the final scoring.',
      value: 'share of VP',
    },
    source: {
      vpTracks: 'Steps on tracks',
      vpDevelopments: 'New developments',
      vpBattles: 'Battles and raiders',
      vpModules: 'Modules',
      vpEvents: 'Events',
      vpTokens: 'Tokens',
      vpOther: 'Other',
      'end-tracks': 'End: tracks',
      'end-developments': 'End: developments',
      'end-special': 'End: special regions',
      'end-damage': 'End: damage',
      'end-vault': 'End: vault',
      'end-moons': 'End: moons',
      'end-tokens': 'End: tokens',
      'end-leaders': 'End: leaders',
      'end-artifacts': 'End: artifacts',
      'end-destiny': 'End: destiny',
    },
    types: {
      title: 'Which modules are taken',
      about: 'Modules of each type, of all that players gained. Target: 20–30% each.',
      value: 'share of modules',
      mark: 'an even share',
    },
    factions: {
      title: 'Factions',
      about:
        'The chance to end above an average opponent, calculated from all line-ups at once; the range is that of the plain share. Target: 40–60%.',
      value: 'ends above an opponent',
      mark: 'even',
    },
    factionTable: {
      title: 'Factions in figures',
      about: 'How often each was played, how often it won, and its mean VP.',
      head: ['Faction', 'Played', 'Wins', 'VP'],
    },
    commanders: {
      title: 'Commanders',
      about: 'How often a player ended above the Collective. Targets for one player: 70% at rank 1, 50% at rank 2, 30% at rank 3.',
      value: 'beaten',
      mark: 'the target of its rank',
      name: (name, rank) => `${name} (rank ${rank})`,
    },
    tactics: {
      title: 'Tactics',
      about: 'How often each was played for its free use and in battles. Target: neither more than three times the other.',
      head: ['Tactic', 'Free', 'Battle'],
    },
    taken: { title: 'What is taken', about: 'Upgrades, tokens and development cards per 100 games.', head: ['Piece', 'per 100 games'] },
  },
  de: {
    of: (n, all) => `${n} von ${all}`,
    games: (n) => (n === 1 ? '1 Partie' : `${n} Partien`),
    facts: {
      title: 'Auf einen Blick',
      about:
        'Mittel über alle Personen und Partien. Ziele: 18–26 Züge, 2,5–4 Großkomplexe, 2–5 verlorene Schiffe, 4–8 Ereignisse, 12–25 % der SP durch Kämpfe, 8–16 SP durch einen Tresor, der zählt, weniger als 35 % der Siege mit vier Artefakten.',
      turns: 'Züge je Person',
      developments: 'Großkomplexe je Person',
      scrapped: 'Verschrottete Schiffe je Person',
      events: 'Ereigniskarten je Partie',
      battles: 'Schlachten je Partie',
      fights: 'SP aus Schlachten und Bedrohungen',
      vault: 'SP aus einem Tresor, der zählt',
      artifacts: 'Siege mit vier Artefakten',
    },
    fights: 'SP aus Schlachten und Bedrohungen',
    finding: {
      turns: {
        less: (least, most) => `Die Partien sind früher vorbei als nach den angestrebten ${least} bis ${most} Zügen je Person.`,
        more: (least, most) => `Die Partien dauern länger als die angestrebten ${least} bis ${most} Züge je Person.`,
      },
      fights: {
        less: 'Kämpfen lohnt sich kaum: Weniger als 12 % aller SP kommen daher.',
        more: 'Kämpfen lohnt sich zu sehr: Mehr als 25 % aller SP kommen daher.',
      },
      factions: {
        less: (names) => `Zu schwach: ${names.join(', ')}.`,
        more: (names) => `Zu stark: ${names.join(', ')}.`,
      },
      fair: 'Länge, Kämpfe und Fraktionen sind so wie angestrebt, soweit so viele Partien das zeigen.',
    },
    players: 'Personen',
    unitGames: 'Partien',
    turns: { title: 'Wie lange es dauert', about: 'Züge jeder Person.', value: 'Züge' },
    developments: { title: 'Großkomplexe', about: 'Großkomplexe, die jede Person errichtet hat.', value: 'Großkomplexe' },
    scrapped: { title: 'Verschrottete Schiffe', about: 'Verschrottete Schiffe jeder Person.', value: 'Schiffe' },
    events: { title: 'Ereignisse', about: 'Ereigniskarten in jeder Partie.', value: 'Karten' },
    sources: {
      title: 'Woher die SP kommen',
      about: 'Anteile an allen SP, während der Partie und in der Endwertung.',
      value: 'Anteil der SP',
    },
    source: {
      vpTracks: 'Felder der Leisten',
      vpDevelopments: 'Neue Großkomplexe',
      vpBattles: 'Schlachten und Bedrohungen',
      vpModules: 'Module',
      vpEvents: 'Ereignisse',
      vpTokens: 'Plättchen',
      vpOther: 'Anderes',
      'end-tracks': 'Ende: Leisten',
      'end-developments': 'Ende: Großkomplexe',
      'end-special': 'Ende: Spezial-Sektoren',
      'end-damage': 'Ende: Schaden',
      'end-vault': 'Ende: Tresor',
      'end-moons': 'Ende: Monde',
      'end-tokens': 'Ende: Plättchen',
      'end-leaders': 'Ende: Anführer',
      'end-artifacts': 'Ende: Artefakte',
      'end-destiny': 'Ende: Schicksal',
    },
    types: {
      title: 'Welche Module genommen werden',
      about: 'Module jedes Typs, von allen, die genommen wurden. Ziel: je 20–30 %.',
      value: 'Anteil der Module',
      mark: 'gleicher Anteil',
    },
    factions: {
      title: 'Fraktionen',
      about:
        'Die Chance, über einer durchschnittlichen Gegenseite zu enden, aus allen Aufstellungen zugleich berechnet; die Spanne ist die des einfachen Anteils. Ziel: 40–60 %.',
      value: 'endet über einer Gegenseite',
      mark: 'ausgeglichen',
    },
    factionTable: {
      title: 'Fraktionen in Zahlen',
      about: 'Wie oft jede gespielt wurde, wie oft sie gewann, und ihre mittleren SP.',
      head: ['Fraktion', 'Gespielt', 'Siege', 'SP'],
    },
    commanders: {
      title: 'Befehlshaber',
      about: 'Wie oft jemand über dem Kollektiv endete. Ziele allein: 70 % bei Rang 1, 50 % bei Rang 2, 30 % bei Rang 3.',
      value: 'geschlagen',
      mark: 'das Ziel seines Ranges',
      name: (name, rank) => `${name} (Rang ${rank})`,
    },
    tactics: {
      title: 'Taktiken',
      about: 'Wie oft jede frei und in Schlachten gespielt wurde. Ziel: keines mehr als dreimal so oft wie das andere.',
      head: ['Taktik', 'Frei', 'Schlacht'],
    },
    taken: { title: 'Was genommen wird', about: 'Upgrades, Plättchen und Großkomplexkarten je 100 Partien.', head: ['Teil', 'je 100 Partien'] },
  },
};
