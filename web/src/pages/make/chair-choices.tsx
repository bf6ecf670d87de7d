/** Who could sit in a seat of a new table: anybody by link, a friend, a bot, or nobody. */
import { lazy, Suspense } from 'preact/compat';
import { TileChoice, TileChoices } from '../../ui/choices.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import type { ChairKind, ChairPlan, Mode } from './chair-plan.ts';

/** Only tables of the server have friends to ask. */
const FriendChoices = lazy(() => import('./make-friends.tsx'));

interface Props {
  readonly mode: Mode;
  readonly kinds: readonly ChairKind[];
  readonly plan: readonly ChairPlan[];
  readonly seat: number;
  readonly onChoose: (chair: ChairPlan) => void;
  /** Null: the game needs this many. */
  readonly onRemove: (() => void) | null;
  readonly onClose: () => void;
}

export default function ChairChoices({ mode, kinds, plan, seat, onChoose, onRemove, onClose }: Props) {
  const w = useWords();
  const { room: r } = useFarWords();
  return (
    <TileChoices label={r.whoSits(seat + 1)} onClose={onClose}>
      {kinds.map((kind) => (
        <TileChoice key={kind} on={plan[seat].kind === kind} onChoose={() => onChoose({ kind, name: '' })}>
          {w.make.kind[kind]}
        </TileChoice>
      ))}
      {mode === 'online' && (
        <Suspense fallback={null}>
          <FriendChoices plan={plan} seat={seat} onChoose={onChoose} />
        </Suspense>
      )}
      {onRemove !== null && (
        <TileChoice on={false} onChoose={onRemove}>
          {r.takeAway}
        </TileChoice>
      )}
    </TileChoices>
  );
}
