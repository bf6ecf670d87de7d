/** A guided game at the table: where the lesson is, what may be chosen, and the coach over it all. */
import { hintsOf, type Lesson, type LessonStep, readsBefore } from '@starboard/kernel';
import { loadLesson } from '@starboard/registry/lessons';
import type { JSX } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { LocalTable } from '../offline/tables.ts';
import { coachLink } from '../offline/worker-link.ts';
import { usePrefs } from '../state/prefs.ts';
import type { Guide } from '../table/guide.ts';
import { limited } from './limit.ts';

const Coach = lazy(() => import('./coach.tsx'));

/** What has just happened is looked at before somebody talks about it. */
const PAUSE_MS = { calm: 600, quick: 350, instant: 100 } as const;
/** A table that never comes to rest must not silence the coach. */
const PATIENCE_MS = 5000;

type At = number | null | 'loading';

interface GuidedProps {
  /** A table whose lesson is not over. */
  readonly table: LocalTable;
  /** Null: nobody is guided any longer. */
  readonly children: (guide: Guide | null) => JSX.Element;
}

/** A table with its coach. */
export const Guided = ({ table, children }: GuidedProps): JSX.Element => children(useGuide(table));

function useGuide(table: LocalTable): Guide | null {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [at, setAt] = useState<At>('loading');
  const link = useRef<ReturnType<typeof coachLink> | null>(null);
  useEffect(() => {
    let here = true;
    loadLesson(table.game)?.then(
      (l) => here && setLesson(l),
      // Without its words there is nothing to say: it goes on as a game.
      () => here && setAt(null),
    );
    const opened = coachLink(table.id, (heard) => setAt(heard.at));
    link.current = opened;
    return () => {
      here = false;
      opened.close();
    };
  }, [table.id, table.game]);
  const said = usePaced(lesson?.script ?? NOTHING, at);
  const patient = usePatience(said);

  const read = useCallback(() => {
    if (lesson !== null && typeof said === 'number') link.current?.say({ t: 'read', reads: readsBefore(lesson.script, said) + 1 });
  }, [lesson, said]);
  const skip = useCallback(() => {
    link.current?.say({ t: 'skip' });
    setAt(null);
  }, []);

  return useMemo((): Guide | null => {
    if (at === null) return null;
    const spoken = lesson === null || said === null ? null : lesson.script[said];
    const cueAt = (settled: boolean): LessonStep | null => (settled || !patient ? spoken : null);
    return {
      limit: (turn, settled) => limited(cueAt(settled), turn),
      show(turn, settled, names) {
        if (lesson === null) return null;
        const cue = cueAt(settled);
        const hints = hintsOf(lesson.script);
        const first = cue === null ? -1 : hints.findIndex((h) => h.cue === said);
        const n = cue?.kind === 'answer' && first >= 0 ? first + Math.min(turn?.question.path.length ?? 0, cue.picks.length - 1) : first;
        return (
          <Suspense fallback={null}>
            <Coach lesson={lesson} hints={hints} n={n < 0 ? null : n} names={names} onRead={read} onSkip={skip} />
          </Suspense>
        );
      },
    };
  }, [lesson, at, said, patient, read, skip]);
}

const NOTHING: readonly LessonStep[] = [];

/** The cue that is spoken about: none while something happens, and a moment longer. */
function usePaced(script: readonly LessonStep[], at: At): number | null {
  const speed = usePrefs((p) => p.speed);
  const [said, setSaid] = useState<number | null>(null);
  const was = useRef<At>('loading');
  useEffect(() => {
    const before = was.current;
    was.current = at;
    const cue = typeof at === 'number' ? script[at] : undefined;
    if (typeof at !== 'number' || cue === undefined || cue.kind === 'bot') return setSaid(null);
    // One text after another, and the first one after a reload, need no pause.
    const atOnce = before === 'loading' || before === at || (typeof before === 'number' && script[before]?.kind === 'read');
    if (atOnce) return setSaid(at);
    setSaid(null);
    const timer = setTimeout(() => setSaid(at), PAUSE_MS[speed]);
    return () => clearTimeout(timer);
  }, [script, at, speed]);
  return said;
}

/** Whether the coach still waits for the table to come to rest. */
function usePatience(said: number | null): boolean {
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setOver(said), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return said === null || over !== said;
}
