/**
 * The contract between a game and everything that runs it. To write a game, read this file; CONTRIBUTING.md says which files
 * a game has, and `npm run new-game NAME` makes one to start from.
 *
 * Five ideas carry it.
 *  1. The state is divided by who knows it. A view is a selection of whole sections, so nothing can leak by being forgotten.
 *  2. An answer is a short path of picks. One function lists every legal next pick; buttons, keyboard, bots, fuzzers and the
 *     server's validation all call it. Legality is written nowhere else.
 *  3. The flow is a stack of named frames with JSON locals and no closures, so a nested decision survives a restart, a copy
 *     and the network.
 *  4. Only `reveal` and chance bring hidden things to light, so what may be undone is computed, not declared.
 *  5. Rules report facts (events, refusals with keys). Sentences are in `words`, in every language.
 *
 * Rules code is pure: no time, no I/O, no `Math.random`, no `Intl`. `conformance(game)` (./conformance) checks every promise
 * made below by playing. The three toy games in ./test/toys use everything in this file.
 *
 * What a game imports from the kernel beside these types: `seatsOf`, `clockwise`, `after` (seats in order), `drawFrom` and
 * `shuffle` (chance), `waitedFor` (who has not answered), `say`, `who`, `list` (sentences with names in them).
 * Rule tests use `RuleTable` (./testing).
 */

import type { Language } from './languages.ts';

type Brand<T, B extends string> = T & { readonly __brand: B };

/** A chair at the table, 0-based and clockwise. Branded so that it is not mixed up with a count or a portal. */
export type Seat = Brand<number, 'Seat'>;

/** Somebody the rules know who may have no chair (an automa, a raider fleet). Every seat is a side too. */
export type Side = Seat | Brand<string, 'Side'>;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** What a game is made of. A game declares one such interface; everything below is typed from it. */
export interface Types {
  /** Table options, described once by `Game.options`. */
  options: object;
  /** Known to everybody, spectators included. Each top-level key is a section: it travels alone when it changes. */
  pub: object;
  /** Known to one seat: its hand, its role, what it was shown. */
  mine: object;
  /** Known to nobody: what is left in a pile. Never a generator, never a seed. */
  dark: object;
  /** The frames of the flow, a union told apart by `step`. Locals are JSON. */
  frame: { readonly step: string };
  /** What a finished frame hands to the one below it; never stored, because no decision lies between. */
  ret: unknown;
  /** Small facts, a union told apart by `kind`: one animation, one log line. */
  event: { readonly kind: string };
  /** One atom of an answer, a short string: `'pass'`, `'take 7'`. Finitely many per table, see `alphabet`. */
  pick: string;
  /** What a mind at one seat remembers beyond the view: a bounded fold of the events it saw. */
  memory: object;
  /** Kinds of choice, the keys of the sentences that ask. */
  choice: string;
  /** Keys of the reasons why something is refused. */
  why: string;
  /** Keys of what is worth knowing when a table is made; for games with `Game.advise`. */
  advice?: string;
  /** Ids of the game's numbered rules. */
  rule: string;
}

/**
 * The whole truth of a match, plain JSON. A view is a choice of its parts (see `Known`).
 * Keep indistinguishable pieces as counts: a hand as "two boots, one plug" has no positions that could tell anything.
 */
export interface State<T extends Types> {
  pub: T['pub'];
  /** By seat. */
  mine: T['mine'][];
  dark: T['dark'];
  /** The flow, outermost frame first. Empty: the match is over. */
  stack: T['frame'][];
  /** Who is asked, and what the table may know about it. Replaced, never mutated. */
  flow: Cover;
  /** Answers given in an open sealed window, by seat; secret until all are in. */
  sealed: (readonly T['pick'][] | null)[];
}

/**
 * Exactly what a seat (or, with `mine: null`, a spectator) knows. Options and refusals are functions of this and of
 * nothing else. A whole `State` cannot be passed where `Known` is wanted; `know()` makes one, without copying.
 */
export interface Known<T extends Types> {
  readonly pub: Readonly<T['pub']>;
  readonly mine: Readonly<T['mine']> | null;
  readonly flow: Cover;
  /** The open locals of every frame: what the table sees of the flow. */
  readonly stack: readonly Open<T['frame']>[];
  /** The seat's own answer in an open sealed window. */
  readonly sealed: readonly T['pick'][] | null;
}

