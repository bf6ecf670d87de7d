/** The workshop: what somebody made on this device, what comes with the games, and where a new work begins. */
import { headingOf } from '@starboard/kernel';
import './workshop.css';
import type { FileExample } from '@starboard/kernel';
import { fileKinds } from '@starboard/registry/workshops';
import { Suspense, use } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { NO_SERVER } from '../net/no-server.ts';
import { fileTools } from '../play/code.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { Confirm, Dialog } from '../ui/dialog.tsx';
import { Emblem } from '../ui/emblem.tsx';
import { Icon, IconButton } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { go, Link } from '../ui/router.tsx';
import { toast } from '../ui/toast.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { DropAnywhere, OpenButton, useOpening } from './drop.tsx';
import type { Shared } from './link.ts';
import { WorkPicture } from './picture.tsx';
import { type Work, workStore } from './store.ts';
import { useWorkshopWords } from './words.ts';

const ALL = Object.entries(fileKinds).flatMap(([game, kinds]) => Object.keys(kinds).map((kind) => ({ game, kind })));

export default function Workshop() {
  const w = useWorkshopWords();
  const [works, again] = useWorks();
  const make = useMake();
  const onFile = useOpening(null, (found) => void make(found));
  return (
    <Page title={w.title} wide>
      <div className="page-head work-head">
        <div>
          <h1>{w.title}</h1>
          <p className="lead">{w.lead}</p>
        </div>
        <div className="work-open">
          {!NO_SERVER && (
            <Link className="btn" href="/shelf">
              <Icon name="eye" />
              {w.shelf}
            </Link>
          )}
          <OpenButton onFile={onFile} />
          <p className="help">{w.openHelp}</p>
        </div>
      </div>
      <DropAnywhere onFile={onFile} />
      {ALL.map(({ game, kind }) => (
        <KindSection
          key={`${game} ${kind}`}
          game={game}
          kind={kind}
          works={(works ?? []).filter((work) => work.game === game && work.kind === kind)}
          again={again}
          make={make}
        />
      ))}
    </Page>
  );
}

/** Null: not read yet, or not readable. */
function useWorks(): [works: readonly Work[] | null, again: () => void] {
  const [works, setWorks] = useState<readonly Work[] | null>(null);
  const again = (): void => {
    workStore()
      .works()
      .then(setWorks, () => setWorks([]));
  };
  useEffect(again, []);
  return [works, again];
}

/** Keeps a text as a new work and opens it. */
export function useMake(): (shared: Shared) => Promise<void> {
  const w = useWorkshopWords();
  return async ({ game, kind, text }) => {
    try {
      go(`/workshop/${(await workStore().make(game, kind, text)).id}`);
    } catch {
      toast(w.unwritten);
    }
  };
}

interface SectionProps {
  readonly game: string;
  readonly kind: string;
  readonly works: readonly Work[];
  again(): void;
  make(shared: Shared): Promise<void>;
}

function KindSection({ game, kind, works, again, make }: SectionProps) {
  const w = useWorkshopWords();
  const language = useLanguage();
  const title = useGameTitle();
  const [beginning, setBeginning] = useState(false);
  const [looking, setLooking] = useState(false);
  const said = fileKinds[game][kind][language];
  return (
    <section className="panel block work-kind" aria-labelledby={`kind-${game}-${kind}`}>
      <header>
        <Emblem game={game} size={44} />
        <div>
          <h2 id={`kind-${game}-${kind}`}>{said.many}</h2>
          <p className="help">
            {title(game)}. {said.about}
          </p>
        </div>
        <button type="button" className="btn primary" onClick={() => setBeginning(true)}>
          {said.make}
        </button>
      </header>
      {works.length > 0 && (
        <ul className="work-cards">
          {works.map((work) => (
            <WorkCard key={work.id} work={work} again={again} make={make} />
          ))}
        </ul>
      )}
      <details onToggle={(e) => setLooking(e.currentTarget.open)}>
        <summary>{w.examples}</summary>
        {looking && (
          <Suspense fallback={<Waiting />}>
            <Examples game={game} kind={kind} make={make} empty={false} />
          </Suspense>
        )}
      </details>
      {beginning && (
        <Dialog title={`${said.make}: ${w.begin}`} onClose={() => setBeginning(false)}>
          <Suspense fallback={<Waiting />}>
            <Examples game={game} kind={kind} make={make} empty />
          </Suspense>
        </Dialog>
      )}
    </section>
  );
}

