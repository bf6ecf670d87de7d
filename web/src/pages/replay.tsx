/** A finished match, moment by moment, through anybody's eyes; and whether it is what it says. */
import { BadRecord, type MatchRecord, readRecord } from '@starboard/kernel';
import { hasGame } from '@starboard/registry';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ask } from '../net/http.ts';
import { localRecord } from '../offline/records.ts';
import { Icon } from '../ui/icon.tsx';
import { Page, Plain } from '../ui/page.tsx';
import { useWords } from '../words/index.ts';
import { Projector } from './replay-projector.tsx';

type From = { readonly kind: string; readonly id: string };

export default function Replay({ from }: { readonly from: From | null }) {
  const w = useWords();
  const [record, setRecord] = useState<MatchRecord | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [, go] = useLocation();
  useEffect(() => {
    if (from === null) return;
    fetchRecord(from).then(
      (r) => (r === null ? setProblem(w.replay.notYet) : setRecord(r)),
      () => setProblem(w.replay.notYet),
    );
  }, [from, w]);
  if (record !== null && !hasGame(record.terms.game)) return <Plain title={w.replay.bad} text={w.replay.unknownGame(record.terms.game)} />;
  if (record !== null) return <Projector record={record} onClose={() => go('/tables')} />;
  if (problem !== null && from !== null)
    return (
      <Plain title={problem} text={w.lobby.goneMore}>
        <Link className="btn primary" href="/">
          {w.lost.home}
        </Link>
      </Plain>
    );
  if (from !== null) return null;
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      setRecord(readRecord(await file.text()));
    } catch (error) {
      if (!(error instanceof BadRecord)) throw error;
      setProblem(w.replay.bad);
    }
  };
  return (
    <Page title={w.replay.open}>
      <h1>{w.replay.open}</h1>
      <p className="lead">{w.replay.openMore}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the field inside is the first. */}
      <div
        className="panel card drop"
        onDragOver={(e) => e.preventDefault()}
        onDrop={(e) => {
          e.preventDefault();
          void open(e.dataTransfer.files[0]);
        }}
      >
        <Icon name="play" />
        <label className="btn primary big">
          {w.replay.choose}
          <input className="vh" type="file" accept="application/json,.json" onChange={(e) => void open(e.target.files?.[0])} />
        </label>
        <p className="help">{w.replay.drop}</p>
        {problem !== null && (
          <p className="note bad" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Page>
  );
}

async function fetchRecord({ kind, id }: From): Promise<MatchRecord | null> {
  if (kind === 'local') return localRecord(id);
  return readRecord(JSON.stringify(await ask('GET /api/tables/:table/record', { params: { table: id } })));
}