/** Locals whose name begins with an underscore are dark: they vanish from views and from this type. All others are public. */
export type Open<F> = F extends unknown ? { readonly [K in keyof F as K extends `_${string}` ? never : K]: F[K] } : never;

/**
 * The public side of a pending decision. It is part of every view, and who is asked is information. So a seat is asked for
 * public reasons only, and it is asked even without a real choice if skipping it would tell what it holds.
 */
export interface Cover {
  /** Empty while nobody is asked. At a deadline the silent are answered for in this order. */
  readonly asked: readonly Seat[];
  /** Those of `asked` who have answered and are not waited for; ascending. */
  readonly done: readonly Seat[];
  /** What is going on, never finer than the table may know. */
  readonly label: string;
  /**
   * turn: one seat answers.
   * sealed: several answer secretly; answers stay hidden until all are in, and any order of arrival gives the same state.
   * open: several may act; each act applies on arrival, the others stay asked (a race, bargaining). Acts per seat must be
   * bounded by rule.
   */
  readonly window: 'turn' | 'sealed' | 'open';
  /** Somebody in `done` may answer again until the window closes (if there is a pick left for it). In a window this replaces undo. */
  readonly revisable: boolean;
  /** The asked seat answers for this side (the Collective), not for itself. */
  readonly onBehalf: Side | null;
  /** Answering shows hidden things of the seat: at a shared screen the curtain falls first. */
  readonly needsSecrets: boolean;
  /** A deadline of the window's own, in seconds (a landing race); null: the table's clock applies. */
  readonly seconds: number | null;
}

/** The next pick of a half-made answer. */
export interface Choice<T extends Types> {
  /** Names the question; key of the words. */
  readonly kind: T['choice'];
  /** Every legal next pick, none of them a dead end, no two the same; in an order that follows from what the seat knows. */
  readonly picks: readonly T['pick'][];
  /** Any one of these picks completes the answer (most questions), so nothing is asked after it. */
  readonly ends: boolean;
  /** The rule that makes this question, and so the reason against every pick that is not listed here. */
  readonly rule: T['rule'];
  /** What a person might try, and why not; built only when somebody looks. */
  greyed?(): Refusal<T>[];
  /** The reason against a pick that is too far-fetched for `greyed`, for somebody who names it; null: the question's own rule. */
  against?(pick: T['pick']): Refusal<T> | null;
}

export interface Refusal<T extends Types> {
  readonly pick: T['pick'];
  readonly rule: T['rule'];
  readonly why: T['why'] | KernelWhy;
  readonly with?: Json;
}
/** Something worth knowing about a table in the making. It refuses nothing. */
export interface Advice<T extends Types> {
  readonly rule: T['rule'];
  readonly why: AdviceOf<T>;
  readonly with?: Json;
}
type AdviceOf<T extends Types> = T extends { advice: infer A extends string } ? A : string;
/** Reasons every game shares; the kernel gives them, `words` of the platform say them. */
export type KernelWhy = 'not-asked' | 'not-now' | 'over' | 'unfinished' | 'too-long';

export type Audience = 'all' | readonly Seat[];

/** What the rules use to change the state. Simulations pass a silent version; the state must come out the same. */
export interface Hands<T extends Types> {
  /** False: nobody listens. Guard only the building of payloads with it: `if (x.telling) x.tell(...)`. */
  readonly telling: boolean;
  /** Says something that the audience could already work out. */
  tell(to: Audience, event: T['event']): void;
  /**
   * Shows something hidden to others and names the rule that allows it. A barrier for undo. The event carries everything that
   * it shows: what a view gains must be in what the seat hears. "Nothing found" is a reveal too, or undo could be used to peek.
   */
  reveal(to: Audience, event: T['event'], rule: T['rule']): void;
  /**
   * Chance: unbiased 0 … n-1. A barrier for undo. Keyed by the log entry, so nothing taken back shifts it. How often it is
   * called must not depend on a secret.
   */
  int(n: number): number;
  /** Runs `frame` now; the frame below runs again when it has popped. Like `pop` and `unwind`, it closes an open window. */
  push(frame: T['frame']): void;
  /** Appends to the nearest frame (the top one included) that has a `queue` local: waiting triggers, first in first out. */
  later(frame: T['frame']): void;
  /** Takes the first frame out of the top frame's `queue` and pushes it; false when nothing waits. */
  next(): boolean;
  /** Ends the top frame; the one below runs and gets `ret`. */
  pop(ret?: T['ret']): void;
  /** Drops frames until one named `step` is on top; that one runs again. */
  unwind(step: T['frame']['step']): void;
  /** Stops and asks. `picks` and `take` of the top frame answer. */
  ask(cover: Ask): void;
  /** In an open window: this seat no longer needs to act (it may, if the window is revisable). All settled: the window closes. */
  settle(seat: Seat): void;
  /** In an open window: this seat is waited for again, because something was put to it. How often must be bounded by rule. */
  rouse(seat: Seat): void;
  /** In an open window: this seat is no longer asked. Nobody left: the window closes. */
  release(seat: Seat): void;
  /** Closes an open window; the top frame runs. */
  close(): void;
  /** The match is over, whatever is on the stack. */
  end(): void;
}

