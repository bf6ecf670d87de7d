/** Dasselbe auf Deutsch. */
import type { OnlineWords } from './online.en.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names[names.length - 1]}`;

export const onlineDe: OnlineWords = {
  seats: {
    claim: (name, seat) => `${name} möchte den Platz von ${seat} übernehmen.`,
    claimBot: (name, seat) => `${name} schlägt vor, dass ein Bot für ${seat} spielt, bis ${seat} zurück ist.`,
    claimed: (seat) => `Du möchtest den Platz von ${seat} übernehmen.`,
    suggested: (seat) => `Du schlägst vor, dass ein Bot für ${seat} spielt.`,
    onlyThem: (seat) => `Nur ${seat} kann zustimmen.`,
    theyDecide: (seat) => `${seat} entscheidet.`,
    votes: (yes, of) => `${yes} von ${of} stimmen zu.`,
    agree: 'Zustimmen',
    give: 'Meinen Platz abgeben',
    refuse: 'Ablehnen',
    withdraw: 'Zurückziehen',
    away: (name) => `${name} ist nicht da.`,
    awayUntil: (name, time) => `${name} ist nicht da. Ab ${time} kann ein Bot übernehmen.`,
    bot: (name) => `Bot für ${name} spielen lassen`,
    botHelp: 'Bis zur Rückkehr: Dann gehört der Platz wieder der Person.',
    watching: 'Du schaust zu.',
    takeOver: (name) => `Platz von ${name} übernehmen`,
    takeOverHelp: 'Wer dort sitzt, kann dir den Platz geben. Bleibt die Person weg, entscheiden zwei der anderen, die von Anfang an am Tisch sitzen.',
    yours: (name) => `${name} spielt auf deinem Platz.`,
    back: 'Meinen Platz zurücknehmen',
    returning: 'Bei der nächsten Frage gehört der Platz wieder dir.',
  },
  missing: {
    title: (names) => `Warten auf ${list(names)}`,
    absent: (names) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} diese Seite nicht offen.`,
    slow: 'Auf manchen Geräten dauert das einen Moment.',
    until: (time) => `Ohne Entscheidung wird der Start um ${time} abgebrochen.`,
    waits: 'Die Partie beginnt, sobald alle da sind.',
    cancelled: (names) => `Der Start wurde abgebrochen: ${list(names)} ${names.length === 1 ? 'ist' : 'sind'} nicht gekommen.`,
    cancelledByHost: 'Der Start wurde abgebrochen.',
    others: (host) => `${host || 'Wer den Tisch führt,'} kann warten, einen Bot hinsetzen oder ohne sie beginnen.`,
    wait: 'Warten',
    bot: (names) => (names.length === 1 ? `Bot für ${names[0]}` : 'Bots auf diese Plätze'),
    without: (names) => (names.length === 1 ? `Ohne ${names[0]} beginnen` : 'Ohne sie beginnen'),
    help: 'Ohne sie beginnen: Der Platz bleibt frei für später. Bot: Ein Bot spielt die ganze Partie.',
  },
  sharing: {
    everybody: 'Alle, die diesen Link haben, können die Aufzeichnung ansehen.',
    members: 'Nur wer zu diesem Tisch gehört, kann diesen Link öffnen.',
    membersAsk: 'Nur wer zu diesem Tisch gehört, kann diesen Link öffnen. Wer den Tisch führt, kann ihn für alle öffnen.',
    toMembers: 'Nur für diesen Tisch',
    toEverybody: 'Für alle mit dem Link',
  },
  replays: {
    title: 'Aufzeichnungen',
    mine: 'Deine beendeten Partien',
    none: 'Noch keine beendeten Partien. Nach dem Ende stehen sie hier.',
    fromFile: 'Aus einer Datei',
    watch: 'Ansehen',
  },
};
