/**
 * Messages for the operator about settings, backups and the data directory, in English and German. LineTexts for players are in
 * web/src/words; the server's log is English.
 */
import type { Language } from '@starboard/kernel';

const en = {
  // Settings: the part after the setting's name.
  number: (min: number, max: number) => `must be a whole number from ${min} to ${max}`,
  oneOf: (values: readonly string[]) => `must be one of ${values.join(', ')}`,
  onOff: 'must be on or off',
  database: 'must be an address that begins with postgres:// or postgresql://',
  http: 'must be an address that begins with http:// or https://',
  noPath: 'must be an address without a path, such as https://games.example.org',
  smtp: 'must be an address that begins with smtp:// or smtps://',
  mail: 'must be an e-mail address',
  host: 'must be an address or a name of this machine, such as 0.0.0.0 or 127.0.0.1',
  proxy: 'must be off, or the addresses of your proxies, such as loopback or 10.0.0.0/8',
  setting: (name: string, must: string, given: string | null) => `${name} ${must}${given === null ? '' : `, not '${given}'`}.`,
  nats: 'must be an address that begins with nats:// or tls://, or several with commas between',
  cell: 'must be 1 to 32 letters and digits',
  natsAlone: 'NATS_URL is for several servers on one PostgreSQL: set DATABASE_URL too.',
  noNats: 'No NATS server answers at NATS_URL.',
  noStandby:
    'The database has no synchronous standby (synchronous_standby_names is empty): if its disk is lost, moves are lost. Add one, or set STARBOARD_STANDBY=none.',
  // One installation, one server.
  dataInUse: (dir: string) =>
    `Another Starboard uses the data in '${dir}': stop it first, or give this one a data directory of its own (STARBOARD_DATA).`,
  databaseInUse: 'Another Starboard uses this database (DATABASE_URL): stop it first, or give this one a database of its own.',
  // Backup and restore.
  backupThere: (dir: string) => `There is already a backup in '${dir}'. Choose another folder.`,
  noPostgresBackup: (dir: string, file: string, other: boolean) =>
    `There is no PostgreSQL backup in '${dir}' (${file})${other ? ', but a SQLite one' : ''}.`,
  noSqliteBackup: (dir: string, file: string, other: boolean) =>
    `There is no SQLite backup in '${dir}' (${file})${other ? ', but a PostgreSQL one' : ''}.`,
  inTheWay: (file: string) => `'${file}' exists: stop the server and move the old data away before restoring.`,
  nothing: (file: string) => `There is nothing to back up: '${file}' does not exist.`,
  otherSchema: (has: number, wants: number) => `The database has schema version ${has}, not ${wants}: start the server once, or use its version.`,
  newerTables: 'The database has newer tables than the backup: restore into an empty database.',
  hasData: (table: string) => `The database already has data (table '${table}'): restore into an empty one.`,
  noBackup: (file: string) => `'${file}' is not a Starboard backup.`,
  newerBackup: (file: string, schema: number) =>
    `'${file}' was written by a newer version of Starboard (schema ${schema}): restore it with that version.`,
  strangeTable: (file: string, table: string) => `'${file}' has an unknown table '${table}'.`,
  incomplete: (file: string, rows: number, said: number | null) =>
    `'${file}' is not complete: it has ${rows} rows and should have ${said ?? 'more'}.`,
  notOurs: (file: string) => `The file '${file}' is a database, but not a Starboard one.`,
  damaged: (file: string, how: string) => `The database '${file}' is damaged: ${how}`,
  newer: (where: string, has: number, knows: number) =>
    `The database ${where} has schema version ${has}, but this version of Starboard only knows versions up to ${knows}: ` +
    'start the newer version that wrote it, or restore an older backup.',
};
type Sentences = typeof en;

