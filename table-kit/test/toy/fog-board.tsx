/**
 * The toy game Fog as an illustrated table: the smallest one that uses the layout, an SVG plan, portraits, two things for one
 * pick, buttons for what has no thing on the table, and a staging with sounds. docs/draw-a-table.md walks through it.
 */
import { clockwise, type Seat, seatsOf } from '@starboard/kernel';
import type { Fog } from '../../../kernel/test/toys/fog-table.ts';
import { PLACES } from '../../../kernel/test/toys/fog-table.ts';
import { type BarButton, type BoardProps, DecisionBar, PickableShape, Portrait, TableLayout, useRoom, useStage } from '../../index.ts';
import { type FogPicture, staging } from './staging.tsx';

export default function FogBoard(props: BoardProps<Fog>) {
  const room = useRoom();
  const stage = useStage(staging, props);
  const { picture } = stage;
  const [situation, own] = props.words.scene(props.known, props.you);
  return (
    <TableLayout
      props={props}
      room={room}
      stage={stage}
      className="fog"
      facts={<span className="chip">{situation.title}</span>}
      others={<Others props={props} picture={picture} />}
      board={props.slots.over ?? <Plan props={props} picture={picture} />}
      boardLabel={props.words.title}
      bar={props.slots.over === null ? <DecisionBar props={props} lead={null} buttons={buttonsOf(props)} /> : null}
      mine={own === undefined ? null : <p>{own.title}</p>}
    />
  );
}

/** Which pick a place stands for in the present question; null: none. */
function pickAt({ turn, known }: BoardProps<Fog>, place: number): string | null {
  if (turn === null || known.mine === null) return null;
  if (turn.question.choice.kind === 'noise') return `noise ${place}`;
  const step = place - known.mine.at;
  return step === 0 ? 'stay' : step === 1 ? 'right' : step === -1 ? 'left' : null;
}

/** Staying is a place on the plan as well, so its button comes second; striking is a button only. */
function buttonsOf(props: BoardProps<Fog>): BarButton<Fog>[] {
  const { turn } = props;
  if (turn === null) return [];
  const onPlan = PLACES.map((place) => pickAt(props, place));
  const all = [...turn.question.choice.picks, ...turn.question.greyed.map((r) => r.pick)];
  return all.flatMap((pick): BarButton<Fog>[] => (pick === 'stay' ? [{ pick, second: true }] : onPlan.includes(pick) ? [] : [{ pick }]));
}

function Others({ props, picture }: { readonly props: BoardProps<Fog>; readonly picture: FogPicture }) {
  const { you, names, chairs } = props;
  const seats: readonly Seat[] = you === null ? seatsOf(names.length) : clockwise(you, names.length).slice(1);
  return (
    <ul>
      {seats.map((seat) => (
        <li key={seat} className={picture.caught[seat] ? 'caught' : undefined}>
          <Portrait chair={chairs[seat]} width={32} />
          {names[seat]}
        </li>
      ))}
    </ul>
  );
}

const APART = 60;

function Plan({ props, picture }: { readonly props: BoardProps<Fog>; readonly picture: FogPicture }) {
  const { words, known } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
    <svg viewBox={`0 0 ${PLACES.length * APART} ${APART}`} role="group" aria-label={words.title}>
      {PLACES.map((place) => (
        <PickableShape
          key={place}
          props={props}
          pick={pickAt(props, place)}
          label={String(place)}
          about={{ title: String(place), text: words.rule.F1, rule: 'F1' }}
          anchor={`place ${place}`}
          transform={`translate(${(place + 0.5) * APART} ${APART / 2})`}
          className={known.mine?.at === place ? 'here' : ''}
        >
          <circle r="24" />
          {picture.noise.map((at, seat) => at === place && <circle key={props.names[seat]} className="ring" r={18 - 4 * seat} />)}
        </PickableShape>
      ))}
    </svg>
  );
}
