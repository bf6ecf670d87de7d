/** Why there is no match to show, in one sentence. */
import { Plain } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { useWords } from '../words/index.ts';
import type { PastProblem } from '../worker/protocol.ts';
import { usePastWords } from './words.ts';

export function Nothing({
  problem,
  again,
  replay = null,
}: {
  readonly problem: PastProblem;
  readonly again: () => void;
  readonly replay?: string | null;
}) {
  const w = useWords();
  const past = usePastWords();
  return (
    <Plain title={past.problemTitle} text={past.problem[problem]}>
      {(problem === 'offline' || problem === 'failed') && (
        <button type="button" className="btn primary" onClick={again}>
          {w.common.retry}
        </button>
      )}
      {problem === 'summary' && replay !== null && (
        <Link className="btn primary" href={replay}>
          {w.over.replay}
        </Link>
      )}
      <Link className="btn" href="/">
        {w.lost.home}
      </Link>
    </Plain>
  );
}
