/** English: the situation. */
import { say, who } from '@starboard/kernel';
import { ROUNDS } from '../../content/cards.ts';
import type { SceneWords, Side } from '../tongue.ts';
import { all, does, items, many, sector, steps, the, within } from './speech.ts';

const KIND = {
  safe: 'a safe sector',
  dangerous: 'a dangerous sector',
  human: 'a start sector',
  alien: 'a start sector',
  hatch: 'an escape hatch',
} as const;
const AS: Readonly<Record<Side, string>> = { alien: '', human: ', a human', turned: ', turned into an alien' };

export const scene: SceneWords = {
  round: (n) => `Round ${n} of ${ROUNDS}`,
  overIn: (n) => `Over in round ${n} of ${ROUNDS}`,
  you: 'You',
  players: 'Players',
  watched: 'What you see from outside',
  places: 'Where they can be',
  truth: 'Who they were',
  roundTruth: (n) => `What really happened in round ${n}`,
  over: 'The game is over.',
  turn: (seat, you) => (seat === you ? ['It is your turn.'] : say`It is ${who(seat)}’s turn.`),
  finish: (agreed, open, you) => say`No alien is left. For ending the game: ${all(agreed, you)}. Not yet: ${all(open, you)}.`,
  zone: (name, humans, aliens) =>
    `Zone ${name}. At the beginning there were ${humans === 0 ? 'no humans' : many(humans, 'human')} and ${many(aliens, 'alien')} aboard.`,
  scenario: (name, description) => `Scenario “${name}”: ${description}`,
  hatches: (states) => say`Hatches: ${states}.`,
  hatch: (id, place, state) => say`${sector(id)} (${place}) ${state}`,
  piles: (danger, items, hatch) =>
    `Cards left: ${[`${danger} for dangerous sectors`, ...(items === null ? [] : [many(items, 'item')]), ...(hatch === null ? [] : [`${hatch} for hatches`])].join(', ')}.`,
  toHatches: (ways) => say`Your way to the open hatches: ${ways}.`,
  toHatch: (id, n) => say`${sector(id)} ${n === null ? 'out of reach' : `in ${many(n, 'step')}`}`,
  killsToWin: (n) => `${many(n, 'elimination wins', 'eliminations win')}.`,
  role: (c, as) => say`You are ${the(c)}${AS[as]}.`,
  at: (id, kind) => say`You are ${within(id)}, ${KIND[kind]}.`,
  reach: (now, n) => `${now ? 'You can move' : 'On your next turn you can move'} ${steps(n)}.`,
  safe: 'Safe',
  dangerous: 'Dangerous',
  wayOut: 'Escape hatch',
  items: (held) => say`Your items: ${held ?? 'none'}.`,
  cannotUse: 'Aliens cannot use them.',
  fast: 'Adrenaline: you may move two sectors this turn.',
  calm: 'Sedatives: you draw no card this turn.',
  used: '(Used.)',
  route: (sectors) => say`Your route: ${sectors}.`,
  character: (c, as) => say`${the(c)}${AS[as]}`,
  hiddenYours: 'your role is hidden',
  unknown: 'role unknown',
  knownHuman: 'known to be a human',
  knownAlien: 'known to be an alien',
  status: { escaped: 'escaped', eliminated: 'eliminated' },
  fed: 'fed, moves up to three sectors',
  itemCount: items,
  kills: (n, of) => `${n} of ${many(of, 'elimination')}`,
  heardIn: (round, said) => say`Round ${round}: ${said}.`,
  seen: (c, at) => say`${the(c)}, ${within(at)}`,
  sectors: (n) => many(n, 'sector'),
  was: (seat, you, c, at) => say`${does(seat, you, 'were', 'was')} ${the(c)} and began ${within(at)}.`,
  step: {
    asAnnounced: [', as announced'],
    announced: (said) => say`, but announced ${sector(said)}`,
    silence: [', in silence'],
    nothing: [', without a card'],
    attack: [', attacking'],
    hatch: [', for all to see'],
    teleport: [', by Teleport'],
    back: [', hit and back at the start'],
  },
};
