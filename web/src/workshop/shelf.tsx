/** The public shelf: works that people of this server put there, and one's own published ones. */
import './workshop.css';
import { fileKinds } from '@starboard/registry/workshops';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { WorkSummary } from '../net/types.ts';
import { arrive, useHere } from '../state/here.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { useLanguage } from '../words/index.ts';
import { useBalanceWords } from './balance-words.ts';
import { DropAnywhere, useOpening } from './drop.tsx';
import { isKnown } from './intake.ts';
import { useMake, Waiting } from './page.tsx';
import { WorkPicture } from './picture.tsx';
import { publishedWork } from './publishing.ts';
import { useShelfWords } from './shelf-words.ts';
import { useWorkshopWords } from './words.ts';

type Order = 'new' | 'played';
interface Found {
  readonly open: boolean;
  readonly works: readonly WorkSummary[];
  readonly all: number;
}

const KINDS = Object.entries(fileKinds).flatMap(([game, kinds]) => Object.keys(kinds).map((kind) => ({ game, kind })));

export default function Shelf() {
  const w = useShelfWords();
  const workshop = useWorkshopWords();
  const language = useLanguage();
  const title = useGameTitle();
  const [wanted, setWanted] = useState<(typeof KINDS)[number] | null>(null);
  const [order, setOrder] = useState<Order>('new');
  const [found, more] = useShelf(wanted, order);
  const make = useMake();
  const onFile = useOpening(null, (file) => void make(file));
  return (
    <Page title={w.title} wide>
      <DropAnywhere onFile={onFile} />
      <div className="page-head work-head">
        <div>
          <h1>{w.title}</h1>
          <p className="lead">{w.lead}</p>
        </div>
        <Link className="btn" href="/workshop">
          {workshop.back}
        </Link>
      </div>
      <Mine />
      <div className="shelf-filter">
        <select
          className="field"
          aria-label={w.kind}
          value={wanted === null ? '' : KINDS.indexOf(wanted)}
          onChange={(e) => setWanted(e.currentTarget.value === '' ? null : (KINDS[Number(e.currentTarget.value)] ?? null))}
        >
          <option value="">{w.everything}</option>
          {KINDS.map((k, i) => (
            <option key={`${k.game} ${k.kind}`} value={i}>
              {`${fileKinds[k.game][k.kind][language].many} · ${title(k.game)}`}
            </option>
          ))}
        </select>
        <select className="field" aria-label={w.sort} value={order} onChange={(e) => setOrder(e.currentTarget.value === 'played' ? 'played' : 'new')}>
          <option value="new">{w.order.new}</option>
          <option value="played">{w.order.played}</option>
        </select>
      </div>
      {found === 'loading' ? (
        <Waiting />
      ) : found === 'offline' ? (
        <p className="note">
          <Icon name="wifi" />
          {w.offline}
        </p>
      ) : (
        <>
          {found.works.length === 0 && <p className="help">{found.open ? w.none : w.closed}</p>}
          <ul className="work-cards">
            {found.works.filter(isKnown).map((work) => (
              <ShelfCard key={work.id} work={work} />
            ))}
          </ul>
          {found.works.length < found.all && (
            <button type="button" className="btn" onClick={more}>
              {w.more}
            </button>
          )}
        </>
      )}
    </Page>
  );
}

function useShelf(wanted: { game: string; kind: string } | null, order: Order): [found: Found | 'loading' | 'offline', more: () => void] {
  const [found, setFound] = useState<Found | 'loading' | 'offline'>('loading');
  const look = (from: number): Promise<Found> => ask('GET /api/works', { query: { ...wanted, order, from: String(from) } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew for another kind or order alone.
  useEffect(() => {
    let here = true;
    setFound('loading');
    look(0).then(
      (all) => here && setFound(all),
      () => here && setFound('offline'),
    );
    return () => {
      here = false;
    };
  }, [wanted, order]);
  const more = (): void => {
    if (typeof found === 'string') return;
    void look(found.works.length).then(
      (next) => setFound({ ...next, works: [...found.works, ...next.works.filter((n) => found.works.every((o) => o.id !== n.id))] }),
      () => setFound('offline'),
    );
  };
  return [found, more];
}

/** What one published here oneself, also what only a link leads to. */
function Mine() {
  const w = useShelfWords();
  const me = useHere((s) => s.me);
  const [works, setWorks] = useState<readonly WorkSummary[]>([]);
  useEffect(() => void arrive(), []);
  useEffect(() => {
    if (me !== null) void ask('GET /api/me/works', {}).then(setWorks, () => {});
  }, [me]);
  if (works.length === 0) return null;
  return (
    <section className="panel block" aria-labelledby="published">
      <h2 id="published">{w.mineTitle}</h2>
      <ul className="rows">
        {works.map((work) => (
          <MineRow key={work.id} work={work} />
        ))}
      </ul>
    </section>
  );
}

function MineRow({ work }: { readonly work: WorkSummary }) {
  const w = useShelfWords();
  const { unnamed } = useWorkshopWords();
  const language = useLanguage();
  const title = useGameTitle();
  return (
    <li className="row">
      <div className="row-text">
        <b>{work.name[language] || unnamed}</b>
        <span className="help">
          {title(work.game)}, {work.removed !== null ? w.removed : work.listed ? w.onShelf : w.byLink}, {w.plays(work.plays)}
        </span>
        {work.removed !== null && <span className="help">{w.isRemoved(work.removed.reason)}</span>}
      </div>
      <Link className="btn sm" href={`/shelf/${work.id}`}>
        {w.look}
      </Link>
    </li>
  );
}

function ShelfCard({ work }: { readonly work: WorkSummary }) {
  const w = useShelfWords();
  const language = useLanguage();
  const { unnamed } = useWorkshopWords();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    publishedWork(work.id).then(
      (whole) => here && setText(whole.text),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [work.id]);
  const name = work.name[language] || unnamed;
  return (
    <li className="work-card">
      {text === null ? <div className="work-picture" /> : <WorkPicture game={work.game} kind={work.kind} text={text} />}
      <div className="row-text">
        <b>{name}</b>
        <WorkFacts work={work} />
      </div>
      <div className="acts">
        <Link className="btn sm primary" href={`/shelf/${work.id}`}>
          {w.look}
          <span className="vh"> {name}</span>
        </Link>
      </div>
    </li>
  );
}

/** Author, players, plays and what was measured; with its kind, unless a heading says that already. */
export function WorkFacts({ work, headed = false }: { readonly work: WorkSummary; readonly headed?: boolean }) {
  const w = useShelfWords();
  const workshop = useWorkshopWords();
  const { levels } = useBalanceWords();
  const language = useLanguage();
  const title = useGameTitle();
  const { figures } = work;
  const facts = [
    ...(headed ? [] : [fileKinds[work.game][work.kind][language].one, title(work.game)]),
    ...(work.author === '' ? [] : [workshop.by(work.author)]),
    ...(work.players === null ? [] : [workshop.players(...work.players)]),
    w.plays(work.plays),
  ];
  return (
    <>
      <span className="help">{facts.join(' · ')}</span>
      {figures !== null && (
        <span className="help">
          {figures.said[language]} {w.measured(figures.games, figures.players, levels[figures.level])}
        </span>
      )}
    </>
  );
}