/** What a step says when it asks; the rest of the cover has the plainest values. */
export type Ask = { asked: readonly Seat[]; label: string } & Partial<Cover>;

/**
 * One step of the flow. `run` is called whenever its frame is on top and nobody is asked: on entry, after a child has
 * popped, after a free action beside it, after `take`. It reads the state and never assumes that this is the first time.
 * A path of picks never crosses a reveal or a roll: that is the line between two picks of an answer and two decisions.
 * A step never reads another frame.
 */
export interface Step<T extends Types, F extends T['frame']> {
  run(s: State<T>, f: F, x: Hands<T>, got: T['ret'] | null): void;
  /** The next choice after `path`; null: the path is a complete answer. Pure. */
  picks?(k: Known<T>, f: Open<F>, seat: Seat, path: readonly T['pick'][]): Choice<T> | null;
  /**
   * Applies a complete, legal answer. In a sealed window it is called for each asked seat, in seat order, once all are in,
   * and must only note the answer; `run` follows.
   */
  take?(s: State<T>, f: F, seat: Seat, answer: readonly T['pick'][], x: Hands<T>): void;
  /** The answer of the silent (deadline, absence): one that `picks` lists. May use chance. */
  idle?(k: Known<T>, f: Open<F>, seat: Seat, chance: Chance): readonly T['pick'][];
}
export type Steps<T extends Types> = { readonly [S in T['frame']['step']]: Step<T, Extract<T['frame'], { step: S }>> };

/** Free actions offered beside every question of a `turn` window. No step has picks with these names. */
export interface Beside<T extends Types> {
  /** Null at the empty path: nothing is free now. Null at a longer path: the answer is complete. */
  offer(k: Known<T>, seat: Seat, path: readonly T['pick'][]): Choice<T> | null;
  /** Usually pushes a frame. Afterwards the interrupted step runs and asks again. */
  take(s: State<T>, seat: Seat, answer: readonly T['pick'][], x: Hands<T>): void;
}

/**
 * Standing orders: answers given in advance, so that a game played over days need not wait for a seat at every question.
 *
 * An order is a short string of the game's own, known to its seat and to the host alone; it is not in the state, a view
 * or a record. Its answer is treated like any other: checked by `picks` and logged, with no sign that it was automatic.
 * It is given after a delay that was drawn when the question was put, like a bot's. The delay may show that there was an
 * order, but not which. The newest order that has an answer gives it; if none has, the person is asked.
 */
export interface Orders<T extends Types> {
  /** What the seat may order now, asked or not; no two the same, at most 64 characters each. */
  offer(k: Known<T>, seat: Seat): readonly string[];
  /** The answer to the question that is put to the seat now, one that `picks` lists; null: the order is about something else. */
  answer(k: Known<T>, seat: Seat, order: string): readonly T['pick'][] | null;
  /** Whether it may still answer something, now or later. One that may not is forgotten. False for a string that is not an order. */
  stands(k: Known<T>, seat: Seat, order: string): boolean;
}

export interface Chance {
  /** Unbiased 0 … n-1. */
  int(n: number): number;
}

