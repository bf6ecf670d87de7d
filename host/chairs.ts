/** The seats: persons, bots, and bots that stand in for a person. */
import { type Opponent, type Seat, seatsOf } from '@starboard/kernel';
import type { Sitting } from './api.ts';
import type { Chair } from './wire.ts';

export interface ChairState {
  readonly sitting: Sitting;
  /** The level of the bot that stands in for the person; null: none. */
  readonly stand: Opponent | null;
  /** The person gave up, so the bot stays. */
  readonly conceded: boolean;
  readonly away: boolean;
  /** Since when, in the time of the match; null: not away. */
  readonly awaySince: number | null;
}

/** The level that plays for a person whose time is over or who gave up. */
export const STAND_IN = 'normal';

/** A person is away until a screen opens. */
export const newChair = (sitting: Sitting, t: number): ChairState => ({
  sitting,
  stand: null,
  conceded: false,
  ...awayFrom(sitting.kind === 'person' ? t : null),
});

/** Away since then; null: not away. */
export const awayFrom = (t: number | null): Pick<ChairState, 'away' | 'awaySince'> => ({ away: t !== null, awaySince: t });

/** Whether a person answers here. */
export const isPerson = (p: ChairState): boolean => p.sitting.kind === 'person' && p.stand === null;

export const personsOf = (places: readonly ChairState[]): Seat[] => seatsOf(places.length).filter((seat) => isPerson(places[seat]));

/** The level of the bot that plays here; null: a person plays, or nobody. */
export const botLevelOf = (p: ChairState): Sitting['level'] => p.stand ?? (p.sitting.kind === 'bot' ? (p.sitting.level ?? STAND_IN) : null);

export const chairView = (p: ChairState): Chair => ({
  kind: p.stand !== null ? 'bot' : p.sitting.kind,
  name: p.sitting.name,
  level: botLevelOf(p),
  away: isPerson(p) && p.away,
  ...(p.awaySince !== null && { awaySince: p.awaySince }),
  ...(p.conceded && { conceded: true as const }),
});

/** The seating of a rematch: everybody moves on by one seat, and the first player sits last. */
export const rotated = <S>(sittings: readonly S[]): S[] => [...sittings.slice(1), ...sittings.slice(0, 1)];
