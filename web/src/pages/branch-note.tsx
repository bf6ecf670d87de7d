/** Says where a match comes from that goes on from another one, and how that one ended. */
import type { Branch } from '../offline/tables.ts';
import type { GameCode } from '../play/code.ts';
import { usePastWords } from '../summary/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Say } from '../ui/phrase.tsx';
import { Link } from '../ui/router.tsx';

export default function BranchNote({ branch, code }: { readonly branch: Branch; readonly code: GameCode }) {
  const { branch: b } = usePastWords();
  return (
    <p className="note">
      <Icon name="hand" />
      <span>
        {b.note(branch.at)} {b.ended} <Say phrase={code.words.ending(branch.outcome, null)} names={branch.names} still />
      </span>
      {branch.replay !== null && (
        <Link className="btn sm" href={branch.replay}>
          {b.original}
        </Link>
      )}
    </p>
  );
}
