/** Open offers, at most one a helper, and the words of a no. */
import { type Seat, seatsOf } from '@starboard/kernel';
import { vars } from '@starboard/table-kit';
import { sum } from '../rules/gems.ts';
import { isParty } from '../rules/offers.ts';
import { ACCEPT, REFUSE, WITH } from '../rules/picks.ts';
import type { Offer } from '../rules/types.ts';
import { slipActs } from './acting.ts';
import { GemArt, SkillArt } from './art/index.tsx';
import { Badge, colourOf, Gems, listed, upTo } from './bits.tsx';
import { PawChip } from './cards.tsx';
import { Doable } from './doable.tsx';
import { contractPath, NO_CONTRACT, termsOf, touched } from './draft/contract.ts';
import { askedSeat, detailOf, draftTerms, facesOf, gesture, isAsked, nameOf, offers, refusalOf, type Scene, said } from './scene.ts';
import { pawsOf } from './talks.ts';
import { Arrow } from './tokens.tsx';
import { Why } from './why.tsx';

export function Slips({ scene }: { readonly scene: Scene }) {
  const { picture, w, drafts, props } = scene;
  const all = picture.talks?.offers ?? [];
  const contract = props.known.pub.talks?.contract ?? null;
  const answering = isAsked(scene, 'help') && contract !== null && offers(scene, REFUSE[contract.n]);
  // A helper who has to answer a contract needs the room for the words of a no: of the slips only their own stays, until the end.
  const party = props.you !== null && props.you !== picture.active && isParty(picture.talks?.contract ?? null, props.you);
  const seats = seatsOf(all.length).filter((s) => all[s] !== null && (!party || s === props.you));
  const why = drafts.declining !== null || (answering && !scene.small && !drafts.offering);
  return (
    <section className={`v-slips n${Math.min(5, seats.length + (why ? 1 : 0))}`} aria-label={w.slips}>
      {seats.length === 0 && !why && <p className="v-none">{w.noSlips}</p>}
      {seats.map((seat) => (
        <Slip key={seat} scene={scene} seat={seat} offer={all[seat]} tight={seats.length + (why ? 1 : 0) > 2 || (all[seat]?.n ?? 0) > 2} />
      ))}
      {why && <Why scene={scene} />}
    </section>
  );
}

const Trade = ({ scene, seat, offer }: { readonly scene: Scene; readonly seat: Seat; readonly offer: Offer }) => {
  const { w, picture } = scene;
  return (
    <span className="v-trade">
      <span>
        <i>{w.wants}</i>
        <Gems of={offer.take} />
        {listed(offer.want).map((c, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
          <span key={i} className="v-gt" style={vars({ '--oc': colourOf(picture.active) })}>
            <Arrow />
            <GemArt colour={c} />
          </span>
        ))}
        {sum(offer.take) + sum(offer.want) === 0 && w.free}
      </span>
      {sum(offer.give) > 0 && (
        <span>
          <i>{w.adds}</i>
          {listed(offer.give).map((c, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
            <span key={i} className="v-gt" style={vars({ '--oc': colourOf(seat) })}>
              <Arrow />
              <GemArt colour={c} />
            </span>
          ))}
        </span>
      )}
    </span>
  );
};

/** What the Paws of an offer have together. */
const Skills = ({ scene, paws }: { readonly scene: Scene; readonly paws: readonly number[] }) => {
  const faces = facesOf(scene).paws;
  return (
    <span className="v-sks">
      {[0, 1, 2, 3].map((skill) => {
        const n = paws.reduce((all, paw) => all + faces[paw].icons[skill], 0);
        return n === 0 ? null : (
          <span key={skill}>
            {n}
            <SkillArt skill={skill} />
          </span>
        );
      })}
    </span>
  );
};

/** An offer that nothing can be done with here, read aloud. */
function inWords(scene: Scene, { n, take, want, give }: Offer, paws: readonly number[] | null): string {
  const { w, props } = scene;
  const names = paws?.map((paw) => facesOf(scene).paws[paw].card[props.language]).join(', ') ?? w.holdsPaws(n);
  const asked = take.map((of, c) => of + want[c]);
  const wants = sum(asked) === 0 ? w.free : `${w.wants} ${w.gems(asked)}`;
  return `${names}; ${wants}${sum(give) > 0 ? `; ${w.adds} ${w.gems(give)}` : ''}`;
}

interface SlipProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly offer: Offer | null;
  readonly tight: boolean;
}

