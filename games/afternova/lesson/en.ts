/** The coach in English. */
import { say, who } from '@starboard/kernel';
import { speech } from '../words/en/speech.ts';
import { type Hints, pawCard, planCard, planetCard } from './hints.ts';
import { KIKI, MOMO } from './script.ts';

const planet = (id: string) => speech.planet(planetCard(id));
const paw = (n: number) => speech.paw(pawCard(n));
const plan = (n: number) => speech.blueprint(planCard(n));

export const en: Hints = {
  goal: {
    title: 'Six contraptions for one ship',
    text: say`Welcome to the yard! A star has burst, and the planets around it are full of fragments. With them you build Blueprints onto your ship. The player who completes the sixth ends the game; most points win.`,
  },
  paws: {
    title: 'Hired Paws',
    text: say`These are your Paws. Each has two skills: piloting, engineering, security or mining. Only you see your hand. The Blueprint beside them wants one yellow and one green fragment.`,
  },
  planet: {
    title: 'A planet you can manage',
    text: say`On your turn you extract a planet or go to the market. ${planet('pl01')} needs 2 piloting and 2 engineering, and your two Paws have just that. Choose it, then extract alone: that way you keep everything.`,
  },
  alone: { title: 'Alone or together', text: say`Alone you keep everything: one yellow, one green, one purple. Extract alone.` },
  'first-paw': { title: 'Send your crew', text: say`${paw(4)} brings one piloting and one engineering.` },
  'second-paw': { title: 'And the other', text: say`${paw(5)} brings the rest. Paws that are played are gone.` },
  extract: { title: 'Both skills are met', text: say`Off they go!` },
  build: {
    title: 'Pay and bolt it on',
    text: say`At the end of every turn everybody may complete one Blueprint. ${plan(0)} costs one yellow and one green, and you have both. Complete it.`,
  },
  upgrade: {
    title: 'Your first upgrade',
    text: say`Four points, and from the next turn on your storage holds five fragments instead of four. What does not fit has to be discarded. Now watch ${who(MOMO)} and ${who(KIKI)}.`,
  },
  market: {
    title: 'To the market',
    text: say`Without Paws you can only go to the market. Take three cards, one after another, face up or blind. Begin with ${paw(0)}. A hand holds eight cards.`,
  },
  blind: { title: 'Try your luck', text: say`A blind card comes from the deck: only you see what it is.` },
  plan: { title: 'Something to build', text: say`${plan(5)} wants one yellow and one purple. The purple is in your storage already. Take it.` },
  called: {
    title: 'Somebody calls',
    text: say`${who(MOMO)} wants ${planet('pl07')} but lacks 2 piloting, and you have a Paw for that. You only get something if you take part, so name your price.`,
  },
  offer: {
    title: 'Make an offer',
    text: say`An offer is a Paw or more, and what you want for it. Put in ${paw(0)}, ask for one purple from the planet, and send it.`,
  },
  audience: { title: 'A word in private', text: say`Only ${who(MOMO)} needs to see which Paw it is.` },
  lend: { title: 'Your flying ace', text: say`${paw(0)} has all that is missing.` },
  'in-return': { title: 'That is enough', text: say`One Paw will do. Now the price.` },
  take: {
    title: 'One purple, please',
    text: say`Ask for one purple from the planet. You could also ask for a fragment from ${who(MOMO)}’s storage, or add one of your own.`,
  },
  send: { title: 'Send it', text: say`A fair price: one Paw, one fragment.` },
  agree: {
    title: 'Read, then agree',
    text: say`${who(MOMO)} takes your offer as it is. Nothing moves until everybody in a contract has agreed to the very same version. A no is possible, too, with a word that says why. Agree.`,
  },
  short: {
    title: 'Two skills short',
    text: say`Your turn. ${planet('pl04')} has the yellow you need, but also wants 2 security, and you have none. Choose it all the same, and call for help.`,
  },
  call: { title: 'Call for help', text: say`Say what is missing. Somebody will want something for it.` },
  'wants-yellow': {
    title: 'Not the yellow!',
    text: say`${who(KIKI)} offers just the Paw you lack and wants the yellow for it. You need that one. But ${who(KIKI)} has three black fragments and seems to like them.`,
  },
  counter: {
    title: 'Other terms',
    text: say`You need not accept an offer as it is. Take ${who(KIKI)}’s Paw into a contract of your own, keep yellow and green, give ${who(KIKI)} the black, and propose it.`,
  },
  with: { title: 'With whom', text: say`${who(KIKI)}’s Paw is part of it.` },
  'with-her': { title: 'Just the two of you', text: say`Nobody else is needed.` },
  'own-paw': { title: 'Your part', text: say`You play ${paw(1)}.` },
  'own-paws': { title: 'All on board', text: say`Both skills are met.` },
  divide: { title: 'Divide differently', text: say`Now you say who gets what.` },
  yellow: { title: 'The yellow is yours', text: say`One yellow for you.` },
  green: { title: 'The green as well', text: say`One green for you.` },
  black: { title: 'Black for the helper', text: say`And the black one for ${who(KIKI)}.` },
  sign: { title: 'Put it on the table', text: say`Propose it. ${who(KIKI)} may agree, refuse, or say what would be better.` },
  'build-again': {
    title: 'She gives in',
    text: say`One for one is fair, so ${who(KIKI)} agreed. Yellow and purple: complete ${plan(5)}.`,
  },
  six: {
    title: 'Two of six',
    text: say`The sixth Blueprint ends the game, whoever completes it. Then everybody gets one last chance to complete one more, and the points are counted. Each fragment still in storage is one point.`,
  },
  objective: {
    title: 'On the back of your ship',
    text: say`Behind the eye is your hidden objective: two colours. At the end, each fragment of these colours printed on your Blueprints is one more point. Nobody else knows which they are.`,
  },
  goodbye: {
    title: 'Over to you',
    text: say`From now on chance is real, and the others think for themselves. ${who(MOMO)} goes first. Strike good deals!`,
  },
};
