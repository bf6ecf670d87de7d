/** How one finds a piece among many: tabs by sort, each with how many there are, and a field that searches names. */
import type { ComponentChildren } from 'preact';

interface SortTab<K> {
  readonly key: K;
  readonly name: string;
  /** Missing: it is not a list. */
  readonly count?: number;
  /** Something in it is not right yet. */
  readonly wrong?: boolean;
}

export function SortTabs<K>({
  label,
  className,
  of,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly className: string;
  readonly of: readonly SortTab<K>[];
  readonly chosen: K;
  onChoose(key: K): void;
}) {
  return (
    <nav className={className} aria-label={label}>
      {of.map(({ key, name, count, wrong = false }) => (
        <button key={String(key)} type="button" aria-pressed={key === chosen} className={wrong ? 'wrong' : ''} onClick={() => onChoose(key)}>
          {name}
          {count !== undefined && <small> {count}</small>}
        </button>
      ))}
    </nav>
  );
}

export const SearchField = ({
  label,
  value,
  onText,
}: {
  readonly label: string;
  readonly value: string;
  onText(text: string): void;
}): ComponentChildren => (
  <input className="field" type="search" value={value} placeholder={label} aria-label={label} onInput={(e) => onText(e.currentTarget.value)} />
);

const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
/** Whether a text has what somebody looks for: small letters and accents do not matter. */
export function finder(search: string): (text: string) => boolean {
  const wanted = folded(search.trim());
  return (text) => wanted === '' || folded(text).includes(wanted);
}
