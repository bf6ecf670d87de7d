/** English: what is asked, what the others wait for, and standing orders. */
import { say } from '@starboard/kernel';
import type { OrderWords, QuestionWords, WaitingWords } from '../tongue.ts';

export const question: QuestionWords = {
  marketOnly: 'There is nothing to extract: go to the market.',
  action: 'Do you extract a planet or go to the market?',
  aloneOrCall: (planet) => say`Do you extract ${planet} alone or call for help?`,
  howToCall: (planet) => say`You cannot extract ${planet} alone. How do you call for help?`,
  thePlanet: 'the planet',
  lack: (skill, truly) => `How many ${skill} icons do you say you lack? (Really: ${truly === 0 ? 'none' : truly})`,
  price: (so) => (so === null ? ['What do you promise in return? (not binding)'] : say`What do you promise in return? So far: ${so}.`),
  ownPaws: (planet, still) => say`Which of your Paws do you play on ${planet}? ${still}`,
  met: 'Both requirements are met.',
  metButOwn: 'Both requirements are met, but one Paw has to be yours.',
  missing: (icons) => `Still missing: ${icons}.`,
  calledMet: 'Nothing more is missing.',
  called: (icons) => `Called for: ${icons}.`,
  enough: 'Together with your Paws they are enough.',
  notEnough: (icons) => `Even with all of them you lack ${icons}.`,
  contractRead: 'Your contract is on the table. The others are reading it.',
  contractOpen: 'Your contract is on the table. What do you do?',
  offers: (sum) => `There are offers. ${sum} What do you do?`,
  callIsOut: 'You have called for help. The others are thinking.',
  noOffers: 'Nobody offers anything. What do you do?',
  noOffersYet: 'There are no offers yet. What do you do?',
  agree: (version, warning) => say`Do you agree to contract ${version}?${warning.length === 0 ? [] : say` ${warning}`}`,
  help: (active, planet) => say`Do you help ${active} on ${planet}?`,
  audience: 'Who may see which Paws you offer?',
  offerPaws: (called) => `Which Paws do you offer? ${called}`,
  offerTerms: (so) => say`What do you want for your help? So far: “${so}.”`,
  partners: (still) => `Whose offers do you accept? ${still}`,
  terms: 'Do you divide everything as offered?',
  share: (left) => say`Who gets the next fragment from the planet? Still there: ${left}.`,
  gets: (who, what) => say`${who.name} ${who.verb('get', 'gets')} ${what}`,
  gifts: (each) => say`${each}. Does anybody give away stored fragments as well?`,
  decline: 'Whose offer do you turn down? They may make another.',
  reason: 'Give a reason? (not binding)',
  showTo: 'Who may see your cards?',
  showWhat: 'Which cards do you show?',
  trim: (have, room, left) => `You have ${have} and room for ${room}. Discard which fragment? ${left} to go.`,
  market: (left) => (left === 1 ? 'Which card do you take? It is the last one.' : `Which card do you take? ${left} cards to go.`),
  spill: (limit, left) => `Your hand limit is ${limit} cards. Discard which card? ${left} to go.`,
  complete: (last) => (last ? 'Last chance: do you complete a Blueprint? Then the game is over.' : 'Do you complete a Blueprint?'),
  completeNone: (last) =>
    last ? 'This is the last chance, but you cannot complete any of your Blueprints.' : 'You cannot complete any of your Blueprints now.',
  pay: 'Which colours do you pay with? Your refinery gives you the choice.',
};

export const waiting: WaitingWords = {
  over: 'The game is over.',
  soon: 'One moment…',
  talks: (who) => say`${who.name} ${who.verb('are', 'is', 'are')} negotiating.`,
  trim: (who) =>
    say`${who.name} ${who.verb('have', 'has', 'have')} too many fragments and ${who.verb('choose', 'chooses', 'choose')} what to discard.`,
  market: (who) => say`${who.name} ${who.verb('are', 'is', 'are')} at the market.`,
  spill: (who) => say`${who.name} ${who.verb('have', 'has', 'have')} too many cards and ${who.verb('choose', 'chooses', 'choose')} what to discard.`,
  complete: (who) => say`${who.name} may complete a Blueprint.`,
  action: (who) => say`${who.name} ${who.verb('choose', 'chooses', 'choose')} between a planet and the market.`,
};

export const order: OrderWords = {
  help: (skill, colour, most) =>
    `Offer a Paw with ${skill} for ${most > 1 ? `up to ${most} ${colour ?? 'fragments of any colour'}` : colour === null ? 'one fragment of any colour' : `1 ${colour}`} whenever somebody calls for it`,
  noDeals: 'Make no deals',
  complete: (plan) => say`Complete ${plan} as soon as you can pay`,
  nothing: 'Complete nothing',
  short: (skill, colour, most) => `${skill} for ${most > 1 ? `up to ${most} ${colour ?? 'of any colour'}` : (colour ?? 'any')}`,
  any: 'any',
  states: {
    quiet: 'waits for a call.',
    'own-turn': 'rests on your own turn.',
    offer: 'makes its offer.',
    offered: 'has made its offer.',
    'by-hand': 'rests: your offer on the table is another one.',
    'not-called': 'rests: this skill is not missing.',
    'no-paw': 'rests: you have no such Paw.',
    'no-fragment': 'rests: no such fragment is there.',
    once: 'has made its one offer this turn.',
  },
  now: (order, state) => `Your standing offer, ${order}, ${state}`,
};
