/** What does not fit: the fragments of the hold, those for the heap marked (A11, Q10). */

import { sum } from '../rules/gems.ts';
import { DROP } from '../rules/picks.ts';
import { capacity } from '../rules/power.ts';
import type { Pick } from '../rules/types.ts';
import { GemArt } from './art/index.tsx';
import { listed } from './bits.tsx';
import { Doable } from './doable.tsx';
import { inOrder } from './draft/offer.ts';
import { askedSeat, offers, type Scene, said } from './scene.ts';

/** How many fragments have to go. */
export const tooMuch = (scene: Scene): number => {
  const seat = askedSeat(scene);
  const { pub } = scene.props.known;
  return seat === null ? 0 : Math.max(0, sum(pub.store[seat]) - capacity(pub, seat));
};

/** The places of the marked ones, as answers. */
export const dropped = (scene: Scene): Pick[] => {
  const seat = askedSeat(scene);
  const all = seat === null ? [] : listed(scene.props.known.pub.store[seat]);
  return inOrder(scene.drafts.picked.flatMap((at) => (all[Number(at)] === undefined ? [] : [DROP[all[Number(at)]]])));
};

export function TrimTray({ scene }: { readonly scene: Scene }) {
  const seat = askedSeat(scene);
  const { drafts, w, props } = scene;
  if (seat === null) return null;
  const all = listed(props.known.pub.store[seat]);
  const most = tooMuch(scene);
  const touch = (at: string): void =>
    // One more than has to go replaces the one that was touched first.
    scene.set({ picked: drafts.picked.includes(at) ? drafts.picked.filter((p) => p !== at) : [...drafts.picked, at].slice(-most) });
  return (
    <div className="v-sheet-w">
      <section className="v-sheet v-tray" aria-label={w.onHeap}>
        <h3>
          {w.storageWord} <small>{`${w.of(all.length, all.length - most)} · ${w.tooMany(most)}`}</small>
        </h3>
        <div className="v-toks">
          {all.map((c, i) => (
            <Doable
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the hold.
              key={i}
              scene={scene}
              label={said(scene, DROP[c])}
              act={() => touch(String(i))}
              pick={offers(scene, DROP[c]) ? DROP[c] : undefined}
              chosen={drafts.picked.includes(String(i))}
              className="v-tk big"
            >
              <GemArt colour={c} />
            </Doable>
          ))}
        </div>
      </section>
    </div>
  );
}
