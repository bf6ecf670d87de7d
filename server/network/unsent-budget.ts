/** How much may wait to be sent to the screens of one network together: sockets that never read must not fill the memory. */
export class UnsentBudget {
  readonly #most: number;
  readonly #waiting = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What a socket has waiting changed from `before` to `now` bytes. False: its network is over the budget. */
  changed(network: string, before: number, now: number): boolean {
    const all = (this.#waiting.get(network) ?? 0) - before + now;
    if (all > 0) this.#waiting.set(network, all);
    else this.#waiting.delete(network);
    return all <= this.#most;
  }

  waiting(network: string): number {
    return this.#waiting.get(network) ?? 0;
  }
}
