/** How seriously an open table wants to play: a word to people who look for one. */
import type { TableLevel } from '../../net/types.ts';
import { PickOne } from '../../ui/forms.tsx';
import { useFarWords } from '../../words/index.ts';
import { TABLE_LEVELS } from '../tables/lobby-filters.tsx';

interface Props {
  readonly level: TableLevel | null;
  readonly onLevel: (level: TableLevel | null) => void;
}

export default function LevelChoice({ level, onLevel }: Props) {
  const { find: f } = useFarWords();
  return (
    <PickOne<TableLevel | 'any'>
      label={f.level}
      help={f.levelHelp}
      value={level ?? 'any'}
      onPick={(to) => onLevel(to === 'any' ? null : to)}
      of={[['any', f.any], ...TABLE_LEVELS.map((l) => [l, f.levels[l]] as const)]}
    />
  );
}
