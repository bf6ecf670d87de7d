/**
 * The contract between the table frame and a game's illustrated table. The frame keeps the top bar, log, chat, menu and the
 * stream of the match; the illustrated table fills everything between: the others, the board, the question, what is mine.
 *
 * Three ideas carry it.
 *  1. What may be done is `turn.question` and nothing else: a thing on the table lights up because its pick is listed, is
 *     veiled with a reason because its pick is among the greyed, and is inert otherwise. No table decides legality.
 *  2. What is shown is a picture (`Staging`), made from what the seat knows and moved on by the events it hears. When nothing
 *     moves, the picture is exactly the one made from what is known now, so an animation can neither lie nor be missed.
 *  3. Every sentence comes from the game's words: the same as the text table's.
 */
import type { Game, Known, Language, Outcome, Phrase, Question, Refusal, Seat, Types, Words } from '@starboard/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Sounds } from './sound/score.ts';

export type { Question };

/** The question to the person at this screen. */
export interface Turn<T extends Types = Types> {
  readonly seat: Seat;
  readonly question: Question<T>;
  /** Given and not yet acknowledged. */
  readonly sent: boolean;
  choose(pick: T['pick']): void;
  /** Gives a whole answer at once, for tables on which it is put together in any order. Ignored unless it is legal. */
  answer(path: readonly T['pick'][]): void;
  /** Why a guide does not take this whole answer, though it is legal; missing or null: it does. */
  refuses?(path: readonly T['pick'][]): Refusal<T> | null;
  /** Steps back inside a half-made answer. */
  back(): void;
}

/** Something heard, with a number that stays. */
export interface Told {
  readonly key: number;
  readonly event: { readonly kind: string };
}

/** A chair as everybody sees it. */
export interface TableChair {
  readonly kind: 'person' | 'bot' | 'empty';
  readonly name: string;
  readonly away: boolean;
  /** The address of a picture of the person or bot that sits there: a portrait belongs to the person, colour and shape to the seat. */
  readonly portrait: string;
  /** "Bot, normal", "away", "your turn": what the frame says about this chair, ready to be shown. */
  readonly state: string;
  /** The seat's own time, where there is a clock; it ticks by itself. */
  readonly clock: ComponentChildren;
}

/** What the decision bar says; composed by the frame, so that both tables say the same. */
export interface Asking {
  readonly sentence: Phrase;
  /** Whom it is about; null: several or nobody. */
  readonly about: Seat | null;
  /** Small print: sent, may change your mind, on whose behalf. */
  readonly small: readonly string[];
  /** The rule that asks; null while waiting. */
  readonly rule: string | null;
  /** The last answer was not taken, and why. */
  readonly refused: { readonly why: Phrase; readonly rule: string | null } | null;
}

/** A window that closes by itself. Times by `performance.now()`. */
export interface Due {
  readonly from: number;
  readonly at: number;
}

/** Answers given ahead (`Game.orders`). */
export interface Ordering {
  /** In force. */
  readonly given: readonly string[];
  /** What may be ordered now. */
  readonly open: readonly string[];
  give(order: string, on: boolean): void;
}

/** How this person likes it. */
export interface Taste {
  /** 1: as designed, 2: twice as fast, 0: nothing travels. */
  readonly speed: 0 | 1 | 2;
  /** Things cross-fade where they now are instead of travelling. */
  readonly reduced: boolean;
  /** 0: silent. */
  readonly volume: number;
  /** Single keys choose. */
  readonly keys: boolean;
}

