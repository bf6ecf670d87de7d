/** What the page of the host of the server says. */
import type { Language } from '@starboard/kernel';
import { bent } from '../words/bend.ts';
import { n } from '../words/count.ts';
import { useLanguage } from '../words/index.ts';

const GB = 2 ** 30;
const MB = 2 ** 20;
const size = (locale: string) => (bytes: number) =>
  bytes >= GB
    ? `${(bytes / GB).toLocaleString(locale, { maximumFractionDigits: 1 })} GB`
    : bytes >= MB / 10
      ? `${(bytes / MB).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`
      : `${Math.ceil(bytes / 1024).toLocaleString(locale)} KB`;
const HOUR_MS = 3_600_000;

const en = {
  title: 'This server',
  key: 'The host’s key',
  keyHelp: 'The first start of the server printed it. “starboard host key” makes a new one, while the server is stopped.',
  enter: 'Open',
  leave: 'Lock this page again',
  wrong: 'This is not the key.',
  well: 'All is well',
  waiting: (count: number) => `${n(count, 'report is', 'reports are')} waiting for you`,
  troubled: 'Something failed recently',
  up: (ms: number, version: string) =>
    `up for ${ms >= 24 * HOUR_MS ? n(Math.floor(ms / (24 * HOUR_MS)), 'day', 'days') : ms < HOUR_MS ? n(Math.floor(ms / 60_000), 'minute', 'minutes') : n(Math.floor(ms / HOUR_MS), 'hour', 'hours')} · version ${version}`,
  size: size('en-GB'),
  ms: (value: number) => `${value.toLocaleString('en-GB', { maximumFractionDigits: 1 })} ms`,
  peopleNow: 'People now',
  peopleAll: (count: number) => `${count} in all`,
  tables: 'Tables',
  tablesAll: (running: number, waiting: number) => `${running} running, ${waiting} waiting`,
  write: 'A move is safe after',
  writeHelp: 'on average, on disk',
  disk: 'Data',
  diskHelp: (free: string) => `${free} free`,
  errors: 'Errors, 24 h',
  errorsHelp: (level: string) => `the log says which (level ${level})`,
  reports: 'Reports',
  noReports: 'No reports.',
  about: (by: string, about: string) => `${by} about ${about}`,
  aboutWork: (by: string, work: string, author: string) => `${by} about the work “${work}” by ${author}`,
  lookAt: 'Look at it',
  works: 'Works on the shelf',
  worksHelp: 'What people published for everybody. Works shared only by link are not listed; reports lead to them.',
  workOf: (author: string, plays: number) =>
    `published by ${author}, ${plays === 0 ? 'not played yet' : plays === 1 ? 'played once' : `played ${plays} times`}`,
  noWorks: 'None.',
  removal: {
    person: {
      act: 'Delete',
      of: (name: string) => `Delete ${name}`,
      title: (name: string) => `Delete ${name}?`,
      text: 'Name, devices, results, friends and what they wrote are deleted; bots take their seats. This can’t be undone.',
    },
    work: {
      act: 'Remove',
      of: (name: string) => `Remove “${name}”`,
      title: (name: string) => `Remove “${name}”?`,
      text: 'Nobody can find it, and nobody can publish the same text here until you allow it. Its author can still see it and is told the reason.',
    },
  },
  refusedWorks: 'Removed works',
  refusedWorksHelp: 'Nobody can publish their exact text here.',
  allowWork: 'Allow again',
  removeWorkWhy: 'The reason that its author will read',
  at: (table: string) => `at “${table}”`,
  lines: (count: number) =>
    count === 0 ? 'No chat is attached.' : `${n(count, 'line is', 'lines are')} attached; nothing else of the table is shown.`,
  dealtWith: 'Dealt with',
  states: { running: 'Running', waiting: 'Waiting', over: 'Over', hanging: 'Stuck' },
  hanging: (count: number) => `${n(count, 'game is', 'games are')} stuck`,
  hangingHelp: 'They wait longer than their clock, or nothing has happened for a week.',
  unbegun: (count: number) => `${n(count, 'table', 'tables')} never began`,
  unbegunHelp: 'Older than three days, and nobody is there.',
  see: 'See',
  clear: 'Clear now',
  state: 'State',
  noTables: 'None.',
  tableOf: (host: string, people: string) => (people === '' ? `host: ${host}` : `host: ${host}, with ${people}`),
  moved: (when: string) => `changed ${when}`,
  closeTable: 'Close',
  closeTitle: 'Close this table?',
  closeText: 'A waiting table disappears. A running game ends without a winner. This can’t be undone.',
  more: 'More',
  say: 'Tell everybody something',
  sayEn: 'In English',
  sayDe: 'In German (otherwise the same)',
  hours: 'For how many hours',
  show: 'Show it',
  hush: 'Remove it',
  shown: (until: string) => `On every page until ${until}.`,
  backups: 'Backups',
  backup: 'Make one now',
  backupDone: 'read back and checked',
  noBackups: 'None yet. They are in the folder “backups” of the data; copy them to another machine. “starboard restore” brings one back.',
  limits: 'Access and limits',
  limitsHelp: 'They are settings of the server; docs/settings.md lists them.',
  limit: {
    tables: 'tables per person',
    requests: 'requests per minute and address',
    messages: 'messages in ten seconds',
    sockets: 'pages per address',
    checks: 'checks per minute',
    bytes: 'written per person',
  },
  mail: (on: boolean): string =>
    on ? 'E-mail is set up.' : 'No mail server is set: people keep their place with a passkey, and notifications go by push.',
  keeps: (days: number) => (days === 0 ? 'Finished games are kept for good.' : `Finished games are kept for ${n(days, 'day', 'days')}.`),
  people: 'People',
  peopleHelp: 'You see names and when they were here. Never hands, chats or addresses.',
  since: (since: string, seen: string, tables: number) => `since ${since}, last here ${seen}, ${n(tables, 'open table', 'open tables')}`,
  results: 'Restore missing results',
  resultsHelp: 'Histories and statistics come from one line per finished game. Games from older versions have none yet.',
  made: (count: number) => `${n(count, 'result', 'results')} restored.`,
};
export type HostWords = typeof en;

