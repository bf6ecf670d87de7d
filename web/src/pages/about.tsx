import { origins } from 'virtual:origins';
import { useHere } from '../state/here.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { Page } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { bent } from '../words/bend.ts';
import { useFarWords, useLanguage } from '../words/index.ts';

export default function About() {
  const far = useFarWords();
  const version = useHere((s) => s.version);
  const a = far.about;
  const language = useLanguage();
  const title = useGameTitle();
  return (
    <Page title={a.title}>
      <h1>{a.title}</h1>
      <p className="lead">{a.lead}</p>
      <section className="panel block prose">
        <h2>{a.printed}</h2>
        <p>{a.printedText}</p>
        <dl className="origins">
          {origins
            .filter(({ origin }) => origin[language] !== '')
            .map(({ id, origin }) => (
              <div key={id}>
                <dt>{title(id)}</dt>
                <dd>{bent(origin[language])}</dd>
              </div>
            ))}
        </dl>
        <h2>{a.ours}</h2>
        <p>{a.oursText}</p>
        <h2>{a.privacy}</h2>
        <p>{a.privacyText}</p>
        <h2>{a.credits}</h2>
        <ul>
          {a.creditsList.map((c) => (
            <li key={c} className="plain">
              {c}
            </li>
          ))}
        </ul>
        <p>
          <Link href="/fairness">{a.fair}</Link>
        </p>
        {version !== '' && <p className="help">{a.version(version)}</p>}
      </section>
    </Page>
  );
}
