/** What is said after the end. Apart from the other labels: nobody loads it before. */
import type { Language } from '@starboard/kernel';

/** How somebody went somewhere, as the others heard it. */
export type Went = 'nothing' | 'silence' | 'true' | 'lie' | 'attack' | 'hatch' | 'teleport';

export interface EndWords {
  readonly happened: (round: number) => string;
  readonly nobody: string;
  readonly went: Readonly<Record<Went, (at: string, said: string) => string>>;
  /** `role`: with its article, in the nominative; `you`: said to the one it happened to. */
  readonly fate: Readonly<Record<'out' | 'turned' | 'back' | 'safe' | 'escaped', (role: string, you: boolean) => string>>;
  readonly curve: Readonly<Record<'human' | 'alien' | 'both', string>>;
  readonly nearest: Readonly<Record<'human' | 'alien' | 'both', (steps: number, round: number) => string>>;
  readonly never: string;
  readonly lies: (n: number, of: number) => string;
  readonly attacks: (n: number, hits: number) => string;
  readonly broken: (n: number) => string;
  readonly escaped: (of: number) => string;
  readonly tabs: Readonly<Record<'round' | 'trail' | 'numbers' | 'log', string>>;
}

const sectors = (n: number): string => (n === 1 ? '1 sector' : `${n} sectors`);
const sektoren = (n: number): string => (n === 1 ? '1 Sektor' : `${n} Sektoren`);

export const endWords: { readonly [L in Language]: EndWords } = {
  en: {
    happened: (round) => `What really happened in round ${round}`,
    nobody: 'Nothing yet.',
    went: {
      nothing: (at) => `${at}, without a card`,
      silence: (at) => `${at}, in silence`,
      true: (at) => `${at}, as announced`,
      lie: (at, said) => `${at}, but announced ${said}`,
      attack: (at) => `${at}, attacking`,
      hatch: (at) => `${at}, for all to see`,
      teleport: (at) => `${at}, by Teleport`,
    },
    fate: {
      out: (role, you) => (you ? `were ${role}, and are out` : `was ${role}, and is out`),
      turned: (role, you) => (you ? `were ${role}, and go on as an alien` : `was ${role}, and goes on as an alien`),
      back: (role, you) => (you ? `were ${role}, and begin anew` : `was ${role}, and begins anew`),
      safe: () => 'had Defense',
      escaped: (role, you) => (you ? `were ${role}, and escape` : `was ${role}, and escapes`),
    },
    curve: {
      human: 'Sectors between you and the nearest alien',
      alien: 'Sectors between you and the nearest human',
      both: 'Sectors between humans and aliens, at the nearest',
    },
    nearest: {
      human: (n, round) =>
        n === 0 ? `In round ${round} an alien was in your sector.` : `No alien came closer to you than ${sectors(n)} (round ${round}).`,
      alien: (n, round) =>
        n === 0 ? `In round ${round} a human was in your sector.` : `No human was closer to you than ${sectors(n)} (round ${round}).`,
      both: (n, round) =>
        n === 0 ? `In round ${round} a human and an alien shared a sector.` : `They came no closer than ${sectors(n)} (round ${round}).`,
    },
    never: 'There was nobody to come close.',
    lies: (n, of) => `${n === 1 ? 'lie' : 'lies'} in ${of} ${of === 1 ? 'noise' : 'noises'}`,
    attacks: (n, hits) => `${n === 1 ? 'attack' : 'attacks'}, ${hits === 0 ? 'none' : hits} with a victim`,
    broken: (n) => (n === 1 ? 'hatch broken' : 'hatches broken'),
    escaped: (of) => `of ${of} ${of === 1 ? 'human' : 'humans'} escaped`,
    tabs: { round: 'Round', trail: 'Trail', numbers: 'Numbers', log: 'What happened' },
  },
  de: {
    happened: (round) => `Was in Runde ${round} wirklich geschah`,
    nobody: 'Noch nichts.',
    went: {
      nothing: (at) => `${at}, ohne Karte`,
      silence: (at) => `${at}, ganz ruhig`,
      true: (at) => `${at}, wie angesagt`,
      lie: (at, said) => `${at}, angesagt war ${said}`,
      attack: (at) => `${at}, mit Angriff`,
      hatch: (at) => `${at}, vor aller Augen`,
      teleport: (at) => `${at}, per Teleport`,
    },
    fate: {
      out: (role, you) => (you ? `warst ${role} und scheidest aus` : `war ${role} und scheidet aus`),
      turned: (role, you) => (you ? `warst ${role} und spielst als Alien weiter` : `war ${role} und spielt als Alien weiter`),
      back: (role, you) => (you ? `warst ${role} und beginnst neu` : `war ${role} und beginnt neu`),
      safe: (_, you) => (you ? 'hattest Verteidigung' : 'hatte Verteidigung'),
      escaped: (role, you) => (you ? `warst ${role} und entkommst` : `war ${role} und entkommt`),
    },
    curve: {
      human: 'Sektoren zwischen dir und dem nächsten Alien',
      alien: 'Sektoren zwischen dir und dem nächsten Menschen',
      both: 'Kleinster Abstand zwischen Menschen und Aliens',
    },
    nearest: {
      human: (n, round) =>
        n === 0 ? `In Runde ${round} war ein Alien in deinem Sektor.` : `Näher als ${sektoren(n)} kam dir kein Alien (Runde ${round}).`,
      alien: (n, round) =>
        n === 0 ? `In Runde ${round} war ein Mensch in deinem Sektor.` : `Näher als ${sektoren(n)} kam dir kein Mensch (Runde ${round}).`,
      both: (n, round) =>
        n === 0 ? `In Runde ${round} waren beide im selben Sektor.` : `Näher als ${sektoren(n)} kamen sie sich nicht (Runde ${round}).`,
    },
    never: 'Niemand konnte nahe kommen.',
    lies: (n, of) => `${n === 1 ? 'Lüge' : 'Lügen'} bei ${of} ${of === 1 ? 'Geräusch' : 'Geräuschen'}`,
    attacks: (n, hits) => `${n === 1 ? 'Angriff' : 'Angriffe'}, ${hits === 0 ? 'keiner' : hits} mit Opfer`,
    broken: (n) => (n === 1 ? 'Kapsel beschädigt' : 'Kapseln beschädigt'),
    escaped: (of) => `von ${of} ${of === 1 ? 'Mensch' : 'Menschen'} entkommen`,
    tabs: { round: 'Runde', trail: 'Spur', numbers: 'Zahlen', log: 'Was geschah' },
  },
};
