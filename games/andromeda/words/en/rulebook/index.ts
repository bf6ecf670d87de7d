/** English rulebook: all pages, each with a mark that says where it comes from. */
import type { Rule } from '../../../rules/ids.ts';
import { marked } from '../../rulebook-origins.ts';
import { battle } from './battle.ts';
import { box } from './box.ts';
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
