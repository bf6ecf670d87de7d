/** Dasselbe auf Deutsch. */
import type { saidEn } from './said.en.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names[names.length - 1]}`;
const agreed = (by: readonly string[]): string => (by.length === 0 ? '' : ` ${list(by)} ${by.length === 1 ? 'hat' : 'haben'} zugestimmt.`);

const YOU = 'du';
const have = (names: readonly string[]): string =>
  names.includes(YOU) ? (names.length === 1 ? 'hast' : 'habt') : names.length === 1 ? 'hat' : 'haben';
const ofYou = (names: readonly string[]): string[] => names.map((n) => (n === YOU ? 'dir' : n));

export const saidDe: typeof saidEn = {
  said: {
    seat: {
      given: (name, from) => `${from} gibt den Platz an ${name}.`,
      agreed: (name, from, by) => `${name} übernimmt den Platz von ${from} (abwesend).${agreed(by)} ${from} kann den Platz zurücknehmen.`,
      back: (name, from) => `${name} ist zurück und nimmt den Platz wieder von ${from}.`,
      passed: (name, from) => `${name} übernimmt den Platz von ${from}.`,
      botPassed: (name, from) => `Der Bot ${name} übernimmt den Platz von ${from}.`,
      conceded: (name) => `Ein Bot spielt für ${name} weiter.`,
      clock: (name) => `Die Zeit von ${name} ist um. Ein Bot spielt bis zur Rückkehr.`,
      away: (name, by) => `${name} ist nicht da. Ein Bot spielt bis zur Rückkehr.${agreed(by)}`,
      returns: (name) => `${name} löst den Bot ab.`,
    },
    undo: {
      asked: (name, what) => (what === null ? `${name} möchte einen Zug zurücknehmen.` : `${name} möchte zurück zu der Stelle vor „${what}“`),
      mine: (what) => (what === null ? 'Du möchtest deinen Zug zurücknehmen.' : `Du möchtest zurück zu der Stelle vor „${what}“`),
      lost: (names) =>
        names.length === 0 ? 'Sonst geht kein Zug verloren.' : `Auch alles, was ${list(names)} seither getan ${have(names)}, wird zurückgenommen.`,
      fresh: 'Danach wird neu gezogen.',
      done: (name, names) =>
        names.length === 0
          ? `${name} nimmt einen Zug zurück; alle haben zugestimmt.`
          : `${name} nimmt einen Zug zurück; alle haben zugestimmt. Auch die Züge von ${list(ofYou(names))} gelten nicht mehr.`,
      line: 'zurückgenommen',
      you: YOU,
    },
    timed: {
      label: 'Zeitdruck durch das Spiel',
      note: (what) => `An diesem Tisch auf Zeit: ${what.join('; ')}.`,
      ok: 'Verstanden',
    },
    chatLeft: (left) => (left === 0 ? 'Kein Zeichen mehr frei.' : `Noch ${left} Zeichen.`),
  },
};
