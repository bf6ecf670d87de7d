/** English: the questions (D1–D40), each in one sentence. */
import { type Phrase, type Seat, say } from '@starboard/kernel';
import { mayReturn } from '../../rules/turn.ts';
import type { ChoiceKind } from '../../rules/types.ts';
import { contentIn, owed, regionId, spared, topFrame, type View } from '../common.ts';
import { effectsText, priceText } from '../effects.ts';
import { chanceOf } from '../odds.ts';
import { sideOf } from '../picks.ts';
import { effects } from './effects.ts';
import { many, piece, region, them } from './speech.ts';

type Ask = (k: View, seat: Seat, path: readonly string[]) => Phrase;
const plain =
  (text: string): Ask =>
  () => [text];

/** How many are still to be chosen in a frame with `n`. */
function left(k: View, path: readonly string[]): number {
  const f = topFrame(k) as { readonly n?: number } | null;
  return Math.max(1, (f?.n ?? 1) - path.length);
}

const ASKS: { readonly [K in ChoiceKind]: Ask } = {
  faction: plain('Three factions offer you their lead. Which one do you take?'),
  destiny: plain('Which destiny do you keep? It scores at the end, and nobody sees it before.'),
  turn: (k, seat) => {
    const side = k.pub.sides[sideOf(k, seat)];
    return say`Your turn. You have ${side.vp} VP. ${mayReturn(k.pub, seat) ? 'Launch a ship, or call all ships home?' : 'Which ship do you launch?'}`;
  },
  'extra-turn': plain('An extra turn: which ship do you launch?'),
  where: plain('To which region?'),
  module: (k) => {
    const f = topFrame(k);
    return f?.step === 'module' && f.free ? ['Which module do you take?'] : ['Which module do you buy?'];
  },
  place: plain('Where in your station does it go?'),
  'discard-module': plain('You bought only one: which other module leaves the market?'),
  build: plain('Which ship do you build?'),
  upgrade: plain('Which upgrade do you take?'),
  develop: plain('Do you build a development?'),
  'development-card': plain('Which development card do you take?'),
  pay: (k) => [`How do you pay ${priceText(effects, owed(k))}${spared(k) > 0 ? `, ${spared(k)} less` : ''}?`],
  gain: (k, _seat, path) => [`Which resource do you take? ${many(left(k, path), 'unit', 'units')} to go.`],
  lose: (k, _seat, path) => [`Which resource do you give up? ${many(left(k, path), 'unit', 'units')} to go.`],
  'discard-tactic': (k, _seat, path) => [`Which tactic do you discard? ${left(k, path)} to go.`],
  keep: (k, _seat, path) => [`You may not keep all you drew: which tactic goes? ${left(k, path)} to go.`],
  moon: plain('Which moon do you take?'),
  dock: (k) => [topFrame(k)?.step === 'dock' ? 'Your dock is full: abandon or slot a moon.' : 'Which moon?'],
  gap: plain('Into which slot?'),
  clash: plain('These moons cannot stay together: which one goes?'),
  track: plain('On which track do you advance?'),
  token: plain('Which discovery token do you keep?'),
  leader: plain('Which leader do you recruit?'),
  repair: (k) => [`What do you repair? ${many(left(k, []), 'repair', 'repairs')} left.`],
  'damage-module': plain('Which of your modules is damaged?'),
  'damage-ship': plain('Which of your ships takes the damage?'),
  tip: plain('Which of your developments tips over?'),
  trade: (k) => {
    const f = topFrame(k);
    if (f?.step !== 'trade') return ['Do you pay for it?'];
    const c = contentIn(k);
    const list = c.lists.get(f.at);
    const e = c.lists.get(f.at.replace(/\/\d+\/get$/, ''))?.[Number(/\/(\d+)\/get$/.exec(f.at)?.[1] ?? 0)];
    const what = list === undefined ? '' : `: ${effectsText(effects, list)}`;
    return [e?.k === 'trade' ? `Do you pay ${priceText(effects, e.cost)} for this${what}?` : `Do you pay for it${what}?`];
  },
  'swap-give': plain('Which resource do you exchange?'),
  'swap-take': plain('What do you want for it?'),
  'move-ship': plain('Do you move a ship?'),
  activate: plain('Which module do you activate?'),
  'activate-region': plain('Which other region do you activate?'),
  recall: plain('Which ship goes to the repair bay?'),
  mech: plain('Mechaphages! Burn them out, or let them eat a module?'),
  choose: plain('Choose one:'),
  return: (k) => [`What do you activate? ${many(Math.max(0, k.pub.turn.activators), 'activator', 'activators')} left.`],
  reactor: plain('The reactor hums: which science module do you activate?'),
  triggers: plain('Several abilities at once: which one comes first?'),
  ability: plain('Do you use this ability?'),
  closing: plain('Your turn is nearly over. Anything else?'),
  steal: plain('From whom do you take it?'),
  'steal-unit': plain('What do you take?'),
  arrange: plain('Which module do you move?'),
  'arrange-to': plain('Where does it go?'),
  ghost: plain('Where does the ghost drift?'),
  raid: plain('Several raiders are equally strong: which one comes?'),
  bring: (k, seat) => say`Battle in ${battleRegion(k)}! Escalation: do you bring more ships?${odds(k, seat)}`,
  diplomacy: (k, seat) => say`Diplomacy in ${battleRegion(k)}: do you play a tactic?${odds(k, seat)}`,
  foe: plain('Against whom?'),
  against: plain('Which tactic do you cancel?'),
  truce: plain('A truce is offered. Do you accept it?'),
  dice: (k, seat) => say`How many extra dice do you pay for?${odds(k, seat)}`,
  prepare: (k, seat) => say`Prepare for the battle: what do you use?${odds(k, seat)}`,
  void: plain('The Void: what do you use before you roll?'),
  reroll: plain('Which dice are rolled again?'),
  'void-die': plain('Which die do you choose?'),
  maneuver: plain('You lost. Your tactical maneuver?'),
  spare: plain('Your shields spare some ships: which?'),
  'raider-moves': plain('Which raider moves first?'),
  'raider-way': plain('Which way does the raider take?'),
  'raider-goes': plain('Which small raider (class S) is removed?'),
  pull: plain('Which ship is pulled onto the Void?'),
  'c-region': plain('Where does the Collective launch to?'),
  'c-module': plain('Which module does the Collective take?'),
  'c-moon': plain('Which moon does the Collective take?'),
  'c-repair': plain('What does the Collective repair?'),
  'c-site': plain('Where does the Collective build?'),
  'c-raise': plain('Which development does the Collective raise?'),
  'c-card': plain('Which development card does the Collective take?'),
};

