/** How tests read the game's texts. */
import { type Known, type Language, type Phrase, plain, type Seat } from '@starboard/kernel';
import { aliens } from '../game.ts';
import type { Aliens } from '../rules/types.ts';

const NAMES = ['Mirela', 'Jonas', 'Theo', 'Aylin', 'Paul', 'Ines', 'Kim', 'Ola', 'Ada', 'Bo', 'Cem', 'Dora', 'Emil', 'Fee', 'Gus', 'Hue'];
export const LONGEST = 230;

export const text = (phrase: Phrase): string => plain(phrase, NAMES);
/** A pick as a button shows it: label / second line. */
export function button(language: Language, p: string, k: Known<Aliens>, seat: Seat, path: readonly string[]): string {
  const { pick, detail } = aliens.words[language];
  const more = detail?.(p, k, seat, path) ?? null;
  return more === null ? text(pick(p, k, seat, path)) : `${text(pick(p, k, seat, path))} / ${text(more)}`;
}
export const flat = (phrase: Phrase): string => text(phrase).replaceAll('\u00a0', ' ');
export const sentences = (s: string): string[] => s.split(/(?<=[.!?]) /);

/** Words of the other language: an untranslated sentence. */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  de: /\b(the|and|you|your|of|hatch(es)?|humans?|sectors?|noise|silence|items?|turn|player|safe|dangerous|attacks?|rounds?|draws?)\b/i,
  en: /\b(der|das|und|du|dein|luken?|mensch(en)?|sektor(en)?|geräusch|stille|gegenst\w+|zug|sicher|gefährlich|angriff|runden?|karten?)\b/i,
};

/** Patterns and retired terms that the style guide forbids. */
const STYLE: Readonly<Record<Language, RegExp>> = {
  de: /\b(von dir|man|kaputt|defekt|Luken?|Regelbuch|Rolle|Figur|Treffer|ausgeschaltet|gefasst|gefallen|verloren|Das Spiel ist|Start der \w+)\b|(gefährlich|sicher)e[nmrs]? Sektor| …|: du \w+st\b|\b1 (Menschen|Aliens|Gegenstände|Sektoren|Spalten|Reihen|Personen)\b/,
  en: /\b((?<!Half )of you|whoever|any more|You (is|has|wins)|lost|caught|struck|fallen|the own|chairs?|pod|(?<!There )is no|he|his|him)\b| …|^hatch|[.!?] hatch|\b1 (humans|aliens|items|sectors|columns|rows|players|eliminations)\b/,
};

/** What is wrong with a text a player reads; empty: nothing. */
export function flaws(language: Language, s: string, longest: number): string[] {
  const found: string[] = [];
  if (/undefined|NaN|null|\[object|#\d| {2}|\.\.|: \.|, \.|^\s|\s$|^$/.test(s)) found.push('broken');
  if (FOREIGN[language].test(s)) found.push('foreign word');
  if (sentences(s).some((part) => part.length > longest)) found.push('too long');
  if (/(hatch|kapsel) \d/i.test(s)) found.push('hatch without a no-break space');
  if (STYLE[language].test(s)) found.push('against the style guide');
  return found.map((f) => `${language}, ${f}: ${s}`);
}
