/** Words of the account pages. Loaded with the first of them. */
import type { Language } from '@starboard/kernel';
import { bent } from '../words/bend.ts';
import { n } from '../words/count.ts';
import { useLanguage } from '../words/index.ts';

const en = {
  title: 'You, on this server',
  here: 'You, on this device',
  tabs: { account: 'Account', notices: 'Notifications', look: 'Look and sound', privacy: 'Privacy' },
  tabsLabel: 'Your settings',
  hang: (games: number, devices: number) => {
    const what = games === 0 ? 'Your name and your face' : n(games, 'game', 'games');
    const where = devices < 2 ? 'this browser alone' : `${devices} browsers`;
    return `${what} ${games === 1 ? 'depends' : 'depend'} on ${where}. If ${devices < 2 ? 'it forgets' : 'they forget'} you, ${games === 1 ? 'it is' : 'they are'} gone. One touch makes ${games === 1 ? 'it' : 'them'} safe.`;
  },
  keptHelp: 'They open your games on every device that holds one of them.',
  ways: 'Other ways back in',
  mail: 'E-mail, if you like',
  mailHelp: 'Only to let you in again, and for notifications you switch on.',
  mailAdd: 'Add',
  mailChange: 'Change',
  mailPending: (address: string) => `${address} is not confirmed yet.`,
  oneMore: 'Another device',
  oneMoreHelp: 'A link or QR code that works once, within ten minutes.',
  thisBrowser: 'here',
  unknownDevice: 'Some browser',
  takeAll: 'Take everything with you',
  takeAllHelp: 'Name, portrait, games, notifications: one file.',
  takeAllDo: 'Export',
  leave: 'Leave for good',
  leaveHelp: 'Bots take your seats. In replays you appear as “somebody who left”.',
  leaveDo: 'Delete my data',
  deviceOnly: 'Your place stays on this device',
  deviceOnlyHelp:
    'This server keeps no accounts. Your name, face and games belong to this browser: nobody has to sign in, and nothing leads back here from another device.',
  newcomer: 'Nothing about you is stored yet',
  newcomerHelp: 'Sit down at a table with others once: then you have a place on this server, and here you can keep it.',
  who: 'Who sees what',
  kept: 'What is kept',
  seenBy: 'Seen by',
  table: [
    ['Name, portrait, since when', 'people at your tables, and in the list of tables you host'],
    ['Results, rating, roles', 'as you choose; people you played with see those games'],
    ['How fast you usually move', 'people at your tables'],
    ['Whether you are here', 'friends; never stored'],
    ['Friends, blocks', 'you; the people you ask see that you asked'],
    ['E-mail, push and webhook addresses', 'nobody; gone as soon as you remove the way'],
    ['Challenge results', 'people with the same deal, after their own try'],
    ['Filters, kept replays, look and sound', 'you: they stay on this device'],
  ] as readonly (readonly [what: string, by: string])[],
  /** On a server without accounts. */
  tableOfDevice: [
    ['Name, portrait, since when', 'people at your tables, and in the list of tables you host'],
    ['Blocks', 'you'],
    ['E-mail, push and webhook addresses', 'nobody; gone as soon as you remove the way'],
    ['Challenge results', 'people with the same deal, after their own try'],
    ['Results, filters, kept replays, look and sound', 'you: they stay on this device'],
  ] as readonly (readonly [what: string, by: string])[],
  blocked: 'Blocked people',
  noneBlocked: 'Nobody. You can block somebody on their profile.',
};
type AccountWords = typeof en;

