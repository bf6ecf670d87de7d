/** Faults of a pack in both languages: one sentence each, with the place. */
import type { Language } from '@starboard/kernel';
import type { PackFault, PackProblem } from '../content/packs/problem.ts';

interface Said {
  /** `modules › mod_sci_01`, empty where it is the pack itself. */
  readonly at: string;
  readonly what: string;
  readonly n: number;
  readonly of: number;
}

const FAULTS: { readonly [L in Language]: { readonly [F in PackFault]: (s: Said) => string } } = {
  en: {
    'too-long': ({ n, of }) => `A pack has at most ${of} characters; this one has ${n}.`,
    'no-json': () => 'This is not a pack: it is not JSON.',
    'no-object': () => 'A pack is an object with the game, a name and the pieces it changes.',
    game: ({ what }) => `This is not a pack for this game: its “game” should be “${what}”.`,
    name: ({ of }) => `The name of a pack has 1 to ${of} characters on one line.`,
    author: ({ of }) => `The author of a pack has 1 to ${of} characters on one line.`,
    'unknown-key': ({ at, what }) => `${at === '' ? 'A pack' : at} has no part “${what}”.`,
    'no-id': ({ at, what }) => `${at} does not say by “${what}” which piece it changes.`,
    'unknown-piece': ({ at, what }) => `Among ${at} there is no “${what}”; a pack changes pieces that exist.`,
    twice: ({ at, what }) => `${at} has “${what}” twice.`,
    'copies-differ': ({ at, what }) => `The copies of “${what}” in ${at} are not all the same.`,
    missing: ({ at, what }) => `${at} lacks “${what}”.`,
    field: ({ at, what }) => `${at} has a field “${what}” that means nothing there.`,
    object: ({ at }) => `${at} should be an object.`,
    list: ({ at }) => `${at} should be a list.`,
    length: ({ at, n, of }) => (n === of ? `${at} should have ${n} ${n === 1 ? 'entry' : 'entries'}.` : `${at} should have ${n} to ${of} entries.`),
    word: ({ at, what }) => `${at} says “${what}”, which is not a word allowed there.`,
    number: ({ at, n, of }) => `${at} should be a whole number from ${n} to ${of}.`,
    switch: ({ at }) => `${at} should be true or false.`,
    text: ({ at, of }) => `${at} should be 1 to ${of} characters on one line.`,
    deep: ({ at, of }) => `The effects of ${at} are nested more than ${of} deep.`,
    count: ({ at, what, n, of }) => `${at} (${what}): there should be ${of}, but there ${n === 1 ? 'is 1' : `are ${n}`}.`,
    'same-id': ({ what }) => `The id “${what}” is used more than once.`,
    'no-reference': ({ at, what }) => `${at} names “${what}”, which does not exist.`,
    place: ({ at, what }) => `The effect “${what}” of ${at} means nothing in that place.`,
    slot: ({ at }) => `${at} has a moon slot without a use, or a use without its slot.`,
    moon: ({ at }) => `${at} shows something that moons cannot show, or is marked wrongly.`,
    keep: ({ at, what }) => `The effect “${what}” of ${at} keeps more than there is.`,
    'ship-missing': ({ at, what }) => `The modifier “${what}” of ${at} names a ship where it should not, or none where it should.`,
    matching: ({ at }) => `${at} does not match its planet, development and track (N31).`,
    torn: ({ n }) => `In a setup for ${n} the first regions are not all connected.`,
    board: ({ at }) => `${at} is not where the board has it: a pack cannot change the board.`,
  },
  de: {
    'too-long': ({ n, of }) => `Ein Kartenpaket hat höchstens ${of} Zeichen; dieses hat ${n}.`,
    'no-json': () => 'Das ist kein Kartenpaket: Es ist kein JSON.',
    'no-object': () => 'Ein Kartenpaket ist ein Objekt mit game, name und den Teilen, die es ändert.',
    game: ({ what }) => `Das ist kein Kartenpaket für dieses Spiel: Sein „game“ müsste „${what}“ sein.`,
    name: ({ of }) => `Der Name eines Kartenpakets hat 1 bis ${of} Zeichen in einer Zeile.`,
    author: ({ of }) => `Die Urheberangabe eines Kartenpakets hat 1 bis ${of} Zeichen in einer Zeile.`,
    'unknown-key': ({ at, what }) => `${at === '' ? 'Ein Kartenpaket' : at} hat keinen Teil „${what}“.`,
    'no-id': ({ at, what }) => `${at} sagt nicht mit „${what}“, welchen Teil es ändert.`,
    'unknown-piece': ({ at, what }) => `Unter ${at} gibt es kein „${what}“; ein Kartenpaket ändert, was es schon gibt.`,
    twice: ({ at, what }) => `${at} hat „${what}“ zweimal.`,
    'copies-differ': ({ at, what }) => `Die Exemplare von „${what}“ in ${at} sind nicht alle gleich.`,
    missing: ({ at, what }) => `Bei ${at} fehlt „${what}“.`,
    field: ({ at, what }) => `${at} hat ein Feld „${what}“, das dort nichts bedeutet.`,
    object: ({ at }) => `${at} müsste ein Objekt sein.`,
    list: ({ at }) => `${at} müsste eine Liste sein.`,
    length: ({ at, n, of }) =>
      n === of ? `${at} müsste ${n} ${n === 1 ? 'Eintrag' : 'Einträge'} haben.` : `${at} müsste ${n} bis ${of} Einträge haben.`,
    word: ({ at, what }) => `Bei ${at} steht „${what}“; dieses Wort ist dort nicht erlaubt.`,
    number: ({ at, n, of }) => `${at} müsste eine ganze Zahl von ${n} bis ${of} sein.`,
    switch: ({ at }) => `${at} müsste true oder false sein.`,
    text: ({ at, of }) => `${at} müsste 1 bis ${of} Zeichen in einer Zeile haben.`,
    deep: ({ at, of }) => `Die Effekte von ${at} sind tiefer als ${of}-fach verschachtelt.`,
    count: ({ at, what, n, of }) => `Von ${at} (${what}) müsste es ${of} geben; hier ${n === 1 ? 'ist es 1' : `sind es ${n}`}.`,
    'same-id': ({ what }) => `Die id „${what}“ gibt es mehr als einmal.`,
    'no-reference': ({ at, what }) => `${at} nennt „${what}“, das es nicht gibt.`,
    place: ({ at, what }) => `Der Effekt „${what}“ von ${at} bedeutet an dieser Stelle nichts.`,
    slot: ({ at }) => `${at} hat einen Mond-Slot ohne Verwendung oder eine Verwendung ohne Slot.`,
    moon: ({ at }) => `${at} zeigt etwas, das Monde nicht zeigen können, oder ist falsch gekennzeichnet.`,
    keep: ({ at, what }) => `Der Effekt „${what}“ von ${at} behält mehr, als da ist.`,
    'ship-missing': ({ at, what }) => `Beim Dauereffekt „${what}“ von ${at} fehlt das Schiff, oder es ist eines zu viel genannt.`,
    matching: ({ at }) => `${at} passt nicht zu dem, was dazugehört (N31).`,
    torn: ({ n }) => `Beim Aufbau für ${n} hängen die ersten Sektoren nicht alle zusammen.`,
    board: ({ at }) => `${at} ist anders als auf dem Spielplan: Ein Kartenpaket kann den Spielplan nicht ändern.`,
  },
};

/** The text may be hostile: quotes from it are shown as plain characters. */
const clean = (s: string): string => s.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '?');

/** A refusal may have a key that this version does not know; then the key itself is shown. */
export function packFault(language: Language, { problem, at, what = '', n = 0, of = 0 }: PackProblem): string {
  if (!Object.hasOwn(FAULTS[language], problem)) return clean(problem);
  return FAULTS[language][problem]({ at: clean(at.join(' › ')), what: clean(what), n, of });
}
