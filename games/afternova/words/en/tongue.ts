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
    say`${who.name} ${who.verb('win', 'wins', 'win')} ${tied ? 'the tie ' : ''}with ${speech.points(points)}${tied ? ' (later in turn order)' : ''}.`,
  parts: { blueprints: 'Blueprints', storage: 'storage', objective: 'hidden objective' },
};