export interface Game<T extends Types> {
  readonly id: string;
  /** Fewest and most chairs. */
  readonly seats: readonly [min: number, max: number];
  /** `version`: changes with every change of rules or content. `state`: the shape of the state; see `upgrade`. */
  readonly rules: { readonly version: string; readonly state: number };
  readonly options: OptionSpecs<T['options']>;
  /** Options that suit a kind of table better than the usual ones, where nobody chose otherwise. */
  readonly presets?: {
    /** One person among bots. */
    readonly solo?: Partial<T['options']>;
    /** Several people at one screen. */
    readonly hotseat?: Partial<T['options']>;
  };
  /** Why these options do not fit this number of seats; null: they do. */
  fits?(options: T['options'], seats: number): Refusal<T> | null;
  /** What to bear in mind with options and seats that fit, such as a map meant for more players. */
  advise?(options: T['options'], seats: number): readonly Advice<T>[];
  /** Every pick that can ever occur at such a table. Nothing else is ever accepted. */
  alphabet(options: T['options'], seats: number): readonly T['pick'][];
  /** The table before the first step; `stack` holds the outermost frame. Nobody is asked yet. */
  setup(options: T['options'], seats: number, x: Hands<T>): Start<T>;
  readonly steps: Steps<T>;
  readonly beside?: Beside<T>;
  /** If absent, nothing can be ordered ahead. */
  readonly orders?: Orders<T>;
  /**
   * Whether a bot in this seat of an open window gives people who are still waited for time to speak before it acts: it might
   * close a deal with the others. Public facts only, because it decides when an answer comes. If absent, it never does.
   */
  hearsOut?(pub: Readonly<T['pub']>, seat: Seat): boolean;
  /** A copy that shares nothing mutable. Written by hand: it is the hottest function of every search. */
  copy(s: State<T>): State<T>;
  /** Asked once the stack is empty. */
  outcome(s: State<T>): Outcome<T>;
  /** Throws when something is lost, doubled or out of range. Called after every answer in tests. */
  invariants(s: State<T>): void;
  /** A state of an older shape, brought up to date; throws when that is not possible. */
  upgrade?(old: Json, from: number): State<T>;
  /** Numbers of one match that a designer wants to see over thousands (turns, missions); the keys are in `words.tally`. */
  tally(s: State<T>): Readonly<Record<string, number>>;

  /**
   * What each seat was dealt to play as, where sides have different aims (`human`, `alien`): bots are measured by it, since
   * a win is not as easy for each. The truth, never shown to a player.
   */
  roles?(s: State<T>): readonly string[];
  /** What each seat played as, as its person remembers it (a character, a faction); asked after the end. If absent, `roles`. */
  played?(s: State<T>): readonly string[];

  /** The memory of a seat that has seen nothing yet. */
  blank(options: T['options'], seats: number, seat: Seat): T['memory'];
  /** Folds one event the seat saw into its memory, which it owns; bounded in size. */
  remember(m: T['memory'], e: T['event'], seat: Seat): T['memory'];
  /**
   * A world the seat cannot tell from the real one, drawn at random from what it knows and remembers. For bots. The dark
   * locals of the frames and the sealed answers of others are imagined too.
   */
  imagine(k: Known<T>, m: T['memory'], seat: Seat, chance: Chance): State<T>;

  /**
   * The secrets of this state before `seat` (null: a spectator), written from the rules' own list of what is hidden and
   * never from the view: the leak test compares the two. `free`: whether a redeal could change it at all.
   */
  secrets(s: State<T>, seat: Seat | null): Secret<T>[];
  /** The same table with those secrets dealt differently, in a way the seat may not be able to tell. For the leak test only. */
  redeal(s: State<T>, seat: Seat | null, chance: Chance): State<T>;

  readonly words: { readonly [L in Language]: Words<T> };
}

export interface Start<T extends Types> {
  pub: T['pub'];
  mine: T['mine'][];
  dark: T['dark'];
  stack: T['frame'][];
}

export interface Secret<T extends Types> {
  readonly name: string;
  readonly rule: T['rule'];
  readonly value: Json;
  readonly free: boolean;
}

export interface Outcome<T extends Types = Types> {
  /** By seat, 1 is best; equal ranks share. They begin with 2 where a side without a chair has won. */
  readonly ranks: readonly number[];
  /** Winners take nothing from each other (a team, or everybody who gets out): each has won wholly, none a share. */
  readonly together?: true;
  readonly scores: readonly number[];
  /** How it ended; key of `words.ending`. */
  readonly ending: string;
  /** What the scores are made of, for a person to read. */
  readonly parts: readonly { readonly seat: Seat; readonly rule: T['rule']; readonly n: number }[];
}

