/** The menu of a table: everything that is not a move. */
import type { MatchSeen } from '@starboard/host/match-view';
import { type Game, LANGUAGES, type Types } from '@starboard/kernel';
import { useState } from 'preact/hooks';
import type { MatchClient } from '../match/store.ts';
import { hasOrders } from '../play/orders.ts';
import { prefer, usePrefs } from '../state/prefs.ts';
import { useStore } from '../state/store.ts';
import { Confirm, Dialog } from '../ui/dialog.tsx';
import { saveFile } from '../ui/files.ts';
import { PickOne } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/router.tsx';
import { toast } from '../ui/toast.tsx';
import { Volume } from '../ui/volume.tsx';
import { useFarWords, useWords } from '../words/index.ts';
import { showOrders } from './orders-panel.ts';
import { lookUp } from './rules-panel.ts';

/** Somebody at the table, and where their profile is. */
export interface TablePerson {
  readonly name: string;
  readonly href: string;
}

interface MenuProps {
  readonly store: MatchClient;
  readonly seen: MatchSeen;
  /** Whether this game has an illustrated table. */
  readonly drawable: boolean;
  /** The game, where orders may be left at this screen. */
  readonly orders: Game<Types> | null;
  /** Where this game is taught; null: nowhere, or here. */
  readonly learn: string | null;
  readonly report: (() => Promise<unknown>) | null;
  /** Others at the table who have a profile. */
  readonly people: readonly TablePerson[];
  readonly onClose: () => void;
}

export default function Menu({ store, seen, drawable, orders, learn, report, people, onClose }: MenuProps) {
  const w = useWords();
  const seat = useStore(store, (s) => s.seen?.seat ?? null);
  const [sure, setSure] = useState(false);
  const { wish } = store.getState();
  const playing = seat !== null && seen.table.closed === null;
  const act = (what: () => void): void => {
    what();
    onClose();
  };
  if (sure)
    return (
      <Confirm title={w.table.concede} yes={w.table.concede} danger onYes={() => wish({ t: 'concede' })} onClose={onClose}>
        {w.table.concedeSure}
      </Confirm>
    );
  return (
    <Dialog sheet title={w.table.menu} onClose={onClose}>
      <Preferences drawable={drawable} />
      <div className="stack">
        <button type="button" className="btn only-small" onClick={() => act(() => lookUp({}))}>
          <Icon name="book" />
          {w.table.rulebook}
        </button>
        {playing && orders !== null && hasOrders(orders, seen) && (
          <button type="button" className="btn" onClick={() => act(() => showOrders(true))}>
            <Icon name="note" />
            {w.orders.title}
          </button>
        )}
        {playing && (
          <>
            <button type="button" className="btn" onClick={() => act(() => wish({ t: 'takeback', say: 'ask' }))}>
              <Icon name="back" />
              {w.table.takeBack}
            </button>
            <button type="button" className="btn" onClick={() => act(() => wish({ t: 'end', say: 'ask' }))}>
              <Icon name="people" />
              {w.table.offerEnd}
            </button>
            <button type="button" className="btn danger" onClick={() => setSure(true)}>
              <Icon name="flag" />
              {w.table.concede}
            </button>
          </>
        )}
        {learn !== null && (
          <Link className="btn" href={learn}>
            <Icon name="hand" />
            {w.lesson.learn}
          </Link>
        )}
        {people.length > 0 && <People people={people} />}
        {report !== null && <ProblemReport report={report} />}
        <Link className="btn quiet" href="/">
          <Icon name="home" />
          {w.table.leave}
        </Link>
      </div>
    </Dialog>
  );
}

/** What everything looks and sounds like. */
function Preferences({ drawable }: Pick<MenuProps, 'drawable'>) {
  const w = useWords();
  const { settings } = useFarWords();
  const prefs = usePrefs();
  return (
    <>
      <PickOne
        label={w.table.speed}
        value={prefs.speed}
        onPick={(speed) => prefer({ speed })}
        of={(['calm', 'quick', 'instant'] as const).map((s) => [s, w.table.speeds[s]])}
      />
      {drawable && (
        <PickOne
          label={w.table.board}
          value={prefs.board}
          onPick={(board) => prefer({ board })}
          of={(['drawn', 'words'] as const).map((b) => [b, w.table.boards[b]])}
        />
      )}
      <PickOne
        label={settings.theme}
        value={prefs.theme}
        onPick={(theme) => prefer({ theme })}
        of={(['dark', 'light', 'system'] as const).map((t) => [t, settings.themes[t]])}
      />
      <PickOne
        label={settings.language}
        value={prefs.language}
        onPick={(language) => prefer({ language })}
        of={LANGUAGES.map((l) => [l, w.languages[l]])}
      />
      <Volume />
    </>
  );
}

function People({ people }: Pick<MenuProps, 'people'>) {
  const w = useWords();
  return (
    <details className="more">
      <summary>{w.table.people}</summary>
      <p className="help">{w.table.peopleMore}</p>
      {people.map(({ name, href }) => (
        <Link key={href} className="btn" href={href}>
          {name}
        </Link>
      ))}
    </details>
  );
}

/** What this seat was sent, as a file, for somebody who reports a problem. */
function ProblemReport({ report }: { readonly report: NonNullable<MenuProps['report']> }) {
  const w = useWords();
  const save = (): void =>
    void report().then(
      (stream) => saveFile('starboard-stream.json', stream),
      () => toast(w.problem.offline),
    );
  return (
    <details className="more">
      <summary>{w.table.report}</summary>
      <p className="help">{w.table.reportMore}</p>
      <button type="button" className="btn" onClick={save}>
        {w.table.reportGet}
      </button>
    </details>
  );
}