const de: AccountWords = {
  title: 'Du, auf diesem Server',
  here: 'Du, auf diesem Gerät',
  tabs: { account: 'Konto', notices: 'Nachrichten', look: 'Aussehen und Ton', privacy: 'Privates' },
  tabsLabel: 'Deine Einstellungen',
  hang: (games, devices) => {
    const what = games === 0 ? 'Dein Name und dein Gesicht' : n(games, 'Partie', 'Partien');
    const where = devices < 2 ? 'allein an diesem Browser' : `an ${devices} Browsern`;
    return `${what} ${games === 1 ? 'hängt' : 'hängen'} ${where}. ${devices < 2 ? 'Vergisst er' : 'Vergessen sie'} dich, ${games === 1 ? 'ist sie' : 'sind sie'} weg. Eine Berührung, und ${games === 1 ? 'sie ist' : 'sie sind'} sicher.`;
  },
  keptHelp: 'Sie öffnen deine Partien auf jedem Gerät, das einen davon hat.',
  ways: 'Andere Wege zurück',
  mail: 'E-Mail, wenn du magst',
  mailHelp: 'Nur um dich wieder hereinzulassen, und für Nachrichten, die du einschaltest.',
  mailAdd: 'Eintragen',
  mailChange: 'Ändern',
  mailPending: (address) => `${address} ist noch nicht bestätigt.`,
  oneMore: 'Noch ein Gerät',
  oneMoreHelp: 'Ein Link oder QR-Code für einmal, innerhalb von zehn Minuten.',
  thisBrowser: 'hier',
  unknownDevice: 'Irgendein Browser',
  takeAll: 'Alles mitnehmen',
  takeAllHelp: 'Name, Porträt, Partien, Nachrichten: eine Datei.',
  takeAllDo: 'Exportieren',
  leave: 'Für immer gehen',
  leaveHelp: 'Bots übernehmen deine Plätze. In Aufzeichnungen bist du „jemand von damals“.',
  leaveDo: 'Mich löschen',
  deviceOnly: 'Dein Platz bleibt auf diesem Gerät',
  deviceOnlyHelp:
    'Dieser Server führt keine Konten. Name, Gesicht und Partien gehören diesem Browser: Niemand muss sich anmelden, und von einem anderen Gerät führt kein Weg hierher.',
  newcomer: 'Noch ist nichts von dir gespeichert',
  newcomerHelp: 'Setz dich einmal mit anderen an einen Tisch: Dann hast du einen Platz auf diesem Server und kannst ihn hier behalten.',
  who: 'Wer was sieht',
  kept: 'Was gespeichert ist',
  seenBy: 'Wer es sieht',
  table: [
    ['Name, Porträt, seit wann', 'Leute an deinen Tischen und in der Liste der Tische, die du leitest'],
    ['Ergebnisse, Wertung, Rollen', 'wie du es wählst; wer mitgespielt hat, sieht diese Partien'],
    ['Wie schnell du meist ziehst', 'Leute an deinen Tischen'],
    ['Ob du da bist', 'Freunde; es wird nie gespeichert'],
    ['Freunde, Blockierungen', 'du; wen du fragst, der sieht die Frage'],
    ['Adressen für E-Mail, Push und Webhook', 'niemand; gelöscht, sobald du den Weg entfernst'],
    ['Ergebnisse der Aufgaben', 'Leute mit derselben Aufgabe, nach ihrem eigenen Versuch'],
    ['Filter, gemerkte Partien, Aussehen und Ton', 'du: sie bleiben auf diesem Gerät'],
  ],
  tableOfDevice: [
    ['Name, Porträt, seit wann', 'Leute an deinen Tischen und in der Liste der Tische, die du leitest'],
    ['Blockierungen', 'du'],
    ['Adressen für E-Mail, Push und Webhook', 'niemand; gelöscht, sobald du den Weg entfernst'],
    ['Ergebnisse der Aufgaben', 'Leute mit derselben Aufgabe, nach ihrem eigenen Versuch'],
    ['Ergebnisse, Filter, gemerkte Partien, Aussehen und Ton', 'du: sie bleiben auf diesem Gerät'],
  ],
  blocked: 'Blockierte Leute',
  noneBlocked: 'Niemand. Blockieren kannst du jemanden auf dem Profil.',
};

export const accountWords: { readonly [L in Language]: AccountWords } = { de, en };
/** Each once: components compare them. */
const shown = new Map<Language, AccountWords>();
export function useAccountWords(): AccountWords {
  const language = useLanguage();
  const words = shown.get(language) ?? bent(accountWords[language]);
  shown.set(language, words);
  return words;
}