// ---- Options of a table: described once, for validation, defaults, the form and its words -----------------------------

export type OptionSpec<V> =
  | ([V] extends [string] ? { readonly kind: 'choice'; readonly of: readonly V[]; readonly usual: V } : never)
  | (string extends V ? TextSpec & { readonly usual: V } : never)
  | ([V] extends [boolean] ? { readonly kind: 'switch'; readonly usual: V } : never)
  | ([V] extends [number] ? { readonly kind: 'number'; readonly min: number; readonly max: number; readonly usual: V } : never);
/** Something the table brings along, such as a map; it is kept with the table, and `fits` says what is wrong with it. */
export interface TextSpec {
  readonly kind: 'text';
  readonly most: number;
  /** It counts for nothing unless another option has this value. */
  readonly only?: { readonly option: string; readonly is: string };
  /** It is the text of a file of this kind, one of `Cartridge.files`: forms and commands take a file for it and tell what it is. */
  readonly file?: string;
}
export type OptionSpecs<O> = { readonly [K in keyof O]-?: OptionSpec<O[K]> };

// ---- Words ------------------------------------------------------------------------------------------------------------

/** Structured text: the log can be hovered, read aloud, printed. Seats become names where the phrase is shown. */
export type Phrase = readonly Part[];
export type Part = string | { readonly seat: Seat } | Named;
export interface Named {
  readonly ref: string;
  readonly id: string;
  readonly text: string;
  /** Said after it wherever no table is in sight, as its place on a board. */
  readonly aside?: string;
}

/** Everything a player reads, in one language. A missing key is a type error. */
export interface Words<T extends Types> {
  readonly title: string;
  /** The title where there is little room, in lists and filters. If absent, the whole title. */
  readonly short?: string;
  /** One sentence that makes somebody want to play. */
  readonly about: string;
  /** Which parts follow the published game, which are our own, and why. */
  readonly origin?: string;
  /** `you`: the seat that reads; null for a spectator. */
  readonly event: { readonly [K in T['event']['kind']]: (e: Extract<T['event'], { kind: K }>, you: Seat | null) => Phrase };
  /** The question, in one sentence, to the seat that is asked. */
  choice(c: Choice<T>, k: Known<T>, seat: Seat, path: readonly T['pick'][]): Phrase;
  /** What the table waits for, to everybody else. */
  waiting(k: Known<T>, you: Seat | null): Phrase;
  pick(p: T['pick'], k: Known<T>, seat: Seat, path: readonly T['pick'][]): Phrase;
  /** A pick that only goes on to the next part, or ends the last one: left out where a whole answer is said. */
  passing?(p: T['pick']): boolean;
  /** A second, smaller line under the pick: effect, price, warning. Null: none. */
  readonly detail?: (p: T['pick'], k: Known<T>, seat: Seat, path: readonly T['pick'][]) => Phrase | null;
  /** Where there are very many picks: the heading this one stands under, a column of a map; null: under none. */
  heading?(p: T['pick'], k: Known<T>, seat: Seat, path: readonly T['pick'][]): string | null;
  /** If a question offers several kinds of things: the heading of this pick's kind; null: none. */
  group?(p: T['pick'], k: Known<T>, seat: Seat, path: readonly T['pick'][]): string | null;
  /** A standing order, as its seat would say it; required if the game has `orders`. */
  order?(order: string, k: Known<T>, seat: Seat): Phrase;
  /** What a standing order has done at this moment, or why nothing: for the log of its own seat. Null: there is nothing to say. */
  orderNow?(order: string, k: Known<T>, seat: Seat): Phrase | null;
  readonly refusal: { readonly [W in T['why']]: (r: Refusal<T>) => Phrase };
  /** Required if the game has `advise`. */
  readonly advice?: { readonly [A in AdviceOf<T>]: (a: Advice<T>) => Phrase };
  /** The situation in words: the text table and the plain terminal are made of it. */
  scene(k: Known<T>, you: Seat | null): readonly Paragraph[];
  /** Explains a thing that phrases name by `ref` and `id`, for a tooltip; null: the name is enough. */
  explain?(ref: string, id: string, k: Known<T>, you: Seat | null): Paragraph | null;
  /** How it ended. `you`: the seat that reads ("You and Jonas win."); null for a stranger. */
  readonly ending: (o: Outcome<T>, you: Seat | null) => Phrase;
  /** What one part of a score counts: "moons in the dock". The page shows its rule as a link beside it. */
  readonly part: (part: Outcome<T>['parts'][number]) => string;
  /** What a seat played as (`Game.played`, else `Game.roles`) is called: "Captain"; null: it has no name. */
  role?(played: string): string | null;
  readonly option: { readonly [K in keyof T['options']]-?: OptionWords<T['options'][K]> };
  /** What the game itself puts a time on (`Cover.seconds`), whatever clock the table has: "landing races, 6 seconds each". */
  timed?(options: T['options']): readonly string[];
  readonly tally: Readonly<Record<string, string>>;
  /** The in-app rulebook, our own wording, by rule id. */
  readonly rule: { readonly [R in T['rule']]: string };
}
export interface Paragraph {
  readonly title: string;
  readonly lines: readonly Phrase[];
  /** What is best compared side by side, below the lines: a contract, row by row. */
  readonly table?: Grid;
  /** What the reader alone sees, their hand above all: where there is little room it comes first. */
  readonly mine?: boolean;
}
export interface Grid {
  readonly head: readonly string[];
  /** As many cells as `head`; the first names the row. An empty phrase is an empty cell. */
  readonly rows: readonly (readonly Phrase[])[];
}
export interface OptionWords<V> {
  readonly name: string;
  readonly help: string;
  /** The heading it stands under with others, folded up in a form; without: it is always in sight. */
  readonly group?: string;
  /** Of a choice: the name of each value. */
  readonly of: string extends V ? null : [V] extends [string] ? { readonly [K in V]: string } : null;
}
/** A chapter of the in-app rulebook. */
export interface RuleChapter<R extends string = string> {
  readonly title: string;
  readonly rules: readonly R[];
  /** Pieces pictured beside it: names of the game's own drawings. */
  readonly pictures?: readonly string[];
  /** What they show, by name; a picture without a caption is explained by the rules beside it. */
  readonly captions?: Readonly<Record<string, string>>;
}

