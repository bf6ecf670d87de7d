/** The coach in English. */
import { say, who } from '@starboard/kernel';
import { item, sector, the } from '../words/en/speech.ts';
import type { Hints } from './hints.ts';
import { KUNO, MIRA, ORIN, TOVE, VELA } from './script.ts';

export const en: Hints = {
  goal: {
    title: 'The ship is dark',
    text: say`Three humans and three aliens are aboard, and nobody knows who is who. You are ${the('captain')}, a human. Four hatches lead out. Nobody sees where you go: the others only hear you.`,
  },
  'first-step': {
    title: 'You are here',
    text: say`The lamp shows your sector, mint shows where you may go. Humans move exactly one sector each turn. Go to ${sector('M11')}.`,
  },
  safe: {
    title: 'Safe sectors',
    text: say`Plain sectors are safe: you draw no card, and the others only hear that. Your row in the trail keeps your real way, for your eyes alone. Go to ${sector('N10')}.`,
  },
  dangerous: {
    title: 'Dangerous sectors',
    text: say`The hatched sectors are dangerous: there you must draw a card. But this is the way to ${sector('hatch 2')}. Go to ${sector('O10')}.`,
  },
  'own-noise': {
    title: 'A noise, and a true one',
    text: say`This card makes you tell the truth: announce ${sector('O10')}. Everybody sees the ring on the plan, but nobody knows which card it was.`,
  },
  silence: {
    title: 'Silence is not nothing',
    text: say`${who(TOVE)} drew a card that says silence: a flat line in the trail. A dot means no card, so that sector was safe. The trail tells you which kind of sector everybody was in.`,
  },
  places: {
    title: 'Where can they be?',
    text: say`${who(ORIN)} announced ${sector('L04')}: the truth, or a bluff? Press the eye beside a name (on a phone: tap the player, then the eye), and the plan marks every sector where that player can be.`,
  },
  'walk-on': {
    title: 'Keep moving',
    text: say`Nobody may stay where they are. On to ${sector('O09')}, which is safe.`,
  },
  'one-more': {
    title: 'Listen on the way',
    text: say`${who(KUNO)} is heard on the other side of the ship. Press a noise in the trail, and it sounds again; press a round above the plan, and you see what was known then. Go to ${sector('N08')}.`,
  },
  'into-danger': {
    title: 'There is no way around',
    text: say`It is four sectors to ${sector('hatch 2')}, and the first of them, ${sector('N07')}, is dangerous. Take a breath, and go in.`,
  },
  lie: {
    title: 'Lie, but believably',
    text: say`A free noise: name any sector you like. Inside the mint outline you could really be. Say ${sector('N12')}, as if you had turned around, and they will look for you down there.`,
  },
  item: {
    title: 'The card had an item',
    text: say`You found ${item('adrenaline')}. The others see that you hold an item, but not which. Using one shows that you are human, so keep it for now and end your turn.`,
  },
  believed: {
    title: 'Somebody believed you',
    text: say`${who(MIRA)} attacked ${sector('N12')}, and nobody was there. Only aliens attack like that, so now everybody knows what ${who(MIRA)} is. Your lie did that.`,
  },
  closer: {
    title: 'Two sectors to go',
    text: say`Quick, before the others work it out: to ${sector('O07')}.`,
  },
  keep: {
    title: 'Not yet',
    text: say`${item('adrenaline')} takes you two sectors far, once. It is most useful on the last two: end your turn.`,
  },
  adrenaline: {
    title: 'Now run',
    text: say`It is two sectors to ${sector('hatch 2')}. Press ${item('adrenaline')}, then use it.`,
  },
  hatch: {
    title: 'To the hatch',
    text: say`Your reach has grown. At ${sector('hatch 2')} a hatch card is turned over: green opens the hatch, red breaks it. Three of the six cards are red.`,
  },
  red: {
    title: 'Red',
    text: say`Now ${sector('hatch 2')} is broken for everybody. What is more, everybody has heard its number: they know where you are, and that you are human.`,
  },
  leave: {
    title: 'Get away from here',
    text: say`You have to move on. Up there is a dead end, so go back to ${sector('O06')} and hope.`,
  },
  green: {
    title: 'Green for somebody else',
    text: say`${who(KUNO)} turned over a green card at ${sector('hatch 1')} and is out: a win. Humans win or fail one by one, and every hatch saves only one of them.`,
  },
  eliminated: {
    title: 'Found in the dark',
    text: say`${who(ORIN)} knew where to look and attacked ${sector('O06')}. Without ${item('defense')} you are eliminated, and everybody sees who you were.`,
  },
  turned: {
    title: 'The other side',
    text: say`In most games that is the end for you. At this table scenario option B.3 is on: eliminated humans go on as aliens. So, from now on you hunt.`,
  },
  'two-steps': {
    title: 'Aliens are faster',
    text: say`One or two sectors: the dots show the steps. ${who(VELA)} was heard in ${sector('N07')}. Truth or bluff? Find out.`,
  },
  attack: {
    title: 'Attack',
    text: say`An attack hits everybody in your sector, and everybody learns that you are an alien. That is why you confirm it. Attack, then strike.`,
  },
  goodbye: {
    title: 'So close',
    text: say`${who(VELA)} had ${item('defense')}: an attack stopped, and proof of a human in ${sector('N07')}. I leave you here: from now on chance is real and the others think for themselves. Hunt well, and try a human on GALILEI next.`,
  },
};
