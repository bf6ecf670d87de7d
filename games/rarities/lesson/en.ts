/** The coach in English. */
import { type Part, say, who } from '@starboard/kernel';
import type { Tag } from '../content/cards.ts';
import { names } from '../words/en/names.ts';
import { cardRef, portalRef } from '../words/speech.ts';
import type { Hints } from './hints.ts';
import { NOVA, ZORGO } from './script.ts';

const portal = (n: number): Part => portalRef('portal', n);
const card = (tag: Tag): Part => cardRef(names, tag);

export const en: Hints = {
  goal: {
    title: 'Three times three',
    text: say`Welcome aboard, collector! Your home planet wants to be furnished: three sets of three identical relics. Complete the third set and you win on the spot.`,
  },
  portals: {
    title: 'Ten doors to elsewhere',
    text: say`The portals lead from the doorstep to the back of beyond. Each is worth 1 to 4 actions: that is how many you get if your ship is there when the mission ends. The further out, the better the pay.`,
  },
  hand: {
    title: 'Your cards, everybody’s buffet',
    text: say`Relics, and one ${card('sabortal')} that is yours for good. Only you see your hand, but all the others may fish in it. If somebody fishes out a ${card('sabortal')}, the mission ends.`,
  },
  found: {
    title: 'Exploring means fishing',
    text: say`${who(ZORGO)} explored ${portal(4)}: he pulled the ${card('plug')} out of your hand and put it there. Rude, but that is how it is done. For now it belongs to nobody.`,
  },
  'land-or-fly': {
    title: 'Land or fly on?',
    text: say`After every portal each of you decides in secret. Land, and your 2 actions here are safe. Fly on, and there is more to be had, but if a ${card('sabortal')} comes first you collect nothing. It is early: fly on.`,
  },
  draw: {
    title: 'Your turn to fish',
    text: say`You explore ${portal(5)}. Draw from ${who(NOVA)}: she holds seven cards, one of them her ${card('sabortal')}, so the risk is 1 in 7. The fatter a hand, the safer it is.`,
  },
  boots: {
    title: 'What a catch',
    text: say`${card('boots')}! You hold a pair already, so keep an eye on these. But ${portal(5)} is worth 2 again, and 3 are beckoning further out. Fly on.`,
  },
  nerve: {
    title: 'Hold your nerve',
    text: say`${who(NOVA)} has dug up a ${card('time')}. Still only 2 actions here, and the very next portal pays 3. One more!`,
  },
  'touch-down': {
    title: 'Touch down',
    text: say`${portal(7)} is worth 3 actions, and with every card drawn the hands get thinner and the fishing riskier. Greed has a name in this galaxy, and it should not be yours: land.`,
  },
  pile: {
    title: 'Bottom of the stack goes first',
    text: say`${who(NOVA)} landed here too. At this table the stack begins with the explorer and goes on clockwise, so your ship is below hers and you act first. ${who(ZORGO)} flies on alone. From whose hand, do you think?`,
  },
  bonus: {
    title: 'Bang!',
    text: say`That was your ${card('sabortal')}. The mission is over, and ${who(ZORGO)}, still in the air, collects nothing. The ${card('sabortal')} is back in your hand, and you may take one card from any portal. The ${card('pilferer')} looks useful.`,
  },
  take: {
    title: 'Three actions',
    text: say`Now those who landed collect. With each action you either take a card from any portal into your hand, or place a relic from your hand on your home planet. First, take the ${card('boots')}.`,
  },
  place: {
    title: 'Off the feet, onto the shelf',
    text: say`Second action: place ${card('boots')} on your home planet. Only relics there count.`,
  },
  'place-again': {
    title: 'And the other pair',
    text: say`Third action: place the other ${card('boots')} as well. That makes two of three.`,
  },
  pass: {
    title: 'The pass goes round',
    text: say`${who(NOVA)} has collected too. Everything left went to ${who(ZORGO)}, just because he held the starting pass; nobody said this was fair. Now the pass is yours, so you explore first. Hands below seven were refilled from the draw pile.`,
  },
  alien: {
    title: 'Send an alien',
    text: say`Instead of drawing you may play an alien from your hand. That explores the portal without any risk. The ${card('pilferer')} also steals a relic from somebody’s home planet. Play it!`,
  },
  from: {
    title: 'Whose relic?',
    text: say`${who(ZORGO)} has an empty planet and a full hand. On ${who(NOVA)}’s planet stands something in your size.`,
  },
  steal: {
    title: 'Your third pair',
    text: say`The ${card('boots')}, please. Sorry, ${who(NOVA)}!`,
  },
  goodbye: {
    title: 'First set complete',
    text: say`Three of a kind are sealed: nobody can steal them now. Two more sets and you have won. This is where I get off: from now on chance is real and the others think for themselves. Land at ${portal(1)} or fly on? Your call, captain.`,
  },
};
