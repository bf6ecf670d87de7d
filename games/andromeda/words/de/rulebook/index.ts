/** German rulebook: all pages, each with a mark that says where it comes from. */
import type { Rule } from '../../../rules/ids.ts';
import { chaptersOf } from '../../chapters.ts';
import { marked } from '../../rulebook-origins.ts';
import { battle } from './battle.ts';
import { box } from './box.ts';
import { captions } from './captions.ts';
import { collective } from './collective.ts';
import { events } from './events.ts';
import { later } from './later.ts';
import { launch } from './launch.ts';
import { map } from './map.ts';
import { questions } from './questions.ts';
import { returning } from './return.ts';
import { setup } from './setup.ts';
import { station } from './station.ts';
import { tracks } from './tracks.ts';

const pages: Readonly<Record<Rule, string>> = {
  ...box,
  ...map,
  ...setup,
  ...station,
  ...launch,
  ...events,
  ...battle,
  ...returning,
  ...tracks,
  ...collective,
  ...questions,
  ...later,
};

export const rulebook = marked(pages, { printed: '[gedruckt]', both: '[teils gedruckt, teils von uns]', ours: '[von uns]' });

export const chapters = chaptersOf(
  pages,
  {
    box: 'In der Schachtel',
    options: 'Was ihr wählen könnt',
    map: 'Spielplan',
    setup: 'Aufbau',
    resources: 'Ressourcen und Zahlen',
    moons: 'Monde und Reihen',
    free: 'Freie Aktionen',
    ships: 'Schiffe',
    turn: 'Dein Zug',
    launch: 'Schiffstart-Zug',
    regions: 'Sektoren aktivieren',
    leaders: 'Anführer',
    tactics: 'Taktiken',
    destiny: 'Schicksal',
    events: 'Ereignisleiste',
    raids: 'Bedrohungen und Überfälle',
    battle: 'Schlacht',
    damage: 'Schaden und Reparatur',
    return: 'Rückruf-Zug',
    station: 'Module und Großkomplexe',
    tracks: 'Leisten',
    upgrades: 'Upgrades und Plättchen',
    end: 'Ende und Wertung',
    collectiveSetup: 'Das Kollektiv: Aufbau',
    collectiveOrder: 'Das Kollektiv: Linse und Entscheidungen',
    collectiveLaunch: 'Das Kollektiv: Schiffstart-Zug',
    collectiveReturn: 'Das Kollektiv: Rückruf-Zug und Schlacht',
    questions: 'Fragen und Antworten',
  },
  captions,
);
