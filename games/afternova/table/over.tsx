/** The end, step by step: towers of Blueprints, storage, the ships turned over with their goals, the total. */
import './over.css';
import { type Seat, seatsOf } from '@starboard/kernel';
import { vars } from '@starboard/table-kit';
import { useEffect, useState } from 'preact/hooks';
import { sum } from '../rules/gems.ts';
import { objectiveOf } from '../rules/power.ts';
import { GemArt, OwnTug, PlanArt } from './art/index.tsx';
import { Badge, listed } from './bits.tsx';
import { facesOf, nameOf, type Scene } from './scene.ts';

const STEP_MS = 1100;
/** Between one ship that is turned over and the next. */
const TURN_MS = 520;
const [GOALS, TOTAL] = [2, 3];
/** The scale has room for at least this many points. */
const LEAST = 24;

/** Drawn one a frame: what was there goes, then the frame of the end comes, then tower after tower. */
export const END_STEPS = { board: 1, others: 2, mine: 3, slot: 4 } as const;
export const endSteps = (seats: number): number => END_STEPS.slot + seats;

interface OverProps {
  readonly scene: Scene;
  /** How many of the steps are done. */
  readonly drawn: number;
}
/** 0: Blueprints, 1: storage, 2: goals, 3: the total. Who has won is not said before. */
export function Over({ scene, drawn }: OverProps) {
  const { props, picture, w } = scene;
  const still = props.taste.speed === 0 || props.taste.reduced;
  const n = picture.paws.length;
  const [{ step, turned, known }, set] = useState(still ? { step: TOTAL, turned: n, known: true } : { step: 0, turned: 0, known: false });
  const go = (to: number): void => set({ step: to, turned: to > GOALS ? n : 0, known: known || to === TOTAL });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` follows from the others.
  useEffect(() => {
    if (step === TOTAL) return;
    const more = step === GOALS && turned < n;
    const timer = setTimeout(
      () => (more ? set({ step, turned: turned + 1, known }) : go(step + 1)),
      (more ? TURN_MS : STEP_MS) / Math.max(1, props.taste.speed),
    );
    return () => clearTimeout(timer);
  }, [step, turned, props.taste.speed]);
  const { outcome } = props;
  const tallest = Math.max(LEAST, ...(outcome?.scores ?? [])) + 1;
  const seats = seatsOf(picture.paws.length);
  const order = outcome === null ? seats : [...seats].sort((a, b) => outcome.ranks[a] - outcome.ranks[b]);
  // Ships are turned over from the last place to the first.
  const isTurned = (seat: Seat): boolean => step > GOALS || (step === GOALS && n - order.indexOf(seat) <= turned);
  return (
    <div className={`v-end step-${step}`}>
      <div className="v-towers" style={vars({ '--n': seats.length })}>
        {(step < TOTAL ? seats : order).slice(0, Math.max(0, drawn - END_STEPS.slot)).map((seat) => (
          <Tower key={seat} scene={scene} seat={seat} step={step} turned={isTurned(seat)} tallest={tallest} rank={outcome?.ranks[seat] ?? 0} />
        ))}
      </div>
      {step === TOTAL && <Tie scene={scene} order={order} />}
      <div className="v-steps">
        {w.steps.map((name, i) => (
          <button
            key={name}
            type="button"
            data-thing=""
            aria-current={i === step ? 'step' : undefined}
            className={i === step ? 'on' : ''}
            onClick={() => go(i)}
          >
            <i>{i + 1}</i>
            <span>{name}</span>
          </button>
        ))}
        <button type="button" className="kit-btn" data-thing="" aria-label={w.again} onClick={() => go(0)}>
          {scene.small ? w.againShort : w.again}
        </button>
      </div>
      <div className={`v-over-slot${known ? '' : ' later'}`}>{drawn >= END_STEPS.slot && props.slots.over}</div>
    </div>
  );
}

/** A22: why one of those with as many points has won. */
function Tie({ scene, order }: { readonly scene: Scene; readonly order: readonly Seat[] }) {
  const { props, w } = scene;
  const scores = props.outcome?.scores ?? [];
  const also = order.slice(1).filter((seat) => scores[seat] === scores[order[0]]);
  if (also.length === 0) return null;
  return (
    <p className="v-tie">
      {w.tie(scores[order[0]], also.map((seat) => nameOf(scene, seat)).join(', '))}{' '}
      <button type="button" className="rule" onClick={() => props.lookUp('A22')}>
        A22
      </button>
    </p>
  );
}

interface TowerProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly step: number;
  /** Its ship was turned over. */
  readonly turned: boolean;
  readonly rank: number;
  /** In points. */
  readonly tallest: number;
}
function Tower({ scene, seat, step, turned, rank, tallest }: TowerProps) {
  const { picture, props, w } = scene;
  const faces = facesOf(scene);
  const shipAt = picture.ships[seat];
  const ship = shipAt < 0 ? null : faces.ships[shipAt];
  const built = picture.built[seat];
  const points = built.reduce((n, plan) => n + faces.plans[plan].points, 0);
  const stored = sum(picture.store[seat]);
  const goal = shipAt < 0 ? 0 : objectiveOf(faces, built, shipAt);
  const shown = points + (step > 0 ? stored : 0) + (turned ? goal : 0);
  const lit = (c: number): boolean => turned && (ship?.colours.includes(c) ?? false);
  const high = (n: number): { readonly height: string } => ({ height: `${(n / tallest) * 100}%` });
  return (
    <section className={`v-col${step === TOTAL && rank === 1 ? ' won' : ''}${seat === props.you ? ' own' : ''}`} aria-label={nameOf(scene, seat)}>
      <header>
        <Badge scene={scene} seat={seat} />
        <span>
          <b>{nameOf(scene, seat)}</b>
          {step === TOTAL && <small>{w.place(rank)}</small>}
        </span>
        <b className="tot num">{shown}</b>
      </header>
      <div className="v-tower">
        {turned && goal > 0 && (
          <span className="blk ob" style={high(goal)}>
            {ship?.colours.map((c) => (
              <GemArt key={c} colour={c} />
            ))}
            <span className="lab">{w.goalPoints(goal)}</span>
          </span>
        )}
        {step > 0 && stored > 0 && (
          <span className="blk st" style={high(stored)}>
            {w.storedPoints(stored)}
          </span>
        )}
        {built.toReversed().map((plan) => (
          <span key={plan} className="blk bp" style={high(faces.plans[plan].points)}>
            <PlanArt plan={faces.plans[plan]} built />
            <span className="num">{faces.plans[plan].points}</span>
            <span className="g">
              {listed(faces.plans[plan].cost).map((c, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: fragments of a cost have no other name.
                <span key={i} className={lit(c) ? 'lit' : ''}>
                  <GemArt colour={c} />
                </span>
              ))}
            </span>
          </span>
        ))}
      </div>
      <footer className={turned ? 'turned' : ''}>
        {turned && ship !== null ? (
          <>
            <OwnTug seat={seat} ship={ship} />
            <span>
              <b>{ship.card[props.language]}</b>
              <span>
                {ship.colours.map((c) => (
                  <GemArt key={c} colour={c} />
                ))}
                <i>{w.goal}</i>
              </span>
            </span>
          </>
        ) : null}
      </footer>
    </section>
  );
}
