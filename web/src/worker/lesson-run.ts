/**
 * Runs a lesson beside the host of its match. It makes bots wait for their step and answer as the script says, and tells the
 * pages which step it is. It decides nothing about the match. When the script has ended, was skipped or no longer fits the match,
 * bots think for themselves and chance is random.
 */
import { deedOf, type LogLine, type ThinkOrder } from '@starboard/host';
import { type Entry, follow, type Game, givenIn, type KeyedChance, type Lesson, refuse, ScriptedChance, type Types } from '@starboard/kernel';
import { loadLesson } from '@starboard/registry/lessons';
import type { LessonState, LocalTable } from '../offline/tables.ts';
import type { CoachHeard, CoachSaid } from './protocol.ts';

export interface CoachSpeech {
  readonly answer: string[];
  readonly iterations: number;
}
interface Held {
  readonly order: ThinkOrder;
  readonly speak: (answer: CoachSpeech | null) => void;
}

interface LessonRunProps {
  readonly game: Game<Types>;
  readonly lesson: Lesson;
  readonly chance: ScriptedChance;
  readonly state: LessonState;
  /** Stores the progress of the lesson. */
  readonly keep: (state: LessonState) => void;
  readonly tell: (heard: CoachHeard) => void;
}

/** The lesson of a table, if it is still going on; null: it has ended. `log`: the whole log so far. */
export async function lessonOf(
  { game: id, lesson: state }: LocalTable,
  game: Game<Types>,
  chance: KeyedChance | ScriptedChance,
  log: readonly LogLine[],
  world: Pick<LessonRunProps, 'keep' | 'tell'>,
): Promise<LessonRun | null> {
  const lesson = state === undefined || state.over ? null : await loadLesson(id);
  return lesson === null || !(chance instanceof ScriptedChance) ? null : new LessonRun({ game, lesson, chance, state: state!, ...world }, log);
}

export class LessonRun {
  readonly #props: LessonRunProps;
  #state: LessonState;
  #given: ReturnType<typeof givenIn> = [];
  #at: number | null = null;
  #held: Held[] = [];

  /** `lines`: the whole log so far. */
  constructor(props: LessonRunProps, lines: readonly LogLine[]) {
    this.#props = props;
    this.#state = props.state;
    this.#given = givenIn(entriesIn(lines));
    this.#move();
  }

  get heard(): CoachHeard {
    return { at: this.#at };
  }

  /** New lines were logged. */
  log(lines: readonly LogLine[]): void {
    if (this.#state.over) return;
    this.#given = givenIn(entriesIn(lines), this.#given);
    this.#move();
  }

  said(said: CoachSaid): void {
    if (this.#at === null || said.t === 'bye') return;
    if (said.t === 'skip') this.#leave();
    else if (said.reads === this.#state.reads + 1) {
      this.#keep({ reads: said.reads });
      this.#move();
    }
  }

  /** The bot's scripted answer, once its step has come; null: the bot thinks for itself. */
  speak(order: ThinkOrder, signal: AbortSignal): Promise<CoachSpeech | null> {
    if (this.#at === null) return Promise.resolve(null);
    return new Promise((resolve) => {
      const held: Held = { order, speak: resolve };
      signal.addEventListener('abort', () => this.#drop(held), { once: true });
      this.#held.push(held);
      this.#release();
    });
  }

  #keep(change: Partial<LessonState>): void {
    this.#state = { ...this.#state, ...change };
    this.#props.keep(this.#state);
  }

  /** Finds the present step. At the end of the script the coach leaves. */
  #move(): void {
    const { lesson } = this.#props;
    const at = follow(lesson, this.#given, this.#state.reads);
    if (at === null || at === lesson.script.length) {
      this.#leave();
      return;
    }
    this.#at = at;
    this.#props.tell(this.heard);
    this.#release();
  }

  #leave(): void {
    // From now on draws are random. The record says how many were scripted.
    this.#props.chance.end();
    this.#at = null;
    this.#keep({ until: this.#props.chance.until, over: true });
    this.#props.tell(this.heard);
    this.#release();
  }

  #release(): void {
    const cue = this.#at === null ? null : this.#props.lesson.script[this.#at];
    for (const held of [...this.#held]) {
      const { seat, known } = held.order;
      if (cue === null) {
        this.#drop(held);
        held.speak(null);
      } else if (cue.kind === 'bot' && cue.seat === seat) {
        this.#drop(held);
        const fits = refuse(this.#props.game, known, seat, cue.answer) === null;
        held.speak(fits ? { answer: [...cue.answer], iterations: 0 } : null);
      }
    }
  }

  #drop(held: Held): void {
    this.#held = this.#held.filter((h) => h !== held);
  }
}

/** The log lines that are entries. */
export const entriesIn = (lines: readonly LogLine[]): Entry<Types>[] =>
  lines.flatMap((line) => {
    const deed = deedOf(line);
    return deed.k === 'start' || deed.k === 'act' ? [deed.entry] : [];
  });
