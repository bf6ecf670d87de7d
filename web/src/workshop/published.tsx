/** One published work: to look at, to play, to keep; its author puts it on the shelf or takes it back. */
import './workshop.css';
import { Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../net/http.ts';
import type { WorkInfo } from '../net/types.ts';
import { Confirm } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { go } from '../ui/router.tsx';
import { toast } from '../ui/toast.tsx';
import { useLanguage } from '../words/index.ts';
import { isKnown } from './intake.ts';
import { Nowhere, Waiting } from './page.tsx';
import { forgetWork, publishedWork, whyNot } from './publishing.ts';
import { ReportWork } from './report-work.tsx';
import { SharedLook } from './shared.tsx';
import { WorkFacts } from './shelf.tsx';
import { useShelfWords } from './shelf-words.ts';
import { useWorkshopWords } from './words.ts';

export default function PublishedWork({ id }: { readonly id: string }) {
  const w = useShelfWords();
  const workshop = useWorkshopWords();
  const [found, setFound] = useState<WorkInfo | 'gone' | 'offline' | null>(null);
  useEffect(() => {
    let here = true;
    forgetWork(id);
    publishedWork(id).then(
      (work) => here && setFound(work),
      (error) => here && setFound(error instanceof RequestRefused && error.problem === 'offline' ? 'offline' : 'gone'),
    );
    return () => {
      here = false;
    };
  }, [id]);
  if (found === 'gone') return <Nowhere title={w.gone} text={w.goneMore} />;
  if (found === 'offline') return <Nowhere title={w.title} text={w.offline} />;
  if (found !== null && !isKnown(found)) return <Nowhere title={workshop.badTitle} text={workshop.badLink.game} />;
  return (
    <Page title={w.title}>
      {found === null ? (
        <Waiting />
      ) : (
        <Suspense fallback={<Waiting />}>
          <SharedLook shared={found} about={<WorkFacts work={found} headed />} />
          {found.mine ? <Own work={found} onChange={setFound} /> : <ReportWork work={found} />}
        </Suspense>
      )}
    </Page>
  );
}

function Own({ work, onChange }: { readonly work: WorkInfo; onChange(to: WorkInfo): void }) {
  const w = useShelfWords();
  const { unnamed } = useWorkshopWords();
  const language = useLanguage();
  const { removed } = work;
  const [sure, setSure] = useState(false);
  const failed = (error: unknown): void => toast(whyNot(error, w));
  const list = (): void =>
    void ask('PATCH /api/works/:work', { params: { work: work.id }, body: { listed: !work.listed } }).then((now) => {
      forgetWork(work.id);
      onChange(now);
    }, failed);
  const withdraw = (): void =>
    void ask('DELETE /api/works/:work', { params: { work: work.id } }).then(() => {
      forgetWork(work.id);
      go('/shelf');
    }, failed);
  return (
    <section className="panel block" aria-labelledby="own">
      <h2 id="own">{w.published}</h2>
      {removed !== null ? (
        <p className="note bad">
          <Icon name="warn" />
          {w.isRemoved(removed.reason)}
        </p>
      ) : (
        <p className="help">{work.listed ? w.isOnShelf : w.isByLink}</p>
      )}
      <div className="acts">
        {removed === null && (
          <button type="button" className="btn" onClick={list}>
            {work.listed ? w.unshelve : w.shelve}
          </button>
        )}
        <button type="button" className="btn danger" onClick={() => setSure(true)}>
          {removed === null ? w.withdraw : w.clear}
        </button>
      </div>
      {sure && (
        <Confirm
          title={removed === null ? w.withdraw : w.clear}
          yes={removed === null ? w.withdraw : w.clear}
          danger
          onYes={withdraw}
          onClose={() => setSure(false)}
        >
          {(removed === null ? w.withdrawSure : w.clearSure)(work.name[language] || unnamed)}
        </Confirm>
      )}
    </section>
  );
}
