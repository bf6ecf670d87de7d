/** "Find me a table": games and pace, and one press. */
import { useState } from 'preact/hooks';
import { findTable } from '../../net/find-table.ts';
import type { TablePace } from '../../net/types.ts';
import { useOwnName } from '../../state/own-name.ts';
import { prefer, usePrefs } from '../../state/prefs.ts';
import { useCatalogue } from '../../ui/catalogue.ts';
import { Emblem } from '../../ui/emblem.tsx';
import { PickOne } from '../../ui/forms.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NameField } from '../../ui/name-field.tsx';
import { go } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useLanguage, useWords } from '../../words/index.ts';

const PACES: readonly TablePace[] = ['live', 'days'];

export function FindTable() {
  const w = useWords();
  const { find: f } = useFarWords();
  const language = useLanguage();
  const games = useCatalogue();
  const name = useOwnName();
  // Once asked for, the field stays while somebody types.
  const [asks] = useState(name === '');
  const last = usePrefs((p) => p.lastGame);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(() => new Set(games.map((g) => g.id).filter((id) => last === null || id === last)));
  const [pace, setPace] = useState<TablePace>('live');
  const [busy, setBusy] = useState(false);
  const [attempt, problem] = useTry();
  const toggle = (id: string): void => {
    const next = new Set(wanted);
    if (!next.delete(id)) next.add(id);
    setWanted(next);
  };
  const search = (): void => {
    setBusy(true);
    // In the order of the list, the game that was chosen last first: a new table is of the first one.
    const order = games.map((g) => g.id).filter((id) => wanted.has(id));
    const first = last !== null && wanted.has(last) ? [last, ...order.filter((id) => id !== last)] : order;
    attempt(
      findTable({ games: first, pace, language }, name)
        .then((table) => go(`/table/${table.id}`))
        .finally(() => setBusy(false)),
    );
  };
  return (
    <form
      className="panel block find-table"
      onSubmit={(e) => {
        e.preventDefault();
        search();
      }}
    >
      <h2>{f.title}</h2>
      <p className="help">{f.help}</p>
      <details className="find-choices" open={matchMedia('(min-width: 761px)').matches}>
        <summary>
          {[
            wanted.size === games.length
              ? f.anyGame
              : games
                  .filter((g) => wanted.has(g.id))
                  .map((g) => g.short)
                  .join(', '),
            f.paces[pace],
          ].join(' · ')}
        </summary>
        <fieldset className="find-games">
          <legend className="vh">{f.games}</legend>
          {games.map((g) => (
            <label key={g.id} title={g.title}>
              <input type="checkbox" checked={wanted.has(g.id)} onChange={() => toggle(g.id)} aria-label={g.title} />
              <Emblem game={g.id} size={46} />
              <span className="tick" aria-hidden="true">
                <Icon name="check" />
              </span>
            </label>
          ))}
        </fieldset>
        <PickOne<TablePace> label={<span className="vh">{f.pace}</span>} value={pace} onPick={setPace} of={PACES.map((p) => [p, f.paces[p]])} />
      </details>
      {asks && <NameField label={w.lobby.askName} name={name} onName={(to) => prefer({ name: to })} required />}
      <button type="submit" className="btn primary" disabled={busy || wanted.size === 0}>
        {busy ? <span className="spin" /> : <Icon name="search" />}
        {f.go}
      </button>
      {problem}
    </form>
  );
}
