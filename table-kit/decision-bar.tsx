/** The question in one sentence, between the board and the hand; buttons only for what has no thing on the table. */
import { plain, type Types } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from './contract.ts';
import { useNotes } from './popover.tsx';
import { Sentence } from './sentence.tsx';
import { standingOf } from './targets.tsx';

export interface BarButton<T extends Types = Types> {
  readonly pick: T['pick'];
  /** Missing: the words of the pick. */
  readonly text?: string;
  /** A second line. */
  readonly more?: string;
  readonly icon?: ComponentChildren;
  /** The letter that presses it. */
  readonly letter?: string;
  readonly primary?: boolean;
  /** This is what was said, and can still be changed. */
  readonly said?: boolean;
  /** Told when somebody points at it or focuses it, and when that ends: for previews. */
  readonly onAim?: (on: boolean) => void;
}

export interface DecisionBarProps<T extends Types> {
  readonly props: BoardProps<T>;
  /** At the left: whose question, time left, actions left. */
  readonly lead: ComponentChildren;
  readonly buttons: readonly BarButton<T>[];
  /** More small print, the game's own. */
  readonly small?: ComponentChildren;
  readonly danger?: boolean;
  readonly words: { readonly region: string; readonly back: string };
}

/** More characters than fit at the usual size. */
const LONG = 72;

export function DecisionBar<T extends Types>({ props, lead, buttons, small, danger = false, words }: DecisionBarProps<T>) {
  const { turn, asking, names, slots, lookUp } = props;
  const asked = turn !== null && !turn.sent;
  const path = turn?.question.path ?? [];
  const long = plain(asking.sentence, names).length > LONG;
  return (
    <section
      className={`kit-bar${buttons.length > 1 ? ' pair' : ''}${asked ? ' asked' : ''}${danger ? ' danger' : ''}${long ? ' long' : ''}`}
      aria-label={words.region}
      data-decision=""
      data-anchor="question"
    >
      <div className="lead">{lead}</div>
      <div className="say" aria-live="polite" aria-atomic="true">
        <h2>
          <Sentence phrase={asking.sentence} names={names} />
        </h2>
        {asking.refused !== null ? (
          <p className="no">
            <Sentence phrase={asking.refused.why} names={names} /> {asking.refused.rule}
          </p>
        ) : (
          (asking.small.length > 0 || small !== undefined) && (
            <p>
              {asking.small.join(' ')} {small}
            </p>
          )
        )}
      </div>
      <div className="acts">
        {asking.rule !== null && (
          <button type="button" className="rule" onClick={() => lookUp(asking.rule!)}>
            {asking.rule}
          </button>
        )}
        {slots.clock}
        {path.length > 0 && (
          <button type="button" className="kit-btn quiet" data-thing="" data-back="" onClick={() => turn?.back()}>
            {words.back}
          </button>
        )}
        {buttons.map((b) => (
          <Press key={b.pick} props={props} button={b} />
        ))}
      </div>
    </section>
  );
}

function Press<T extends Types>({ props, button }: { readonly props: BoardProps<T>; readonly button: BarButton<T> }) {
  const { turn, words, known, names, taste } = props;
  const notes = useNotes();
  const standing = standingOf(turn, button.pick);
  if (turn === null || standing.state === 'inert') return null;
  const refused = standing.state === 'refused' ? standing.refusal : null;
  const why = refused === null ? null : props.why(refused);
  const whole = plain(words.pick(button.pick, known, turn.seat, turn.question.path), names);
  const tell = (at: HTMLElement, pinned: boolean): void => {
    if (refused !== null && why !== null) notes.show(at, { text: <Sentence phrase={why} names={names} />, rule: refused.rule, tone: 'no' }, pinned);
  };
  const aim = (on: boolean, at: HTMLElement): void => {
    button.onAim?.(on);
    if (on) tell(at, false);
    else notes.leave(at);
  };
  return (
    <button
      type="button"
      className={`kit-btn${button.primary === true && refused === null ? ' primary' : ''}${button.said === true ? ' said' : ''}${turn.sent ? ' sent' : ''}`}
      data-thing=""
      data-state={standing.state}
      data-pick={button.pick}
      aria-disabled={refused !== null ? true : undefined}
      aria-pressed={button.said === true ? true : undefined}
      aria-description={refused === null || why === null ? undefined : `${plain(why, names)} ${refused.rule}`}
      onClick={(e) => (refused === null ? turn.choose(button.pick) : tell(e.currentTarget, true))}
      onPointerEnter={(e) => e.pointerType !== 'touch' && aim(true, e.currentTarget)}
      onPointerLeave={(e) => e.pointerType !== 'touch' && aim(false, e.currentTarget)}
      onFocus={(e) => e.currentTarget.matches(':focus-visible') && aim(true, e.currentTarget)}
      onBlur={(e) => aim(false, e.currentTarget)}
    >
      <span className="kit-name">{whole}</span>
      <span className="kit-look" aria-hidden="true">
        {button.icon}
        <span className="what">
          {button.text ?? whole}
          {button.more !== undefined && <small>{button.more}</small>}
        </span>
        {taste.keys && button.letter !== undefined && refused === null && <kbd>{button.letter.toUpperCase()}</kbd>}
      </span>
    </button>
  );
}
