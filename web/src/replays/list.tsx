/** Finished matches as pictures with their result: mine, and those that are shown to everybody. */
import './replays.css';
import { useState } from 'preact/hooks';
import { usePeopleWords } from '../people/words.ts';
import { shownName } from '../play/names.ts';
import { pastPath } from '../summary/address.ts';
import { Share } from '../summary/share.tsx';
import { OwnBadge } from '../ui/badge.tsx';
import { useCatalogue, useGameTitle } from '../ui/catalogue.ts';
import { GameCover } from '../ui/emblem.tsx';
import { PickOne } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/router.tsx';
import { useWords } from '../words/index.ts';
import { EVERYTHING, type FinishedMatch, fitsFilter, type ReplayFilter } from './finished.ts';
import { useKept, useReplayFilter } from './kept.ts';
import { EndPicture } from './picture.tsx';
import { useFinished, useOpenReplays } from './use-finished.ts';
import { useReplaysWords } from './words.ts';

/** What is seen before somebody asks for more. */
const FIRST = 12;

export function FinishedList() {
  const w = useWords();
  const r = useReplaysWords();
  const { found, older } = useFinished();
  const [kept, keep] = useKept();
  const [filter, change] = useReplayFilter();
  const [shown, setShown] = useState(FIRST);
  const open = useOpenReplays(found);
  const fits = (m: FinishedMatch): boolean => fitsFilter(m, filter, kept, Date.now());
  const fitting = (found ?? []).filter(fits);
  const others = open.filter(fits);
  const any = (found?.length ?? 0) + open.length > 0;
  return (
    <section aria-labelledby="finished" className="replays">
      <h1 id="finished">
        {r.title} {found !== null && found.length > 0 && <small className="num">{found.length}</small>}
      </h1>
      {any && <Filters filter={filter} change={change} />}
      {found?.length === 0 && (
        <div className="panel no-replays">
          <p aria-hidden="true">
            <i className="badge none" />
            <i className="badge none" />
            <i className="badge none" />
          </p>
          <h2>{r.none}</h2>
          <Link className="btn" href="/new?with=solo">
            <Icon name="play" />
            {w.home.playBots}
          </Link>
        </div>
      )}
      {found !== null && found.length > 0 && fitting.length === 0 && (
        <p className="help" role="status">
          {r.nothing}
        </p>
      )}
      <ul className="replay-cards">
        {fitting.slice(0, shown).map((m) => (
          <Card key={m.key} match={m} kept={kept.has(m.key)} keep={(on) => keep(m.key, on)} />
        ))}
      </ul>
      {(fitting.length > shown || older !== null) && (
        <button
          type="button"
          className="btn quiet"
          onClick={() => {
            // The next ones are read before they are asked for.
            if (fitting.length <= 2 * shown) older?.();
            setShown(2 * shown);
          }}
        >
          {r.more}
        </button>
      )}
      {others.length > 0 && (
        <section aria-labelledby="open-replays">
          <h2 id="open-replays">{r.open}</h2>
          <p className="help">{r.openHelp}</p>
          <ul className="replay-cards">
            {others.slice(0, FIRST).map((m) => (
              <Card key={m.key} match={m} kept={kept.has(m.key)} keep={(on) => keep(m.key, on)} />
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

function Filters({ filter, change }: { readonly filter: ReplayFilter; readonly change: (to: Partial<ReplayFilter>) => void }) {
  const r = useReplaysWords();
  const games = useCatalogue();
  return (
    <search className="replay-filters" aria-label={r.filters}>
      <PickOne
        label={<span className="vh">{r.game}</span>}
        value={filter.game ?? ''}
        of={[['', r.all], ...games.map((g) => [g.id, g.title] as const)]}
        onPick={(game) => change({ game: game === '' ? EVERYTHING.game : game })}
      />
      <PickOne
        label={<span className="vh">{r.which}</span>}
        value={filter.which}
        of={[
          ['all', r.all],
          ['won', r.won],
          ['kept', r.kept],
        ]}
        onPick={(which) => change({ which })}
      />
      <input
        className="field"
        type="search"
        placeholder={r.with}
        aria-label={r.with}
        maxLength={40}
        value={filter.with}
        onInput={(e) => change({ with: e.currentTarget.value })}
      />
      <select
        className="field"
        aria-label={r.when}
        value={filter.when}
        onChange={(e) => change({ when: e.currentTarget.value as ReplayFilter['when'] })}
      >
        {(['any', 'week', 'month', 'year'] as const).map((when) => (
          <option key={when} value={when}>
            {r.times[when]}
          </option>
        ))}
      </select>
    </search>
  );
}

function Card({ match, kept, keep }: { readonly match: FinishedMatch; readonly kept: boolean; readonly keep: (on: boolean) => void }) {
  const w = useWords();
  const r = useReplaysWords();
  const p = usePeopleWords();
  const title = useGameTitle();
  const { from, game, name, at, chairs, rank, together, gaveUp, winners } = match;
  const called = name || title(game);
  const nameOf = (c: FinishedMatch['chairs'][number]): string => (c.kind === 'hidden' ? p.somebody : shownName(c.name, w));
  const result = match.untold
    ? name || w.common.when(at)
    : gaveUp
      ? r.gaveUp
      : rank !== null
        ? r.result(w.over.place(rank), rank, chairs.length, together)
        : winners.length === 0
          ? r.noResult
          : r.wins(winners.map((seat) => nameOf(chairs[seat])).join(', '));
  const what = `${called}, ${w.common.when(at)}`;
  return (
    <li className="panel replay-card">
      {match.untold ? (
        <div className="position">
          <GameCover game={game} />
        </div>
      ) : (
        <EndPicture from={from} game={game} label={r.position(title(game))} />
      )}
      <button type="button" className="ico keep" aria-pressed={kept} aria-label={kept ? r.unkeep(what) : r.keep(what)} onClick={() => keep(!kept)}>
        <Icon name="star" />
      </button>
      <div className="replay-body">
        <p className="eyebrow">{title(game)}</p>
        <h2 className={rank === 1 && !gaveUp ? 'won' : ''}>{result}</h2>
        <p className="help">
          {[...(name === '' || match.untold ? [] : [name]), ...(from.kind === 'local' ? [r.device] : []), w.common.when(at)].join(' · ')}
        </p>
        <ul className="faces" aria-label={p.companions}>
          {chairs.map((c, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place.
            <li key={i} title={nameOf(c)}>
              <OwnBadge name={c.name} kind={c.kind === 'bot' ? 'bot' : 'person'} face={c.face} small />
              <span className="vh">{nameOf(c)}</span>
            </li>
          ))}
        </ul>
        {match.replay && (
          <div className="acts">
            <Link className="btn sm" href={pastPath('replay', from) ?? ''} aria-label={r.lookBackAt(what)}>
              <Icon name="play" />
              {r.lookBack}
            </Link>
            <Share from={from} title={called} small />
          </div>
        )}
      </div>
    </li>
  );
}
