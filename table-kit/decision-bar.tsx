/** The question in one sentence, between the board and the hand; buttons only for what has no thing on the table. */
import { plain, type Types } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import type { BoardProps } from './contract.ts';
import { Sentence } from './sentence.tsx';
import { usePick } from './use-pick.tsx';
import { kitWords } from './words/index.ts';

export interface BarButton<T extends Types = Types> {
  readonly pick: T['pick'];
  /** Missing: the words of the pick. */
  readonly text?: string;
  /** A second line; missing: the pick's own (`words.detail`); empty: none. */
  readonly more?: string;
  readonly icon?: ComponentChildren;
  /** The letter that presses it. */
  readonly letter?: string;
  readonly primary?: boolean;
  /** This is what was said, and can still be changed. */
  readonly said?: boolean;
  /** A thing on the table stands for the same pick, and is the one for keyboard and screen reader. */
  readonly second?: boolean;
  /** Called when the pointer or the focus enters and leaves: for previews. */
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
}

/** More characters than fit at the usual size. */
const LONG = 72;

export function DecisionBar<T extends Types>({ props, lead, buttons, small, danger = false }: DecisionBarProps<T>) {
  const w = kitWords[props.language];
  const { turn, asking, names, slots, lookUp } = props;
  const { rule } = asking;
  const asked = turn !== null && !turn.sent;
  const path = turn?.question.path ?? [];
  const long = plain(asking.sentence, names).length > LONG;
  return (
    <section
      className={`kit-bar${buttons.length > 1 ? ' pair' : ''}${asked ? ' asked' : ''}${danger ? ' danger' : ''}${long ? ' long' : ''}`}
      aria-label={turn === null ? w.waiting : w.question}
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
        {rule !== null && (
          <button type="button" className="rule" onClick={() => lookUp(rule)}>
            {rule}
          </button>
        )}
        {slots.clock}
        {path.length > 0 && (
          <button type="button" className="kit-btn quiet" data-thing="" data-back="" onClick={() => turn?.back()}>
            {w.back}
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
  const { pick, text, more, icon, letter, primary = false, said = false, second, onAim } = button;
  const thing = usePick({ props, pick, label: text ?? pick, second, written: true, onAim });
  if (thing.state === 'inert') return null;
  const open = thing.state !== 'refused';
  const small = more ?? thing.detail;
  return (
    <button
      type="button"
      className={`kit-btn${primary && open ? ' primary' : ''}${said ? ' said' : ''}${props.turn?.sent === true ? ' sent' : ''}`}
      {...thing.attributes}
      aria-pressed={said ? true : undefined}
    >
      <span className="kit-name">{thing.said}</span>
      <span className="kit-look" aria-hidden="true">
        {icon}
        <span className="what">
          {text ?? thing.said}
          {small !== null && small !== '' && <small>{small}</small>}
        </span>
        {props.taste.keys && letter !== undefined && open && <kbd>{letter.toUpperCase()}</kbd>}
      </span>
    </button>
  );
}
