/**
 * The contract: who plays what, gets what, has what then, and who has agreed to exactly this version. In the hands of the active
 * player it is a draft: touching a fragment passes it on.
 */
import { type Seat, seatsOf } from '@starboard/kernel';
import { vars } from '@starboard/table-kit';
import type { TargetedKeyboardEvent } from 'preact';
import { useState } from 'preact/hooks';
import { noGems, sum } from '../rules/gems.ts';
import { capacity } from '../rules/power.ts';
import type { Gems, Gift } from '../rules/types.ts';
import { GemArt, SignArt, StampArt } from './art/index.tsx';
import { Badge, colourOf, listed, upTo } from './bits.tsx';
import { PawChip } from './cards.tsx';
import { Doable } from './doable.tsx';
import { contractPath, type Gesture, missedBy, NO_CONTRACT, ownCrew, termsOf } from './draft/contract.ts';
import { afterGesture, askedSeat, draftTerms, gesture, isAsked, nameOf, refusalOf, type Scene } from './scene.ts';
import { pawsOf } from './talks.ts';

interface PaperRow {
  readonly seat: Seat;
  readonly paws: readonly (number | null)[];
  readonly share: readonly number[];
}
interface OnPaper {
  readonly rows: readonly PaperRow[];
  readonly gifts: readonly Gift[];
  /** Whether fragments can be moved. */
  readonly free: boolean;
  readonly head: string;
  readonly agreed: readonly Seat[] | null;
}

/** What the paper says: the draft, else the contract on the table, else who called. */
export function onPaper(scene: Scene): OnPaper {
  const { picture, props, w } = scene;
  const { talks, active } = picture;
  const mine = askedSeat(scene) === active && isAsked(scene, 'talks') && props.known.pub.talks !== null;
  const terms = draftTerms(scene);
  const next = props.known.pub.acts.versions + 1;
  if (terms !== null)
    return {
      rows: terms.rows.map((row) => ({ ...row, paws: row.seat === active ? terms.paws : (pawsOf(scene, row.seat) ?? backs(scene, row.seat)) })),
      gifts: terms.gifts,
      free: true,
      head: w.draftOf(next),
      agreed: null,
    };
  const contract = talks?.contract ?? null;
  if (contract !== null)
    return {
      rows: contract.rows.map((row) => ({ ...row, paws: pawsOf(scene, row.seat) ?? upTo(row.n).map(() => null) })),
      gifts: contract.gifts,
      free: mine,
      head: w.version(contract.n, nameOf(scene, active)),
      agreed: contract.agreed,
    };
  const own = mine ? ownCrew(props.known, active, NO_CONTRACT).paws : [];
  const gems = talks === null ? noGems() : picture.planets[talks.slot].gems;
  return { rows: [{ seat: active, paws: own, share: gems }], gifts: [], free: false, head: w.draftOf(next), agreed: null };
}
const backs = ({ picture }: Scene, seat: Seat): null[] => upTo(picture.talks?.offers[seat]?.n ?? 0).map(() => null);

export function Paper({ scene }: { readonly scene: Scene }) {
  const { w, small } = scene;
  const paper = onPaper(scene);
  const few = paper.rows.length < 3;
  return (
    <div className={`v-sheet-w${scene.fresh ? ' fresh' : ''}`} data-anchor="paper">
      <section className={`v-sheet rows-${paper.rows.length}${few ? '' : ' many'}${paper.free ? '' : ' read'}`} aria-label={w.contract}>
        <h3>
          {w.contract} <span className="ver">{paper.head}</span>
          <small>{paper.free ? w.touch : paper.agreed !== null ? w.dashed : ''}</small>
        </h3>
        {!small && (
          <div className="v-cols" aria-hidden="true">
            <span>{w.who}</span>
            <span>{w.plays}</span>
            <span>{w.gets}</span>
            <span>{w.after}</span>
            <span>{w.agreed}</span>
          </div>
        )}
        <div className="v-rows">
          {paper.rows.map((row) => (
            <RowOf key={row.seat} scene={scene} paper={paper} row={row} />
          ))}
        </div>
        <Foot scene={scene} paper={paper} />
      </section>
    </div>
  );
}

function Foot({ scene, paper }: { readonly scene: Scene; readonly paper: OnPaper }) {
  const { w, props, small } = scene;
  if (small || props.known.pub.talks === null) return null;
  const missed = paper.rows.slice(1).flatMap(({ seat }) => {
    const gems = missedBy(props.known, paper, seat);
    return sum(gems) === 0 ? [] : [w.askedFor(nameOf(scene, seat), w.gems(gems))];
  });
  const text = missed.length > 0 ? missed.join(' ') : paper.agreed !== null ? w.nothingMoves : null;
  return text === null ? null : (
    <p className="v-foot">
      <SignArt of="crew" />
      {text}
    </p>
  );
}

