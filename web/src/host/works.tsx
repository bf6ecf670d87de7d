/** Published works, as the host sees them: to look at, and to take away with a reason. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { Api } from '../net/types.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { useTry } from '../ui/try.tsx';
import { useLanguage } from '../words/index.ts';
import { Remove } from './remove.tsx';
import { useHostWords } from './words.ts';

type HostWork = Api['GET /api/host/works']['reply']['works'][number];
type RefusedWork = Api['GET /api/host/refused-works']['reply'][number];

export function WorkList() {
  const h = useHostWords();
  const language = useLanguage();
  const title = useGameTitle();
  const [works, setWorks] = useState<readonly HostWork[]>([]);
  const [all, setAll] = useState(0);
  const [refused, setRefused] = useState<readonly RefusedWork[]>([]);
  const [attempt, problem] = useTry();
  const read = async (from: number): Promise<void> => {
    const page = await ask('GET /api/host/works', { query: from === 0 ? {} : { from: String(from) } });
    setWorks((had) => (from === 0 ? page.works : [...had, ...page.works]));
    setAll(page.all);
    setRefused(await ask('GET /api/host/refused-works', {}));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once.
  useEffect(() => attempt(read(0)), []);
  return (
    <section className="panel block">
      <h2>{h.works}</h2>
      <p className="help">{works.length === 0 ? h.noWorks : h.worksHelp}</p>
      <ul className="rows">
        {works.map((work) => (
          <li key={work.id} className="row">
            <div className="row-text">
              <b>{work.name[language] || title(work.game)}</b>
              <span className="help">{h.workOf(work.by.name, work.plays)}</span>
            </div>
            <Remove what="work" id={work.id} name={work.name[language] || title(work.game)} onDone={() => read(0)} />
          </li>
        ))}
      </ul>
      {works.length < all && (
        <button type="button" className="btn quiet" onClick={() => attempt(read(works.length))}>
          {h.more}
        </button>
      )}
      {refused.length > 0 && <Refused works={refused} onDone={() => read(0)} />}
      {problem}
    </section>
  );
}

function Refused({ works, onDone }: { readonly works: readonly RefusedWork[]; readonly onDone: () => Promise<unknown> }) {
  const h = useHostWords();
  const language = useLanguage();
  const title = useGameTitle();
  const [attempt, problem] = useTry();
  const allow = async (hash: string): Promise<void> => {
    await ask('POST /api/host/refused-works/:hash/allow', { params: { hash }, body: {} });
    await onDone();
  };
  return (
    <>
      <h3>{h.refusedWorks}</h3>
      <p className="help">{h.refusedWorksHelp}</p>
      <ul className="rows">
        {works.map(({ hash, name, game, reason }) => (
          <li key={hash} className="row">
            <div className="row-text">
              <b>{name[language] || title(game)}</b>
              <span className="help">{reason}</span>
            </div>
            <button type="button" className="btn sm" onClick={() => attempt(allow(hash))}>
              {h.allowWork}
              <span className="vh"> {name[language] || title(game)}</span>
            </button>
          </li>
        ))}
      </ul>
      {problem}
    </>
  );
}
