import { say } from '@starboard/kernel';
import type { Tongue } from '../tongue.ts';
import { detail, pick } from './picks.ts';
import { order, question, waiting } from './questions.ts';
import { scene } from './scene.ts';
import { speech } from './speech.ts';

export const tongue: Tongue = {
  speech,
  pick,
  detail,
  question,
  waiting,
  order,
  scene,
  ending: (who, points, tied) =>
    say`${who.name} ${who.verb('gewinnst', 'gewinnt', 'gewinnen')} ${tied ? 'bei Gleichstand ' : ''}mit ${points} ${points === 1 ? 'Siegpunkt' : 'Siegpunkten'}${tied ? ' (später in der Zugfolge)' : ''}.`,
  parts: { blueprints: 'Blaupausen', storage: 'Lager', objective: 'geheimes Ziel' },
};