/** What a ship holds once the contract is carried out, and what of it was there before. */
export function storeThen(
  before: Gems,
  row: { readonly seat: Seat; readonly share: readonly number[] },
  gifts: readonly Gift[],
): { readonly then: Gems; readonly kept: Gems } {
  const kept = before.slice();
  for (const g of gifts) if (g.from === row.seat) kept[g.colour]--;
  const then = kept.map((n, c) => n + row.share[c]);
  for (const g of gifts) if (g.to === row.seat) then[g.colour]++;
  return { then, kept };
}

function RowOf({ scene, paper, row }: { readonly scene: Scene; readonly paper: OnPaper; readonly row: PaperRow }) {
  const { picture, props, w, small } = scene;
  const { seat } = row;
  const [opened, setOpened] = useState(false);
  const { then, kept } = storeThen(picture.store[seat], row, paper.gifts);
  const room = capacity(props.known.pub, seat);
  const load = sum(then);
  const offer = picture.talks?.offers[seat] ?? null;
  const asked = offer === null || props.known.pub.talks === null ? noGems() : missedBy(props.known, paper, seat);
  const fits = `${w.of(load, room)}${load > room ? ` · ${w.tooMany(load - room)}` : ''}`;
  const me = seat === (props.you ?? props.turn?.seat ?? null);
  const stored = <Stored scene={scene} paper={paper} seat={seat} kept={kept} then={then} room={room} />;
  return (
    <div className={`v-row${me ? ' me' : ''}`} data-drop={`row ${seat}`}>
      <div className="w">
        <Badge scene={scene} seat={seat} />
        <span>
          <b>{nameOf(scene, seat)}</b>
          {small ? (
            paper.free ? (
              <button
                type="button"
                className={`v-fits num${load > room ? ' bad' : ''}`}
                data-thing=""
                aria-expanded={opened}
                onClick={() => setOpened(!opened)}
              >
                {fits} ▾
              </button>
            ) : (
              <small className={`num${load > room ? ' bad' : ''}`}>{fits}</small>
            )
          ) : (
            <small>{offer !== null ? w.offersPaws(offer.n) : ''}</small>
          )}
        </span>
      </div>
      <div className="v-pws">
        {row.paws.map((paw, i) => (
          <PawIn key={paw ?? `back ${i}`} scene={scene} paper={paper} seat={seat} paw={paw} />
        ))}
      </div>
      <div className="v-gets" data-anchor={`gets ${seat}`}>
        {small && opened ? stored : <Tokens scene={scene} paper={paper} row={row} asked={asked} />}
      </div>
      {!small && (
        <div className="v-aft">
          {stored}
          <small className={`num${load > room ? ' bad' : ''}`}>{fits}</small>
        </div>
      )}
      <div className="v-stp" data-anchor={`stamp ${seat}`}>
        {paper.agreed?.includes(seat) ? (
          <span role="img" aria-label={w.agreedTo}>
            <StampArt seat={seat} />
          </span>
        ) : me && (paper.agreed !== null || paper.free) ? (
          <span className="due">
            <SignArt of="crew" />
          </span>
        ) : (
          <span className="none" />
        )}
      </div>
    </div>
  );
}

/** A Paw on the paper; the own ones are touched to take them out. */
function PawIn({ scene, paper, seat, paw }: { readonly scene: Scene; readonly paper: OnPaper; readonly seat: Seat; readonly paw: number | null }) {
  const own = paper.free && seat === askedSeat(scene) && paw !== null;
  if (!own) return <PawChip scene={scene} paw={paw} />;
  return (
    <button type="button" className="v-bare" tabIndex={-1} aria-hidden="true" onClick={() => gesture(scene, { do: 'paw', paw, on: false })}>
      <PawChip scene={scene} paw={paw} />
    </button>
  );
}

/** The participants in the order of the rows; with the option also outsiders, for gifts (Q4). */
const rowsFor = (scene: Scene, paper: OnPaper, gift: boolean): readonly Seat[] => {
  const seats = paper.rows.map((r) => r.seat);
  if (!gift || !scene.props.known.pub.options.giftsToOutsiders) return seats;
  return [...seats, ...seatsOf(scene.picture.paws.length).filter((s) => !seats.includes(s))];
};
const nextOf = (seats: readonly Seat[], seat: Seat, step: 1 | -1): Seat => seats[(seats.indexOf(seat) + step + seats.length) % seats.length];

/** Why a gesture leads to nothing that could be proposed; null: it may. The Paws do not matter here. */
function gestureRefusal(scene: Scene, g: Gesture): ReturnType<typeof refusalOf> {
  const seat = askedSeat(scene);
  const draft = afterGesture(scene, g);
  if (seat === null || draft === null) return null;
  const refusal = refusalOf(scene, contractPath(scene.props.known, seat, termsOf(scene.props.known, seat, draft)));
  // Too few icons or no own Paw is said at the button: the gesture can stand.
  return refusal === null || ['too-few-icons', 'offers-too-little', 'must-play'].includes(refusal.why) ? null : refusal;
}

