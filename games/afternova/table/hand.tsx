/** The own hand, and what touching a card does now. */
import { refuse, type Seat } from '@starboard/kernel';
import { canPay } from '../rules/complete.ts';
import { noGems } from '../rules/gems.ts';
import { PAW, PLAN, PLANET } from '../rules/picks.ts';
import { HAND_LIMIT, power } from '../rules/power.ts';
import type { Pick } from '../rules/types.ts';
import { isIdleHere } from '../words/path.ts';
import { SignArt } from './art/index.tsx';
import { Cost, PawCard, type Paying, PlanCard } from './cards.tsx';
import { Doable } from './doable.tsx';
import { contractPath, termsOf } from './draft/contract.ts';
import { crewFor } from './draft/crew.ts';
import { inOrder, toggled } from './draft/offer.ts';
import { bestPayment, paymentsFor } from './draft/pay.ts';
import { toggleOffered } from './offer-paper.tsx';
import { onPaper, storeThen } from './on-paper.ts';
import { askedSeat, draftTerms, facesOf, gesture, isAsked, offerDraft, offers, type Scene, said } from './scene.ts';
import { breakable } from './soft-hyphens.ts';
import { isOffering } from './talks.ts';
import { storeLeft } from './tray.tsx';
import { planText } from './yard.tsx';

interface CardUse {
  readonly act: (() => void) | null;
  readonly pick?: Pick;
  readonly chosen: boolean;
  readonly ribbon?: string;
  readonly refusal?: ReturnType<typeof refused>;
  readonly path?: readonly Pick[];
}
/** `idle`: it has no skill that is wanted. */
interface PawUse extends CardUse {
  readonly idle?: boolean;
}
const UNUSED: CardUse = { act: null, chosen: false };
const refused = (scene: Scene, pick: Pick) => scene.root?.greyed.find((r) => r.pick === pick) ?? null;

/** Paws that are played alone on the planet that was touched. */
export const aloneCrew = (scene: Scene, seat: Seat) => {
  const { props, drafts, picture } = scene;
  const slot = drafts.planet ?? props.known.pub.talks?.slot ?? 0;
  return picture.planets[slot] === undefined ? null : crewFor(props.known, seat, slot, drafts.paws, { a: 0, b: 0 }, true);
};

/** Q3: a Paw without a wanted skill is marked. */
function noted({ props, w }: Scene, paw: number, path: readonly Pick[], ribbon: string | undefined): Partial<PawUse> {
  if (isIdleHere(props.known, path, paw)) return { idle: true, ribbon: w.unwanted };
  return ribbon === undefined ? {} : { ribbon };
}
/** Q3: a Paw that was put in by hand, and without which the contract could be proposed too. */
function isSurplus({ props, drafts }: Scene, seat: Seat, paw: number): boolean {
  if (drafts.contract?.paws[paw] !== true) return false;
  const terms = termsOf(props.known, seat, { ...drafts.contract, paws: { ...drafts.contract.paws, [paw]: false } });
  return refuse(props.game, props.known, seat, contractPath(props.known, seat, terms)) === null;
}

/** What touching a Paw does now. */
function pawUse(scene: Scene, seat: Seat, paw: number): PawUse {
  const { drafts, props, w } = scene;
  const pick = PAW[paw];
  const { show } = drafts;
  if (show !== null) return { act: () => scene.set({ show: { ...show, cards: toggled(show.cards, pick) } }), chosen: show.cards.includes(pick) };
  if (isAsked(scene, 'spill')) return spilling(scene, pick);
  if (isAsked(scene, 'help') && offers(scene, 'offer')) {
    const chosen = offerDraft(scene).paws.includes(paw);
    return {
      act: () => toggleOffered(scene, paw),
      pick: 'offer',
      chosen,
      ...noted(scene, paw, ['offer', 'to active'], chosen ? w.offered : undefined),
    };
  }
  if (isAsked(scene, 'help')) {
    const chosen = props.known.mine?.bid.includes(paw) ?? false;
    return { ...UNUSED, chosen, ...(chosen ? { ribbon: w.offered } : {}) };
  }
  if (isAsked(scene, 'talks') && props.known.pub.talks !== null) {
    const terms = draftTerms(scene);
    const inside = terms !== null ? terms.paws.includes(paw) : (props.known.mine?.bid.includes(paw) ?? false);
    const ribbon = !inside ? undefined : isSurplus(scene, seat, paw) ? w.surplus : w.played;
    return { act: () => gesture(scene, { do: 'paw', paw, on: !inside }), chosen: inside, ...noted(scene, paw, ['contract'], ribbon) };
  }
  if (isAsked(scene, 'action') && drafts.planet !== null) {
    const inside = aloneCrew(scene, seat)?.paws.includes(paw) ?? false;
    const act = (): void => scene.set({ paws: { ...drafts.paws, [paw]: !inside } });
    return { act, chosen: inside, ...noted(scene, paw, [PLANET[drafts.planet], 'alone'], undefined) };
  }
  return UNUSED;
}

