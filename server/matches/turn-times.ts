/**
 * How long the people of a match take for a turn: from the question until nothing waits for them any more. Only the median is ever
 * told, after the end and to people at one's tables; the newest turns are enough for it.
 */
const MOST = 40;

/** In match time, by seat. */
export interface KeptTurnTimes {
  /** Since when it is waited for; null: it is not. */
  since: (number | null)[];
  took: number[][];
}

export class TurnTimes {
  readonly #since: (number | null)[];
  readonly #took: number[][];

  constructor(seats: number, kept?: KeptTurnTimes) {
    this.#since = Array.from({ length: seats }, (_, i) => kept?.since[i] ?? null);
    this.#took = Array.from({ length: seats }, (_, i) => [...(kept?.took[i] ?? [])]);
  }

  /** These seats are waited for now. */
  note(asked: readonly number[], now: number): void {
    for (const [seat, since] of this.#since.entries()) {
      const waits = asked.includes(seat);
      if (waits && since === null) this.#since[seat] = now;
      if (waits || since === null) continue;
      this.#since[seat] = null;
      this.#took[seat] = [...this.#took[seat], Math.max(0, now - since)].slice(-MOST);
    }
  }

  /** Somebody else plays there from now on. */
  passed(seat: number): void {
    this.#since[seat] = null;
    this.#took[seat] = [];
  }

  median(seat: number): number | null {
    return medianOf(this.#took[seat] ?? []);
  }

  kept(): KeptTurnTimes {
    return { since: [...this.#since], took: this.#took.map((t) => [...t]) };
  }
}

/** Null: of nothing. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return null;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