const de: Sentences = {
  number: (min, max) => `muss eine ganze Zahl von ${min} bis ${max} sein`,
  oneOf: (values) => `muss eines davon sein: ${values.join(', ')}`,
  onOff: 'muss on oder off sein',
  database: 'muss eine Adresse sein, die mit postgres:// oder postgresql:// beginnt',
  http: 'muss eine Adresse sein, die mit http:// oder https:// beginnt',
  noPath: 'muss eine Adresse ohne Pfad sein, zum Beispiel https://spiele.example.org',
  smtp: 'muss eine Adresse sein, die mit smtp:// oder smtps:// beginnt',
  mail: 'muss eine E-Mail-Adresse sein',
  host: 'muss eine Adresse oder ein Name dieses Rechners sein, zum Beispiel 0.0.0.0 oder 127.0.0.1',
  proxy: 'muss off sein oder die Adressen deiner Proxys nennen, zum Beispiel loopback oder 10.0.0.0/8',
  setting: (name, must, given) => `${name} ${must}${given === null ? '' : `, nicht „${given}“`}.`,
  nats: 'muss eine Adresse sein, die mit nats:// oder tls:// beginnt, oder mehrere mit Kommas dazwischen',
  cell: 'muss aus 1 bis 32 Buchstaben und Ziffern bestehen',
  natsAlone: 'NATS_URL ist für mehrere Server an einem PostgreSQL: Setze auch DATABASE_URL.',
  noNats: 'Unter NATS_URL antwortet kein NATS-Server.',
  noStandby:
    'Die Datenbank hat keinen synchronen Standby (synchronous_standby_names ist leer): Geht ihre Platte verloren, gehen Züge verloren. Richte einen ein, oder setze STARBOARD_STANDBY=none.',
  dataInUse: (dir) =>
    `Ein anderes Starboard benutzt die Daten in „${dir}“: Beende es zuerst, oder gib diesem ein eigenes Datenverzeichnis (STARBOARD_DATA).`,
  databaseInUse: 'Ein anderes Starboard benutzt diese Datenbank (DATABASE_URL): Beende es zuerst, oder gib diesem eine eigene Datenbank.',
  backupThere: (dir) => `In „${dir}“ ist schon eine Sicherung. Nimm einen anderen Ordner.`,
  noPostgresBackup: (dir, file, other) => `In „${dir}“ ist keine PostgreSQL-Sicherung (${file})${other ? ', aber eine von SQLite' : ''}.`,
  noSqliteBackup: (dir, file, other) => `In „${dir}“ ist keine SQLite-Sicherung (${file})${other ? ', aber eine von PostgreSQL' : ''}.`,
  inTheWay: (file) => `„${file}“ ist schon da: Beende den Server und räume die alten Daten weg, bevor du wiederherstellst.`,
  nothing: (file) => `Es gibt nichts zu sichern: „${file}“ fehlt.`,
  otherSchema: (has, wants) => `Die Datenbank hat die Schemaversion ${has}, nicht ${wants}: Starte den Server einmal, oder benutze seine Version.`,
  newerTables: 'Die Tabellen der Datenbank sind neuer als die Sicherung: Stelle sie in einer leeren Datenbank wieder her.',
  hasData: (table) => `In der Datenbank sind schon Daten (Tabelle „${table}“): Stelle die Sicherung in einer leeren wieder her.`,
  noBackup: (file) => `„${file}“ ist keine Sicherung von Starboard.`,
  newerBackup: (file, schema) =>
    `„${file}“ wurde von einem neueren Starboard geschrieben (Schema ${schema}): Stelle die Sicherung mit diesem wieder her.`,
  strangeTable: (file, table) => `„${file}“ hat eine Tabelle „${table}“, die Starboard nicht kennt.`,
  incomplete: (file, rows, said) => `„${file}“ ist nicht vollständig: Es hat ${rows} Zeilen und sollte ${said ?? 'mehr'} haben.`,
  notOurs: (file) => `Die Datei „${file}“ ist eine Datenbank, aber keine von Starboard.`,
  damaged: (file, how) => `Die Datenbank „${file}“ ist beschädigt: ${how}`,
  newer: (where, has, knows) =>
    `Die Datenbank ${where} hat die Schemaversion ${has}, aber dieses Starboard kennt keine über ${knows}: ` +
    'Starte die neuere Version, die sie geschrieben hat, oder stelle eine ältere Sicherung wieder her.',
};

const sentences: { readonly [L in Language]: Sentences } = { de, en };

/** A problem that the operator can fix: one sentence, in their language. */
export class OperatorError extends Error {
  readonly say: (sentences: Sentences) => string;

  constructor(say: (sentences: Sentences) => string) {
    super(say(en));
    this.say = say;
  }

  in(language: Language): string {
    return this.say(sentences[language]);
  }
}
