/** Friends who could be asked to a seat of a new table; those who are here first. */
import { useFriends } from '../../people/friends.tsx';
import { OwnBadge } from '../../ui/badge.tsx';
import { TileChoice } from '../../ui/choices.tsx';
import type { ChairPlan } from './chair-plan.ts';

interface Props {
  readonly plan: readonly ChairPlan[];
  readonly seat: number;
  readonly onChoose: (chair: ChairPlan) => void;
}

export default function FriendChoices({ plan, seat, onChoose }: Props) {
  const { known } = useFriends();
  const elsewhere = plan.filter((_, i) => i !== seat).map((c) => c.friend?.identity);
  const friends = (known?.people ?? [])
    .filter((f) => f.state === 'friend' && !elsewhere.includes(f.identity))
    .sort((a, b) => Number(b.here) - Number(a.here));
  return friends.map(({ identity, name, face }) => (
    <TileChoice
      key={identity}
      on={plan[seat]?.friend?.identity === identity}
      onChoose={() => onChoose({ kind: 'friend', name, friend: { identity, face } })}
    >
      <OwnBadge name={name} face={face} small />
      {name}
    </TileChoice>
  ));
}
