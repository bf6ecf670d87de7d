/** The other players: cards, storage, six sockets, and what they do now. Clockwise from the viewer's left. */
import './others.css';
import { clockwise, type Seat, seatsOf } from '@starboard/kernel';
import { vars } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { TO } from '../rules/picks.ts';
import { BackArt, PublicTug } from './art/index.tsx';
import { Badge, Hold, OfSix, Sockets, upTo } from './bits.tsx';
import { Doable } from './doable.tsx';
import { toggled } from './draft/offer.ts';
import { nameOf, type Scene } from './scene.ts';

export const othersOf = (you: Seat | null, seats: number): readonly Seat[] => (you === null ? seatsOf(seats) : clockwise(you, seats).slice(1));

/** What a seat does now, in a few words. */
function statusOf({ props, picture, w }: Scene, seat: Seat): { readonly text: string; readonly hot: boolean } {
  const { talks, active } = picture;
  const { flow, pub } = props.known;
  if (picture.built[seat].length >= 6) return { text: w.closed, hot: seat === active };
  if (talks !== null) {
    if (seat === active) return { text: talks.contract === null ? w.calls : w.proposes(talks.contract.n), hot: true };
    if (talks.contract?.agreed.includes(seat)) return { text: w.agreedTo, hot: false };
    const offer = talks.offers[seat];
    if (offer !== null) return { text: w.offersPaws(offer.n), hot: false };
    if (picture.paws[seat] === 0) return { text: w.noPaws, hot: false };
    return { text: flow.done.includes(seat) ? w.silent : w.thinking, hot: false };
  }
  if (props.waited.includes(seat)) return { text: w.thinking, hot: seat === active };
  if (seat === active) return { text: w.atTurn, hot: true };
  return { text: pub.first === seat ? w.firstPlayer : (props.chairs[seat]?.state ?? ''), hot: false };
}

const Counts = ({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) => {
  const { picture, w } = scene;
  return (
    <span className="v-cnt" role="img" aria-label={w.holds(picture.paws[seat], picture.plans[seat])} data-anchor={`hand ${seat}`}>
      <span>
        <BackArt deck="paws" />
        <b className="num">{picture.paws[seat]}</b>
      </span>
      <span>
        <BackArt deck="plans" />
        <b className="num">{picture.plans[seat]}</b>
      </span>
    </span>
  );
};

const Pennant = ({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) =>
  scene.props.known.pub.first !== seat ? null : (
    <svg className="v-pennant" viewBox="0 0 24 24" role="img" aria-label={scene.w.firstPlayer}>
      <path d="M5 3v19M6 4h14l-4 5 4 5H6z" fill="currentColor" stroke="currentColor" strokeWidth="2.2" strokeLinejoin="round" />
    </svg>
  );

/** What somebody said with a no, until something new is put forward (Q44). */
function Tag({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const said = scene.picture.talks?.said ?? null;
  if (said === null || said.seat !== seat || said.reason === null) return null;
  return <span className="v-tag">{scene.w.speech.because(said.reason)}</span>;
}

const SIX = upTo(6);

/** @param scenes what each of them shows. */
export function Others({ scenes }: { readonly scenes: readonly Scene[] }) {
  const { props, picture } = scenes[0];
  const seats = othersOf(props.you, picture.paws.length);
  return (
    <ul className={`v-others n${seats.length}`} style={vars({ '--n': seats.length })}>
      {seats.map((seat, i) => (
        <Other key={seat} scene={scenes[i]} seat={seat} />
      ))}
    </ul>
  );
}
const Other = memo(({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) => (
  <li>{scene.small ? <SmallSeat scene={scene} seat={seat} /> : <SeatPanel scene={scene} seat={seat} />}</li>
));

/** While cards are shown, a touch names who sees them. */
function showing({ drafts, set }: Scene, seat: Seat): (() => void) | null {
  const { show } = drafts;
  return show === null ? null : () => set({ show: { ...show, to: toggled(show.to, seat) } });
}

function SeatPanel({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, drafts } = scene;
  const { text, hot } = statusOf(scene, seat);
  const spoke = picture.talks !== null && picture.talks.offers[seat] !== null;
  const waited = props.waited.includes(seat);
  const show = showing(scene, seat);
  return (
    <div
      className={`v-seat${seat === picture.active ? ' on' : ''}${spoke ? ' spoke' : ''}${props.chairs[seat]?.away ? ' away' : ''}`}
      data-anchor={`seat ${seat}`}
      data-drop={`seat ${seat}`}
    >
      <div className="who">
        <Badge scene={scene} seat={seat} />
        <div className="lines">
          <b className="nm">
            <span>{nameOf(scene, seat)}</span>
            <Pennant scene={scene} seat={seat} />
          </b>
          <span className={`s${hot ? ' hot' : ''}${waited ? ' dots' : ''}`}>
            {text} {props.chairs[seat]?.clock}
          </span>
        </div>
        <Counts scene={scene} seat={seat} />
      </div>
      <div className="mid">
        <PublicTug seat={seat} />
        <span data-anchor={`hold ${seat}`}>
          <Hold scene={scene} seat={seat} gems={picture.store[seat]} />
        </span>
      </div>
      <div className="low">
        <Sockets scene={scene} seat={seat} />
        <OfSix scene={scene} seat={seat} />
      </div>
      <Tag scene={scene} seat={seat} />
      {show !== null && (
        <Doable scene={scene} label={nameOf(scene, seat)} act={show} chosen={drafts.show?.to.includes(seat)} className="v-see" pick={TO[seat]} steady>
          {null}
        </Doable>
      )}
      {show === null && (
        <button type="button" className="v-look" data-thing="" onClick={() => scene.setOpen({ kind: 'seat', n: seat })}>
          <span className="kit-name">{nameOf(scene, seat)}</span>
        </button>
      )}
    </div>
  );
}

function SmallSeat({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, drafts } = scene;
  const spoke = picture.talks !== null && picture.talks.offers[seat] !== null;
  const show = showing(scene, seat);
  const inside = (
    <>
      <Badge scene={scene} seat={seat} />
      <span className="nm">
        <span className="t">{nameOf(scene, seat)}</span>
        <Counts scene={scene} seat={seat} />
      </span>
      <span className={`six${picture.built[seat].length >= 5 ? ' near' : ''}`}>
        {SIX.map((i) => (
          <i key={i} className={i < picture.built[seat].length ? 'f' : ''} />
        ))}
      </span>
    </>
  );
  const className = `v-s1${seat === picture.active ? ' on' : ''}${spoke ? ' spoke' : ''}${props.waited.includes(seat) ? ' dots' : ''}`;
  const does = statusOf(scene, seat).text;
  const label = [
    nameOf(scene, seat),
    ...(does === '' ? [] : [does]),
    scene.w.holds(picture.paws[seat], picture.plans[seat]),
    scene.w.builtOf(picture.built[seat].length, ''),
  ].join(', ');
  return (
    <div className="v-small" data-anchor={`seat ${seat}`} data-drop={`seat ${seat}`}>
      {show !== null ? (
        <Doable scene={scene} label={nameOf(scene, seat)} act={show} chosen={drafts.show?.to.includes(seat)} className={className} pick={TO[seat]}>
          {inside}
        </Doable>
      ) : (
        <button type="button" className={className} data-thing="" onClick={() => scene.setOpen({ kind: 'seat', n: seat })}>
          <span className="kit-name">{label}</span>
          <span className="kit-look" aria-hidden="true">
            {inside}
          </span>
        </button>
      )}
      <Tag scene={scene} seat={seat} />
    </div>
  );
}
