/** What notices say. Nothing hidden is in them: the kind of the call, and the name of the table or the work. */
import type { Language } from '@starboard/kernel';
import type { CallKind } from '../api/routes.ts';

type Texts = { readonly [K in CallKind | 'test']: (table: string) => string } & {
  readonly removed: (work: string, reason: string) => string;
  /** Several notices at once, after quiet hours or once a day. */
  readonly many: (count: number) => string;
  readonly code: (code: string) => string;
  readonly codeSubject: string;
  readonly signIn: (url: string) => string;
  readonly signInSubject: string;
  readonly stop: (url: string) => string;
};

export const TEXT: { readonly [L in Language]: Texts } = {
  en: {
    turn: (t) => `It is your turn: ${t}.`,
    soon: (t) => `Your time is running out: ${t}.`,
    over: (t) => `The game is over: ${t}.`,
    word: (t) => `A game is about to begin and is waiting for you: ${t}.`,
    knock: (t) => `Somebody wants to join your table: ${t}.`,
    sat: (t) => `Somebody sat down at your table: ${t}.`,
    invite: (t) => `A friend is keeping a seat for you: ${t}.`,
    seat: (t) => `A seat is free: ${t}.`,
    nudge: (t) => `The others are waiting for you: ${t}.`,
    removed: (work, reason) => `The host of this server removed your work “${work}”: ${reason}`,
    test: () => 'Starboard notifications will arrive here.',
    many: (count) => `${count} notifications:`,
    codeSubject: 'Your code for Starboard',
    code: (code) => `Your code is ${code}. It works for fifteen minutes. If you did not ask for it, ignore this message.`,
    signInSubject: 'Sign in to Starboard',
    signIn: (url) => `This link signs you in, once, within fifteen minutes: ${url}\nIf you did not ask for it, ignore this message.`,
    stop: (url) => `Stop these e-mails with one press: ${url}`,
  },
  de: {
    turn: (t) => `Du bist dran: ${t}.`,
    soon: (t) => `Deine Zeit läuft ab: ${t}.`,
    over: (t) => `Die Partie ist zu Ende: ${t}.`,
    word: (t) => `Eine Partie soll beginnen und wartet auf dich: ${t}.`,
    knock: (t) => `Jemand möchte an deinen Tisch: ${t}.`,
    sat: (t) => `An deinem Tisch hat jemand Platz genommen: ${t}.`,
    invite: (t) => `Jemand von deinen Freunden hält dir einen Platz frei: ${t}.`,
    seat: (t) => `Ein Platz ist frei: ${t}.`,
    nudge: (t) => `Die anderen warten auf dich: ${t}.`,
    removed: (work, reason) => `Die Leitung dieses Servers hat dein Werk „${work}“ entfernt: ${reason}`,
    test: () => 'Hier kommen Nachrichten von Starboard an.',
    many: (count) => `${count} Nachrichten:`,
    codeSubject: 'Dein Code für Starboard',
    code: (code) => `Dein Code ist ${code}. Er gilt eine Viertelstunde. Hast du ihn nicht angefordert, ist nichts zu tun.`,
    signInSubject: 'Anmelden bei Starboard',
    signIn: (url) =>
      `Dieser Link meldet dich an, einmal und innerhalb einer Viertelstunde: ${url}\nHast du ihn nicht angefordert, ist nichts zu tun.`,
    stop: (url) => `Keine E-Mails mehr, mit einem Klick: ${url}`,
  },
};