const de: HostWords = {
  title: 'Dieser Server',
  key: 'Der Schlüssel der Leitung',
  keyHelp: 'Der erste Start des Servers hat ihn gezeigt. „starboard host key“ macht einen neuen, während der Server angehalten ist.',
  enter: 'Öffnen',
  leave: 'Diese Seite wieder abschließen',
  wrong: 'Das ist nicht der Schlüssel.',
  well: 'Alles in Ordnung',
  waiting: (count) => `${n(count, 'Meldung wartet', 'Meldungen warten')} auf dich`,
  troubled: 'Kürzlich ging etwas schief',
  up: (ms, version) =>
    `läuft seit ${ms >= 24 * HOUR_MS ? n(Math.floor(ms / (24 * HOUR_MS)), 'Tag', 'Tagen') : ms < HOUR_MS ? n(Math.floor(ms / 60_000), 'Minute', 'Minuten') : n(Math.floor(ms / HOUR_MS), 'Stunde', 'Stunden')} · Version ${version}`,
  size: size('de-DE'),
  ms: (value) => `${value.toLocaleString('de-DE', { maximumFractionDigits: 1 })} ms`,
  peopleNow: 'Leute gerade',
  peopleAll: (count) => `${count} insgesamt`,
  tables: 'Tische',
  tablesAll: (running, waiting) => `${running} im Spiel, ${waiting} wartend`,
  write: 'Ein Zug ist sicher nach',
  writeHelp: 'im Mittel, auf der Platte',
  disk: 'Daten',
  diskHelp: (free) => `${free} frei`,
  errors: 'Fehler, 24 Std.',
  errorsHelp: (level) => `welche, sagt das Protokoll (Stufe ${level})`,
  reports: 'Meldungen',
  noReports: 'Keine Meldungen.',
  about: (by, about) => `${by} über ${about}`,
  aboutWork: (by, work, author) => `${by} über das Werk „${work}“ von ${author}`,
  lookAt: 'Ansehen',
  works: 'Werke im Regal',
  worksHelp: 'Was Leute für alle veröffentlicht haben. Werke, zu denen nur ein Link führt, stehen nicht hier; zu ihnen führt eine Meldung.',
  workOf: (author, plays) =>
    `veröffentlicht von ${author}, ${plays === 0 ? 'noch nicht gespielt' : plays === 1 ? 'einmal gespielt' : `${plays}-mal gespielt`}`,
  noWorks: 'Keine.',
  removal: {
    person: {
      act: 'Löschen',
      of: (name) => `${name} löschen`,
      title: (name) => `${name} löschen?`,
      text: 'Name, Geräte, Ergebnisse, Freundschaften und alles Geschriebene werden gelöscht; Bots übernehmen die Plätze. Das lässt sich nicht zurücknehmen.',
    },
    work: {
      act: 'Entfernen',
      of: (name) => `„${name}“ entfernen`,
      title: (name) => `„${name}“ entfernen?`,
      text: 'Niemand findet es dann mehr, und niemand kann denselben Text hier veröffentlichen, bis du ihn wieder zulässt. Wer es gemacht hat, sieht es noch und erfährt den Grund.',
    },
  },
  refusedWorks: 'Entfernte Werke',
  refusedWorksHelp: 'Genau diesen Text kann hier niemand mehr veröffentlichen.',
  allowWork: 'Wieder zulassen',
  removeWorkWhy: 'Der Grund; wer es gemacht hat, liest ihn',
  at: (table) => `an „${table}“`,
  lines: (count) => (count === 0 ? 'Ohne Gespräch.' : `${n(count, 'Zeile', 'Zeilen')} angehängt; sonst ist vom Tisch nichts zu sehen.`),
  dealtWith: 'Erledigt',
  states: { running: 'Im Spiel', waiting: 'Wartend', over: 'Zu Ende', hanging: 'Hängend' },
  hanging: (count) => `${n(count, 'Partie hängt', 'Partien hängen')}`,
  hangingHelp: 'Sie warten länger als ihre Uhr, oder seit einer Woche ist nichts geschehen.',
  unbegun: (count) => (count === 1 ? 'Ein Tisch hat nie begonnen' : `${count} Tische haben nie begonnen`),
  unbegunHelp: 'Älter als drei Tage, und niemand ist da.',
  see: 'Ansehen',
  clear: 'Jetzt räumen',
  state: 'Zustand',
  noTables: 'Keine.',
  tableOf: (host, people) => (people === '' ? `eröffnet von ${host}` : `eröffnet von ${host}, mit ${people}`),
  moved: (when) => `geändert ${when}`,
  closeTable: 'Schließen',
  closeTitle: 'Diesen Tisch schließen?',
  closeText: 'Ein wartender Tisch verschwindet. Eine laufende Partie endet ohne Sieg. Das lässt sich nicht zurücknehmen.',
  more: 'Mehr',
  say: 'Allen etwas sagen',
  sayEn: 'Auf Englisch',
  sayDe: 'Auf Deutsch (sonst dasselbe)',
  hours: 'Wie viele Stunden lang',
  show: 'Zeigen',
  hush: 'Entfernen',
  shown: (until) => `Auf jeder Seite bis ${until}.`,
  backups: 'Sicherungen',
  backup: 'Jetzt eine machen',
  backupDone: 'zurückgelesen und geprüft',
  noBackups:
    'Noch keine. Sie liegen im Ordner „backups“ der Daten; kopiere sie auf einen anderen Rechner. „starboard restore“ stellt eine wieder her.',
  limits: 'Zugang und Grenzen',
  limitsHelp: 'Das sind Einstellungen des Servers; docs/settings.md zählt sie auf.',
  limit: {
    tables: 'Tische je Person',
    requests: 'Anfragen je Minute und Adresse',
    messages: 'Nachrichten in zehn Sekunden',
    sockets: 'Seiten je Adresse',
    checks: 'Prüfungen je Minute',
    bytes: 'geschrieben je Person',
  },
  mail: (on) =>
    on ? 'E-Mail ist eingerichtet.' : 'Kein Mailserver eingerichtet: Ihren Platz behalten Leute mit einem Passkey, Nachrichten gehen per Push.',
  keeps: (days) => (days === 0 ? 'Beendete Partien bleiben für immer.' : `Beendete Partien bleiben ${n(days, 'Tag', 'Tage')}.`),
  people: 'Leute',
  peopleHelp: 'Du siehst Namen und wann jemand da war. Nie Karten, Gespräche oder Adressen.',
  since: (since, seen, tables) => `seit ${since}, zuletzt da ${seen}, ${n(tables, 'offener Tisch', 'offene Tische')}`,
  results: 'Fehlende Ergebnisse wiederherstellen',
  resultsHelp: 'Verlauf und Statistik bestehen aus einer Zeile je beendeter Partie. Partien älterer Versionen haben noch keine.',
  made: (count) => `${n(count, 'Ergebnis', 'Ergebnisse')} wiederhergestellt.`,
};

export const hostWords: { readonly [L in Language]: HostWords } = { de, en };
/** Each once: components compare them. */
const shown = new Map<Language, HostWords>();
export function useHostWords(): HostWords {
  const language = useLanguage();
  const words = shown.get(language) ?? bent(hostWords[language]);
  shown.set(language, words);
  return words;
}
