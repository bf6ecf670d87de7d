/** The offer that a helper puts together: Paws from the hand, fragments of the planet, of the caller's hold and of your own. */
import { vars } from '@starboard/table-kit';
import { addedBy } from '../rules/crew.ts';
import { sum } from '../rules/gems.ts';
import { MOST_OFFERS } from '../rules/offers.ts';
import { GIVE, TAKE, WANT } from '../rules/picks.ts';
import { capacity } from '../rules/power.ts';
import type { Gems, Pick } from '../rules/types.ts';
import { isIdleHere } from '../words/path.ts';
import { paperActs } from './acting.ts';
import { GemArt, SignArt } from './art/index.tsx';
import { Badge, colourOf, listed } from './bits.tsx';
import { PawChip } from './cards.tsx';
import { Doable } from './doable.tsx';
import { type OfferDraft, termRefused, toggled, withOne } from './draft/offer.ts';
import { askedSeat, facesOf, nameOf, offerDraft, type Scene, said } from './scene.ts';
import { Arrow } from './tokens.tsx';

type Which = 'take' | 'want' | 'give';
const PICKS: { readonly [K in Which]: readonly Pick[] } = { take: TAKE, want: WANT, give: GIVE };

/** Changes the offer, and puts it on the table. */
export const changeOffer = (scene: Scene, change: Partial<OfferDraft>): void =>
  scene.set({ offer: { ...offerDraft(scene), ...change }, offering: true });
export const toggleOffered = (scene: Scene, paw: number): void => changeOffer(scene, { paws: toggled(offerDraft(scene).paws, paw) });

/** The own Paws that bring most of what the call says is missing, as few as that takes. */
export function calledPaws(scene: Scene): readonly number[] {
  const seat = askedSeat(scene);
  const { pub, mine } = scene.props.known;
  if (seat === null || pub.talks === null || mine === null) return [];
  const face = facesOf(scene).planets[pub.planets[pub.talks.slot].card];
  const [needA, needB] = pub.talks.lacks;
  let best: { readonly paws: readonly number[]; readonly brings: number } = { paws: [], brings: 0 };
  for (let mask = 1; mask < 1 << mine.paws.length; mask++) {
    const paws = mine.paws.filter((_, i) => (mask >> i) % 2 === 1);
    const { a, b } = addedBy(pub, face, seat, paws);
    const brings = Math.min(a, needA) + Math.min(b, needB);
    if (brings > best.brings || (brings === best.brings && paws.length < best.paws.length)) best = { paws, brings };
  }
  return best.paws;
}
/** Whether a Paw has a skill that the call says is missing. */
export const isWanted = ({ props }: Scene, paw: number): boolean => !isIdleHere(props.known, ['offer', 'to active'], paw);

