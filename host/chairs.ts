/** Who sits where: persons, bots, and bots that stand in for a person. */
import { type Opponent, type Seat, seatsOf } from '@starboard/kernel';
import type { Sitting } from './api.ts';
import type { Chair } from './wire.ts';

export interface Place {
  readonly sitting: Sitting;
  /** The level of the bot that plays for the person who sits here; null: nobody stands in. */
  readonly stand: Opponent | null;
  /** Gave up: the bot stays. */
  readonly conceded: boolean;
  readonly away: boolean;
  /** Since when, in the time of the match; null: not away. */
  readonly awaySince: number | null;
}

/** Plays for somebody whose time is over, or who gave up. */
export const STAND_IN = 'normal';

/** A person is away until a screen opens. */
export const taken = (sitting: Sitting, t: number): Place => ({
  sitting,
  stand: null,
  conceded: false,
  ...awayFrom(sitting.kind === 'person' ? t : null),
});

/** Away since then; null: not away. */
export const awayFrom = (t: number | null): Pick<Place, 'away' | 'awaySince'> => ({ away: t !== null, awaySince: t });

/** Answers itself. */
export const isPerson = (p: Place): boolean => p.sitting.kind === 'person' && p.stand === null;

export const personsOf = (places: readonly Place[]): Seat[] => seatsOf(places.length).filter((seat) => isPerson(places[seat]));

/** The level of whoever thinks here; null: a person, or nobody. */
export const levelOf = (p: Place): Sitting['level'] => p.stand ?? (p.sitting.kind === 'bot' ? (p.sitting.level ?? STAND_IN) : null);

export const chairOf = (p: Place): Chair => ({
  kind: p.stand !== null ? 'bot' : p.sitting.kind,
  name: p.sitting.name,
  level: levelOf(p),
  away: isPerson(p) && p.away,
  ...(p.awaySince !== null && { awaySince: p.awaySince }),
  ...(p.conceded && { conceded: true as const }),
});

/** Once more, and everybody moves on by one chair: whoever began sits last. */
export const rotated = <S>(sittings: readonly S[]): S[] => [...sittings.slice(1), ...sittings.slice(0, 1)];
