/** English rulebook: all pages, each with a mark that says where it comes from. */
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

export const rulebook = marked(pages, { printed: '[printed]', both: '[partly printed, partly ours]', ours: '[ours]' });

export const chapters = chaptersOf(
  pages,
  {
    box: 'In the box',
    options: 'Options',
    map: 'Map',
    setup: 'Setup',
    resources: 'Resources and paying',
    moons: 'Moons and rows',
    free: 'Free actions',
    ships: 'Ships',
    turn: 'Your turn',
    launch: 'Launch turn',
    regions: 'Activating regions',
    leaders: 'Leaders',
    tactics: 'Tactics',
    destiny: 'Destiny',
    events: 'Event track',
    raids: 'Raiders and raids',
    battle: 'Battle',
    damage: 'Damage and repair',
    return: 'Return turn',
    station: 'Modules and developments',
    tracks: 'Tracks',
    upgrades: 'Upgrades and tokens',
    end: 'End and scoring',
    collectiveSetup: 'The Collective: setup',
    collectiveOrder: 'The Collective: lens and decisions',
    collectiveLaunch: 'The Collective: launch turn',
    collectiveReturn: 'The Collective: return turn and battle',
    questions: 'Questions and answers',
  },
  captions,
);
