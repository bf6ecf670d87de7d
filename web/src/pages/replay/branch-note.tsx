/** Says where a match comes from that goes on from another one, and how that one ended. */
import './branch-note.css';
import { useRef } from 'preact/hooks';
import type { MatchClient } from '../../match/store.ts';
import type { Branch } from '../../offline/tables.ts';
import type { GameCode } from '../../play/code.ts';
import { shownName } from '../../play/names.ts';
import { useStore } from '../../state/store.ts';
import { usePastWords } from '../../summary/words.ts';
import { FinalPlaces } from '../../table/over.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Say } from '../../ui/phrase.tsx';
import { Link } from '../../ui/router.tsx';
import { useWords } from '../../words/index.ts';

interface BranchNoteProps {
  readonly branch: Branch;
  readonly code: GameCode;
  readonly store: MatchClient;
  /** A person who plays on does not know yet how it went. */
  readonly blind: boolean;
}

export default function BranchNote({ branch, code, store, blind }: BranchNoteProps) {
  const { branch: b } = usePastWords();
  const w = useWords();
  const outcome = useStore(store, (s) => s.seen?.table.outcome ?? null);
  const names = useStore(store, (s) => s.seen?.table.chairs ?? null)?.map((c) => shownName(c.name, w));
  // After the first answer it is a match like any other, until its end is compared.
  const question = useStore(store, (s) => s.seen?.own?.question ?? null);
  const first = useRef<typeof question>(null);
  first.current ??= question;
  if (outcome === null && question !== null && question !== first.current) return null;
  return (
    <>
      <p className="note branch-note">
        <Icon name="hand" />
        <span>
          {b.note(branch.at + 1)}
          {(!blind || outcome !== null) && (
            <>
              {' '}
              {b.ended} <Say phrase={code.words.ending(branch.outcome, null)} names={branch.names} still />
            </>
          )}
        </span>
        {branch.replay !== null && (
          <Link className="btn sm" href={branch.replay}>
            {b.original}
          </Link>
        )}
      </p>
      {outcome !== null && names !== undefined && (
        <section className="compared" aria-label={b.compared}>
          {[
            { title: b.here, of: outcome, who: names },
            { title: b.there, of: branch.outcome, who: branch.names.map((name) => shownName(name, w)) },
          ].map(({ title, of, who }) => (
            <div key={title}>
              <h3>{title}</h3>
              <FinalPlaces outcome={of} names={who} counted={code.words.part} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
