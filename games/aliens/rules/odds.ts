/** How likely each seat is an alien, from what it did, what was shown, and the numbers of both sides (E5). */
import { FIRST_ALIEN, isHuman, WHITE_SEATS } from '../content/cards.ts';
import type { Belief } from './belief.ts';
import { ALIEN, HUMAN } from './rows.ts';
import type { Mine, Pub } from './types.ts';

const SIZE = WHITE_SEATS + 1;

/** What everybody knows of roles, and what a seat knows besides. */
type Shown = Readonly<Pick<Pub, 'shown' | 'side'>>;
type Own = Readonly<Pick<Mine, 'character' | 'watch'>>;

/** What somebody knows who is an alien and has seen no more than the table. */
export const ANY_ALIEN: Own = { character: FIRST_ALIEN, watch: null };

/** The odds of a table. The arrays are reused. */
export class Odds {
  /** By seat: how well each side explains it; 0 for a side that is ruled out. */
  readonly human = new Float64Array(WHITE_SEATS);
  readonly alien = new Float64Array(WHITE_SEATS);
  /** By seat: the chance that it was dealt an alien, given all the others. */
  readonly dealt = new Float64Array(WHITE_SEATS);
  /** The sum over all deals of seats 0 … i-1 with j humans, and of seats i … with j humans. */
  readonly #before = new Float64Array(SIZE * SIZE);
  readonly after = new Float64Array(SIZE * SIZE);
  humans = 0;
  n = 0;

  /** `seat`, `mine`: whose view it is; null: a spectator's. */
  work(b: Belief, pub: Shown, seat: number | null, mine: Own | null): void {
    const n = b.n;
    this.n = n;
    this.humans = b.law.noHumans ? 0 : Math.floor(n / 2);
    for (let s = 0; s < n; s++) {
      const who = s === seat ? mine!.character : (mine?.watch?.character[s] ?? pub.shown[s]);
      const known = who >= 0 ? (isHuman(who) ? HUMAN : ALIEN) : pub.side[s] === 'unknown' ? -1 : pub.side[s] === 'human' ? HUMAN : ALIEN;
      let human = known === ALIEN ? 0 : known === HUMAN ? 1 : b.weight(s, HUMAN);
      let alien = known === HUMAN ? 0 : known === ALIEN ? 1 : b.weight(s, ALIEN);
      const sum = human + alien;
      if (sum === 0) human = alien = 0.5;
      else {
        human /= sum;
        alien /= sum;
      }
      this.human[s] = human;
      this.alien[s] = alien;
    }
    if (!this.#count()) {
      // The model has ruled out every deal: restart with what is certain.
      for (let s = 0; s < n; s++) if (pub.side[s] === 'unknown' && pub.shown[s] < 0 && s !== seat) this.human[s] = this.alien[s] = 0.5;
      this.#count();
    }
  }

  /** Sums over all deals; false: there is none. */
  #count(): boolean {
    const { n, humans, human, alien, after } = this;
    const before = this.#before;
    before.fill(0, 0, SIZE);
    before[0] = 1;
    for (let s = 0; s < n; s++) {
      const [row, next] = [s * SIZE, (s + 1) * SIZE];
      for (let j = 0; j <= humans; j++) before[next + j] = before[row + j] * alien[s] + (j > 0 ? before[row + j - 1] * human[s] : 0);
    }
    const all = before[n * SIZE + humans];
    if (!(all > 0)) return false;
    after.fill(0, n * SIZE, (n + 1) * SIZE);
    after[n * SIZE] = 1;
    for (let s = n - 1; s >= 0; s--) {
      const [row, next] = [s * SIZE, (s + 1) * SIZE];
      for (let j = 0; j <= humans; j++) after[row + j] = after[next + j] * alien[s] + (j > 0 ? after[next + j - 1] * human[s] : 0);
      let asAlien = 0;
      for (let j = 0; j <= humans; j++) asAlien += before[row + j] * after[next + humans - j];
      this.dealt[s] = (asAlien * alien[s]) / all;
    }
    return true;
  }

  /** Of seats s … with `left` humans among them: the chance that s is one. */
  humanNext(s: number, left: number): number {
    if (left <= 0) return 0;
    const all = this.after[s * SIZE + left];
    return all > 0 ? (this.human[s] * this.after[(s + 1) * SIZE + left - 1]) / all : 1;
  }
}
