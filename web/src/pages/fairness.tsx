/** What fair chance gives here, and what it does not. */
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useFarWords } from '../words/index.ts';

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
      <section className="panel block prose">
        <h2>{page.leak}</h2>
        <p>{page.leakText}</p>
      </section>
    </Page>
  );
}