/** How the battle stands for the side that is asked. */
function odds(k: View, seat: Seat): string {
  const chance = chanceOf(k, sideOf(k, seat));
  return chance === null ? '' : ` As it stands you win with ${chance} %.`;
}

const battleRegion = (k: View): Phrase => (k.pub.battle === null ? ['space'] : region(regionId(k, k.pub.battle.region)));

/** N228: a question on behalf of the Collective says so. */
export function choice(kind: ChoiceKind, k: View, seat: Seat, path: readonly string[]): Phrase {
  contentIn(k);
  const asked = ASKS[kind](k, seat, path);
  return k.flow.onBehalf === null ? asked : say`You hold the lens and decide for the Collective. ${asked}`;
}

/** What the table waits for, by the frame on top. */
export function waiting(k: View, you: Seat | null): Phrase {
  contentIn(k);
  const seats = k.flow.asked.filter((s) => !k.flow.done.includes(s));
  if (k.stack.length === 0) return ['The game is over.'];
  if (seats.length === 0) return ['On it goes.'];
  const who = seats.flatMap((s, i) => (i === 0 ? [them(s, you)] : [i === seats.length - 1 ? ' and ' : ', ', them(s, you)]));
  const f = topFrame(k);
  switch (f?.step) {
    case 'factions':
      return say`Choosing a faction: ${who}.`;
    case 'destinies':
      return say`Choosing a destiny: ${who}.`;
    case 'pay':
      return say`Paying: ${who}.`;
    case 'return':
    case 'reactor':
      return say`Running the station: ${who}.`;
    case 'bring':
    case 'diplomacy':
    case 'prepare':
    case 'reroll':
    case 'maneuver':
    case 'spare':
    case 'truce':
      return say`In the battle it is up to ${who}.`;
    case 'ability':
      return say`An ability (${piece(contentIn(k).powers[f.ability].id)}): ${who}.`;
    default:
      return k.flow.onBehalf === null ? say`It is up to ${who}.` : say`For the Collective it is up to ${who}.`;
  }
}