function Slip({ scene, seat, offer, tight }: SlipProps) {
  const { w, props, small } = scene;
  if (offer === null) return null;
  const lead = isAsked(scene, 'talks') && props.known.pub.talks?.offers[seat] != null && props.you !== null;
  const terms = draftTerms(scene);
  const drafted = terms?.helpers.includes(seat) ?? false;
  const paws = pawsOf(scene, seat);
  const open = offer.paws !== null ? w.everybodySees : paws !== null && seat !== props.you ? w.onlyYou : seat === props.you ? w.yourOffer : w.hidden;
  const own = seat === askedSeat(scene) && !lead;
  const acceptable = lead && offers(scene, ACCEPT[seat]);
  const inside = (
    <>
      <span className="v-pws">
        {(paws ?? upTo(offer.n).map(() => null)).map((paw, i) => (
          <PawChip key={paw ?? i} scene={scene} paw={paw} />
        ))}
      </span>
      {(tight || small) && paws !== null && <Skills scene={scene} paws={paws} />}
      <Trade scene={scene} seat={seat} offer={offer} />
    </>
  );
  return (
    <article
      className={`v-slip${drafted ? ' in' : acceptable ? ' lit' : ''}${tight ? ' tight' : ''}${slipActs(scene, seat)}`}
      data-anchor={`slip ${seat}`}
    >
      <header>
        <Badge scene={scene} seat={seat} />
        <span>
          <b>{nameOf(scene, seat)}</b>
          <small>{small ? (drafted ? w.inDraft : acceptable ? w.acceptable : '') : open}</small>
        </span>
        {lead && (
          <Doable
            scene={scene}
            label={w.decline(nameOf(scene, seat))}
            act={() => scene.set({ declining: scene.drafts.declining === seat ? null : seat })}
            pick="decline"
            letter="x"
            chosen={scene.drafts.declining === seat}
            className="v-x"
          >
            ×
          </Doable>
        )}
        {small && own && (
          <Doable scene={scene} label={said(scene, 'withdraw')} path={['withdraw']} className="v-x">
            ×
          </Doable>
        )}
      </header>
      {lead ? (
        <Doable
          scene={scene}
          label={`${said(scene, WITH[seat])}: ${detailOf(scene, WITH[seat], ['contract']) ?? ''}. ${drafted ? w.takeOut : w.takeIn}`}
          act={() => gesture(scene, { do: 'helper', seat, on: !drafted })}
          pick={offers(scene, 'contract') ? 'contract' : undefined}
          refusal={offers(scene, 'contract') ? null : refusalOf(scene, ['contract'])}
          chosen={drafted}
          drag={`slip ${seat}`}
          className="v-slip-in"
        >
          {inside}
        </Doable>
      ) : small && own && offers(scene, 'offer') ? (
        <button type="button" className="v-slip-in v-bare" data-thing="" onClick={() => scene.set({ offering: true })}>
          <span className="kit-name">{w.change}</span>
          <span className="kit-look" aria-hidden="true">
            {inside}
          </span>
        </button>
      ) : (
        <div className="v-slip-in" role="img" aria-label={inWords(scene, offer, paws)}>
          {inside}
        </div>
      )}
      {lead && !small && <AcceptButton scene={scene} seat={seat} drafted={drafted} acceptable={acceptable} />}
      {seat === askedSeat(scene) && !lead && !small && <OwnSlip scene={scene} />}
    </article>
  );
}

/** One press if there is one best choice of own Paws; else the draft stands, and Propose is the second. */
function AcceptButton({
  scene,
  seat,
  drafted,
  acceptable,
}: {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly drafted: boolean;
  readonly acceptable: boolean;
}) {
  const { w, props } = scene;
  const me = askedSeat(scene);
  if (me === null) return null;
  if (drafted)
    return (
      <button type="button" className="v-go quiet" tabIndex={-1} aria-hidden="true" onClick={() => gesture(scene, { do: 'helper', seat, on: false })}>
        {w.takeOut}
      </button>
    );
  const alone = touched(NO_CONTRACT, me, { do: 'helper', seat, on: true });
  const terms = termsOf(props.known, me, alone);
  const gets = sum(terms.rows[0].share) + terms.gifts.filter((g) => g.to === me).length;
  const gives = terms.gifts.filter((g) => g.from === me).length;
  const text = acceptable ? w.accept(gets, gives) : w.takeIn;
  if (acceptable && !terms.tied)
    return (
      <Doable scene={scene} label={`${said(scene, ACCEPT[seat])}. ${text}`} path={contractPath(props.known, me, terms)} className="v-go lit">
        {text}
      </Doable>
    );
  return (
    <Doable
      scene={scene}
      label={acceptable ? `${said(scene, ACCEPT[seat])}. ${text}` : w.takeIn}
      act={() => gesture(scene, { do: 'helper', seat, on: true })}
      pick={acceptable ? ACCEPT[seat] : undefined}
      refusal={acceptable || offers(scene, 'contract') ? null : refusalOf(scene, ['contract'])}
      className={`v-go${acceptable ? ' lit' : ''}`}
    >
      {text}
    </Doable>
  );
}

function OwnSlip({ scene }: { readonly scene: Scene }) {
  const { w } = scene;
  return (
    <span className="v-own-slip">
      {offers(scene, 'offer') && (
        <button type="button" className="v-go quiet" tabIndex={-1} aria-hidden="true" onClick={() => scene.set({ offering: true })}>
          {w.change}
        </button>
      )}
      <Doable scene={scene} label={said(scene, 'withdraw')} path={['withdraw']} className="v-go quiet">
        {w.takeBack}
      </Doable>
    </span>
  );
}
