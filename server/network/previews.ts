/**
 * What a messenger shows beside the link of a table. It asks without a cookie, and the token of an invitation stands in the fragment,
 * which nobody sends: so it learns of a table what everybody reads in the lobby, and of any other table nothing, not even whether it
 * is there.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, languageWanted } from '@starboard/kernel';
import type { GameCatalogue } from '../tables/games.ts';
import { freeSeats, type OpenTables, paceOf } from '../tables/open-tables.ts';
import type { TableDoc } from '../tables/table-doc.ts';

interface Preview {
  readonly title: string;
  readonly about: string;
  /** A picture among those of the pages. */
  readonly picture: string;
}

const WORDS = {
  en: {
    title: 'A table at Starboard',
    about: 'Space board games with friends by link. A name is enough: no account, no e-mail.',
    keeps: (host: string) => `${host} is keeping a seat for you`,
    watch: (host: string) => `${host} is playing: come and watch`,
    free: (count: number) => (count === 1 ? 'one seat free' : `${count} seats free`),
    pace: { live: 'now', days: 'over days' },
    enough: 'A name is enough.',
  },
  de: {
    title: 'Ein Tisch bei Starboard',
    about: 'Brettspiele im All, mit Freunden über einen Link. Ein Name genügt: kein Konto, keine E-Mail.',
    keeps: (host: string) => `${host} hält dir einen Platz frei`,
    watch: (host: string) => `${host} spielt gerade: Schau zu`,
    free: (count: number) => (count === 1 ? 'ein Platz frei' : `${count} Plätze frei`),
    pace: { live: 'jetzt', days: 'über Tage' },
    enough: 'Ein Name genügt.',
  },
} as const satisfies Readonly<Record<Language, unknown>>;

const NO_GAME = 'starboard';
/** A table, or a link that names none. */
export const INVITES = /^\/(?:table\/([\w-]{1,64})|join)\/?$/;

export class Previews {
  readonly #web: string;
  readonly #open: OpenTables;
  readonly #games: GameCatalogue;

  /** `web`: where the pages are. */
  constructor(web: string, open: OpenTables, games: GameCatalogue) {
    this.#web = web;
    this.#open = open;
    this.#games = games;
  }

  /** The page for this path, with a preview; null: this path has none. `origin`: pictures need a whole address. */
  async page(path: string, languages: string | undefined, origin: string): Promise<string | null> {
    const found = INVITES.exec(path);
    if (found === null) return null;
    const language = languageWanted([languages ?? '']);
    const doc = found[1] === undefined ? null : await this.#open.get(found[1]);
    const { title, about, picture } = await this.#preview(doc, language);
    const meta = {
      title,
      description: about,
      image: `${origin}/art/cards/${picture}.png`,
      'image:width': '1200',
      'image:height': '630',
      type: 'website',
    };
    const tags = Object.entries({ site_name: 'Starboard', ...meta }).map(
      ([name, value]) => `<meta property="og:${name}" content="${escaped(value)}" />`,
    );
    const index = await readFile(join(this.#web, 'index.html'), 'utf8');
    return index.replace('</head>', () => `${tags.join('')}<meta name="twitter:card" content="summary_large_image" /></head>`);
  }

  async #preview(doc: TableDoc | null, language: Language): Promise<Preview> {
    const w = WORDS[language];
    if (doc === null) return { title: w.title, about: w.about, picture: NO_GAME };
    const waits = doc.state === 'waiting';
    const host = doc.ownerName;
    const { game } = await this.#games.load(doc.game);
    const facts = [doc.name, game.words[language].title, ...(waits ? [w.free(freeSeats(doc)), w.pace[paceOf(doc)]] : [])];
    return {
      title: host === '' ? w.title : waits ? w.keeps(host) : w.watch(host),
      about: `${facts.filter((fact) => fact !== '').join(' · ')}. ${w.enough}`,
      picture: existsSync(join(this.#web, `art/cards/${doc.game}.png`)) ? doc.game : NO_GAME,
    };
  }
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