export function OfferPaper({ scene }: { readonly scene: Scene }) {
  const { props, picture, w, small } = scene;
  const seat = askedSeat(scene);
  const { pub } = props.known;
  const { talks } = pub;
  if (seat === null || talks === null) return null;
  const draft = offerDraft(scene);
  const { active, store } = pub;
  const gets = draft.take.map((n, c) => n + draft.want[c]);
  const load = sum(store[seat]) + sum(gets) - sum(draft.give);
  const room = capacity(pub, seat);
  const fits = `${w.of(load, room)}${load > room ? ` · ${w.tooMany(load - room)}` : ''}`;
  return (
    <div className={`v-sheet-w${paperActs(scene)}`} data-anchor="paper">
      <section className="v-sheet v-offer" aria-label={w.yourOffer}>
        <h3>
          {w.offerTo(nameOf(scene, active))} <span className="ver">{w.of(Math.min(MOST_OFFERS, pub.acts.sent[seat] + 1), MOST_OFFERS)}</span>
          {sum(talks.price) > 0 && (
            <Doable
              scene={scene}
              label={`${w.askPromise}: ${w.gems(talks.price)}`}
              act={() => changeOffer(scene, promised(talks.price, pub.planets[talks.slot].gems))}
              className="v-promise"
            >
              <span>{small ? w.promised : w.askPromise}</span>
              {listed(talks.price).map((c, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
                <GemArt key={i} colour={c} />
              ))}
            </Doable>
          )}
          {draft.paws.length === 0 && !small && calledPaws(scene).length > 0 && (
            <Doable scene={scene} label={w.fillPaws} act={() => changeOffer(scene, { paws: calledPaws(scene) })} className="v-fill">
              {w.fillPaws}
            </Doable>
          )}
        </h3>
        <div className="v-pots">
          <span>{w.onPlanet}</span>
          <Pot scene={scene} of={pub.planets[talks.slot].gems} which="take" />
          {sum(store[active]) > 0 && (
            <>
              <span>{w.storesOf(nameOf(scene, active))}</span>
              <Pot scene={scene} of={store[active]} which="want" />
            </>
          )}
          {sum(store[seat]) > 0 && (
            <>
              <span>{w.yourStore}</span>
              <Pot scene={scene} of={store[seat]} which="give" />
            </>
          )}
        </div>
        <div className="v-row own v-mine-offer">
          <div className="w">
            {!small && <Badge scene={scene} seat={seat} />}
            <span>
              <b>{w.yourOffer}</b>
              <small className={`num${load > room ? ' bad' : ''}`}>{fits}</small>
            </span>
          </div>
          <div className="v-pws">
            {draft.paws.length === 0 && (
              <span className="v-no-paw">
                <SignArt of="crew" />
              </span>
            )}
            {draft.paws.map((paw) => (
              <button key={paw} type="button" className="v-bare" tabIndex={-1} aria-hidden="true" onClick={() => toggleOffered(scene, paw)}>
                <PawChip scene={scene} paw={paw} />
              </button>
            ))}
          </div>
          <div className="v-gets">
            <small>{w.for}</small>
            {sum(gets) === 0 && <small>{w.free}</small>}
            {listed(draft.take).map((c, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
              <span key={`t${i}`} className="v-tk flat">
                <GemArt colour={c} />
              </span>
            ))}
            {listed(draft.want).map((c, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
              <span key={`w${i}`} className="v-tk gift flat" style={vars({ '--oc': colourOf(active) })}>
                <Arrow />
                <GemArt colour={c} />
              </span>
            ))}
            {sum(draft.give) > 0 && <small>{w.adds}</small>}
            {listed(draft.give).map((c, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
              <span key={`g${i}`} className="v-tk gift flat" style={vars({ '--oc': colourOf(seat) })}>
                <Arrow />
                <GemArt colour={c} />
              </span>
            ))}
          </div>
          <Doable
            scene={scene}
            label={said(scene, draft.toAll ? 'to all' : 'to active', ['offer'])}
            act={() => changeOffer(scene, { toAll: !draft.toAll })}
            className="v-eye"
          >
            <SignArt of="eye" />
            {draft.toAll ? w.seesAll : w.seesOnly(nameOf(scene, active))}
          </Doable>
        </div>
        {!small && picture.talks?.said?.to === seat && picture.talks.said.reason !== null && (
          <p className="v-foot">{`${nameOf(scene, picture.talks.said.seat)}: ${w.speech.because(picture.talks.said.reason)}`}</p>
        )}
      </section>
    </div>
  );
}

/** A promise as an offer asks for it: of the planet what it has, the rest out of storage. */
const promised = (price: Gems, planet: readonly number[]): Partial<OfferDraft> => ({
  take: price.map((n, c) => Math.min(n, planet[c])),
  want: price.map((n, c) => Math.max(0, n - planet[c])),
});

function Pot({ scene, of, which }: { readonly scene: Scene; readonly of: readonly number[]; readonly which: Which }) {
  const seat = askedSeat(scene);
  const draft = offerDraft(scene);
  if (seat === null) return null;
  const all = listed(of);
  return (
    <div className="v-toks">
      {all.map((c, i) => {
        const nth = all.slice(0, i).filter((x) => x === c).length;
        const chosen = nth < draft[which][c];
        const pick = PICKS[which][c];
        return (
          <Doable
            // biome-ignore lint/suspicious/noArrayIndexKey: a place among the fragments.
            key={i}
            scene={scene}
            label={said(scene, pick, ['offer', 'to active'])}
            act={() => changeOffer(scene, { [which]: withOne(draft[which], c, chosen ? -1 : 1) })}
            refusal={chosen ? null : termRefused(scene.props.game, scene.props.known, seat, draft, pick)}
            chosen={chosen}
            className="v-tk"
          >
            <GemArt colour={c} />
          </Doable>
        );
      })}
    </div>
  );
}
