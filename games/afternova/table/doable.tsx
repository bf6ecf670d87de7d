/**
 * A thing on the table that gives an answer or changes the draft. What cannot be is veiled and says why; the reason is the
 * engine's. Keys: Enter does it; a letter, where one is shown.
 */
import { plain, type Refusal } from '@starboard/kernel';
import { type About, type Anchor, Sentence, useNotes } from '@starboard/table-kit';
import type { ComponentChildren, CSSProperties, TargetedKeyboardEvent } from 'preact';
import type { Afternova, Pick } from '../rules/types.ts';
import { refusalOf, type Scene } from './scene.ts';

export interface DoableProps {
  readonly scene: Scene;
  /** What it is or does, read aloud. */
  readonly label: string;
  /** The whole answer that it gives. */
  readonly path?: readonly Pick[] | null | undefined;
  /** Answered to the question that follows. */
  readonly next?: Pick | undefined;
  /** Or what it changes on this screen. */
  readonly act?: (() => void) | null | undefined;
  /** The first pick of the answers that it leads to. */
  readonly pick?: Pick | undefined;
  /** Why it cannot be; missing: what the engine says about `path`. */
  readonly refusal?: Refusal<Afternova> | null | undefined;
  readonly about?: About | undefined;
  /** In the draft. */
  readonly chosen?: boolean | undefined;
  readonly anchor?: Anchor | undefined;
  readonly letter?: string | undefined;
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
  /** Its part is not drawn again with every draft, so a press does not wait for that. */
  readonly steady?: boolean;
  /** Another thing does the same and is the one for the keyboard. */
  readonly second?: boolean | undefined;
  /** For dragging: what it is, and what it takes. */
  readonly drag?: string | undefined;
  readonly drop?: string | undefined;
  readonly onKeyDown?: ((e: TargetedKeyboardEvent<HTMLButtonElement>) => void) | undefined;
  readonly children: ComponentChildren;
}

const FRAME_MS = 16;
/** A part that is never drawn again must not keep a press waiting. */
const MOST_WAITS = 30;
const waits = new WeakMap<HTMLElement, number>();

/** What a thing does follows from the draft. While what was touched before is not drawn, a press waits for it. */
function mustWait(scene: Scene, at: HTMLElement): boolean {
  const n = waits.get(at) ?? 0;
  waits.delete(at);
  if (n >= MOST_WAITS || !scene.isBehind(scene.drafts)) return false;
  waits.set(at, n + 1);
  setTimeout(() => at.isConnected && at.click(), FRAME_MS);
  return true;
}

export function Doable(p: DoableProps) {
  const {
    scene,
    label,
    path = null,
    next,
    act = null,
    pick = path?.[0],
    about,
    chosen = false,
    anchor,
    letter,
    className = '',
    style,
    second,
    drag,
    drop,
  } = p;
  const notes = useNotes();
  const { names } = scene.props;
  const does = scene.props.turn !== null && (path !== null || act !== null);
  const refusal = !does
    ? null
    : p.refusal !== undefined
      ? p.refusal
      : path === null
        ? null
        : (refusalOf(scene, path) ?? scene.props.turn?.refuses?.(path) ?? null);
  const why = refusal === null ? null : scene.props.why(refusal);
  const state = !does ? undefined : refusal === null ? 'legal' : 'refused';
  const tell = (at: Element, pinned: boolean): void => {
    if (refusal !== null && why !== null) notes.show(at, { text: <Sentence phrase={why} names={names} />, rule: refusal.rule, tone: 'no' }, pinned);
    else if (about !== undefined && (pinned ? !does : does)) notes.show(at, { ...about, tone: 'about' }, pinned);
  };
  const press = (at: HTMLElement): void => {
    if (p.steady !== true && mustWait(scene, at)) return;
    if (state !== 'legal' || scene.props.turn?.sent === true) tell(at, true);
    else {
      // What it is was read; now it would cover what the press has led to.
      notes.leave(at);
      if (path !== null) scene.say(path, next);
      else act?.();
    }
  };
  return (
    <button
      type="button"
      className={`kit-pick ${state ?? 'inert'} ${className}${chosen ? ' chosen-thing' : ''}`}
      style={style}
      data-thing=""
      data-state={state}
      data-pick={state === undefined ? undefined : pick}
      data-path={path === null || state === undefined ? undefined : path.join(',')}
      data-second={second ? '' : undefined}
      data-anchor={anchor}
      data-letter={state === 'legal' ? letter : undefined}
      data-drag={state === 'legal' ? drag : undefined}
      data-drop={drop}
      tabIndex={second ? -1 : 0}
      aria-hidden={second ? true : undefined}
      aria-disabled={state === 'refused' ? true : undefined}
      aria-pressed={chosen ? true : undefined}
      aria-description={why !== null && refusal !== null ? `${plain(why, names)} ${refusal.rule}` : undefined}
      onClick={(e) => press(e.currentTarget)}
      onKeyDown={p.onKeyDown}
      onPointerEnter={(e) => e.pointerType === 'mouse' && tell(e.currentTarget, false)}
      onPointerLeave={(e) => notes.leave(e.currentTarget)}
      onFocus={(e) => e.currentTarget.matches(':focus-visible') && tell(e.currentTarget, false)}
      onBlur={(e) => notes.leave(e.currentTarget)}
    >
      <span className="kit-name">{label}</span>
      <span className="kit-look" aria-hidden="true">
        {p.children}
      </span>
    </button>
  );
}