// ---- What a game brings for bots and for terminals --------------------------------------------------------------------

/** What bots need to know of a game; they get the view and the memory of their seat, never a state. */
export interface Mind<T extends Types> {
  /**
   * A weight for each pick of `c` (same order, larger is better; a difference of 1 is one that a practised player sees at
   * once), from what the seat knows: the heuristic player, the prior of the search and its rollout policy. `m` is null inside imagined futures.
   */
  weigh(k: Known<T>, m: T['memory'] | null, seat: Seat, path: readonly T['pick'][], c: Choice<T>, chance: Chance): readonly number[];
  /** The chance of each seat to win from an imagined state, 0 … 1 each, when a search stops looking further. */
  value(s: State<T>): readonly number[];
  /** How far a rollout looks before `value` is asked, in answers; null: to the end. */
  readonly horizon: number | null;
  /** How chances are estimated when somebody looks back; if absent, by playing on as far as `horizon`, uncorrected. */
  readonly outlook?: ChanceOutlook;
  /** If absent, `hard` runs a tree search. If present, it play-tests its best answers instead, which suits hidden positions and many players. */
  readonly trials?: Trials<T>;
  /**
   * What speaks for or against a whole answer, weightiest first, in the game's own terms ("no draw, no risk"); at most a few.
   * From what the seat knows, as `weigh` sees it. For people who look back or ask for a hint.
   */
  readonly reasons?: AnswerReasons<T>;
}
/** The part of a mind that only `hard` uses. */
export type Foresight<T extends Types> = Omit<Mind<T>, 'weigh' | 'reasons'>;
/** How chances to win are estimated by playing on (bots/STRENGTH.md says how well that fits). */
export interface ChanceOutlook {
  /** How far before `value` is asked, in answers; null: to the end; if absent, as far as `horizon`. */
  readonly answers?: number | null;
  /**
   * Where play-outs are too confident: what the logit of a chance is multiplied by, with all cards face up and from what
   * one seat knows. If absent, 1.
   */
  readonly temper?: { readonly open: number; readonly seat: number };
}
/** See `Mind.reasons`. */
export type AnswerReasons<T extends Types> = (k: Known<T>, seat: Seat, answer: readonly T['pick'][], language: Language) => readonly Phrase[];

