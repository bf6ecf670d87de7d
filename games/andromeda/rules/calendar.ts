/** The event track (section 15): the marker, what its spaces do, event cards. */
import type { Step } from '@starboard/kernel';
import type { TrackEvent } from '../content/vocabulary.ts';
import { nameOf, type S, seatCount, takeFrom, type X } from './asking.ts';
import { contentOf, tileAt } from './content.ts';
import { sidesOf } from './effects/each.ts';
import type { FrameOf } from './frames.ts';
import { ENERGY, NONE, SPACES } from './ids.ts';
import { spawnClass, spawnSmall } from './raiders.ts';
import { enemyMask } from './ships.ts';
import { newTile, placeBonus } from './tiles.ts';
import { awake } from './triggers.ts';
import type { Andromeda } from './types.ts';

/** N124: energy on bases without ships, its own resource on each planet without moons and ships. */
function drop(s: S, x: X): void {
  const { pub } = s;
  const c = contentOf(pub.options);
  const ships = enemyMask(pub, -1);
  for (let i = 0; i < SPACES; i++) {
    const tile = tileAt(c, pub.map.tile, i);
    if (tile === undefined || (ships >> i) & 1) continue;
    if (tile.sort === 'base') placeBonus(s, x, i, ENERGY, 1);
    else if (tile.sort === 'planet' && pub.map.moons[i] === 0) placeBonus(s, x, i, tile.kind, 1);
  }
}

function happen(s: S, x: X, what: TrackEvent): void {
  if (what === 'newPlanet') newTile(s, x);
  else if (what === 'spawnS') spawnSmall(s, x);
  else if (what === 'drop') drop(s, x);
  else if (what === 'event') drawEvent(s, x);
  else spawnClass(s, x, ['raiderA', 'raiderB', 'raiderC', 'raiderD'].indexOf(what));
}

/** N121: each space entered is resolved fully before the next step. */
export const advance: Step<Andromeda, FrameOf<'advance'>> = {
  run(s, f, x) {
    const { decks, options } = s.pub;
    const track = contentOf(options).raw.eventTrack;
    if (f.todo !== NONE) {
      const list = track[decks.marker - 1].do;
      if (f.todo < list.length) return happen(s, x, list[f.todo++]);
      f.todo = NONE;
    }
    if (f.n === 0) return x.pop();
    f.n--;
    decks.marker = (decks.marker % track.length) + 1;
    f.todo = 0;
    if (x.telling) x.tell('all', { kind: 'marker', space: decks.marker });
  },
};

/** N126: an empty deck is made anew from the cards that were used. */
function drawEvent(s: S, x: X): void {
  const { decks, turn } = s.pub;
  if (decks.events.length === 0) {
    decks.events = decks.eventsOut;
    decks.eventsOut = [];
    if (x.telling) x.tell('all', { kind: 'reshuffled', what: 'events' });
  }
  const card = takeFrom(decks.events, x);
  decks.eventsOut.push(card);
  decks.eventsDrawn++;
  turn.event = card;
  x.reveal('all', { kind: 'event', card: contentOf(s.pub.options).raw.events[card].id }, 'N126');
  x.push({ step: 'event', card, stage: 'players' });
}

export const eventStep: Step<Andromeda, FrameOf<'event'>> = {
  run(s, f, x) {
    const { pub } = s;
    const { raw } = contentOf(pub.options);
    const card = raw.events[f.card];
    if (f.stage === 'players') {
      f.stage = 'collective';
      return x.push({ step: 'do', who: pub.turn.active, at: `${card.id}/do`, i: 0, arg: NONE, free: false });
    }
    if (f.stage === 'collective') {
      f.stage = 'after';
      const solo = raw.soloEvents.find((e) => e.replaces === card.id);
      const who = seatCount(pub);
      // N223, N293: what it does instead, where a Void event reaches it.
      const near = card.set !== 'void' || [...sidesOf(pub, 'onVoid'), ...sidesOf(pub, 'nextVoid')].includes(who);
      if (pub.collective !== null && solo?.collective === 'instead' && near)
        return x.push({ step: 'do', who, at: `${solo.id}/do`, i: 0, arg: NONE, free: false });
    }
    x.pop();
    pub.turn.event = NONE;
    passLens(s, x);
    for (let who = 0; who < pub.sides.length; who++) {
      const abilities = awake(pub, who, 'eventResolved');
      if (abilities.length > 0) x.later({ step: 'triggers', who, abilities });
    }
  },
};

/** N130, N227, N290: clockwise after every event card, no more in the last round. */
function passLens(s: S, x: X): void {
  const { turn } = s.pub;
  if (s.pub.collective === null || turn.left !== NONE) return;
  const next = (turn.lens + 1) % seatCount(s.pub);
  if (next === turn.lens) return;
  turn.lens = next;
  if (x.telling) x.tell('all', { kind: 'lens', who: nameOf(s.pub, next) });
}
