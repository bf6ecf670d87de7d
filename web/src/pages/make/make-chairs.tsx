/** Who sits where at a new table: a tile for each seat. A press on one shows who could sit there; nothing lies over anything. */
import '../room/tiles.css';
import { lazy, Suspense } from 'preact/compat';
import { useRef, useState } from 'preact/hooks';
import { NAME_LENGTH, shownName } from '../../play/names.ts';
import { prefer } from '../../state/prefs.ts';
import { Badge } from '../../ui/badge.tsx';
import { PickOne } from '../../ui/forms.tsx';
import { useLocalPortraits } from '../../ui/own-face.ts';
import { Portraits } from '../../ui/portraits.ts';
import { useWords } from '../../words/index.ts';
import { type ChairKind, type ChairPlan, type Mode, seatNames } from './chair-plan.ts';

/** Most tables are right as they are. */
const ChairChoices = lazy(() => import('./chair-choices.tsx'));

const pictured = ({ kind, friend }: ChairPlan, name: string) => ({
  name,
  kind: kind === 'person' || kind === 'friend' ? 'person' : kind === 'free' ? 'empty' : 'bot',
  face: friend?.face ?? null,
});

interface Props {
  readonly mode: Mode;
  /** Numbers of seats to choose from. */
  readonly possible: readonly number[];
  /** Why not more or fewer. */
  readonly notes: readonly string[];
  readonly seats: number;
  readonly onSeats: (n: number) => void;
  readonly plan: readonly ChairPlan[];
  readonly onPlan: (plan: readonly ChairPlan[]) => void;
  readonly kinds: readonly ChairKind[];
}

export function ChairFields({ mode, possible, notes, seats, onSeats, plan, onPlan, kinds }: Props) {
  const w = useWords();
  /** The seat that is being chosen for. */
  const [open, setOpen] = useState<number | null>(null);
  const tiles = useRef<HTMLUListElement>(null);
  const names = seatNames(plan.slice(0, seats));
  // A number that other options have ruled out meanwhile stays in sight as what is chosen.
  const numbers = [...new Set([...possible, seats])].sort((a, b) => a - b);
  const more = numbers.find((n) => n > seats);
  const close = (): void => {
    if (open !== null) tiles.current?.querySelector<HTMLElement>(`[data-seat="${open}"]`)?.focus();
    setOpen(null);
  };
  const set = (i: number, to: ChairPlan): void => onPlan(plan.map((c, j) => (i === j ? to : c)));
  const choose = (to: ChairPlan): void => {
    if (open !== null) set(open, to);
    close();
  };
  const remove = (): void => {
    if (open === null) return;
    onPlan([...plan.filter((_, i) => i !== open), plan[open]]);
    onSeats(seats - 1);
    setOpen(null);
    tiles.current?.querySelector<HTMLElement>(`[data-seat="${Math.min(open, seats - 2)}"]`)?.focus();
  };
  return (
    <>
      <PickOne
        label={w.make.seats}
        value={String(seats)}
        onPick={(v) => {
          setOpen(null);
          onSeats(Number(v));
        }}
        of={numbers.map((n) => [String(n), n])}
        {...(notes.length > 0 && { help: notes.join(' ') })}
      />
      <Portraits.Provider value={useLocalPortraits(names.map((name, i) => pictured(plan[i], name)))}>
        <ul ref={tiles} className="tiles" aria-label={w.make.players}>
          {plan.slice(0, seats).map((chair, i) => (
            <ChairTile
              // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
              key={i}
              seat={i}
              chair={chair}
              mode={mode}
              name={names[i]}
              open={open === i}
              // The first seat is one's own.
              onOpen={mode === 'hotseat' || i > 0 ? () => setOpen(open === i ? null : i) : null}
              onName={(name) => {
                set(i, { ...chair, name });
                if (i === 0) prefer({ name });
              }}
            />
          ))}
          {more !== undefined && (
            <li className="tile free">
              <button type="button" className="tile-who" onClick={() => onSeats(more)}>
                <i className="badge none plus" />
                <b>{w.make.add}</b>
                <span className="help">{w.make.upTo(numbers[numbers.length - 1])}</span>
              </button>
            </li>
          )}
        </ul>
      </Portraits.Provider>
      {open !== null && open < seats && (
        <Suspense fallback={null}>
          <ChairChoices
            mode={mode}
            kinds={kinds}
            plan={plan.slice(0, seats)}
            seat={open}
            onChoose={choose}
            onRemove={open > 0 && numbers.includes(seats - 1) ? remove : null}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

interface TileProps {
  readonly seat: number;
  readonly chair: ChairPlan;
  readonly mode: Mode;
  /** As it will be stored. */
  readonly name: string;
  readonly open: boolean;
  /** Null: it stays as it is. */
  readonly onOpen: (() => void) | null;
  readonly onName: (name: string) => void;
}

function ChairTile({ seat, chair, mode, name, open, onOpen, onName }: TileProps) {
  const w = useWords();
  const { kind } = chair;
  const what = kind === 'person' ? (seat === 0 ? w.common.you : w.make.kind.person) : w.make.kind[kind];
  const face = kind === 'free' ? <i className="badge none linked" /> : <Badge seat={seat} />;
  const typed = kind === 'person';
  const shown = (
    <>
      {face}
      {!typed && <b>{kind === 'free' ? w.make.byLink : shownName(name, w)}</b>}
      <span className="help">{what}</span>
    </>
  );
  return (
    <li className={`tile${open ? ' open' : ''}${typed ? ' typed' : ''}`}>
      {onOpen === null ? (
        <span className="tile-who">{shown}</span>
      ) : (
        <button type="button" className="tile-who" data-seat={seat} aria-expanded={open} onClick={onOpen}>
          <span className="vh">{w.make.chair(seat + 1)}: </span>
          {shown}
          <i className="tile-more" />
        </button>
      )}
      {typed && (
        <input
          className="field"
          value={chair.name}
          maxLength={NAME_LENGTH}
          required={mode === 'online'}
          placeholder={mode === 'online' ? w.home.name : shownName(name, w)}
          autoComplete={seat === 0 ? 'nickname' : 'off'}
          aria-label={`${w.make.chair(seat + 1)}: ${w.home.name}`}
          onInput={(e) => onName(e.currentTarget.value)}
        />
      )}
    </li>
  );
}
