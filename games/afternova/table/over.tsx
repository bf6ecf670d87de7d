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
/** So many points fit at least. */
const LEAST = 24;

/** Drawn one a frame: what was there goes, then the frame of the end comes, then tower after tower. */
export const END_STEPS = { board: 1, others: 2, mine: 3, slot: 4 } as const;
export const endSteps = (seats: number): number => END_STEPS.slot + seats;

interface OverProps {
  readonly scene: Scene;
  /** How many of the steps are done. */
  readonly drawn: number;
}
/** 0: Blueprints, 1: storage, 2: goals, 3: the total. */
export function Over({ scene, drawn }: OverProps) {
  const { props, picture, w } = scene;
  const still = props.taste.speed === 0 || props.taste.reduced;
  const [step, setStep] = useState(still ? 3 : 0);
  useEffect(() => {
    if (step >= 3) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS / Math.max(1, props.taste.speed));
    return () => clearTimeout(timer);
  }, [step, props.taste.speed]);
  const { outcome } = props;
  const tallest = Math.max(LEAST, ...(outcome?.scores ?? [])) + 1;
  const seats = seatsOf(picture.paws.length);
  const order = outcome === null ? seats : [...seats].sort((a, b) => outcome.ranks[a] - outcome.ranks[b]);
  return (
    <div className={`v-end step-${step}`}>
      <div className="v-towers" style={vars({ '--n': seats.length })}>
        {(step < 3 ? seats : order).slice(0, Math.max(0, drawn - END_STEPS.slot)).map((seat) => (
          <Tower key={seat} scene={scene} seat={seat} step={step} tallest={tallest} rank={outcome?.ranks[seat] ?? 0} />
        ))}
      </div>
      <div className="v-steps">
        {w.steps.map((name, i) => (
          <button
            key={name}
            type="button"
            data-thing=""
            aria-current={i === step ? 'step' : undefined}
            className={i === step ? 'on' : ''}
            onClick={() => setStep(i)}
          >
            <i>{i + 1}</i>
            <span>{name}</span>
          </button>
        ))}
        <button type="button" className="kit-btn" data-thing="" onClick={() => setStep(0)}>
          {w.again}
        </button>
      </div>
      <div className="v-over-slot">{drawn >= END_STEPS.slot && props.slots.over}</div>
    </div>
  );
}

interface TowerProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly step: number;
  readonly rank: number;
  /** In points. */
  readonly tallest: number;
}
function Tower({ scene, seat, step, rank, tallest }: TowerProps) {
  const { picture, props, w } = scene;
  const faces = facesOf(scene);
  const shipAt = picture.ships[seat];
  const ship = shipAt < 0 ? null : faces.ships[shipAt];
  const built = picture.built[seat];
  const points = built.reduce((n, plan) => n + faces.plans[plan].points, 0);
  const stored = sum(picture.store[seat]);
  const goal = shipAt < 0 ? 0 : objectiveOf(faces, built, shipAt);
  const shown = points + (step > 0 ? stored : 0) + (step > 1 ? goal : 0);
  const lit = (c: number): boolean => step > 1 && ship !== null && ship.colours.includes(c);
  const high = (n: number): { readonly height: string } => ({ height: `${(n / tallest) * 100}%` });
  return (
    <section className={`v-col${step > 2 && rank === 1 ? ' won' : ''}${seat === props.you ? ' own' : ''}`} aria-label={nameOf(scene, seat)}>
      <header>
        <Badge scene={scene} seat={seat} />
        <span>
          <b>{nameOf(scene, seat)}</b>
          {step > 2 && <small>{w.place(rank)}</small>}
        </span>
        <b className="tot num">{shown}</b>
      </header>
      <div className="v-tower">
        {step > 1 && goal > 0 && (
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
      <footer className={step > 1 ? 'turned' : ''}>
        {step > 1 && ship !== null ? (
          <>
            <OwnTug seat={seat} ship={ship} />
            <span>
              <b>{ship.card[props.language]}</b>
              <span>
                {ship.colours.map((c) => (
                  <GemArt key={c} colour={c} />
                ))}
                {w.goal}
              </span>
            </span>
          </>
        ) : null}
      </footer>
    </section>
  );
}
