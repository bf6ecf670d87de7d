/** Fragments of the hold to choose from: what does not fit and goes onto the heap (A11, Q10), and what pays (Q25). */

import { list, plain, type Seat } from '@starboard/kernel';
import { canPay } from '../rules/complete.ts';
import { sum } from '../rules/gems.ts';
import { DROP, meantBy } from '../rules/picks.ts';
import { capacity, power } from '../rules/power.ts';
import type { Gems, Pick } from '../rules/types.ts';
import { GemArt } from './art/index.tsx';
import { listed } from './bits.tsx';
import { Doable } from './doable.tsx';
import { inOrder } from './draft/offer.ts';
import { paying } from './paying.ts';
import { askedSeat, facesOf, offers, type Scene, said } from './scene.ts';

/** How many fragments have to go. */
const tooMuch = (scene: Scene): number => {
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

/** What is left once the marked ones are gone. */
export const storeLeft = (scene: Scene, seat: Seat): Gems => {
  const store = scene.props.known.pub.store[seat].slice();
  for (const pick of dropped(scene)) store[meantBy(pick)]--;
  return store;
};

/** Once enough is marked: which Blueprints in hand the rest can pay; null: too little is marked, or there are none. */
export function paidByRest(scene: Scene): string | null {
  const seat = askedSeat(scene);
  const { pub, mine } = scene.props.known;
  if (seat === null || mine === null || mine.plans.length === 0 || scene.drafts.picked.length < tooMuch(scene)) return null;
  const rest = storeLeft(scene, seat);
  const { plans } = facesOf(scene);
  const names = mine.plans.flatMap((n) =>
    canPay(rest, plans[n].cost, plans[n].size, power(pub, seat, 'refinery')) ? [[scene.w.speech.blueprint(plans[n].card)]] : [],
  );
  return scene.w.stillPays(names.length === 0 ? null : plain(list(names, scene.w.speech.and), scene.props.names));
}

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

/** Where a refinery leaves a choice: what pays for the Blueprint; another fragment that is touched pays instead. Null: there is no choice. */
export function payTrayOf(scene: Scene) {
  const seat = askedSeat(scene);
  const all = seat === null ? null : paying(scene, seat);
  if (all === null || all.every(({ choose }) => choose === null)) return null;
  const { w } = scene;
  return (
    <div className="v-sheet-w">
      <section className="v-sheet v-tray pays" aria-label={w.pays}>
        <h3>
          {w.storageWord} <small>{w.pays}</small>
        </h3>
        <div className="v-toks">
          {all.map(({ colour, pays, choose }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the hold.
            <Doable key={i} scene={scene} label={w.colour(colour)} act={choose} chosen={pays} className="v-tk big">
              <GemArt colour={colour} />
            </Doable>
          ))}
        </div>
      </section>
    </div>
  );
}