export function Waiting() {
  const w = useWords();
  return (
    <p className="loading" role="status">
      <span className="spin" />
      {w.common.loading}
    </p>
  );
}

/** `empty`: with the sheet that has nothing on it. */
function Examples({ game, kind, make, empty }: Pick<SectionProps, 'game' | 'kind' | 'make'> & { readonly empty: boolean }) {
  const w = useWorkshopWords();
  const language = useLanguage();
  const tool = use(fileTools(game))[kind];
  const all: readonly FileExample[] = tool?.examples?.(language) ?? [];
  const shown = all.filter((e) => empty || e.id !== 'empty');
  if (shown.length === 0) return <p className="help">{w.none}</p>;
  return (
    <ul className="work-cards">
      {shown.map(({ id, name, text, about }) => (
        <li key={id} className="work-card">
          {id === 'empty' ? (
            <div className="work-picture work-blank">
              <Icon name="note" />
            </div>
          ) : (
            <WorkPicture game={game} kind={kind} text={text} />
          )}
          <div className="row-text">
            <b>{name}</b>
            <About text={text} name={false} />
            {about !== undefined && <span className="help">{about}</span>}
          </div>
          <div className="acts">
            <button type="button" className="btn sm" onClick={() => void make({ game, kind, text })}>
              {id === 'empty' ? w.beginEmpty : w.copy}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Author and players, where it says them. */
function About({ text, name, when }: { readonly text: string; readonly name: boolean; readonly when?: string }) {
  const w = useWorkshopWords();
  const heading = headingOf(text, useLanguage());
  const parts = [
    ...(name && heading.name !== '' ? [heading.name] : []),
    ...(heading.author === '' ? [] : [w.by(heading.author)]),
    ...(heading.players === null ? [] : [w.players(...heading.players)]),
    ...(when === undefined ? [] : [when]),
  ];
  return <span className="help">{parts.join(', ')}</span>;
}

function WorkCard({ work, again, make }: { readonly work: Work; again(): void; make(shared: Shared): Promise<void> }) {
  const w = useWorkshopWords();
  const page = useWords();
  const [sure, setSure] = useState(false);
  const name = headingOf(work.text, useLanguage()).name || w.unnamed;
  return (
    <li className="work-card">
      <WorkPicture {...work} />
      <div className="row-text">
        <b>{name}</b>
        <About text={work.text} name={false} when={w.changed(page.common.when(work.changedAt))} />
      </div>
      <div className="acts">
        <Link className="btn sm primary" href={`/workshop/${work.id}`}>
          {w.edit}
          <span className="vh"> {name}</span>
        </Link>
        <IconButton name="copy" label={`${w.copy}: ${name}`} onClick={() => void make(work)} />
        <IconButton name="trash" label={`${w.remove}: ${name}`} onClick={() => setSure(true)} />
      </div>
      {sure && (
        <Confirm
          title={w.remove}
          yes={w.remove}
          danger
          onYes={() => void workStore().remove(work.id).then(again, again)}
          onClose={() => setSure(false)}
        >
          {w.removeSure(name)}
        </Confirm>
      )}
    </li>
  );
}

export const Nowhere = ({ title, text }: { readonly title: string; readonly text: string }) => {
  const w = useWorkshopWords();
  return (
    <Page title={title}>
      <div className="panel card lonely">
        <Icon name="eye" />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="acts">
          <Link className="btn primary" href="/workshop">
            {w.back}
          </Link>
        </div>
      </div>
    </Page>
  );
};
