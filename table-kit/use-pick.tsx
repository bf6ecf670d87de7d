/** Everything about a thing that may stand for a pick, but how it looks: its state, its name, its notes, its events. */
import { plain, type Types } from '@starboard/kernel';
import type { Anchor, BoardProps } from './contract.ts';
import { useNotes } from './popover.tsx';
import { Sentence } from './sentence.tsx';
import { type Standing, standingOf } from './standing.ts';

/** What a thing is, for those who ask. */
export interface About {
  readonly title: string;
  readonly text: string;
  readonly rule: string | null;
}

export interface PickProps<T extends Types> {
  readonly props: BoardProps<T>;
  /** What the thing stands for in this question; null: for nothing. */
  readonly pick: T['pick'] | null;
  /** What the thing is, read aloud while it stands for nothing; else what choosing it does is said. */
  readonly label: string;
  readonly about?: About | undefined;
  /** What it is is shown on hover too, not only when it is pressed. */
  readonly eager?: boolean | undefined;
  readonly anchor?: Anchor | undefined;
  /**
   * Another thing stands for the same pick and is the one for keyboard and screen reader. Of all things that stand for one
   * pick exactly one has no `second`.
   */
  readonly second?: boolean | undefined;
  /** What is said instead of the pick's words, where a thing has more to tell. */
  readonly name?: string | undefined;
  /**
   * One of many in a plan with keys of its own: Tab stops at one of them (true), other keys lead to the rest (false), and arrow
   * keys pass by what is refused.
   */
  readonly stop?: boolean | undefined;
  /** What it does is written on it: a note would say it twice and cover what is beside it. */
  readonly written?: boolean | undefined;
  /** What the first tap of a finger does instead of choosing, where a thing is too small to be chosen by one. */
  readonly firstTap?: (() => void) | undefined;
  /** Called when the pointer or the focus enters and leaves: for previews. */
  readonly onAim?: ((on: boolean) => void) | undefined;
}

interface At {
  readonly currentTarget: Element;
}
interface Pointed extends At {
  readonly pointerType: string;
}

export interface Picked {
  readonly state: Standing['state'];
  /** What a screen reader says. */
  readonly said: string;
  /** The second, smaller line of the pick (`words.detail`); null: none. */
  readonly detail: string | null;
  /** For the element itself, an HTML or an SVG one. */
  readonly attributes: {
    readonly 'data-thing': '';
    readonly 'data-state': Standing['state'] | undefined;
    readonly 'data-pick': string | undefined;
    readonly 'data-second': '' | undefined;
    readonly 'data-anchor': Anchor | undefined;
    readonly 'data-own-keys': '' | undefined;
    readonly tabIndex: 0 | -1;
    readonly 'aria-hidden': true | undefined;
    readonly 'aria-disabled': true | undefined;
    readonly 'aria-pressed': true | undefined;
    readonly 'aria-description': string | undefined;
    onClick(e: At): void;
    onPointerEnter(e: Pointed): void;
    onPointerLeave(e: Pointed): void;
    onFocus(e: At): void;
    onBlur(e: At): void;
  };
}

/** After a tap browsers keep a made-up pointer there: what comes to lie under it is not pointed at. A real one moves. */
let byFinger = false;
const noted = (e: PointerEvent): void => {
  byFinger = e.pointerType === 'touch';
};
if (typeof addEventListener === 'function') {
  addEventListener('pointerdown', noted, true);
  addEventListener('pointermove', noted, true);
}

export function usePick<T extends Types>({
  props,
  pick,
  label,
  about,
  eager = false,
  anchor,
  second = false,
  name,
  stop,
  written = false,
  firstTap,
  onAim,
}: PickProps<T>): Picked {
  const { turn, words, known, names } = props;
  const notes = useNotes();
  const standing = standingOf(turn, pick);
  const { state } = standing;
  const refused = state === 'refused' ? standing.refusal : null;
  const asked = state !== 'inert' && pick !== null && turn !== null ? { pick, turn } : null;
  const said = name ?? (asked === null ? label : plain(words.pick(asked.pick, known, asked.turn.seat, asked.turn.question.path), names));
  const more = asked === null ? null : (words.detail?.(asked.pick, known, asked.turn.seat, asked.turn.question.path) ?? null);
  const why = refused === null ? null : props.why(refused);
  const detail = more === null ? null : plain(more, names);

  const tell = (at: Element, pinned: boolean): void => {
    if (refused !== null && why !== null) notes.show(at, { text: <Sentence phrase={why} names={names} />, rule: refused.rule, tone: 'no' }, pinned);
    else if (about !== undefined && (pinned || (eager && asked === null))) notes.show(at, { ...about, tone: 'about' }, pinned);
    else if (more !== null && !written) notes.show(at, { text: <Sentence phrase={more} names={names} />, rule: null, tone: 'about' }, pinned);
  };
  const aim = (on: boolean, at: Element): void => {
    onAim?.(on);
    if (on) tell(at, false);
    else notes.leave(at);
  };
  const press = (at: Element, finger: boolean): void => {
    if (state === 'inert' || state === 'refused') {
      tell(at, true);
      return;
    }
    // What the note says of the answer is of the past once it is given, though the pointer stays.
    notes.leave(at);
    if (state === 'legal' && finger && firstTap !== undefined) firstTap();
    else if (state === 'legal') asked?.turn.choose(asked.pick);
    else turn?.back();
  };
  const described = refused !== null && why !== null ? `${plain(why, names)} ${refused.rule}` : (detail ?? undefined);
  return {
    state,
    said,
    detail,
    attributes: {
      'data-thing': '',
      'data-state': asked === null ? undefined : state,
      'data-pick': asked?.pick,
      'data-second': second ? '' : undefined,
      'data-anchor': anchor,
      'data-own-keys': stop === undefined ? undefined : '',
      tabIndex: second || !(stop ?? asked !== null) ? -1 : 0,
      'aria-hidden': second ? true : undefined,
      'aria-disabled': refused !== null ? true : undefined,
      'aria-pressed': state === 'chosen' ? true : undefined,
      'aria-description': described,
      onClick: (e) => press(e.currentTarget, 'pointerType' in e && e.pointerType === 'touch'),
      onPointerEnter: (e) => e.pointerType !== 'touch' && !byFinger && aim(true, e.currentTarget),
      onPointerLeave: (e) => e.pointerType !== 'touch' && aim(false, e.currentTarget),
      onFocus: (e) => e.currentTarget.matches(':focus-visible') && aim(true, e.currentTarget),
      onBlur: (e) => aim(false, e.currentTarget),
    },
  };
}
