/** The coach in English. */
import { type Part, say } from '@starboard/kernel';
import { piece, region } from '../words/en/speech.ts';
import type { Hints } from './hints.ts';

const belloch = region('r1c5/planet_titanium_2');
const odessa = region('r2c4/base_odessa');
const yards = region('r2c5/base_yards');
const sluice: Part = piece('mod_ind_01');
const tiv: Part = piece('moon_titanium_3');
const lock: Part = piece('tac_04');
const vorticon: Part = piece('raid_vorticon');

export const en: Hints = {
  goal: {
    title: 'The edge of the galaxy',
    text: say`Welcome, admiral! You send out ships, call them home, and let your station work. Points count. At 50 VP the last round begins; then you must be ahead of the Collective, which plays by cards and dice.`,
  },
  faction: {
    title: 'Choose your people',
    text: say`Each faction has two abilities and starts on two tracks. ${piece('fac_ember')} begin with a fighter and get a point for every battle won. Take them.`,
  },
  ship: {
    title: 'Send a ship',
    text: say`A turn is one of two things: launch a ship, or call them all home. You have two transports and a fighter in the hangar. Transports settle planets, so begin with one.`,
  },
  planet: {
    title: 'Your first ship goes anywhere',
    text: say`A launch uses the region at once. ${belloch} gives its top moon, ${tiv}: two titanium whenever you like. And a transport on a planet may build there later.`,
  },
  tactic: {
    title: 'Tactics have two uses',
    text: say`The moon is in your dock. Before your turn ends you may play one tactic for its free use, or keep it for its other half, which works in battles. ${piece('tac_10')} needs players to make peace with, so use it now.`,
  },
  leader: {
    title: 'Leaders',
    text: say`Your leaders wait on bases and in nebulae. Where you launch, you recruit them; this card fetches one from anywhere. Take the one in the nebula: few ships get there.`,
  },
  collective: {
    title: 'The Collective has moved',
    text: say`It rolled a die, the die chose a card, and the card named the region. It took what lies there in its own, simpler way. It never hides anything; the log tells every step.`,
  },
  range: {
    title: 'From now on, range counts',
    text: say`A transport reaches regions next to your ships, a fighter two steps. Only science vessels go everywhere. Take the second transport.`,
  },
  base: {
    title: 'Bases do things for you',
    text: say`${odessa} sells modules for your station. There is a leader of yours, too, and an event icon: a player who launches there moves the event marker.`,
  },
  module: {
    title: 'Moons are money',
    text: say`${sluice} costs 3 titanium, and you have 2. The moon in your dock pays the rest: it is given up for what it shows. The lower a module lies, the cheaper it is. Buy it.`,
  },
  discard: {
    title: 'One bought, one gone',
    text: say`Every module is also a step on the track of its type, and steps give something: you have just gained an energy. If you buy only one here, another one leaves the market.`,
  },
  track: {
    title: 'Something stirs',
    text: say`The event marker moved, and its space brought a raider: ${vorticon}. Later spaces bring new planets, supplies, event cards and worse. End your turn; your last tactic is for a battle.`,
  },
  fighter: {
    title: 'The fighter',
    text: say`The Collective has beaten that raider. Another one lies in wait at the edge of the map. A fighter has two dice and may look for trouble: launch it.`,
  },
  danger: {
    title: 'Know your odds',
    text: say`${yards} build ships. A raider is next to it and will come: the line below the name says so, with your chance to win as things stand. You will do better than that.`,
  },
  yard: {
    title: 'A bigger fleet',
    text: say`More ships mean more launches before you must go home, and more work at home. The first ship you build here costs one unit less.`,
  },
  build: { title: 'A third transport', text: say`It costs 1 titanium and 1 energy, less one of your choice. New ships go to the hangar.` },
  pay: {
    title: 'How do you pay?',
    text: say`Where there are several ways you choose. Keep the titanium, you are saving for something. Credits, by the way, stand for any material.`,
  },
  enough: { title: 'That will do', text: say`You could build another one for the full price. Save your energy: it buys dice.` },
  event: {
    title: 'An event, and a raid',
    text: say`Your launch moved the marker again: ${piece('ev_comet_shower')} gave everybody ice and the planets bonus resources, for the first to come. And ${vorticon} have come. Battle!`,
  },
  bring: {
    title: 'Escalation',
    text: say`Ships in range may join, and each shows the chance with it. But if you lose, all of them are scrapped, and your transport on the planet is to build. Leave them where they are.`,
  },
  play: {
    title: 'A tactic for the battle',
    text: say`Highest die wins, ties cancel out. ${lock} raises your targeting by 2: no die of yours shows less than 3. The chance goes from 47 to 66 percent.`,
  },
  dice: { title: 'Dice for energy', text: say`Each energy buys one more die, and each number shows its chance. One die: 80 percent.` },
  reward: {
    title: 'Victory!',
    text: say`A step on the supremacy track, points for the raider, one more for your faction, and a resource of your choice. You need titanium for what comes next.`,
  },
  lens: {
    title: 'You hold the lens',
    text: say`Where the Collective’s cards leave a choice, the holder of the lens decides for it. Give it the null moon: worth as much to it as any other, and the good ones stay for you.`,
  },
  return: {
    title: 'Come home',
    text: say`One transport could still be launched. But a factory waits to be built, and that is done when you return. Every ship that comes home is an activator for your station.`,
  },
  develop: {
    title: 'Leaders build',
    text: say`A transport on a planet, a leader and the price: that is a development. It scores at once, more for every base and development next to it, and again at the end.`,
  },
  card: { title: 'And a card with it', text: say`Each development brings a card to be used once. This one makes the next ship 3 cheaper.` },
  activate: {
    title: 'Let the station work',
    text: say`Three ships, three activations. A module works once in a return. Energy can run further ones in a row where you have used a ship. First ${sluice}.`,
  },
  head: {
    title: 'Row heads',
    text: say`Every row begins with a head that anybody has. The last one draws a tactic: good for free actions and for battles.`,
  },
  reactor: {
    title: 'The reactor',
    text: say`The head of the science row gives an energy and then runs all science modules at once, with a single ship. Then everybody is home, shields up.`,
  },
  scoring: {
    title: 'What counts in the end',
    text: say`Beyond the points so far: each track by how far you are, developments by theirs, leaders in your station, the vault if you unlocked it. Damaged modules cost points.`,
  },
  goodbye: {
    title: 'Your command',
    text: say`From now on chance is real. You have four ships, a factory and a card that builds a ship for 3 less: a cruiser, perhaps? Good luck out there.`,
  },
};
