import { games } from 'virtual:catalogue';
import { origins } from 'virtual:origins';
import { useHere } from '../state/here.ts';
import { Page } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { useFarWords, useLanguage } from '../words/index.ts';

export default function About() {
  const far = useFarWords();
  const version = useHere((s) => s.version);
  const a = far.about;
  const language = useLanguage();
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
                <dt>{games.find((g) => g.id === id)?.title[language]}</dt>
                <dd>{origin[language]}</dd>
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
