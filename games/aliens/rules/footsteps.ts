/**
 * The trail of one seat, cut into moments with one move between each two. Each moment holds everything the table knows about
 * it, no matter when it became known.
 */
import type { Known, Seat } from '@starboard/kernel';
import { isHuman } from '../content/cards.ts';
import { type Law, lawOf } from './law.ts';
import {
  ATTACK,
  BACK,
  CALM,
  FAST,
  FED,
  HATCH,
  HIDDEN,
  HUMAN,
  MISSED,
  NOISE,
  NOTHING,
  OUT,
  ROUND,
  SAFE,
  SEEN,
  SILENCE,
  STAY,
  TELEPORT,
  TURNED,
  UNSEEN,
  WIDTH,
} from './trail.ts';
import type { Aliens } from './types.ts';

export interface Moment {
  /** How the seat came here: from its start, by its move, by staying (A.2), by Teleport after the move, or back to its start (A.5). */
  readonly by: 'start' | 'move' | 'stay' | 'jump' | 'back';
  /** What was heard on arrival: NOTHING, SILENCE, NOISE, ATTACK or HATCH; -1: nothing yet. */
  readonly heard: number;
  /** The exact sector; -1: unknown. */
  at: number;
  /** Sectors where the seat was not. */
  readonly not: number[];
  /** E23, Q25: Teleport came before this move. */
  readonly jumped: boolean;
  /** E20: the move was one or two sectors. With G.4 it may have been. */
  readonly fast: boolean;
  /** E22: no card because of Sedatives; with G.4 perhaps. */
  readonly calm: boolean;
  /** E26: fed before the move. */
  readonly fed: boolean;
  /** B.3: turned before the move. */
  readonly turned: boolean;
  /** Hatches that were used or broken then, a bit per number. */
  readonly shut: number;
  /** The index of the place in the seat's own path. */
  readonly step: number;
}

export interface Footsteps {
  readonly moments: readonly Moment[];
  /** By round, 0 the start: which moment was the last; -1: the seat was out before that round. */
  readonly ends: readonly number[];
  /** Which sides the seat can have begun on, by what it did. */
  readonly human: boolean;
  readonly alien: boolean;
  /** E23: it stands in the human start, by Teleport, and has not moved yet. */
  readonly jumping: boolean;
}

/** Reads what the table knows of a seat. */
export function footsteps(k: Known<Aliens>, seat: Seat): Footsteps {
  const { pub } = k;
  const law = lawOf(pub.options, pub.status.length);
  const walk = new Walk(law, seat);
  walk.read(pub.past);
  walk.read(pub.now);
  // A noise is about to be announced: the seat has moved to a sector where cards are drawn.
  const top = k.stack[k.stack.length - 1];
  if (top?.step === 'announce' && top.seat === seat) walk.arrive(NOISE, -1);
  walk.jumping = !walk.hidden;
  walk.endRound();
  const shown = pub.shown[seat] >= 0 ? pub.shown[seat] : (k.mine?.watch?.character[seat] ?? -1);
  if (shown >= 0) walk.prove(isHuman(shown));
  else if (pub.side[seat] !== 'unknown') walk.prove(pub.side[seat] === 'human');
  return walk;
}

class Walk implements Footsteps {
  readonly moments: Moment[];
  readonly ends: number[] = [0];
  human: boolean;
  alien = true;
  jumping = false;
  readonly #law: Law;
  readonly #seat: number;
  #moved = false;
  #jumped = false;
  #stayed = false;
  #fast = false;
  #calm = false;
  #fed = false;
  #turned = false;
  #out = false;
  #gone = false;
  #shut = 0;
  #step = 0;
  /** The moment in which the current turn began. */
  #began = 0;
  /** Where the latest attack of another was, until it is known whether it hit. */
  #under = -1;

