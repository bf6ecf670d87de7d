/** How a match stood at its end, as a small picture of its table; made one after the other, and only of what is seen. */
import type { MatchSeen } from '@starboard/host/match-view';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pastReader, pastRecord } from '../offline/past.ts';
import { finalSeen } from '../play/replayed.ts';
import { GameCover } from '../ui/emblem.tsx';
import type { PastFrom } from '../worker/protocol.ts';

const Glimpse = lazy(() => import('../glimpse/glimpse.tsx'));

/** Whose turn it is to be read: each waits for the one before. */
let line: Promise<unknown> = Promise.resolve();

export function EndPicture({ from, game, label }: { readonly from: PastFrom; readonly game: string; readonly label: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<MatchSeen | null>(null);
  const key = JSON.stringify(from);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    let here = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return;
      observer.disconnect();
      line = line.then(async () => {
        if (!here) return;
        const of = JSON.parse(key) as PastFrom;
        const [record, reader] = [await pastRecord(of), await pastReader(of)];
        if (here) setSeen(finalSeen(record, reader.seat));
      });
      line = line.catch(() => {});
    });
    observer.observe(element);
    return () => {
      here = false;
      observer.disconnect();
    };
  }, [key]);
  const cover = <GameCover game={game} />;
  return (
    <div className="position" ref={ref}>
      {seen === null ? (
        cover
      ) : (
        <Suspense fallback={cover}>
          <Glimpse game={game} seen={seen} label={label} />
        </Suspense>
      )}
    </div>
  );
}
