/** A phrase on the screen. The things it names light up everywhere when one of them is pointed at or focused. */
import './phrase.css';
import type { Part, Phrase } from '@starboard/kernel';
import { pointAt } from '@starboard/table-kit/pointed';
import { lead } from '../play/lead.ts';
import { watched } from '../state/store.ts';
import { lookUp } from '../table/rules-panel.ts';

/** What is pointed at: `seat 2`, `card boots`. */
const useSpot = watched<{ readonly spot: string | null }>(() => ({ spot: null }));
export const point = (part: Exclude<Part, string> | null): void => {
  useSpot.setState({ spot: part === null ? null : keyOf(part) });
  // An illustrated table shows it too.
  pointAt(part !== null && 'ref' in part ? part : null);
};

const keyOf = (part: Exclude<Part, string>): string => ('seat' in part ? `seat ${part.seat}` : `${part.ref} ${part.id}`);

function Named({ part, names, still }: { readonly part: Exclude<Part, string>; readonly names: readonly string[]; readonly still: boolean }) {
  const lit = useSpot((s) => s.spot === keyOf(part));
  const text = 'seat' in part ? (names[part.seat] ?? `#${part.seat + 1}`) : part.text;
  const aside = 'ref' in part && part.aside !== undefined && <span className="beside-words">{part.aside}</span>;
  const shown = `name${'seat' in part ? ' who' : ''}${lit ? ' lit' : ''}`;
  const show = (): void => {
    if ('ref' in part) lookUp({ search: part.text, thing: part });
  };
  // Inside a button there is nothing else to press.
  if (still)
    return (
      <>
        <span className={shown}>{text}</span>
        {aside}
      </>
    );
  return (
    <>
      {/* The log has one tab stop; arrows lead to the names (./stops.ts). */}
      {/* biome-ignore lint/a11y/useSemanticElements: a real button does not break across lines. */}
      <span
        role="button"
        tabIndex={-1}
        data-stop=""
        className={shown}
        onPointerEnter={() => point(part)}
        onPointerLeave={() => point(null)}
        onFocus={() => point(part)}
        onBlur={() => point(null)}
        onClick={show}
        onKeyDown={(e) => e.key === 'Enter' && show()}
      >
        {text}
      </span>
      {aside}
    </>
  );
}

export const Say = ({ phrase, names, still = false }: { readonly phrase: Phrase; readonly names: readonly string[]; readonly still?: boolean }) => (
  <>
    {phrase.map((part, i) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a phrase have no other name and never change places.
      typeof part === 'string' ? part : <Named key={i} part={part} names={names} still={still} />,
    )}
  </>
);

const JOINT = ' –';

/** What a button says: in a long text the name stands out; a detail has its own line. */
export function Label({
  phrase,
  detail,
  names,
}: {
  readonly phrase: Phrase;
  /** A second, smaller line; null: none. */
  readonly detail: Phrase | null;
  readonly names: readonly string[];
}) {
  const [name, rest] = lead(phrase);
  // Where the rest has a line of its own, nothing need stand between.
  const last = name.at(-1);
  const joint = rest.length > 0 && typeof last === 'string' && last.endsWith(JOINT) ? JOINT : '';
  const stem = joint === '' ? name : [...name.slice(0, -1), (last as string).slice(0, -JOINT.length)];
  return (
    <span>
      <Say phrase={stem} names={names} still />
      {joint !== '' && <span className="joint">{joint}</span>}
      {rest.length > 0 && (
        <span className="rest">
          <Say phrase={rest} names={names} still />
        </span>
      )}
      {detail !== null && (
        <>
          {' '}
          <small className="detail">
            <Say phrase={detail} names={names} still />
          </small>
        </>
      )}
    </span>
  );
}
