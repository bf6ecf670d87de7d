/** Every piece of a content, searchable, as it looks at the table, with its origin. Gets a content and what its pieces are called. */
import '@starboard/table-kit/kit.css';
import '../table/table.css';
import '../table/station/tiles.css';
import './browse.css';
import type { Language } from '@starboard/kernel';
import { finder, SearchField, SortTabs } from '@starboard/table-kit/editor';
import { memo } from 'preact/compat';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { type EffectKind, all as inside } from '../content/effect.ts';
import type { Content } from '../content/types.ts';
import { MODULE_TYPES, type ModuleType } from '../content/vocabulary.ts';
import { TrackArt } from '../table/art/index.tsx';
import { classOf, doesIn, Face, type Spoken } from './face.tsx';
import { Legend, Wheel } from './legend.tsx';
import { type Origin, piecesOf, SHELVES, type Shelf, type Shown } from './pieces.ts';
import { tongues } from './tongues.ts';
import { browseWords } from './words.ts';

export interface BrowserOf {
  readonly content: Content;
  /** The game as it comes, to mark what a pack changed. */
  readonly standard: Content;
  readonly language: Language;
  said(id: string): Spoken;
  /** In the other language. */
  saidElse(id: string): Spoken;
  /** Who shows the open piece elsewhere; without: the browser shows it itself. */
  readonly elsewhere?: { readonly open: string | null; onOpen(id: string | null): void } | undefined;
  /** Whether it opens with what a pack changed, where it changed something. */
  readonly changedFirst?: boolean;
}

const ORIGINS: readonly Origin[] = ['printed', 'name', 'ours', 'changed'];

export function PieceBrowser({ content, standard, language, said, saidElse, elsewhere, changedFirst = false }: BrowserOf) {
  const w = browseWords[language];
  const all = useMemo(() => piecesOf(content, standard), [content, standard]);
  const [first] = useState(changedFirst && all.some((p) => p.origin === 'changed'));
  const [shelf, setShelf] = useState<Shelf | null>(first ? null : 'modules');
  const [type, setType] = useState<ModuleType | null>(null);
  const [origin, setOrigin] = useState<Origin | null>(first ? 'changed' : null);
  const [kind, setKind] = useState<EffectKind | null>(null);
  const [search, setSearch] = useState('');
  const [own, setOwn] = useState<string | null>(null);
  const [open, setOpen] = elsewhere === undefined ? [own, setOwn] : [elsewhere.open, elsewhere.onOpen];
  // Tiles keep what they were given first: it leads to what is to be done now.
  const now = useRef(setOpen);
  now.current = setOpen;
  const press = useCallback((id: string | null) => now.current(id), []);
  const found = finder(search);
  const like = (p: Shown): boolean => found([said(p.id).name, ...doesIn(said(p.id)), p.id].join(' '));
  const from = (p: Shown): boolean => origin === null || p.origin === origin;
  const on = (p: Shown, of: Shelf | null): boolean => of === null || sortsOf(of).includes(p.sort);
  const typed = (p: Shown): boolean => type === null || shelf !== 'modules' || typeOf(p) === type;
  const does = (p: Shown): boolean => kind === null || inside(p.does).some((e) => e.k === kind);
  const shown = all.filter((p) => on(p, shelf) && typed(p) && from(p) && does(p) && like(p));
  const chosen = elsewhere === undefined ? all.find((p) => p.id === open) : undefined;
  return (
    <div className="ae-box andromeda">
      <SortTabs
        label={w.shelf}
        className="shelves"
        of={[null, ...SHELVES.map(([name]) => name)].map((name) => ({
          key: name,
          name: name === null ? w.everything : w.shelves[name],
          count: all.filter((p) => on(p, name) && from(p) && does(p) && like(p)).length,
        }))}
        chosen={shelf}
        onChoose={setShelf}
      />
      <div className="pieces">
        <div className="filters">
          <SearchField label={w.find} value={search} onText={setSearch} />
          <select
            className="field"
            value={origin ?? ''}
            aria-label={w.origins}
            onChange={(e) => setOrigin(ORIGINS.find((o) => o === e.currentTarget.value) ?? null)}
          >
            <option value="">{w.allOrigins}</option>
            {ORIGINS.filter((o) => all.some((p) => p.origin === o)).map((o) => (
              <option key={o} value={o}>
                {`${w.origin[o]} (${all.filter((p) => p.origin === o).length})`}
              </option>
            ))}
          </select>
          <KindField pieces={all} language={language} kind={kind} onKind={setKind} />
        </div>
        {shelf === 'modules' && (
          <div className="types">
            {MODULE_TYPES.map((t) => (
              <button key={t} type="button" className={`t-${t} type`} aria-pressed={type === t} onClick={() => setType(type === t ? null : t)}>
                <TrackArt of={t} />
                {w.types[t]}
                <small>{all.filter((p) => typeOf(p) === t && from(p) && does(p) && like(p)).length}</small>
              </button>
            ))}
          </div>
        )}
        <p className="count" role="status">
          {shown.length === 0 ? w.nothing : w.found(shown.length, all.length)}
        </p>
        <ul>
          {shown.map((p) => (
            <li key={p.id}>
              <Tile content={content} piece={p} said={said(p.id)} open={p.id === open} w={w} onPress={press} />
            </li>
          ))}
        </ul>
      </div>
      {chosen !== undefined && (
        <aside className="closer" aria-label={said(chosen.id).name}>
          <button type="button" className="kit-btn quiet" onClick={() => setOpen(null)}>
            {w.close}
          </button>
          <span className={`kit-pick ${classOf(chosen)}`}>
            <Face content={content} piece={chosen} said={said(chosen.id)} battle={w.battle} free={w.free} />
          </span>
          <Closer piece={chosen} said={said(chosen.id)} other={saidElse(chosen.id)} language={language} />
        </aside>
      )}
    </div>
  );
}