export interface BoardProps<T extends Types = Types> {
  readonly game: Game<T>;
  readonly words: Words<T>;
  readonly language: Language;
  readonly known: Known<T>;
  /** Whose eyes these are; null: a spectator's. */
  readonly you: Seat | null;
  readonly names: readonly string[];
  readonly chairs: readonly TableChair[];
  /** Those the table waits for. */
  readonly waited: readonly Seat[];
  /** Null: nobody at this screen is asked. */
  readonly turn: Turn<T> | null;
  readonly asking: Asking;
  readonly due: Due | null;
  /** Everything that was heard, oldest first, at once; the stage paces it. What was there when the table opened is not played. */
  readonly lines: readonly Told[];
  /** The stage tells how far it has come, so that the log keeps step. */
  shown(key: number): void;
  readonly outcome: Outcome<T> | null;
  readonly taste: Taste;
  /** Takes back the last own answer; null: it cannot be taken back. */
  readonly undo?: (() => void) | null;
  /** Standing orders of the person's seat; null: none can be given here. */
  readonly orders?: Ordering | null;
  /** Why a pick is refused, in words. */
  why(refusal: Refusal<T>): Phrase;
  /** Opens a rule beside the table. */
  lookUp(rule: string): void;
  /** What the frame wants to have shown inside the table. */
  readonly slots: {
    /** Connection, requests, take-backs: above the board, empty most of the time. */
    readonly notes: ComponentChildren;
    /** Time left for the present question. */
    readonly clock: ComponentChildren;
    /** After the end: places, rematch, replay; null before. */
    readonly over: ComponentChildren;
  };
}
export type Board<T extends Types = Types> = ComponentType<BoardProps<T>>;

/** The module a game exports as `@starboard/<game>/table`. */
export interface TableModule {
  readonly default: Board;
  /** Answers are put together on the table and given whole (`Turn.answer`): no half-made one comes from it or is shown by it. */
  readonly composes?: boolean;
  /** False: nothing reads `words.rule`, so the rulebook need not come before the first view. */
  readonly quotes?: boolean;
  /** Loads the parts that the table otherwise loads when it needs them; tests draw the table whole. */
  readonly loadAll?: () => Promise<void>;
}

// ---- The stage: a picture moved on by events --------------------------------------------------------------------------

/** A place on the table by name: an element says it with `data-anchor`; `hand 2`, `portal 7`, `ship 3`. */
export type Anchor = string;

/** The name of a sound: one of the kit's (./sound/score.ts) or one of the game's own (`Staging.sounds`). */
export type SoundName = string;

/**
 * One thing that travels, turns or happens. Motions of one event run together, each after its `delay`. Where a place has
 * several names, the first that is on the table counts; a motion without a place is left out.
 */
export interface Motion {
  /** fly: an arc from place to place. flip: the same, and it turns over on arrival. slide: straight. pulse: stays and glows. drama: the place itself acts, at most once a phase. */
  readonly kind: 'fly' | 'flip' | 'slide' | 'pulse' | 'drama';
  /** What travels, drawn by the game at its largest; for `flip` the side seen at first is `back`. In a drama, what appears. */
  readonly what?: ComponentChildren;
  readonly back?: ComponentChildren;
  /** How large `what` is drawn, in pixels; whatever has one has it, so that nothing has to be measured as it sets out. */
  readonly size?: { readonly w: number; readonly h: number };
  /** Where it was before the event was lifted. */
  readonly from: Anchor | readonly Anchor[];
  /** Where it is once the event is lifted; the same as `from` for `pulse` and `drama`. */
  readonly to: Anchor | readonly Anchor[];
  /** Places a `slide` passes. */
  readonly via?: readonly Anchor[];
  /** In ms at speed 1. */
  readonly delay?: number;
  /** In ms at speed 1; missing: the usual of its kind. */
  readonly ms?: number;
  /** A drama covers its place. With this it is as large as it is drawn, in the middle of the place and whole on the screen. */
  readonly natural?: boolean;
  /** In a drama: the light drops meanwhile; a number: by this part, and not at the place itself. */
  readonly dim?: boolean | number;
  /** Heard when the motion begins. */
  readonly cue?: SoundName;
  /** Pitch of the cue in half tones. */
  readonly pitch?: number;
}

/** How a game's picture follows its events. All pure. `M` is plain data the board draws from. */
export interface Staging<T extends Types, M> {
  /** The picture of what is known: what the table shows when nothing moves. */
  rest(k: Known<T>, you: Seat | null): M;
  /** The picture while the event happens: what travels has left its place. */
  lift(m: M, e: T['event'], you: Seat | null): M;
  /** The picture after the event. */
  land(m: M, e: T['event'], you: Seat | null): M;
  motions(m: M, e: T['event'], you: Seat | null): readonly Motion[];
  /** Sounds of this game, by cue. A name the kit has too is played as the game has it. */
  readonly sounds?: Sounds;
}
