/** Alles, was Spielende lesen, auf Deutsch. */
import { type Phrase, say } from '@starboard/kernel';
import { winnersOf, wordsIn } from '../words-in.ts';
import { event } from './events.ts';
import { option } from './options.ts';
import { refusal } from './refusals.ts';
import { rulebook } from './rulebook/index.ts';
import { speech } from './speech.ts';
import { tongue } from './tongue.ts';

export const words = wordsIn(tongue, {
  title: 'Der Plunder von Andromeda',
  short: 'Plunder',
  about: 'Fliegt von Portal zu Portal, angelt einander Schätze aus der Hand und landet, bevor jemand ein Sabortal zieht.',
  origin: 'Regeln, Karten und ihre Zahlen folgen der Schachtel. Worte, Zeichnungen und die begleitete erste Partie sind von uns.',
  event,
  refusal,
  ending: (o, you): Phrase => {
    const seats = winnersOf(o);
    const limit = o.ending === 'mission-limit';
    const [seat] = seats;
    const yours = seats.some((s) => s === you);
    const shared = limit ? (yours ? 'teilt euch den Sieg' : 'teilen sich den Sieg') : yours ? 'gewinnt' : 'gewinnen';
    const win = seats.length === 1 ? speech.does(seat, you, 'gewinnst', 'gewinnt') : say`${speech.All(seats, you)} ${shared}`;
    return limit ? say`${win}: die beste Sammlung nach vierzig Missionen.` : say`${win} mit drei vollständigen Sätzen.`;
  },
  part: ({ n }) => (n === 1 ? 'vollständiger Satz' : 'vollständige Sätze'),
  option,
  timed: (o) => (o.landing === 'race' ? [`Wettlandungen (je ${o.landingSeconds} Sekunden)`] : []),
  tally: { missions: 'Missionen', turns: 'Erkundete Portale' },
  rule: rulebook,
});
