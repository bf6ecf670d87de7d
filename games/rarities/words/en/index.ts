/** Everything a player reads, in English. */
import { type Phrase, say } from '@starboard/kernel';
import { winnersOf, wordsIn } from '../words-in.ts';
import { event } from './events.ts';
import { option } from './options.ts';
import { refusal } from './refusals.ts';
import { rulebook } from './rulebook/index.ts';
import { speech } from './speech.ts';
import { tongue } from './tongue.ts';

export const words = wordsIn(tongue, {
  title: 'The Curious Rarities from Andromeda',
  short: 'Rarities',
  about: 'Fly from portal to portal, fish treasures out of other people’s hands, and land before somebody pulls a sabortal.',
  origin: 'Rules, cards and their numbers follow the box. The words, the drawings and the guided first game are ours.',
  event,
  refusal,
  ending: (o, you): Phrase => {
    const seats = winnersOf(o);
    const limit = o.ending === 'mission-limit';
    const [seat] = seats;
    const win = seats.length === 1 ? speech.does(seat, you, 'win', 'wins') : say`${speech.All(seats, you)} ${limit ? 'share the win' : 'win'}`;
    return limit ? say`${win}: the best collection after forty missions.` : say`${win} with three complete sets.`;
  },
  part: ({ n }) => (n === 1 ? 'complete set' : 'complete sets'),
  option,
  timed: (o) => (o.landing === 'race' ? [`landing races (${o.landingSeconds} seconds each)`] : []),
  tally: { missions: 'Missions', turns: 'Portals explored' },
  rule: rulebook,
});