function onTokenKey(scene: Scene, paper: OnPaper, move: (to: Seat) => void, at: Seat, gift: boolean) {
  return (e: TargetedKeyboardEvent<HTMLButtonElement>): void => {
    const seats = rowsFor(scene, paper, gift);
    const to = e.key === 'Enter' && e.shiftKey ? nextOf(seats, at, -1) : /^[1-6]$/.test(e.key) ? seats[Number(e.key) - 1] : undefined;
    if (to === undefined || e.altKey || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    e.stopPropagation();
    if (to !== at) move(to);
  };
}

function Tokens({ scene, paper, row, asked }: { readonly scene: Scene; readonly paper: OnPaper; readonly row: PaperRow; readonly asked: Gems }) {
  const { w } = scene;
  const { seat } = row;
  const seats = rowsFor(scene, paper, false);
  const next = nextOf(seats, seat, 1);
  const got = paper.gifts.filter((g) => g.to === seat);
  return (
    <>
      {listed(row.share).map((c, i) => {
        const pass = (to: Seat): void => gesture(scene, { do: 'pass', colour: c, from: seat, to });
        const can = paper.free && seats.length > 1;
        return (
          <Doable
            // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
            key={`${c} ${i}`}
            scene={scene}
            label={can ? w.token(w.colour(c), w.onPlanet, nameOf(scene, next)) : w.colour(c)}
            act={can ? () => pass(next) : null}
            onKeyDown={can ? onTokenKey(scene, paper, pass, seat, false) : undefined}
            drag={`share ${c} ${seat}`}
            className="v-tk"
          >
            <GemArt colour={c} />
          </Doable>
        );
      })}
      {got.map((g, i) => (
        <Doable
          // biome-ignore lint/suspicious/noArrayIndexKey: equal gifts are the same.
          key={`gift ${g.from} ${g.colour} ${i}`}
          scene={scene}
          label={w.token(w.colour(g.colour), w.storesOf(nameOf(scene, g.from)), nameOf(scene, g.from))}
          act={paper.free ? () => gesture(scene, { do: 'gift', from: g.from, to: g.to, colour: g.colour, more: -1 }) : null}
          drag={`gift ${g.from} ${g.colour} ${g.to}`}
          className="v-tk gift"
          style={vars({ '--oc': colourOf(g.from) })}
        >
          <Arrow />
          <GemArt colour={g.colour} />
        </Doable>
      ))}
      {listed(asked).map((c, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
        <span key={`ghost ${c} ${i}`} className="v-tk ghost" role="img" aria-label={w.askedFor(nameOf(scene, seat), w.colour(c))}>
          <GemArt colour={c} ghost />
        </span>
      ))}
    </>
  );
}
export const Arrow = () => (
  <svg className="v-arr" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 12h13M11 5l7 7-7 7" fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

interface StoredProps {
  readonly scene: Scene;
  readonly paper: OnPaper;
  readonly seat: Seat;
  readonly kept: Gems;
  readonly then: Gems;
  readonly room: number;
}
/** The hold afterwards. Touching what was there before gives it to the next row. */
function Stored({ scene, paper, seat, kept, then, room }: StoredProps) {
  const { w } = scene;
  const all = listed(then);
  const seats = rowsFor(scene, paper, true);
  const next = nextOf(seats, seat, 1);
  return (
    <span className="v-hold">
      {upTo(Math.max(room, all.length)).map((i) => {
        const c = all[i];
        const over = i >= room ? ' excess' : '';
        const nth = c === undefined ? 0 : all.slice(0, i).filter((x) => x === c).length;
        if (c === undefined || !paper.free || seats.length < 2 || nth >= kept[c])
          return (
            <span key={i} className={`v-slot${over}`}>
              {c !== undefined && <GemArt colour={c} />}
            </span>
          );
        const give = (to: Seat): void => gesture(scene, { do: 'gift', from: seat, to, colour: c, more: 1 });
        return (
          <Doable
            key={i}
            scene={scene}
            label={`${w.stays(w.colour(c), nameOf(scene, seat))}: ${nameOf(scene, next)}`}
            act={() => give(next)}
            refusal={gestureRefusal(scene, { do: 'gift', from: seat, to: next, colour: c, more: 1 })}
            onKeyDown={onTokenKey(scene, paper, give, seat, true)}
            drag={`store ${c} ${seat}`}
            className={`v-slot give${over}`}
          >
            <GemArt colour={c} />
          </Doable>
        );
      })}
    </span>
  );
}