const typeOf = ({ look }: Shown): ModuleType | null => (look.of === 'module' ? look.module.type : null);

interface KindProps {
  readonly pieces: readonly Shown[];
  readonly language: Language;
  readonly kind: EffectKind | null;
  onKind(kind: EffectKind | null): void;
}
/** Pieces by what they do: every kind of effect that some piece has. */
function KindField({ pieces, language, kind, onKind }: KindProps) {
  const w = browseWords[language];
  const { brief } = tongues[language].effects;
  const kinds = useMemo(() => [...new Set(pieces.flatMap((p) => inside(p.does).map((e) => e.k)))], [pieces]);
  const named = useMemo(() => kinds.toSorted((a, b) => brief[a].localeCompare(brief[b], language)), [kinds, brief, language]);
  return (
    <select
      className="field"
      value={kind ?? ''}
      aria-label={w.kinds}
      onChange={(e) => onKind(kinds.find((k) => k === e.currentTarget.value) ?? null)}
    >
      <option value="">{w.allKinds}</option>
      {named.map((k) => (
        <option key={k} value={k}>
          {brief[k]}
        </option>
      ))}
    </select>
  );
}

interface TileProps {
  readonly content: Content;
  readonly piece: Shown;
  readonly said: Spoken;
  readonly open: boolean;
  readonly w: (typeof browseWords)[Language];
  readonly onPress: (id: string | null) => void;
}
/** A piece that did not change is not drawn again: somebody may be typing. */
const Tile = memo(
  ({ content, piece, said, open, w, onPress }: TileProps) => (
    <button
      type="button"
      className={`kit-pick ${classOf(piece)}${open ? ' open' : ''}${piece.origin === 'changed' ? ' changed' : ''}`}
      aria-expanded={open}
      onClick={() => onPress(open ? null : piece.id)}
    >
      <Face content={content} piece={piece} said={said} battle={w.battle} free={w.free} />
      <span className={`origin ${piece.origin}`}>{w.origin[piece.origin]}</span>
    </button>
  ),
  (a, b) => a.piece.data === b.piece.data && a.piece.origin === b.piece.origin && a.open === b.open && a.w === b.w,
);

const sortsOf = (of: Shelf): readonly string[] => SHELVES.find(([name]) => name === of)?.[1] ?? [];

interface CloserProps {
  readonly piece: Shown;
  readonly said: Spoken;
  readonly other: Spoken;
  readonly language: Language;
}
function Closer({ piece, said, other, language }: CloserProps) {
  const w = browseWords[language];
  return (
    <>
      <h3>{w.words}</h3>
      {said.lines.slice(0, -1).map((line) => (
        <p key={line} className="line">
          {line}
        </p>
      ))}
      <h3>{w.other}</h3>
      <p>
        <b>{other.name}.</b> {doesIn(other).join(' ')}
      </p>
      <Wheel piece={piece} language={language} title={w.wheel} />
      <Legend piece={piece} language={language} title={w.signs} price={w.price} />
      <h3>{w.origins}</h3>
      <p>
        <span className={`origin ${piece.origin}`}>{w.origin[piece.origin]}</span> {w.originMore[piece.origin]}
      </p>
      <h3>{w.data}</h3>
      <pre>{JSON.stringify(piece.data, null, 1)}</pre>
    </>
  );
}
