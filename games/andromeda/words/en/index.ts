/** Everything a player reads, in English. */

import { say, type Words } from '@starboard/kernel';
import type { Andromeda } from '../../rules/types.ts';
import { choicePhrase, waitingPhrase } from '../choices.ts';
import { explain } from '../explain.ts';
import { has } from '../names.ts';
import { categoryOf, winners } from '../outcome.ts';
import { pickGroup, pickText } from '../picks.ts';
import { detailNumber, packRefusal } from '../refusals.ts';
import { scene } from '../scene.ts';
import { battle } from './battle.ts';
import { collective } from './collective.ts';
import { events, victory } from './events.ts';
import { option } from './options.ts';
import { rulebook } from './rulebook/index.ts';
import { many } from './speech.ts';
import { categories } from './terms.ts';
import { tongue } from './tongue.ts';

export const words: Words<Andromeda> = {
  title: 'Andromeda’s Edge: Escalation',
  short: 'Andromeda',
  about: 'Lead a people to the edge of the galaxy: launch ships, harvest moons, run your station, face raiders and rivals, and build what lasts.',
  origin:
    'The rules of the game and of its expansion follow the box, and so do the names and numbers that are public. Most values on modules, developments, tactics, factions and commanders are not public, so they are ours; the help on each piece says which it is. A pack with the values of the box can replace them.',
  event: { ...events, ...battle, ...collective },
  choice: (c, k, seat, path) => choicePhrase(tongue, c.kind, k, seat, path),
  waiting: (k, you) => waitingPhrase(tongue, k, you),
  pick: (p, k, seat, path) => pickText(tongue, p, k, seat, path).label,
  detail: (p, k, seat, path) => pickText(tongue, p, k, seat, path).detail,
  group: (p, k, seat) => pickGroup(tongue, p, k, seat),
  refusal: {
    'no-ship-left': () => ['There is no such ship in your hangar.'],
    'too-far': (r) => [`That is too far: the ship has a range of ${many(detailNumber(r, 'range', 1), 'region', 'regions')} from your ships.`],
    'own-ship-there': () => ['You already have a ship there.'],
    'enemy-there': () => ['Enemies are there: only ships with Confrontation launch to them.'],
    'first-launch-peaceful': () => ['Your first ship on the map cannot launch to enemies or raiders.'],
    'needs-exploration': () => ['Only ships with Exploration enter nebulae.'],
    'base-not-possible': () => ['You could not use this base now: you cannot afford what it offers.'],
    'no-region': () => ['There is no region for it.'],
    'nothing-returns': () => ['You have no ship to call home.'],
    'not-affordable': () => ['You cannot afford that.'],
    'already-activated': () => ['Already activated this turn.'],
    damaged: () => ['It is damaged.'],
    'no-input-moon': () => ['There is no moon in its input slot.'],
    'no-activator': () => ['You have no activator left.'],
    'no-activator-in-row': () => ['Energy works only in a row where you have used an activator this turn.'],
    'once-a-turn': () => ['Only once per turn.'],
    'already-used': () => ['You have already used it.'],
    'no-effect': () => ['It would have no effect now.'],
    'cannot-build': () => ['You cannot build now: it takes a transport on a planet without a development, enough leaders and the price.'],
    'no-room': () => ['There is no room for it.'],
    'repair-moon': () => ['A moon that shows repairs cannot be an input.'],
    'collective-seats': () => ['The Collective plays against one to three players.'],
    'pack-broken': (r) => [packRefusal('en', r)],
    'no-part-works': () => ['No part of this tactic would work in this battle.'],
    'nothing-to-cancel': () => ['No enemy has played a tactic that could be cancelled.'],
    'no-truce-here': () => ['Raiders and the Collective make no truce.'],
    'out-of-range': () => ['The battle is out of its range.'],
    'none-to-save': () => ['No ship of yours would be scrapped.'],
  },
  scene: (k, you) => scene(tongue, k, you),
  explain: (ref, id, k, you) => explain(tongue, ref, id, k, you),
  ending(o, you) {
    const won = winners(o, you);
    if (o.ending === 'collective' || won.length === 0) return ['The Collective has the most VP and wins.'];
    return say`${victory(won, you)}.`;
  },
  part: ({ rule }) => categories[categoryOf(rule)],
  role: (faction) => (has(tongue.names, faction) ? tongue.names[faction] : null),
  option,
  tally: {
    turns: 'Turns per player',
    launches: 'Launches per player',
    returns: 'Return turns per player',
    battles: 'Battles per player',
    scrapped: 'Ships scrapped per player',
    developed: 'Developments per player',
    bought: 'Modules per player',
    events: 'Event cards',
    tiles: 'Tiles on the map',
    tipped: 'Developments tipped over',
    vp: 'VP per player',
    vpTracks: 'VP from tracks',
    vpDevelopments: 'VP from developments',
    vpBattles: 'VP from battles and raiders',
    vpModules: 'VP from modules',
    vpEvents: 'VP from events',
    vpTokens: 'VP from tokens',
    vpOther: 'Other VP',
    vpFinal: 'VP in the final scoring',
    best: 'VP of the best player',
    collective: 'Collective VP',
    collectiveWins: 'Collective wins',
  },
  rule: rulebook,
};
