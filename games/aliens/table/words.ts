/** Labels of the illustrated table. Every sentence about the game comes from its words. */
import type { Language } from '@starboard/kernel';
import type { SectorKind } from '../rules/zone.ts';
import { names as de, SHORT_HATCH } from '../words/de/names.ts';
import { names as en } from '../words/en/names.ts';
import type { Names } from '../words/tongue.ts';

type HeardKind =
  | 'nothing'
  | 'silence'
  | 'noise'
  | 'attack'
  | 'hatch'
  | 'stay'
  | 'teleport'
  | 'seen'
  | 'fed'
  | 'fast'
  | 'calm'
  | 'hidden'
  | 'turned'
  | 'back';

export interface TableWords {
  readonly names: Names;
  readonly plan: string;
  readonly trail: string;
  /** The same, once everything is known. */
  readonly truth: string;
  readonly wholeTrail: string;
  readonly close: string;
  readonly round: string;
  readonly shownRound: (n: number) => string;
  readonly now: string;
  readonly hatches: string;
  readonly hatchState: Readonly<Record<'open' | 'used' | 'broken', string>>;
  readonly hatchCards: (n: number) => string;
  readonly you: string;
  readonly human: string;
  readonly alien: string;
  readonly unknown: string;
  readonly out: string;
  readonly escaped: string;
  /** To somebody who no longer plays. */
  readonly gone: Readonly<Record<'eliminated' | 'escaped', string>>;
  /** X.1. */
  readonly watching: string;
  readonly fed: string;
  readonly items: (n: number) => string;
  /** E.3. */
  readonly kills: (n: number, of: number) => string;
  readonly killsToWin: (n: number) => string;
  /** Q32. */
  readonly agreed: string;
  readonly kind: Readonly<Record<SectorKind, string>>;
  readonly drawsCard: string;
  readonly noCard: string;
  readonly believable: string;
  readonly discard: string;
  readonly strike: (at: string) => string;
  readonly noItem: string;
  readonly pencil: string;
  readonly pencilHow: string;
  readonly pencilOf: (name: string, sector: string) => string;
  readonly mark: Readonly<Record<'maybe' | 'not' | 'none', string>>;
  readonly rub: string;
  readonly places: (name: string, n: number) => string;
  readonly toYou: string;
  readonly whole: string;
  readonly heard: Readonly<Record<HeardKind, string>>;
  readonly lies: string;
  readonly player: Readonly<Record<'play' | 'pause' | 'before' | 'next', string>>;
  readonly reallyIn: (at: string) => string;
  /** The switch for the sound of noises. */
  readonly pings: string;
  /** A cell of the trail that can be pressed. */
  readonly again: string;
  readonly placesOfYou: (n: number) => string;
  readonly roundMark: Readonly<Record<'out' | 'broken' | 'escaped', string>>;
}

