/** What the kit itself says, whatever the game. A new language is a file beside this one. */
export interface KitWords {
  readonly others: string;
  /** The same for somebody who watches. */
  readonly everybody: string;
  readonly mine: string;
  /** Names of the decision bar, for screen readers. */
  readonly question: string;
  readonly waiting: string;
  readonly back: string;
  readonly close: string;
  readonly read: (rule: string) => string;
  readonly secondsLeft: (n: number) => string;
}
