/** Everything a player reads, in English. */
import { list, type Part, type Phrase, type Seat, say, seatAt, type Words, waitedFor, who } from '@starboard/kernel';
import type { Sample } from '../rules/types.ts';
import { rulebook } from './rulebook.en.ts';
import { cardsText, sceneIn } from './scene.ts';

type You = Seat | null;

const points = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const name = (seat: Seat, you: You): Part => (seat === you ? 'you' : who(seat));
const subject = (seat: Seat, you: You): Part => (seat === you ? 'You' : who(seat));

function winners(seats: readonly Seat[], you: You): Phrase {
  if (seats.length === 1) return seats[0] === you ? ['You win.'] : say`${who(seats[0])} wins.`;
  const [first, ...rest] = you !== null && seats.includes(you) ? [you, ...seats.filter((s) => s !== you)] : seats;
  return say`${list([[subject(first, you)], ...rest.map((s): Phrase => [name(s, you)])], 'and')} share the win.`;
}

export const words: Words<Sample> = {
  title: 'Sample',
  about: 'Play the highest card that nobody else plays.',
  event: {
    dealt: (e) => [`Your cards: ${cardsText(e.hand)}.`],
    round: (e) => [`Round ${e.round} begins.`],
    revealed: (e, you) => {
      const cards = list(
        e.values.map((value, seat): Phrase => say`${name(seatAt(seat), you)} ${value}`),
        'and',
      );
      if (e.scorer === null) return say`The cards: ${cards}. Nobody scores.`;
      const verb = e.scorer === you ? 'score' : 'scores';
      return say`The cards: ${cards}. ${subject(e.scorer, you)} ${verb} ${points(e.values[e.scorer])}.`;
    },
  },
  choice: () => ['Which card do you play?'],
  waiting: (k, you) =>
    say`Waiting for ${list(
      waitedFor(k).map((s): Phrase => [name(s, you)]),
      'and',
    )}.`,
  pick: (p) => [`Play ${p.slice('play '.length)}`],
  refusal: { 'not-in-hand': () => ['You do not have that card.'] },
  scene: sceneIn({
    round: (n, of) => `Round ${n} of ${of}`,
    you: 'You',
    hand: 'Your hand',
    played: 'Played cards',
    nothing: 'none',
    points,
  }),
  ending: (o, you) =>
    winners(
      o.ranks.flatMap((rank, seat) => (rank === 1 ? [seatAt(seat)] : [])),
      you,
    ),
  part: ({ n }) => (n === 1 ? 'point from rounds' : 'points from rounds'),
  option: { rounds: { name: 'Rounds', help: 'How many of the four cards everybody plays.', of: null } },
  tally: { points: 'points scored by all players' },
  rule: rulebook,
};
