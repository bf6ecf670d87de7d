/** All pieces of a game in one place, with a pack of one's own or without. */
// The kit's styles come before those of a game, which build on them.
import '@starboard/table-kit/kit.css';
import { LANGUAGES, type Language, readOptions } from '@starboard/kernel';
import { browsers, hasBrowser } from '@starboard/registry/browsers';
import { use } from 'preact/compat';
import { useMemo, useState } from 'preact/hooks';
import { fileTools, gameCode } from '../../play/code.ts';
import { examined } from '../../play/making.ts';
import { FileField } from '../../ui/file-field.tsx';
import { Page } from '../../ui/page.tsx';
import { useLanguage, useWords } from '../../words/index.ts';
import Lost from '../lost.tsx';
import { Examined } from '../make/examined.tsx';

export default function Box({ game }: { readonly game: string }) {
  return hasBrowser(game) ? <Open id={game} /> : <Lost />;
}

const kept = new Map<string, Promise<unknown>>();
/** One promise for each thing that is loaded. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const coming = (kept.get(key) as Promise<T> | undefined) ?? load();
  kept.set(key, coming);
  coming.catch(() => kept.delete(key));
  return coming;
}

function Open({ id }: { readonly id: string }) {
  const w = useWords();
  const language = useLanguage();
  const { default: Browser } = use(once(`box ${id}`, browsers[id]));
  const codes = use(once(`box words ${id}`, () => Promise.all(LANGUAGES.map(async (l) => [l, await gameCode(id, l)] as const))));
  const tools = use(fileTools(id));
  const [file, setFile] = useState('');
  const [, { game }] = codes[0];
  const words = useMemo(() => Object.fromEntries(codes.map(([l, code]) => [l, code.words])), [codes]) as Readonly<
    Record<Language, (typeof codes)[number][1]['words']>
  >;
  const spec = Object.entries(game.options).find(([, o]) => o.kind === 'text' && o.file !== undefined);
  const kind = spec?.[1].kind === 'text' ? spec[1].file : undefined;
  const most = spec?.[1].kind === 'text' ? spec[1].most : 0;
  const tool = kind === undefined ? undefined : tools[kind];
  const reads = file !== '' && tool !== undefined && examined(tool, file, language).problems.length === 0;
  const options = useMemo(() => readOptions(game, reads && spec !== undefined ? { [spec[0]]: file } : {}), [game, reads, file, spec]);
  return (
    <Page title={w.rules.box(words[language].title)} wide>
      <div className="page-head">
        <p className="help">{w.rules.boxAbout}</p>
        <h1>{words[language].title}</h1>
      </div>
      {kind !== undefined && (
        <details>
          <summary>{w.rules.boxPack}</summary>
          <FileField
            label={w.rules.boxPack}
            help={w.rules.boxPackHelp}
            most={most}
            value={file}
            onText={setFile}
            about={(text) => <Examined game={id} file={kind} text={text} />}
          />
        </details>
      )}
      <Browser game={game} words={words} language={language} options={options} />
    </Page>
  );
}