/** How many cards are too many. */
const spillCount = ({ props }: Scene, seat: Seat): number => props.known.pub.paws[seat] + props.known.pub.plans[seat] - HAND_LIMIT;
function spilling(scene: Scene, pick: Pick): CardUse {
  const seat = askedSeat(scene);
  const { picked } = scene.drafts;
  const most = seat === null ? 0 : spillCount(scene, seat);
  return {
    // One more than has to go replaces the one that was touched first.
    act: () => scene.set({ picked: picked.includes(pick) ? picked.filter((p) => p !== pick) : [...picked, pick].slice(-most) }),
    ...(offers(scene, pick) ? { pick } : {}),
    chosen: picked.includes(pick),
  };
}
export const spilled = (scene: Scene): Pick[] => inOrder(scene.drafts.picked.filter((p): p is Pick => /^(paw|plan) /.test(p)));

function planUse(scene: Scene, seat: Seat, plan: number): CardUse {
  const { drafts, props, w } = scene;
  const pick = PLAN[plan];
  const { show } = drafts;
  if (show !== null) return { act: () => scene.set({ show: { ...show, cards: toggled(show.cards, pick) } }), chosen: show.cards.includes(pick) };
  if (isAsked(scene, 'spill')) return spilling(scene, pick);
  if (isAsked(scene, 'complete')) {
    const chosen = drafts.plan === plan;
    if (!offers(scene, pick)) return { act: () => {}, pick, chosen: false, refusal: refused(scene, pick) };
    if (!chosen) return { act: () => scene.set({ plan, pay: noGems() }), pick, chosen };
    // Touched again, it is built.
    const path = bestPayment(paymentsFor(props.game, props.known, seat, plan), props.known, seat, plan, drafts.pay);
    return path === null ? { ...UNUSED, chosen } : { act: null, path, chosen };
  }
  const order = `complete ${plan}`;
  const pinned = props.orders?.given.includes(order) ?? false;
  return pinned ? { ...UNUSED, chosen: true, ribbon: w.pinned } : UNUSED;
}

/** What the ship would hold after the deal that is on the paper, or with the offer in the making; null: none. */
function dealThen(scene: Scene, seat: Seat): readonly number[] | null {
  const { props, picture } = scene;
  if (picture.talks === null || props.known.pub.talks === null) return null;
  if (isOffering(scene)) {
    const d = offerDraft(scene);
    return picture.store[seat].map((n, c) => n + d.take[c] + d.want[c] - d.give[c]);
  }
  const paper = onPaper(scene);
  const row = paper.rows.find((r) => r.seat === seat);
  return row === undefined || (paper.rows.length === 1 && paper.agreed === null) ? null : storeThen(picture.store[seat], row, paper.gifts).then;
}

/** Cards that fit in one row on a phone. */
const ONE_ROW = 5;

