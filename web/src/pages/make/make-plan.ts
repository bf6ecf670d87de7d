/** A new table while somebody fills in the form: who plays, the game's options, the settings of the table. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type GameCode, readyFor } from '../../play/code.ts';
import { type AdviceLine, advised, type Chairs, chairsFor, type OptionValues, usualOptions } from '../../play/making.ts';
import { shownName } from '../../play/names.ts';
import { usePrefs } from '../../state/prefs.ts';
import { useWords } from '../../words/index.ts';
import type { Brought } from '../../workshop/brought.tsx';
import { type ChairPlan, type Mode, planFor, seatNames } from './chair-plan.ts';
import { type Manners, usualManners } from './make-settings.tsx';

export interface TablePlan {
  readonly mode: Mode;
  readonly seats: number;
  /** All seats the game has; the first `seats` of them take part. */
  readonly plan: readonly ChairPlan[];
  readonly chairs: readonly ChairPlan[];
  readonly options: OptionValues;
  readonly manners: Manners;
  /** As phrases about this table show them. */
  readonly names: readonly string[];
}

export interface PlanForm extends TablePlan {
  readonly fitting: Chairs;
  readonly advice: readonly AdviceLine[];
  setMode(mode: Mode): void;
  setSeats(seats: number): void;
  setPlan(plan: readonly ChairPlan[]): void;
  setOptions(options: OptionValues): void;
  setManners(manners: Manners): void;
}

/** `brought`: a work of one's own to play with; what it wants stays when the kind of table changes. */
export function usePlan(code: GameCode, wanted: Mode, brought: Brought | null = null): PlanForm {
  const { game } = code;
  const w = useWords();
  const name = usePrefs((p) => p.name);
  const [mode, setMode] = useState<Mode>(wanted);
  const [seats, setSeats] = useState(() => between(between(4, brought?.players ?? game.seats), game.seats));
  const [planned, setPlan] = useState<readonly ChairPlan[]>(() => planFor(mode, game.seats[1]));
  const [options, setOptions] = useState<OptionValues>(() => ({ ...usualOptions(game, mode), ...brought?.options }));
  const [touched, setTouched] = useState(false);
  const [manners, setManners] = useState<Manners>(usualManners);
  // One's own name is the same everywhere, and may still arrive from the server while the form is open.
  const plan = useMemo(() => planned.with(0, { ...planned[0], name }), [planned, name]);
  const chairs = useMemo(() => plan.slice(0, seats), [plan, seats]);
  const names = useMemo(() => seatNames(chairs).map((n) => shownName(n, w)), [chairs, w]);
  const settled = useSettled(code, options);
  return {
    mode,
    seats,
    plan,
    chairs,
    options,
    manners,
    names,
    fitting: useMemo(() => chairsFor(game, settled), [game, settled]),
    advice: useMemo(() => advised(code, settled, seats), [code, settled, seats]),
    setMode(to) {
      setMode(to);
      setPlan(planFor(to, game.seats[1]));
      // What somebody chose stays chosen; the game's advice for this kind of table does not override it.
      if (!touched) setOptions({ ...usualOptions(game, to), ...brought?.options });
    },
    setSeats,
    setPlan,
    setOptions(values) {
      setTouched(true);
      setOptions(values);
    },
    setManners,
  };
}

const between = (n: number, [least, most]: readonly [number, number]): number => Math.max(least, Math.min(most, n));

/** The options, a moment later than they are typed: a map of one's own is checked for every number of seats. */
function useSettled({ game }: GameCode, options: OptionValues): OptionValues {
  const [settled, setSettled] = useState(options);
  useEffect(() => {
    let wanted = true;
    const later = setTimeout(() => void readyFor(game, options).then(() => wanted && setSettled(options)));
    return () => {
      wanted = false;
      clearTimeout(later);
    };
  }, [game, options]);
  return settled;
}