export const tableWords: { readonly [L in Language]: TableWords } = {
  en: {
    names: en,
    plan: 'Plan of the ship',
    trail: 'Trail',
    truth: 'Truth',
    wholeTrail: 'All rounds',
    close: 'Close',
    round: 'Round',
    shownRound: (n) => `Round ${n}`,
    now: 'now',
    hatches: 'Hatches',
    hatchState: { open: 'open', used: 'used', broken: 'broken' },
    hatchCards: (n) => (n === 1 ? '1 hatch card' : `${n} hatch cards`),
    you: 'You',
    human: 'human',
    alien: 'alien',
    unknown: 'human or alien',
    out: 'out',
    escaped: 'escaped',
    gone: { eliminated: 'You are out. The others play on.', escaped: 'You have escaped. The others play on.' },
    watching: 'You see where everybody is.',
    fed: 'fed, 3 sectors',
    items: (n) => (n === 1 ? '1 item' : `${n} items`),
    kills: (n, of) => (of === 1 ? `${n} of 1 elimination` : `${n} of ${of} eliminations`),
    killsToWin: (n) => (n === 1 ? '1 elimination wins' : `${n} eliminations win`),
    agreed: 'for ending the game',
    kind: { safe: 'safe', dangerous: 'dangerous', human: 'start', alien: 'start', hatch: 'hatch' },
    drawsCard: 'you draw a card',
    noCard: 'no card',
    believable: 'you could be there',
    discard: 'Discard',
    strike: (at) => `Strike ${at}`,
    noItem: 'no item',
    pencil: 'Pencil',
    pencilHow: 'Press a sector, then a player: once for maybe, twice for not here, again for nothing.',
    pencilOf: (name, sector) => `${name} in ${sector}`,
    mark: { maybe: 'maybe', not: 'not here', none: 'no mark' },
    rub: 'Rub out everything',
    places: (name, n) => `Where ${name} can be: ${n}`,
    toYou: 'To you',
    whole: 'Whole ship',
    heard: {
      nothing: 'no card',
      silence: 'silence',
      noise: 'noise',
      attack: 'attack',
      hatch: 'hatch',
      stay: 'stayed',
      teleport: 'Teleport',
      seen: 'seen',
      fed: 'fed',
      fast: 'Adrenaline',
      calm: 'Sedatives',
      hidden: 'an item face down',
      turned: 'an alien from now on',
      back: 'back to the start',
    },
    lies: 'lies',
    player: { play: 'Play', pause: 'Pause', before: 'One round back', next: 'One round on' },
    reallyIn: (at) => `really in ${at}`,
    pings: 'Ping at every noise',
    again: 'Show it on the plan again',
    placesOfYou: (n) => `Where the others can place you: ${n}`,
    roundMark: { out: 'somebody eliminated', broken: 'hatch broken', escaped: 'somebody escaped' },
  },
  de: {
    names: { ...de, hatch: SHORT_HATCH },
    plan: 'Plan des Schiffs',
    trail: 'Spur',
    truth: 'Wahrheit',
    wholeTrail: 'Alle Runden',
    close: 'Schließen',
    round: 'Runde',
    shownRound: (n) => `Runde ${n}`,
    now: 'jetzt',
    hatches: 'Kapseln',
    hatchState: { open: 'offen', used: 'benutzt', broken: 'beschädigt' },
    hatchCards: (n) => (n === 1 ? '1 Kapselkarte' : `${n} Kapselkarten`),
    you: 'Du',
    human: 'Mensch',
    alien: 'Alien',
    unknown: 'Mensch oder Alien',
    out: 'ausgeschieden',
    escaped: 'entkommen',
    gone: { eliminated: 'Du bist ausgeschieden. Die anderen spielen weiter.', escaped: 'Du bist entkommen. Die anderen spielen weiter.' },
    watching: 'Du siehst, wo alle sind.',
    fed: 'satt, 3 Sektoren',
    items: (n) => (n === 1 ? '1 Gegenstand' : `${n} Gegenstände`),
    kills: (n, of) => `${n} von ${of} erwischt`,
    killsToWin: (n) => `Wer ${n} erwischt, gewinnt`,
    agreed: 'für das Ende der Partie',
    kind: { safe: 'sicher', dangerous: 'gefährlich', human: 'Start', alien: 'Start', hatch: 'Kapsel' },
    drawsCard: 'du ziehst eine Karte',
    noCard: 'keine Karte',
    believable: 'dort könntest du sein',
    discard: 'Ablegen',
    strike: (at) => `In ${at} angreifen`,
    noItem: 'kein Gegenstand',
    pencil: 'Bleistift',
    pencilHow: 'Drück auf einen Sektor, dann auf jemanden: einmal für vielleicht, zweimal für nicht hier, noch einmal für nichts.',
    pencilOf: (name, sector) => `${name} in ${sector}`,
    mark: { maybe: 'vielleicht', not: 'nicht hier', none: 'kein Zeichen' },
    rub: 'Alles ausradieren',
    places: (name, n) => `Wo ${name} sein kann: ${n}`,
    toYou: 'Zu dir',
    whole: 'Ganzes Schiff',
    heard: {
      nothing: 'keine Karte',
      silence: 'Stille',
      noise: 'Geräusch',
      attack: 'Angriff',
      hatch: 'Kapsel',
      stay: 'geblieben',
      teleport: 'Teleport',
      seen: 'gesehen',
      fed: 'satt',
      fast: 'Adrenalin',
      calm: 'Beruhigungsmittel',
      hidden: 'ein Gegenstand verdeckt',
      turned: 'von nun an ein Alien',
      back: 'zurück zum Start',
    },
    lies: 'Lügen',
    player: { play: 'Abspielen', pause: 'Anhalten', before: 'Eine Runde zurück', next: 'Eine Runde weiter' },
    reallyIn: (at) => `wirklich in ${at}`,
    pings: 'Ton bei jedem Geräusch',
    again: 'Noch einmal auf dem Plan zeigen',
    placesOfYou: (n) => `Wo die anderen dich vermuten können: ${n}`,
    roundMark: { out: 'jemand ausgeschieden', broken: 'Kapsel beschädigt', escaped: 'jemand entkommen' },
  },
};

/** A sector as it is called on the plan: `[3]` for a hatch. */
export const shortName = (w: TableWords, id: string): string =>
  id === 'human start' ? w.names.humanStart : id === 'alien start' ? w.names.alienStart : id.replace(/^hatch (\d)$/, '[$1]');

/** Long names with the places where they may be parted: not every browser knows them. */
export const parted = (name: string): string =>
  name
    .replace('Beruhigungsmittel', 'Beruhi\u00ADgungs\u00ADmittel')
    .replace('Scheinwerfer', 'Schein\u00ADwerfer')
    .replace('Verteidigung', 'Vertei\u00ADdigung')
    .replace('Psychologe', 'Psycho\u00ADloge');
