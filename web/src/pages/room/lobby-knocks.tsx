/** People at the door of a table, for its host. */
import { ask } from '../../net/http.ts';
import { Icon } from '../../ui/icon.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords } from '../../words/index.ts';
import type { LobbyProps } from './lobby-props.ts';

export function AtTheDoor({ table, onTable }: LobbyProps) {
  const { invite: v } = useFarWords();
  const [attempt, problem] = useTry();
  const params = { table: table.id };
  const answer = (person: string, yes: boolean): void =>
    attempt(
      ask('POST /api/tables/:table/knocks/:person', { params: { ...params, person }, body: { yes } })
        .then(() => ask('GET /api/tables/:table', { params }))
        .then(onTable),
    );
  return (
    <div role="status" className="rows">
      {table.knocks.map(({ identity, name }) => (
        <div key={identity} className="row turn">
          <Icon name="people" />
          <div className="row-text">
            <b>{v.atDoor(name)}</b>
          </div>
          <div className="acts">
            <button type="button" className="btn sm primary" onClick={() => answer(identity, true)}>
              {v.letIn}
            </button>
            <button type="button" className="btn sm" onClick={() => answer(identity, false)}>
              {v.turnAway}
            </button>
          </div>
        </div>
      ))}
      {problem}
    </div>
  );
}
