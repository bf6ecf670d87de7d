/** Labels of the plan: what a sector says to those who hear it, tools, the pencil. */
import type { Language } from '@starboard/kernel';

const NO_BREAK = '\u00a0';

export interface PlanWords {
  readonly steps: (n: number) => string;
  readonly may: Readonly<Record<'go' | 'say' | 'light', string>>;
  readonly youAreHere: string;
  /** A.4. */
  readonly closed: string;
  readonly heardOf: Readonly<Record<'noise' | 'attack', (name: string, round: number) => string>>;
  readonly isHere: (name: string) => string;
  readonly canBe: (name: string) => string;
  readonly noted: (name: string, mark: string) => string;
  readonly keep: string;
  readonly kept: string;
  /** `T`: the possible places of somebody. */
  readonly readPlaces: (name: string, sectors: string) => string;
  readonly noEye: string;
  readonly justHeard: Readonly<Record<'noise' | 'attack', (name: string, sector: string) => string>>;
  readonly goTo: (what: string, sector: string) => string;
  readonly hatch: (n: number) => string;
  /** Open hatches by steps, the nearest first. */
  readonly waysOut: (ways: readonly (readonly [hatch: string, steps: number])[]) => string;
  /** How far it would then be to the nearest. */
  readonly onwards: (hatch: string, steps: number) => string;
  /** What the others make of a noise. */
  readonly unseenCard: Readonly<Record<'announce-any' | 'announce-own', string>>;
  /** E.3: so many eliminations win, and the reader's. */
  readonly killsLeft: (wanted: number, yours: number) => string;
  /** H.16. */
  readonly canExamine: string;
  /** What a light falls on; `you`: on the reader, too. */
  readonly lights: (sector: string, you: boolean) => string;
  /** What an alien does in a sector where it comes to: with a card, without. */
  readonly orAttack: Readonly<Record<'card' | 'none', string>>;
  /** What becomes of a fourth item. */
  readonly spilling: Readonly<Record<'human' | 'alien', string>>;
  readonly true: string;
  readonly say: (sector: string) => string;
  readonly go: string;
  readonly light: (sector: string) => string;
  /** At the end of a turn, where nothing can be done any more (Q39). */
  readonly nothingToUse: string;
  readonly endForMe: string;
  readonly endAsked: string;
  readonly chips: string;
  readonly dangerCards: (n: number) => string;
  readonly itemCards: (n: number) => string;
}

