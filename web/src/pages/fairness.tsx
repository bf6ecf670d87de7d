/** What fair chance proves, what it does not, and how often the server began anew. */
import { useState } from 'preact/hooks';
import { startsSeen } from '../net/starts-seen.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useFarWords, useWords } from '../words/index.ts';

export default function FairnessPage() {
  const { page } = useFarWords().fair;
  return (
    <Page title={page.title}>
      <h1>{page.title}</h1>
      <p className="lead">{page.lead}</p>
      <section className="panel block prose">
        <h2>{page.gives}</h2>
        <ul className="yes">
          {page.givesList.map((line) => (
            <li key={line}>
              <Icon name="check" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="panel block prose">
        <h2>{page.not}</h2>
        <ul className="nope">
          {page.notList.map((line) => (
            <li key={line}>
              <Icon name="close" />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      </section>
      <Starts />
      <section className="panel block prose">
        <h2>{page.leak}</h2>
        <p>{page.leakText}</p>
      </section>
    </Page>
  );
}

/** How often this server began anew with this device. */
function Starts() {
  const w = useWords();
  const { fair } = useFarWords();
  const { seen } = fair.page;
  const [{ starts, anew, hidden, latest }] = useState(() => startsSeen());
  return (
    <section className="panel block prose">
      <h2>{seen.title}</h2>
      <p>{starts === 0 ? seen.none : seen.counted(starts, anew)}</p>
      {hidden > 0 && (
        <p className="note bad" role="alert">
          <Icon name="warn" />
          {seen.hidden(hidden)}
        </p>
      )}
      {latest.length > 0 && (
        <ul>
          {latest.map((s) => (
            <li key={s.hash}>
              <Icon name="clock" />
              <span>
                {w.common.when(s.at)}: {seen.ends[s.end]} <span className="hash">{s.hash.slice(0, 16)}…</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="help">{seen.help}</p>
    </section>
  );
}