export function Hand({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { picture, props, w, small } = scene;
  const own = picture.own ?? { paws: [], plans: [] };
  const n = own.paws.length + own.plans.length;
  const row = scene.shape === 'phone' && n <= ONE_ROW;
  // What is marked for the heap pays for nothing.
  const trims = isAsked(scene, 'trim') && askedSeat(scene) === seat;
  const paying: Paying = { store: trims ? storeLeft(scene, seat) : picture.store[seat], after: dealThen(scene, seat) };
  const shows = offers(scene, 'show') && scene.drafts.show === null;
  const orders = props.orders ?? null;
  return (
    <section className={`v-hand n${n}${n > 6 ? ' many' : ''}${row ? ' one-row' : ''}`} aria-label={w.hand} data-anchor={`hand ${seat}`}>
      {!small && (
        <header>
          <b>{w.hand}</b>
          <span className="chip num">{w.handOf(n)}</span>
          {shows && <ShowButton scene={scene} seat={seat} />}
          {orders !== null && orders.open.length > 0 && (
            <button
              type="button"
              className="chip v-standing"
              data-thing=""
              aria-label={w.standing(orders.given.length)}
              onClick={() => scene.setOpen({ kind: 'orders' })}
            >
              <SignArt of="horn" />
              <span>{w.standing(orders.given.length)}</span>
            </button>
          )}
        </header>
      )}
      <div className="v-cards">
        {own.paws.map((paw) => (
          <HeldPaw key={paw} scene={scene} seat={seat} paw={paw} />
        ))}
        {own.paws.length > 0 && own.plans.length > 0 && <i aria-hidden="true" />}
        {own.plans.map((plan) => (
          <HeldPlan key={plan} scene={scene} seat={seat} plan={plan} paying={paying} chip={small && !row} />
        ))}
      </div>
    </section>
  );
}

export const ShowButton = ({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) => (
  <Doable scene={scene} label={said(scene, 'show')} act={() => scene.set({ show: { to: [], cards: [] } })} pick="show" letter="h" className="v-show">
    <SignArt of="eye" />
    {scene.w.show}
    <span className="v-limit">
      {[0, 1, 2].map((i) => (
        <i key={i} className={i < 3 - scene.props.known.pub.acts.shows[seat] ? 'f' : ''} />
      ))}
    </span>
  </Doable>
);

const Ribbon = ({ text }: { readonly text: string | undefined }) => (text === undefined ? null : <span className="v-ribbon">{text}</span>);

function HeldPaw({ scene, seat, paw }: { readonly scene: Scene; readonly seat: Seat; readonly paw: number }) {
  const face = facesOf(scene).paws[paw];
  const { ribbon, idle, ...use } = pawUse(scene, seat, paw);
  const name = face.card[scene.props.language];
  const skills = scene.w.speech.pawSkills(face);
  return (
    <Doable
      scene={scene}
      label={`${name}: ${skills}${ribbon === undefined ? '' : `, ${ribbon}`}`}
      about={{ title: name, text: skills, rule: 'A8' }}
      {...use}
      anchor={`card paw ${paw}`}
      drag={`paw ${paw}`}
      className={`v-held paw${idle ? ' idle' : ''}`}
    >
      <PawCard language={scene.props.language} paw={face} />
      <Ribbon text={ribbon} />
    </Doable>
  );
}

interface HeldPlanProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly plan: number;
  readonly paying: Paying;
  /** Its name and cost only. */
  readonly chip: boolean;
}
function HeldPlan({ scene, seat, plan, paying, chip }: HeldPlanProps) {
  const { props, w } = scene;
  const face = facesOf(scene).plans[plan];
  const { ribbon, ...use } = planUse(scene, seat, plan);
  const name = face.card[props.language];
  const order = `complete ${plan}`;
  const orders = props.orders ?? null;
  // Whoever waits may pin a Blueprint: it is built as soon as it can be.
  const pinnable = props.turn === null && orders !== null && (orders.open.includes(order) || orders.given.includes(order)) && props.outcome === null;
  const on = orders?.given.includes(order) ?? false;
  const stored = paying.after ?? paying.store;
  // Q25: what a refinery replaces is not missing.
  const payable = canPay(stored, face.cost, face.size, power(props.known.pub, seat, 'refinery'));
  const missing = w.gems(face.cost.map((n, c) => (payable ? 0 : Math.max(0, n - stored[c]))));
  return (
    <span className="v-held-w">
      <Doable
        scene={scene}
        label={`${name}: ${planText(scene, plan)}. ${w.missing(missing)}${ribbon === undefined ? '' : `, ${ribbon}`}`}
        about={{ title: name, text: planText(scene, plan), rule: 'A17' }}
        {...use}
        anchor={`card plan ${plan}`}
        drag={`plan ${plan}`}
        className="v-held plan"
      >
        {chip ? (
          <span className="v-bcx">
            <b className="pt num">{face.points}</b>
            <span className="nm">{breakable(name)}</span>
            <Cost plan={face} paying={paying} />
          </span>
        ) : (
          <PlanCard language={scene.props.language} plan={face} paying={paying} />
        )}
        <Ribbon text={ribbon} />
      </Doable>
      {pinnable && (
        <button
          type="button"
          className={`v-pin${on ? ' on' : ''}`}
          data-thing=""
          aria-pressed={on}
          aria-label={w.pin(name)}
          onClick={() => orders?.give(order, !on)}
        >
          <i />
        </button>
      )}
    </span>
  );
}
