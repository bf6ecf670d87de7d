/** The board in talks: the call, the paper with what is being agreed, and the offers as slips. */
import type { Seat } from '@starboard/kernel';
import { Countdown } from '@starboard/table-kit';
import { MOST_CALLS } from '../rules/action.ts';
import { addedBy } from '../rules/crew.ts';
import { sum } from '../rules/gems.ts';
import { callActs } from './acting.ts';
import { PlanetArt, SignArt, SkillArt } from './art/index.tsx';
import { Gems, Needs, type Source } from './bits.tsx';
import { NO_CONTRACT, ownCrew } from './draft/contract.ts';
import { OfferPaper } from './offer-paper.tsx';
import { contractShown } from './on-paper.ts';
import { Paper } from './paper.tsx';
import { askedSeat, draftTerms, facesOf, isAsked, offerDraft, type Scene } from './scene.ts';
import { pawsOf } from './talks.ts';

/** Who brings what: in the draft, on the table, or as the call says. */
function sourcesOf(scene: Scene): Source[] {
  const { picture, props, drafts } = scene;
  const { talks, active } = picture;
  if (talks === null) return [];
  const { pub } = props.known;
  const face = facesOf(scene).planets[picture.planets[talks.slot].card];
  const contract = contractShown(scene);
  const of = (seat: Seat, paws: readonly number[]): Source => ({ seat, ...addedBy(pub, face, seat, paws) });
  const seat = askedSeat(scene);
  if (seat === active && props.you === active && pub.talks !== null && isAsked(scene, 'talks')) {
    const terms = draftTerms(scene);
    if (terms !== null) return [of(active, terms.paws), ...terms.helpers.map((s) => of(s, pawsOf(scene, s) ?? []))];
    if (contract === null) return [of(active, ownCrew(props.known, active, NO_CONTRACT).paws)];
  }
  const called: Source = { seat: active, a: face.needA - talks.lacks[0], b: face.needB - talks.lacks[1] };
  const mine = drafts.offering && seat !== null ? offerDraft(scene).paws : null;
  const offering = talks.offers.flatMap((o, s) => (o === null ? [] : [s as Seat]));
  // An offer adds to what others openly offer.
  const helpers =
    mine === null || seat === null ? (contract?.rows.slice(1).map((r) => r.seat) ?? offering) : [...offering.filter((s) => s !== seat), seat];
  const sources = helpers.map((s) => of(s, s === seat && mine !== null ? mine : (pawsOf(scene, s) ?? [])));
  if (contract === null || mine !== null) return [called, ...sources];
  // A contract on the table is enough: what is not seen of it a single hidden helper brings, else the caller.
  const seen = [called, ...sources];
  const rest = (need: number, skill: 'a' | 'b'): number => Math.max(0, need - seen.reduce((n, s) => n + s[skill], 0));
  const hidden = sources.filter((s) => pawsOf(scene, s.seat) === null);
  const by = hidden.length === 1 ? hidden[0] : called;
  return seen.map((s) => (s === by ? { seat: s.seat, a: s.a + rest(face.needA, 'a'), b: s.b + rest(face.needB, 'b') } : s));
}

export function Call({ scene }: { readonly scene: Scene }) {
  const { picture, props, w, small } = scene;
  const { talks } = picture;
  if (talks === null) return null;
  const face = facesOf(scene).planets[picture.planets[talks.slot].card];
  const sources = sourcesOf(scene);
  const lacks = [
    Math.max(0, face.needA - sources.reduce((n, s) => n + s.a, 0)),
    Math.max(0, face.needB - sources.reduce((n, s) => n + s.b, 0)),
  ] as const;
  const met = lacks[0] + lacks[1] === 0;
  return (
    <section className={`v-call${callActs(scene)}`} aria-label={face.card[props.language]} data-anchor="call">
      <PlanetArt planet={face} anchor={`ball ${picture.planets[talks.slot].card}`} />
      <div className="v-call-in">
        <b className="n">{face.card[props.language]}</b>
        <Needs scene={scene} planet={face} sources={sources} />
        {sum(talks.price) > 0 && (
          <span className="v-price">
            {w.promised} <Gems of={talks.price} />
          </span>
        )}
      </div>
      <span className={`v-shout${met ? ' ok' : ''}`} aria-live="polite">
        {met ? (
          w.met
        ) : small ? (
          <Lacking lacks={lacks} skills={[face.a, face.b]} label={w.more(w.speech.lacking(lacks, face))} />
        ) : (
          w.more(w.speech.lacking(lacks, face))
        )}
      </span>
      {props.due !== null && <Countdown due={props.due} language={props.language} />}
      {!small && (
        <span className="v-limit" role="img" aria-label={w.callOf(props.known.pub.acts.calls, MOST_CALLS)}>
          {[0, 1, 2].map((i) => (
            <i key={i} className={i < props.known.pub.acts.calls ? 'f' : ''} />
          ))}
        </span>
      )}
      <Peeks scene={scene} />
    </section>
  );
}

/** What is missing, in signs. */
const Lacking = ({ lacks, skills, label }: { readonly lacks: readonly number[]; readonly skills: readonly number[]; readonly label: string }) => (
  <span className="v-lacking" role="img" aria-label={label}>
    {lacks.map((n, i) =>
      n === 0 ? null : (
        <span key={skills[i]}>
          +{n}
          <SkillArt skill={skills[i]} />
        </span>
      ),
    )}
  </span>
);

/** The other planets and the market, small: touched, they open over the paper. */
function Peeks({ scene }: { readonly scene: Scene }) {
  const { picture, w, open, setOpen, props } = scene;
  const faces = facesOf(scene);
  const shown = (kind: string, n = 0): boolean => open !== null && open.kind === kind && (!('n' in open) || open.n === n);
  return (
    <div className="v-peek">
      {picture.planets.map(({ card }, n) =>
        n === picture.talks?.slot ? null : (
          <button
            key={card}
            type="button"
            data-thing=""
            aria-expanded={shown('planet', n)}
            aria-label={faces.planets[card].card[props.language]}
            onClick={() => setOpen(shown('planet', n) ? null : { kind: 'planet', n })}
          >
            <PlanetArt planet={faces.planets[card]} />
          </button>
        ),
      )}
      <button
        type="button"
        data-thing=""
        aria-expanded={shown('market')}
        aria-label={w.market}
        onClick={() => setOpen(shown('market') ? null : { kind: 'market' })}
      >
        <SignArt of="market" />
        {!scene.small && <span>{w.market}</span>}
      </button>
    </div>
  );
}

/** What lies in the middle: the offer in the making, or the contract. */
export function PaperOf({ scene }: { readonly scene: Scene }) {
  const reading = scene.picture.talks?.contract != null && !scene.drafts.offering;
  const offer = isAsked(scene, 'help') && scene.props.known.pub.talks !== null && !reading && canOffer(scene);
  return offer ? <OfferPaper scene={scene} /> : <Paper scene={scene} />;
}
const canOffer = (scene: Scene): boolean => scene.root?.choice.picks.includes('offer') ?? false;
