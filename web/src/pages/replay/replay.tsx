/** A finished match, moment by moment, through anybody's eyes; and whether it is what it says. */
import { useEffect, useState } from 'preact/hooks';
import { pastReader, pastRecord } from '../../offline/past.ts';
import { FinishedList } from '../../replays/list.tsx';
import { momentIn, pastAt } from '../../summary/address.ts';
import { Nothing } from '../../summary/nothing.tsx';
import { usePast } from '../../summary/use-past.ts';
import { usePastWords } from '../../summary/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { useFragment, useSearch } from '../../ui/router.tsx';
import { useFarWords } from '../../words/index.ts';
import type { PastFrom } from '../../worker/protocol.ts';
import { Projector } from './replay-projector.tsx';

export default function Replay({ from: path }: { readonly from: { readonly kind: string; readonly id: string } | null }) {
  const far = useFarWords();
  const past = usePastWords();
  const fragment = useFragment();
  const moment = momentIn(useSearch());
  const [file, setFile] = useState<PastFrom | null>(null);
  const from = pastAt(path, fragment) ?? file;
  const { value: record, problem, again } = usePast(from, pastRecord);
  const { value: reader } = usePast(from, pastReader);
  // A link that is opened from here replaces the file.
  useEffect(() => {
    if (fragment !== '') setFile(null);
  }, [fragment]);
  if (record !== null && reader !== null && from !== null)
    return <Projector key={JSON.stringify(from)} record={record} reader={reader} from={from} at={moment} />;
  if (from !== null && from.kind !== 'file' && problem !== null) return <Nothing problem={problem} again={again} />;
  if (from !== null && problem === null)
    return (
      <main className="alone" id="content">
        <p className="loading" role="status">
          <span className="spin" />
          {past.working}
        </p>
      </main>
    );
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen !== undefined) setFile({ kind: 'file', text: await chosen.text() });
  };
  return (
    <Page title={far.replays.title} wide>
      <FinishedList />
      <h2>{far.replays.fromFile}</h2>
      <p className="help">{far.replay.openMore}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first. */}
      <div
        className="panel card drop"
        onDragOver={(e) => e.preventDefault()}
        onDrop={(e) => {
          e.preventDefault();
          void open(e.dataTransfer?.files[0]);
        }}
      >
        <Icon name="play" />
        <label className="btn big">
          {far.replay.choose}
          <input className="vh" type="file" accept="application/json,.json" onChange={(e) => void open(e.currentTarget.files?.[0])} />
        </label>
        <p className="help">{far.replay.drop}</p>
        {problem !== null && (
          <p className="note bad" role="alert">
            {past.problem[problem]}
          </p>
        )}
      </div>
    </Page>
  );
}
