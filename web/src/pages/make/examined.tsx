/** What somebody's file is and what is wrong with it, as the game's own tool says; the tool is loaded when there is a file. */
import { Suspense, use } from 'preact/compat';
import { fileTools } from '../../play/code.ts';
import { examined } from '../../play/making.ts';
import { FileAbout } from '../../ui/file-about.tsx';
import { useLanguage, useWords } from '../../words/index.ts';

interface Props {
  readonly game: string;
  readonly file: string;
  readonly text: string;
}

export function Examined(props: Props) {
  const w = useWords();
  return (
    <Suspense fallback={<p className="help">{w.common.loading}</p>}>
      <Report {...props} />
    </Suspense>
  );
}

function Report({ game, file, text }: Props) {
  const language = useLanguage();
  const tool = use(fileTools(game))[file];
  return tool === undefined ? null : <FileAbout report={examined(tool, text, language)} />;
}