  constructor(law: Law, seat: number) {
    this.#law = law;
    this.#seat = seat;
    this.human = !law.noHumans;
    this.moments = [this.#moment('start', -1, -1)];
  }

  prove(human: boolean): void {
    if (this.#turned) return;
    if (human) this.alien = false;
    else this.human = false;
  }

  read(list: readonly number[]): void {
    for (let i = 0; i < list.length; i += WIDTH) {
      const what = list[i + 1];
      if (what === ROUND) this.endRound();
      else if (list[i] === this.#seat) this.#own(what, list[i + 2]);
      else if (what === ATTACK) this.#under = list[i + 2];
      // Reaching a hatch closes it, no matter which card is drawn.
      if (what === HATCH) this.#shut |= 1 << this.#law.zone.hatchAt[list[i + 2]];
    }
  }

  endRound(): void {
    // The last place is where the player was eliminated or escaped.
    this.ends.push(this.#gone ? -1 : this.moments.length - 1);
    this.#gone = this.#out;
    this.#moved = this.#jumped = this.#stayed = this.#fast = this.#calm = false;
  }

  /** The move of the current turn is over. */
  arrive(heard: number, at: number): void {
    this.#began = this.moments.length - 1;
    this.#step++;
    this.moments.push(this.#moment(this.#stayed ? 'stay' : 'move', heard, at));
    this.#moved = true;
  }

  #moment(by: Moment['by'], heard: number, at: number): Moment {
    return {
      ...{ by, heard, at, not: [], jumped: this.#jumped, fast: this.#fast, calm: this.#calm },
      ...{ fed: this.#fed, turned: this.#turned, shut: this.#shut, step: this.#step },
    };
  }

  get #here(): Moment {
    return this.moments[this.moments.length - 1];
  }

  /** After a Teleport before the move the seat is known to be in the human start. */
  get hidden(): boolean {
    return !this.#jumped || this.#moved;
  }

  #own(what: number, sector: number) {
    switch (what) {
      case NOTHING:
      case SILENCE:
      case NOISE:
        return this.arrive(what, -1);
      case ATTACK:
        // E21: a human's card is shown or, with G.4, seen to leave the hand.
        if (this.alien && !this.#used) this.prove(false);
        return this.arrive(what, sector);
      case HATCH:
        this.prove(true);
        return this.arrive(what, sector);
      case STAY:
        this.#stayed = true;
        return;
      case TELEPORT:
        return this.#jump();
      case FAST:
        this.#fast = true;
        return;
      case CALM:
        this.#calm = true;
        return;
      case HIDDEN:
        this.#fast = this.#calm = true;
        this.#used = true;
        return this.prove(true);
      case HUMAN:
        this.#used = true;
        return this.prove(true);
      case FED:
        this.#fed = true;
        return this.prove(false);
      case MISSED:
        this.#under = -1;
        if (this.hidden) this.#here.not.push(sector);
        return;
      case UNSEEN:
        if (this.hidden) this.#here.not.push(sector, ...this.#law.zone.touching[sector]);
        return;
      case SEEN:
      case SAFE:
        if (this.hidden) this.#here.at = sector;
        return;
      default:
        this.#hit(what, sector);
    }
  }
  #used = false;

  /** Q25: a Teleport is refused to a player who is already there, or whose turn would end where it began. */
  #jump(): void {
    const { human } = this.#law.zone;
    this.#step++;
    if (this.#moved) {
      this.moments[this.#began].not.push(human);
      this.moments.push(this.#moment('jump', -1, human));
    } else {
      this.#here.not.push(human);
      this.#jumped = true;
    }
  }

  /** Eliminated, in one way or another; or out without an attack (E27, E29, E31). */
  #hit(what: number, sector: number): void {
    if (this.#under >= 0 && this.hidden) this.#here.at = this.#under;
    this.#under = -1;
    if (what === OUT) this.#out = true;
    if (what === TURNED) {
      this.prove(true);
      this.#turned = true;
    }
    if (what !== BACK) return;
    this.#step++;
    this.moments.push(this.#moment('back', -1, sector));
  }
}
