/**
 * A thing on the table that may stand for a pick of the present question. What it then is follows from the question alone: legal
 * because its pick is listed, refused because it is among the greyed, chosen because it is part of the half-made answer. Otherwise
 * it just lies there, and says what it is when somebody asks.
 */
import { plain, type Refusal, type Types } from '@starboard/kernel';
import type { ComponentChildren, CSSProperties } from 'preact';
import type { Anchor, BoardProps, Turn } from './contract.ts';
import { useNotes } from './popover.tsx';
import { Sentence } from './sentence.tsx';

export type Standing<T extends Types = Types> =
  | { readonly state: 'legal' | 'chosen' | 'inert' }
  | { readonly state: 'refused'; readonly refusal: Refusal<T> };

const INERT = { state: 'inert' } as const;

export function standingOf<T extends Types>(turn: Turn<T> | null, pick: T['pick'] | null): Standing<T> {
  if (turn === null || pick === null) return INERT;
  const { choice, path, greyed } = turn.question;
  if (choice.picks.includes(pick)) return { state: 'legal' };
  if (path.includes(pick)) return { state: 'chosen' };
  const refusal = greyed.find((r) => r.pick === pick);
  return refusal === undefined ? INERT : { state: 'refused', refusal };
}

/** What a thing is, for whoever asks. */
export interface About {
  readonly title: string;
  readonly text: string;
  readonly rule: string | null;
}

export interface PickableProps<T extends Types> {
  readonly props: BoardProps<T>;
  /** What the thing stands for in this question; null: for nothing. */
  readonly pick: T['pick'] | null;
  /** What the thing is, read aloud while it stands for nothing; else what choosing it does is said. */
  readonly label: string;
  readonly about?: About | undefined;
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
  readonly anchor?: Anchor | undefined;
  /** Shown at the thing while it can be chosen. */
  readonly ribbon?: ComponentChildren;
  /** What the first tap of a finger does instead of choosing, where a thing is too small to be chosen by one. */
  readonly firstTap?: (() => void) | undefined;
  /** Told when somebody points at the thing or focuses it, and when that ends: for previews. */
  readonly onAim?: ((on: boolean) => void) | undefined;
  readonly children: ComponentChildren;
}

export function Pickable<T extends Types>({
  props,
  pick,
  label,
  about,
  className = '',
  style,
  anchor,
  ribbon,
  firstTap,
  onAim,
  children,
}: PickableProps<T>) {
  const { turn, words, known, names } = props;
  const notes = useNotes();
  const standing = standingOf(turn, pick);
  const { state } = standing;
  const refused = state === 'refused' ? standing.refusal : null;
  const active = state !== 'inert';
  const said = active && pick !== null && turn !== null ? plain(words.pick(pick, known, turn.seat, turn.question.path), names) : label;
  const why = refused === null ? null : props.why(refused);

  const tell = (at: HTMLElement, pinned: boolean): void => {
    if (refused !== null && why !== null) notes.show(at, { text: <Sentence phrase={why} names={names} />, rule: refused.rule, tone: 'no' }, pinned);
    else if (about !== undefined && pinned) notes.show(at, { ...about, tone: 'about' }, true);
  };
  const aim = (on: boolean, at: HTMLElement): void => {
    onAim?.(on);
    if (on) tell(at, false);
    else notes.leave(at);
  };
  const press = (at: HTMLElement, finger: boolean): void => {
    if (state === 'legal' && finger && firstTap !== undefined) firstTap();
    else if (state === 'legal' && pick !== null) turn?.choose(pick);
    else if (state === 'chosen') turn?.back();
    else tell(at, true);
  };
  return (
    <button
      type="button"
      className={`kit-pick ${state} ${className}`}
      style={style}
      data-thing=""
      data-state={active ? state : undefined}
      data-pick={active ? pick : undefined}
      data-anchor={anchor}
      tabIndex={active ? 0 : -1}
      aria-disabled={refused !== null ? true : undefined}
      aria-pressed={state === 'chosen' ? true : undefined}
      aria-description={refused === null || why === null ? undefined : `${plain(why, names)} ${refused.rule}`}
      onClick={(e) => press(e.currentTarget, (e as unknown as PointerEvent).pointerType === 'touch')}
      onPointerEnter={(e) => e.pointerType !== 'touch' && aim(true, e.currentTarget)}
      onPointerLeave={(e) => e.pointerType !== 'touch' && aim(false, e.currentTarget)}
      onFocus={(e) => e.currentTarget.matches(':focus-visible') && aim(true, e.currentTarget)}
      onBlur={(e) => aim(false, e.currentTarget)}
    >
      {/* The name says all of it; what is written on the thing would be read twice. */}
      <span className="kit-name">{said}</span>
      <span className="kit-look" aria-hidden="true">
        {children}
      </span>
      {state === 'legal' && ribbon !== undefined && (
        <span className="kit-ribbon" aria-hidden="true">
          {ribbon}
        </span>
      )}
    </button>
  );
}