export const planWords: { readonly [L in Language]: PlanWords } = {
  en: {
    steps: (n) => (n === 1 ? 'one step' : `${n} steps`),
    may: { go: 'you may go', say: 'you may say this', light: 'you may light it up' },
    youAreHere: 'you are here',
    closed: 'closed to you',
    heardOf: {
      noise: (name, round) => `noise of ${name} in round ${round}`,
      attack: (name, round) => `attack of ${name} in round ${round}`,
    },
    isHere: (name) => `${name} is here`,
    canBe: (name) => `${name} can be here`,
    noted: (name, mark) => `your note: ${name} ${mark}`,
    keep: 'Keep',
    kept: 'kept',
    readPlaces: (name, sectors) => `${name} can be in: ${sectors}`,
    noEye: 'Choose a player with the eye first.',
    justHeard: { noise: (name, sector) => `${name}: noise in ${sector}`, attack: (name, sector) => `${name} attacks in ${sector}` },
    goTo: (what, sector) => `Show ${what}, ${sector}`,
    hatch: (n) => `hatch ${n}`,
    waysOut: (ways) =>
      `Open hatches: ${ways.map(([hatch, n], i) => `${hatch}${NO_BREAK}in${NO_BREAK}${n}${i > 0 ? '' : n === 1 ? ' step' : ' steps'}`).join(', ')}.`,
    onwards: (hatch, n) => `From there ${hatch} is ${n === 1 ? '1 step' : `${n} steps`} away.`,
    killsLeft: (wanted, yours) => `${wanted} ${wanted === 1 ? 'elimination wins' : 'eliminations win'}, you have ${yours}.`,
    canExamine: 'Once a game you may examine somebody: press a player.',
    lights: (sector, you) => `${sector} and all sectors around it.${you ? ' You are in the light, too.' : ''}`,
    unseenCard: {
      'announce-any': 'Nobody sees your card. Inside the mint line you are believed.',
      'announce-own': 'Nobody sees your card: to the others it may be a bluff.',
    },
    orAttack: { card: 'you draw a card or attack', none: 'no card, or you attack' },
    spilling: {
      human: 'One that you use does its work. One that you discard is seen by nobody.',
      alien: 'Nobody sees which one you discard.',
    },
    true: 'true',
    say: (sector) => `Say ${sector}`,
    go: 'Go',
    light: (sector) => `Light up ${sector}`,
    nothingToUse: 'You can use nothing now. You are asked so that it gives nothing away.',
    endForMe: 'End it for me from now on',
    endAsked: 'Your turns end by themselves',
    chips: 'Believable sectors, the nearest first',
    dangerCards: (n) => (n === 1 ? '1 danger card' : `${n} danger cards`),
    itemCards: (n) => (n === 1 ? '1 item' : `${n} items`),
  },
  de: {
    steps: (n) => (n === 1 ? 'ein Schritt' : `${n} Schritte`),
    may: { go: 'dorthin kannst du', say: 'das kannst du ansagen', light: 'das kannst du beleuchten' },
    youAreHere: 'hier bist du',
    closed: 'für dich gesperrt',
    heardOf: {
      noise: (name, round) => `Geräusch von ${name} in Runde ${round}`,
      attack: (name, round) => `Angriff von ${name} in Runde ${round}`,
    },
    isHere: (name) => `${name} ist hier`,
    canBe: (name) => `${name} kann hier sein`,
    noted: (name, mark) => `deine Notiz: ${name} ${mark}`,
    keep: 'Behalten',
    kept: 'behalten',
    readPlaces: (name, sectors) => `${name} kann sein in: ${sectors}`,
    noEye: 'Wähle zuerst mit dem Auge jemanden aus.',
    justHeard: { noise: (name, sector) => `${name}: Geräusch in ${sector}`, attack: (name, sector) => `${name} greift in ${sector} an` },
    goTo: (what, sector) => `Zeige ${what}, ${sector}`,
    hatch: (n) => `Kapsel ${n}`,
    waysOut: (ways) =>
      `Offene Kapseln: ${ways.map(([hatch, n], i) => `${hatch}${NO_BREAK}in${NO_BREAK}${n}${i > 0 ? '' : n === 1 ? ' Schritt' : ' Schritten'}`).join(', ')}.`,
    onwards: (hatch, n) => `Von dort ${n === 1 ? 'ist es 1 Schritt' : `sind es ${n} Schritte`} bis ${hatch}.`,
    killsLeft: (wanted, yours) => `Wer ${wanted} erwischt, gewinnt. Du hast ${yours}.`,
    canExamine: 'Einmal pro Partie kannst du jemanden untersuchen: Drück auf die Person.',
    lights: (sector, you) => `${sector} und alle Sektoren ringsum.${you ? ' Du stehst mit im Licht.' : ''}`,
    unseenCard: {
      'announce-any': 'Deine Karte sieht niemand. Innerhalb der grünen Linie glaubt man dir.',
      'announce-own': 'Deine Karte sieht niemand: Für die anderen kann es ein Bluff sein.',
    },
    orAttack: { card: 'du ziehst eine Karte oder greifst an', none: 'keine Karte, oder du greifst an' },
    spilling: {
      human: 'Was du benutzt, wirkt. Was du ablegst, sieht niemand.',
      alien: 'Niemand sieht, was du ablegst.',
    },
    true: 'wahr',
    say: (sector) => `${sector} ansagen`,
    go: 'Los',
    light: (sector) => `${sector} beleuchten`,
    nothingToUse: 'Du kannst jetzt nichts benutzen. Gefragt wirst du, damit es nichts verrät.',
    endForMe: 'Ab jetzt von selbst beenden',
    endAsked: 'Deine Züge enden von selbst',
    chips: 'Glaubhafte Sektoren, der nächste zuerst',
    dangerCards: (n) => (n === 1 ? '1 Gefahrenkarte' : `${n} Gefahrenkarten`),
    itemCards: (n) => (n === 1 ? '1 Gegenstand' : `${n} Gegenstände`),
  },
};
