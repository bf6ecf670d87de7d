/**
 * An answer that goes by itself after a moment: a button says which (./bar.tsx), and any press or key stops it. It never hurries
 * anybody: not with reduced motion, not where keys are used (a screen reader needs longer than the moment to say it), not in a
 * guided game, not while the page is hidden or a dialog is open.
 */
import type { Pick } from '../rules/types.ts';

/** Long enough to touch something else, whatever is in hand. The bar's animation takes as long. */
export const RING_MS = 2000;

/** How somebody sits at the table. */
export interface Ground {
  readonly reduced: boolean;
  /** A guide leads through the game. */
  readonly guided: boolean;
  /** The last thing that was touched was touched by a pointer. */
  readonly byPointer: boolean;
  /** Nobody looks, or at something else. */
  readonly elsewhere: boolean;
}
const isCalm = ({ reduced, guided, byPointer, elsewhere }: Ground): boolean => !reduced && !guided && byPointer && !elsewhere;

export interface RingWorld {
  ground(): Ground;
  /** The question, as a key. */
  asked(): string;
  answer(pick: Pick): void;
  /** It began or stopped. */
  changed(): void;
}

export class Ring {
  readonly #world: RingWorld;
  #now: { readonly pick: Pick; readonly key: string; readonly timer: ReturnType<typeof setTimeout> } | null = null;

  constructor(world: RingWorld) {
    this.#world = world;
  }

  /** What is about to be answered; null: nothing, or another question is asked by now. */
  get pick(): Pick | null {
    return this.#now?.key === this.#world.asked() ? this.#now.pick : null;
  }

  begin(pick: Pick): void {
    this.stop();
    if (!isCalm(this.#world.ground())) return;
    this.#now = { pick, key: this.#world.asked(), timer: setTimeout(() => this.#ends(), RING_MS) };
    this.#world.changed();
  }

  stop(): void {
    if (this.#now === null) return;
    clearTimeout(this.#now.timer);
    this.#now = null;
    this.#world.changed();
  }

  #ends(): void {
    const { pick } = this;
    this.stop();
    if (pick !== null && isCalm(this.#world.ground())) this.#world.answer(pick);
  }
}
