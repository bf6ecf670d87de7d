/** What is being put together on this screen. It never leaves it before it is said, and Escape takes back gesture by gesture. */
import type { BoardProps } from '@starboard/table-kit';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Afternova, Pick } from '../rules/types.ts';
import { type Drafts, NO_DRAFTS } from './drafts.ts';
import { draftKey, readDraft, writeDraft } from './kept-draft.ts';

/** Another question, another draft. In talks it stays while the others speak, until one's own has been said. */
function occasionOf({ known: { pub, stack }, turn }: BoardProps<Afternova>): string {
  if (turn === null) return `${pub.turn} none`;
  const top = stack.at(-1);
  const said = turn.seat === pub.active ? pub.acts.versions : pub.acts.sent[turn.seat];
  return `${pub.turn} ${turn.seat} ${top?.step} ${pub.acts.calls} ${said} ${top?.step === 'market' ? top.left : 0}`;
}

export interface Drafting {
  readonly drafts: Drafts;
  /** Whether something was touched since that is not drawn yet. */
  isBehind(drafts: Drafts): boolean;
  set(change: Partial<Drafts>): void;
  /** False: there was nothing to take back. */
  undo(): boolean;
}

export function useDrafts(props: BoardProps<Afternova>): Drafting {
  const occasion = occasionOf(props);
  const [made, setMade] = useState<{ readonly of: string; readonly now: Drafts; readonly past: readonly Drafts[] }>({
    of: '',
    now: NO_DRAFTS,
    past: [],
  });
  const key = draftKey(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once a question.
  const kept = useMemo(() => readDraft(key, occasion, props.known), [key, occasion]);
  const here = made.of === occasion ? made : { of: occasion, now: kept ?? NO_DRAFTS, past: [] };
  const latest = useRef(here);
  latest.current = here;
  const place = useRef(key);
  place.current = key;
  const sent = useRef(false);
  sent.current = props.turn?.sent === true;
  const set = useCallback((change: Partial<Drafts>): void => {
    // Parts that were not drawn again since an answer was sent still look as if they could be touched.
    if (sent.current) return;
    const { of, now, past } = latest.current;
    latest.current = { of, now: { ...now, ...change }, past: [...past, now] };
    writeDraft(place.current, of, latest.current.now);
    setMade(latest.current);
  }, []);
  const undo = useCallback((): boolean => {
    const { of, past } = latest.current;
    const before = past.at(-1);
    if (before === undefined) return false;
    latest.current = { of, now: before, past: past.slice(0, -1) };
    writeDraft(place.current, of, before);
    setMade(latest.current);
    return true;
  }, []);
  const isBehind = useCallback((drafts: Drafts): boolean => latest.current.now !== drafts, []);
  return { drafts: here.now, isBehind, set, undo };
}

const FOLLOW_MS = 260;

/** Gives answers, and the one that was meant with them to the question that follows. */
export function useSay(props: BoardProps<Afternova>): (path: readonly Pick[], next?: Pick) => void {
  const latest = useRef(props);
  latest.current = props;
  const meant = useRef<Pick | null>(null);
  const { turn } = props;
  useEffect(() => {
    const pick = meant.current;
    if (pick === null || turn === null || turn.sent || !turn.question.choice.picks.includes(pick)) return;
    // A question that has just appeared takes no answer.
    const timer = setTimeout(() => {
      meant.current = null;
      latest.current.turn?.answer([pick]);
    }, FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [turn]);
  return useCallback((path, next) => {
    if (latest.current.turn?.sent === true) return;
    meant.current = next ?? null;
    latest.current.turn?.answer(path);
  }, []);
}

const READ_MS = 600;

/** True for a moment after a version was replaced by another. */
export function useFresh({ known }: BoardProps<Afternova>): boolean {
  const version = known.pub.talks?.contract?.n ?? 0;
  const [fresh, setFresh] = useState(false);
  const before = useRef(version);
  useLayoutEffect(() => {
    const replaced = before.current > 0 && version > before.current;
    before.current = version;
    setFresh(replaced);
    if (!replaced) return;
    const timer = setTimeout(() => setFresh(false), READ_MS);
    return () => clearTimeout(timer);
  }, [version]);
  return fresh;
}
