/** A work that is open: changes are shown at once and written at once, one after the other. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { changed, type Opened, redone, undone } from './history.ts';
import { stash, stashed, unstash } from './stash.ts';
import { type WorkStep, workStore } from './store.ts';
import { WorkWriter } from './writing.ts';

export interface Handle {
  /** Undefined: still being read; null: there is none. */
  readonly opened: Opened | null | undefined;
  /** Why the last change may be lost with this tab; null: everything is written. */
  readonly trouble: 'unwritten' | null;
  change(text: string, what: string, merge?: string): void;
  undo(): void;
  redo(): void;
  /** Until everything is written. */
  written(): Promise<void>;
}

/** `onCopy`: another tab changed the work; what was done here goes on as a copy with this id. */
export function useWork(id: string, onCopy: (id: string) => void): Handle {
  const [opened, setOpened] = useState<Opened | null | undefined>(undefined);
  const [trouble, setTrouble] = useState<Handle['trouble']>(null);
  const now = useRef<Opened | null | undefined>(undefined);
  const writer = useRef<WorkWriter | null>(null);
  useEffect(() => {
    let wanted = true;
    void open(id).then((found) => {
      if (!wanted) return;
      now.current = found;
      writer.current = found === null ? null : new WorkWriter(workStore(), found.work.rev);
      setOpened(found);
    });
    return () => {
      wanted = false;
    };
  }, [id]);
  const keep = (next: Opened, step: WorkStep | null): void => {
    now.current = next;
    stash(next.work, step?.what ?? '');
    setOpened(next);
    void writer.current?.keep(next.work, step).then((how) => {
      if (how === 'unwritten') return setTrouble(how);
      unstash(next.work);
      setTrouble(null);
      if (how === 'elsewhere') goOnAsCopy();
    });
  };
  const goOnAsCopy = (): void => {
    const latest = now.current?.work;
    // Once, with all that was done here.
    if (writer.current === null || latest === undefined) return;
    writer.current = null;
    workStore()
      .make(latest.game, latest.kind, latest.text)
      .then(
        (copy) => onCopy(copy.id),
        () => setTrouble('unwritten'),
      );
  };
  return {
    opened,
    trouble,
    change(text, what, merge) {
      const next = now.current == null ? null : changed(now.current, text, what, merge ?? null);
      if (next !== null) keep(next.opened, next.step);
    },
    undo() {
      const next = now.current == null ? null : undone(now.current);
      if (next !== null) keep(next, null);
    },
    redo() {
      const next = now.current == null ? null : redone(now.current);
      if (next !== null) keep(next, null);
    },
    written: () => writer.current?.done() ?? Promise.resolve(),
  };
}

async function open(id: string): Promise<Opened | null> {
  try {
    const work = await workStore().work(id);
    return work === null ? null : await withStashed({ work, steps: await workStore().steps(id) });
  } catch {
    return null;
  }
}

/** With the step that a closed tab could not write any more. */
async function withStashed(opened: Opened): Promise<Opened> {
  const { id, rev } = opened.work;
  const last = stashed(id);
  const next = last === null || last.rev <= rev ? null : changed(opened, last.text, last.what, null);
  if (next !== null) await workStore().keep(next.opened.work, [next.step], rev);
  unstash({ id, rev: last?.rev ?? rev });
  return next?.opened ?? opened;
}
