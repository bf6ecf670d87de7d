/** English: the situation in words. */
import { say } from '@starboard/kernel';
import type { SceneWords } from '../tongue.ts';
import { speech } from './speech.ts';

export const scene: SceneWords = {
  contract: (version) => `Contract ${version}`,
  over: 'The game is over',
  overLine: 'The game is over.',
  turn: (n) => `Turn ${n}`,
  openOffers: 'Offers so far:',
  offers: 'Offers',
  hand: 'Your hand',
  planets: 'Planets',
  market: 'Market',
  players: 'Players',
  objectives: 'Hidden objectives',
  turnOf: (seat, you) => (seat === you ? ['It is your turn.'] : say`It is ${{ seat }}’s turn.`),
  takes: (left) => (left === 1 ? 'One more card to take from the market.' : `${left} more cards to take from the market.`),
  trims: (seats) => say`Too many fragments: ${seats}.`,
  completing: (last) => (last ? 'Last chance: one more Blueprint each, then the game is over.' : 'Blueprints may be completed now.'),
  nearEnd: (seats, left, you) => {
    const who = speech.subjectOf(seats, you);
    return say`${who.name} ${seats.length > 1 ? 'each ' : ''}${who.verb('need', 'needs', 'need')} ${left === 1 ? 'one more Blueprint' : 'two more Blueprints'} to end the game.`;
  },
  last: 'Somebody has six Blueprints: the end is near.',
  wants: (who, planet, needs, fragments) => say`${who.name} ${who.verb('want', 'wants')} to extract ${planet} (${needs}; ${fragments}).`,
  says: (who, lacks, price) =>
    say`Missing, ${who.name} ${who.verb('say', 'says')}: ${lacks === '' ? 'nothing' : lacks}.${price === null ? [] : say` In return: ${price}.`}`,
  stillMissing: (icons) => (icons === '' ? 'The open offers bring all of it.' : `Beyond the open offers: ${icons}.`),
  noFittingPaw: 'None of your Paws has a skill that is needed here.',
  couldHelp: (paws) => say`You could help with ${paws}.`,
  agreed: (agreed, waiting) => say`Agreed: ${agreed ?? 'nobody yet'}. Still to agree: ${waiting}.`,
  contractHead: ['Player', 'Paws', 'From planet', 'Gives', 'Gets', 'Storage after'],
  offerHead: ['Player', 'Paws', 'From planet', 'From storage', 'Adds'],
  playerHead: ['Player', 'Storage', 'Fragments', 'Paws', 'Blueprints', 'Completed', 'Upgrades'],
  of: (n, all) => `${n} of ${all}`,
  tooMany: (n) => `, ${n} too many`,
  ship: (ship, [one, two]) => say`Your starship is ${ship}. Your hidden objective: ${one} and ${two}.`,
  storage: (load, room, gems) => say`Storage (${load} of ${room}): ${gems ?? 'empty'}.`,
  paws: (list) => say`Paws: ${list ?? 'none'}.`,
  plan: (plan, lacks) => (lacks === null ? say`${plan}: you can pay for it.` : say`${plan}: you lack ${lacks}.`),
  emptySpace: 'An empty space.',
  planet: (planet, needs, fragments) => say`${planet}: needs ${needs}; ${fragments ?? 'no fragments'}.`,
  enough: 'Your Paws are enough.',
  lack: (icons) => `You lack ${icons}.`,
  helper: (name, icons) => say`${name} with ${icons}`,
  helpers: (list) => say`Could help: ${list}.`,
  perhaps: (list) => say`Perhaps ${list} can help.`,
  nobody: 'Nobody else holds a Paw.',
  noPlans: 'No Blueprints.',
  decks: (paws, plans, pawsOut, plansOut) => `In the decks: ${paws}, ${plans}. Discarded: ${pawsOut}, ${plansOut}.`,
  bag: (bag, heap) => say`In the bag: ${bag}. On the heap: ${heap}.`,
  notYet: ' (from the next turn on)',
  objective: (name, ship, [one, two], stored) => say`${name}: ${ship}, ${one} and ${two}; ${stored} in storage.`,
};
