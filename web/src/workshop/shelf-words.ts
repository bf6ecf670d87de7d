/** What the shelf and publishing say. */
import type { Language } from '@starboard/kernel';
import { bent } from '../words/bend.ts';
import { useLanguage } from '../words/index.ts';

const en = {
  title: 'Shelf',
  lead: 'Maps, scenarios and cards that people here made for everybody.',
  none: 'Nothing here yet. Make something in the workshop and put it on the shelf.',
  closed: 'This server has no public shelf.',
  offline: 'The shelf needs a connection to the server.',
  everything: 'Everything',
  order: { new: 'Newest first', played: 'Most played first' },
  sort: 'Order',
  more: 'Show more',
  look: 'Look at it',
  plays: (n: number) => (n === 0 ? 'not played yet' : n === 1 ? 'played once' : `played ${n} times`),
  measured: (games: number, players: number, level: string) => `${games} games with ${players} ${level} bots, measured by the author`,
  published: 'Published',
  mineTitle: 'Published by me',
  onShelf: 'on the shelf',
  byLink: 'only by link',
  isOnShelf: 'You published this. It stands on the public shelf.',
  isByLink: 'You published this. Only people with the link find it.',
  kind: 'Kind',
  publish: 'Publish on this server',
  publishHelp: 'The server keeps this version at an address that nobody can guess. You can take it back at any time.',
  listed: 'Put it on the public shelf too',
  named: 'Your name here',
  doPublish: 'Publish',
  again: 'This version is published.',
  unfit: 'It can be published once every check is fine.',
  field: 'Address of the published work',
  shelve: 'Put on the shelf',
  unshelve: 'Take off the shelf',
  withdraw: 'Take it back',
  withdrawSure: (name: string) => `Take “${name}” back? Its address leads nowhere then, and its count of plays is lost.`,
  gone: 'This work is not here any more',
  goneMore: 'Its author took it back, or the link is not complete.',
  failed: 'That didn’t work. Try again in a moment.',
  tooMany: 'You have published as much as one person can here. Take something back first.',
  tooFast: 'That was a lot at once. Wait a moment.',
  tooLong: 'This work is too long to be published.',
};
export type ShelfWords = typeof en;

const de: ShelfWords = {
  title: 'Regal',
  lead: 'Pläne, Szenarien und Karten, die Leute hier für alle gemacht haben.',
  none: 'Noch nichts da. Mach etwas in der Werkstatt und stell es ins Regal.',
  closed: 'Dieser Server hat kein öffentliches Regal.',
  offline: 'Für das Regal brauchst du eine Verbindung zum Server.',
  everything: 'Alles',
  order: { new: 'Neue zuerst', played: 'Meistgespielte zuerst' },
  sort: 'Reihenfolge',
  more: 'Mehr zeigen',
  look: 'Ansehen',
  plays: (n) => (n === 0 ? 'noch nicht gespielt' : n === 1 ? 'einmal gespielt' : `${n}-mal gespielt`),
  measured: (games, players, level) => `${games} Partien mit ${players} Bots (${level}), gemessen von der Autorin oder dem Autor`,
  published: 'Veröffentlicht',
  mineTitle: 'Von mir veröffentlicht',
  onShelf: 'im Regal',
  byLink: 'nur mit Link',
  isOnShelf: 'Das hast du veröffentlicht. Es steht im öffentlichen Regal.',
  isByLink: 'Das hast du veröffentlicht. Nur wer den Link hat, findet es.',
  kind: 'Art',
  publish: 'Auf diesem Server veröffentlichen',
  publishHelp: 'Der Server behält diese Fassung unter einer Adresse, die niemand errät. Du kannst sie jederzeit zurückziehen.',
  listed: 'Auch ins öffentliche Regal stellen',
  named: 'Dein Name hier',
  doPublish: 'Veröffentlichen',
  again: 'Diese Fassung ist veröffentlicht.',
  unfit: 'Es lässt sich veröffentlichen, sobald alles in Ordnung ist.',
  field: 'Adresse des veröffentlichten Werks',
  shelve: 'Ins Regal stellen',
  unshelve: 'Aus dem Regal nehmen',
  withdraw: 'Zurückziehen',
  withdrawSure: (name) => `„${name}“ zurückziehen? Die Adresse führt dann ins Leere, und die Zahl der Partien ist verloren.`,
  gone: 'Dieses Werk ist nicht mehr hier',
  goneMore: 'Es wurde zurückgezogen, oder der Link ist nicht vollständig.',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  tooMany: 'Du hast hier so viel veröffentlicht, wie eine Person darf. Zieh erst etwas zurück.',
  tooFast: 'Das war viel auf einmal. Warte einen Moment.',
  tooLong: 'Dieses Werk ist zu lang zum Veröffentlichen.',
};

const words: Readonly<Record<Language, ShelfWords>> = { de, en };
/** Each once: components compare them. */
const shown = new Map<Language, ShelfWords>();
export function useShelfWords(): ShelfWords {
  const language = useLanguage();
  const now = shown.get(language) ?? bent(words[language]);
  shown.set(language, now);
  return now;
}
