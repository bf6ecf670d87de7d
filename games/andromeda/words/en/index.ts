/** Everything a player reads, in English. */

import { type Outcome, type Phrase, type Seat, say, type Words } from '@starboard/kernel';
import { seatOf } from '../../rules/asking.ts';
import type { Andromeda } from '../../rules/types.ts';
import { explain } from '../explain.ts';
import { pickGroup, pickPhrase } from '../picks.ts';
import { detailNumber, packRefusal } from '../refusals.ts';
import { scene } from '../scene.ts';
import { battle } from './battle.ts';
import { choice, waiting } from './choices.ts';
import { collective } from './collective.ts';
import { events } from './events.ts';
import { option } from './options.ts';
import { rulebook } from './rulebook/index.ts';
import { all, many } from './speech.ts';
import { tongue } from './tongue.ts';

const winners = (o: Outcome<Andromeda>): Seat[] => o.ranks.flatMap((rank, seat) => (rank === 1 ? [seatOf(seat)] : []));

export const words: Words<Andromeda> = {
  title: 'Andromeda’s Edge: Escalation',
  about: 'Lead a people to the edge of the galaxy: launch ships, harvest moons, run your station, face raiders and rivals, and build what lasts.',
  origin:
    'The rules of the game and of its expansion follow the box, and so do the names and numbers that are public. Most values on modules, developments, tactics, factions and commanders are not, so they are ours; every piece says by its help which it is. They can be replaced by a pack with the values of the box.',
  event: { ...events, ...battle, ...collective },
  choice: (c, k, seat, path) => choice(c.kind, k, seat, path),
  waiting,
  pick: (p, k, seat, path) => pickPhrase(tongue, p, k, seat, path),
  group: (p, k, seat) => pickGroup(tongue, p, k, seat),
  refusal: {
    'no-ship-left': () => ['There is no such ship in your hangar.'],
    'too-far': (r) => [`That is too far: the ship has a range of ${many(detailNumber(r, 'range', 1), 'region', 'regions')} from your ships.`],
    'own-ship-there': () => ['You already have a ship there.'],
    'enemy-there': () => ['Enemies are there: only ships with Confrontation launch to them.'],
    'first-launch-peaceful': () => ['Your first ship on the map does not go to enemies or raiders.'],
    'needs-exploration': () => ['Only ships with Exploration enter nebulae.'],
    'base-not-possible': () => ['You could not use this base now: you cannot afford what it offers.'],
    'no-region': () => ['There is no region for it.'],
    'nothing-returns': () => ['You have no ship to call home.'],
    'not-affordable': () => ['You cannot afford that.'],
    'already-activated': () => ['It has worked already this turn.'],
    damaged: () => ['It is damaged.'],
    'no-input-moon': () => ['There is no moon in its input slot.'],
    'no-activator': () => ['You have no activator left.'],
    'no-activator-in-row': () => ['Energy works only in a row where you have used an activator this turn.'],
    'once-a-turn': () => ['Once a turn is enough.'],
    'already-used': () => ['You have used it already.'],
    'no-effect': () => ['It would have no effect now.'],
    'no-room': () => ['There is no room for it.'],
    'repair-moon': () => ['A moon that shows repairs cannot be an input.'],
    'five-play-longer': () => ['Five players do not play the short game.'],
    'collective-seats': () => ['The Collective plays against one to three players.'],
    'pack-broken': (r) => [packRefusal('en', r)],
    'no-part-works': () => ['No part of this tactic would work in this battle.'],
    'nothing-to-cancel': () => ['No enemy has played a tactic that could be cancelled.'],
    'no-truce-here': () => ['No truce with raiders or the Collective.'],
    'out-of-range': () => ['The battle is out of its range.'],
    'none-to-save': () => ['No ship of yours would be scrapped.'],
  },
  scene: (k, you) => scene(tongue, k, you),
  explain: (ref, id, k, you) => explain(tongue, ref, id, k, you),
  ending: (o): Phrase => {
    const won = winners(o);
    if (o.ending === 'collective' || won.length === 0) return ['The Collective has the most VP and wins.'];
    return say`The last round is over. ${all(won, null)} ${won.length === 1 ? 'wins' : 'share the victory'}.`;
  },
  option,
  tally: {
    turns: 'Turns for each player',
    launches: 'Launches for each player',
    returns: 'Return turns for each player',
    battles: 'Battles for each player',
    scrapped: 'Ships scrapped for each player',
    developed: 'Developments for each player',
    bought: 'Modules for each player',
    events: 'Event cards',
    tiles: 'Tiles on the map',
    tipped: 'Developments tipped over',
    vp: 'VP for each player',
    vpTracks: 'VP by tracks',
    vpDevelopments: 'VP by developments',
    vpBattles: 'VP by battles and raiders',
    vpModules: 'VP by modules',
    vpEvents: 'VP by events',
    vpTokens: 'VP by tokens',
    vpOther: 'Other VP',
    vpFinal: 'VP in the final scoring',
    best: 'VP of the best player',
    collective: 'VP of the Collective',
    collectiveWins: 'Wins of the Collective',
  },
  rule: rulebook,
};
