/** "Again with": the people of one's last tables, seated by one press. Friends are asked, the others come by the link. */
import type { Friend, TableSummary } from '../../net/types.ts';
import { useFriends } from '../../people/friends.tsx';
import { useHere } from '../../state/here.ts';
import { useLobby } from '../../state/lists.ts';
import { OwnBadge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useFarWords } from '../../words/index.ts';
import type { ChairPlan } from './chair-plan.ts';
import type { PlanForm } from './make-plan.ts';

const MOST = 3;

type Chairs = TableSummary['chairs'];

export default function AgainWith({ plan }: { readonly plan: PlanForm }) {
  const { when } = useFarWords();
  const me = useHere((s) => s.me);
  const lobby = useLobby();
  const { known } = useFriends();
  if (me === null || lobby === null) return null;
  const seat = (chairs: readonly ChairPlan[]): void => {
    const { possible } = plan.fitting;
    plan.setSeats(possible.find((n) => n >= chairs.length) ?? possible.at(-1) ?? plan.seats);
    plan.setPlan(plan.plan.map((chair, i) => (i === 0 ? chair : (chairs[i] ?? FREE))));
  };
  return (
    <div className="ask-friends">
      <h3>{when.again}</h3>
      {lastGroups(lobby.mine).map(({ id, others, bots }) => (
        <button key={id} type="button" className="tile-chip" onClick={() => seat(planned(others, bots, known?.people ?? []))}>
          {others.slice(0, MOST).map((c) => (
            <OwnBadge key={c.name} name={c.name} face={c.face} small />
          ))}
          {others.map((c) => c.name).join(', ')}
        </button>
      ))}
      <button type="button" className="tile-chip" onClick={() => plan.setPlan(plan.plan.map((chair, i) => (i === 0 ? chair : BOT)))}>
        <Icon name="bot" />
        {when.bots}
      </button>
    </div>
  );
}

const FREE: ChairPlan = { kind: 'free', name: '' };
const BOT: ChairPlan = { kind: 'normal', name: '' };

interface Group {
  readonly id: string;
  readonly others: Chairs;
  readonly bots: number;
}

/** The people one sat with last, each group once. */
function lastGroups(mine: readonly TableSummary[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { id, chair, chairs } of mine.toSorted((a, b) => b.changedAt - a.changedAt)) {
    const others = chairs.filter((c, i) => c.kind === 'person' && i !== chair && c.name !== '');
    const key = others
      .map((c) => c.name)
      .sort()
      .join();
    if (chair !== null && others.length > 0 && !groups.has(key)) groups.set(key, { id, others, bots: chairs.filter((c) => c.kind === 'bot').length });
  }
  return [...groups.values()].slice(0, MOST);
}

/** Oneself first. A list of tables has no identities: a friend is known by name and face. */
const planned = (others: Chairs, bots: number, friends: readonly Friend[]): ChairPlan[] => [
  { kind: 'person', name: '' },
  ...others.map((c): ChairPlan => {
    const friend = friends.find((f) => f.state === 'friend' && f.name === c.name && f.face === c.face);
    return friend === undefined ? FREE : { kind: 'friend', name: friend.name, friend: { identity: friend.identity, face: friend.face } };
  }),
  ...Array.from({ length: bots }, () => BOT),
];