/**
 * How `hard` tries answers out: each in the same imagined worlds, played on by `weigh` for everybody. The answer that looks best
 * at first is given up only for one that did better than chance explains.
 */
export interface Trials<T extends Types> {
  /** Whether that is worth the time at this question, of which `c` is the first choice; if not, the weights decide. If absent, always. */
  worthwhile?(k: Known<T>, seat: Seat, c: Choice<T>): boolean;
  /** How many answers are tried at most, the best by weight. */
  readonly answers: number;
  /** An answer whose weight is this far below the best is not tried; if absent, the usual gap (bots/levels.ts). The same holds for the next two. */
  readonly hopeless?: number;
  /** Worlds between two looks at who has fallen behind. */
  readonly pause?: number;
  /** Results that were all equal may still differ by this much, squared, once. */
  readonly least?: number;
  /** How far a trial looks before `value` is asked, in answers per chair; null: to the end. */
  readonly horizon: number | null;
  /** The chance to win that a difference of 1 between weights stands for, and how far off that usually is. */
  readonly trust: number;
  readonly doubt: number;
  /** Whether a trial can stop here: `value` is final for this seat, or this is a good moment to ask for it. `from`: where the trial began. */
  settled?(s: State<T>, seat: Seat, from: Known<T>): boolean;
  /** The weights of the answers to try, where `hard` judges differently from `normal` (`weigh`). */
  readonly weigh?: Mind<T>['weigh'];
  /** The weights by which everybody plays in imagined worlds, where they differ from `weigh`. */
  readonly foresee?: Mind<T>['weigh'];
}

/** A drawing for a terminal: lines of styled spans. */
export type Drawing = readonly (readonly Span[])[];
export interface Span {
  readonly text: string;
  readonly color?: string;
  readonly back?: string;
  readonly bold?: boolean;
  readonly dim?: boolean;
}
export interface Sketcher<T extends Types> {
  /**
   * The table as `you` sees it; `names` by seat. At most `width` columns and, where it can be done, `height` lines: what is
   * more is cut from below, so what matters least comes last.
   */
  draw(k: Known<T>, you: Seat | null, language: Language, names: readonly string[], width: number, height: number): Drawing;
}

/** A kind of file that people make for a game: a map, a scenario. The text may come from anywhere. */
export interface FileTool {
  /** What it is and what is wrong with it; a string says in one sentence why it is not such a file. */
  check(text: string, language: Language): string | FileReport;
  /** A valid file as a drawing of at most `width` columns, where there is something to draw. */
  show?(text: string, language: Language, width: number): string | Drawing;
  /** The JSON Schema of such a file. */
  readonly schema: object;
  /** Files that come with the game, to look at and to begin from. The first may have nothing on it yet. */
  examples?(language: Language): readonly FileExample[];
  /** A text in another notation that people use, converted to such a file; null: it is not one. */
  adopt?(text: string): string | null;
  /** Whether a text that `check` rejects is an unfinished file that an editor can continue. */
  unfinished?(text: string): boolean;
  /** Table options that suit this file, beside the one that takes it. */
  suits?(text: string): Readonly<Record<string, string | number | boolean>>;
  /** A small random change that keeps a valid file valid; `int` draws below n. Null: none was found. */
  vary?(text: string, int: (n: number) => number, language: Language): FileChange | null;
}
export interface FileReport {
  /** What it is, in a few lines. */
  readonly about: readonly string[];
  /** Why it cannot be played with, one sentence each; none: it can. */
  readonly problems: readonly string[];
  /** By problem: the places it is about, as the game's editor calls them; if absent, none. */
  readonly places?: readonly (readonly string[])[];
}
export interface FileExample {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** What is special about it, in a sentence or two. */
  readonly about?: string;
}
export interface FileChange {
  readonly text: string;
  /** What was changed, in words. */
  readonly what: string;
}
/** What a kind of file is called: in the menu, over a list, on the button that makes one. */
export interface FileKindWords {
  readonly one: string;
  readonly many: string;
  readonly make: string;
  readonly about: string;
}

/** Everything a game folder exports to the registry. */
export interface Cartridge<T extends Types> {
  readonly game: Game<T>;
  readonly mind: Mind<T>;
  readonly sketch: Sketcher<T>;
  /** By kind, which is also the command: `starboard zone check FILE`. */
  readonly files?: Readonly<Record<string, FileTool>>;
}
