/** People whom somebody blocked, each with the way back. */
import { ask } from '../net/http.ts';
import type { Api } from '../net/types.ts';
import { OwnBadge } from '../ui/badge.tsx';
import { usePeopleWords } from './words.ts';

export type BlockedPeople = Api['GET /api/me/friends']['reply']['blocked'];

interface BlockedListProps {
  readonly people: BlockedPeople;
  readonly attempt: (act: Promise<unknown>) => void;
  /** After one of them was unblocked. */
  readonly onChange: () => Promise<unknown>;
}

export function BlockedList({ people, attempt, onChange }: BlockedListProps) {
  const p = usePeopleWords();
  return (
    <ul className="rows">
      {people.map(({ identity, name, face }) => (
        <li key={identity} className="row">
          <OwnBadge name={name} face={face} />
          <div className="row-text">
            <b>{name}</b>
          </div>
          <button
            type="button"
            className="btn sm"
            aria-label={`${p.unblock}: ${name}`}
            onClick={() => attempt(ask('DELETE /api/people/:person/block', { params: { person: identity } }).then(onChange))}
          >
            {p.unblock}
          </button>
        </li>
      ))}
    </ul>
  );
}
