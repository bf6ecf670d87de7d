/** Labels of the plan: what a sector says to those who hear it, tools, the pencil. */
import type { Language } from '@starboard/kernel';

export interface PlanWords {
  readonly steps: (n: number) => string;
  readonly may: Readonly<Record<'go' | 'say' | 'light', string>>;
  readonly youAreHere: string;
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
  readonly true: string;
  readonly say: (sector: string) => string;
  readonly go: string;
  readonly light: (sector: string) => string;
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
    true: 'true',
    say: (sector) => `Say ${sector}`,
    go: 'Go',
    light: (sector) => `Light up ${sector}`,
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
    true: 'wahr',
    say: (sector) => `${sector} ansagen`,
    go: 'Los',
    light: (sector) => `${sector} beleuchten`,
    endForMe: 'Ab jetzt von selbst beenden',
    endAsked: 'Deine Züge enden von selbst',
    chips: 'Glaubhafte Sektoren, der nächste zuerst',
    dangerCards: (n) => (n === 1 ? '1 Gefahrenkarte' : `${n} Gefahrenkarten`),
    itemCards: (n) => (n === 1 ? '1 Gegenstand' : `${n} Gegenstände`),
  },
};
