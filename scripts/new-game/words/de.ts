/** Everything a player reads, in German. */
import { list, type Part, type Phrase, type Seat, say, seatAt, type Words, waitedFor, who } from '@starboard/kernel';
import type { Sample } from '../rules/types.ts';
import { rulebook } from './rulebook.de.ts';
import { cardsText, sceneIn } from './scene.ts';

type You = Seat | null;

const points = (n: number): string => (n === 1 ? '1 Punkt' : `${n} Punkte`);
const name = (seat: Seat, you: You): Part => (seat === you ? 'du' : who(seat));
const subject = (seat: Seat, you: You): Part => (seat === you ? 'Du' : who(seat));
/** After "auf": "auf dich", "auf Mirela". */
const object = (seat: Seat, you: You): Part => (seat === you ? 'dich' : who(seat));

function winners(seats: readonly Seat[], you: You): Phrase {
  if (seats.length === 1) return seats[0] === you ? ['Du gewinnst.'] : say`${who(seats[0])} gewinnt.`;
  const mine = you !== null && seats.includes(you);
  const [first, ...rest] = mine ? [you, ...seats.filter((s) => s !== you)] : seats;
  const all = list([[subject(first, you)], ...rest.map((s): Phrase => [name(s, you)])], 'und');
  return say`${all} ${mine ? 'gewinnt' : 'gewinnen'} gemeinsam.`;
}

export const words: Words<Sample> = {
  title: 'Sample',
  about: 'Spiel die höchste Karte, die sonst niemand spielt.',
  event: {
    dealt: (e) => [`Deine Karten: ${cardsText(e.hand)}.`],
    round: (e) => [`Runde ${e.round} beginnt.`],
    revealed: (e, you) => {
      const cards = list(
        e.values.map((value, seat): Phrase => say`${name(seatAt(seat), you)} ${value}`),
        'und',
      );
      if (e.scorer === null) return say`Die Karten: ${cards}. Niemand bekommt Punkte.`;
      const verb = e.scorer === you ? 'bekommst' : 'bekommt';
      return say`Die Karten: ${cards}. ${subject(e.scorer, you)} ${verb} ${points(e.values[e.scorer])}.`;
    },
  },
  choice: () => ['Welche Karte spielst du?'],
  waiting: (k, you) =>
    say`Alle warten auf ${list(
      waitedFor(k).map((s): Phrase => [object(s, you)]),
      'und',
    )}.`,
  pick: (p) => [`${p.slice('play '.length)} spielen`],
  refusal: { 'not-in-hand': () => ['Diese Karte hast du nicht.'] },
  scene: sceneIn({
    round: (n, of) => `Runde ${n} von ${of}`,
    you: 'Du',
    hand: 'Deine Hand',
    played: 'Gespielte Karten',
    nothing: 'keine',
    points,
  }),
  ending: (o, you) =>
    winners(
      o.ranks.flatMap((rank, seat) => (rank === 1 ? [seatAt(seat)] : [])),
      you,
    ),
  part: ({ n }) => (n === 1 ? 'Punkt aus Runden' : 'Punkte aus Runden'),
  option: { rounds: { name: 'Runden', help: 'Wie viele der vier Karten alle spielen.', of: null } },
  tally: { points: 'Punkte aller zusammen' },
  rule: rulebook,
};
