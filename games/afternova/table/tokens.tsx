/** Fragments on the paper: touched, they go to the next row. */
import { type Seat, seatsOf } from '@starboard/kernel';
import { vars } from '@starboard/table-kit';
import type { TargetedKeyboardEvent } from 'preact';
import type { Gems } from '../rules/types.ts';
import { GemArt } from './art/index.tsx';
import { colourOf, listed, upTo } from './bits.tsx';
import { Doable } from './doable.tsx';
import { contractPath, type Gesture, termsOf } from './draft/contract.ts';
import type { OnPaper, PaperRow } from './on-paper.ts';
import { afterGesture, askedSeat, gesture, nameOf, refusalOf, type Scene } from './scene.ts';

/** The participants in the order of the rows; with the option also outsiders, for gifts (Q4). */
const rowsFor = (scene: Scene, paper: OnPaper, gift: boolean): readonly Seat[] => {
  const seats = paper.rows.map((r) => r.seat);
  if (!gift || !scene.props.known.pub.options.giftsToOutsiders) return seats;
  return [...seats, ...seatsOf(scene.picture.paws.length).filter((s) => !seats.includes(s))];
};
/** Null: the reader. */
const otherName = (scene: Scene, seat: Seat): string | null => (seat === scene.props.you ? null : nameOf(scene, seat));
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

export function Tokens({
  scene,
  paper,
  row,
  asked,
}: {
  readonly scene: Scene;
  readonly paper: OnPaper;
  readonly row: PaperRow;
  readonly asked: Gems;
}) {
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
            label={can ? w.token(w.colour(c), otherName(scene, next)) : w.colour(c)}
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
          label={w.giftBack(w.colour(g.colour), otherName(scene, g.from))}
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
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
          key={`ghost ${c} ${i}`}
          className="v-tk ghost"
          role="img"
          aria-label={w.askedFor(nameOf(scene, seat), w.colour(c), seat === scene.props.you)}
        >
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
export function Stored({ scene, paper, seat, kept, then, room }: StoredProps) {
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
            label={w.stays(w.colour(c), otherName(scene, seat), otherName(scene, next))}
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
