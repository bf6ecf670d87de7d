/** Brushes, tools, symmetry, what is shown: a column beside the sheet, a row below it on a phone. */
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { BRUSHES, type Brush, type Clip } from '../edit.ts';
import { SYMMETRIES, type Symmetry } from '../symmetry.ts';
import type { WorkshopWords } from '../words.ts';
import { EDITOR_KEYS, SHOWN, type Shown, TOOLS, type Tool } from './keys.ts';
import { BrushArt } from './layers.tsx';

const ART: Readonly<Record<Tool | Symmetry | Shown, string>> = {
  paint: 'M4 20c3 0 5-1 5-4M9 16l8-12 3 2-9 12z',
  fill: 'M5 13l8-8 7 7-8 8zM13 5L9 1M21 16c1 2 2 3 2 4a2 2 0 0 1-4 0c0-1 1-2 2-4',
  select: 'M4 4h4M12 4h4M20 4v4M20 12v4M20 20h-4M12 20H8M4 20v-4M4 12V8',
  hand: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  mirrored: 'M12 3v18M9 7L3 12l6 5zM15 7l6 5-6 5z',
  turned: 'M5 9a8 8 0 1 1-1 6M5 3v6h6',
  free: 'M5 5h14v14H5z',
  names: 'M3 18V6l7 12V6M14 6h7M14 12h6M14 18h7M14 6v12',
  steps: 'M3 19h6v-5h6V9h6V4',
};

interface Props {
  readonly w: WorkshopWords;
  /** The number that the next hatch gets. */
  readonly hatch: number;
  /** Whether single keys choose. */
  readonly keys: boolean;
  /** Only an odd number of columns has a middle. */
  readonly odd: boolean;
  readonly brush: Brush;
  readonly tool: Tool;
  readonly symmetry: Symmetry;
  readonly shown: Shown;
  setBrush(brush: Brush): void;
  setTool(tool: Tool): void;
  setSymmetry(symmetry: Symmetry): void;
  setShown(shown: Shown): void;
  onMove(columns: number, rows: number): void;
}

export const Palette = memo(({ w, hatch, keys, odd, brush, tool, symmetry, shown, setBrush, setTool, setSymmetry, setShown, onMove }: Props) => (
  <div className="xw-palette">
    <Group label={w.brushes} className="brushes">
      {BRUSHES.map((b, i) => (
        <button key={b} type="button" className="xw-brush" aria-pressed={brush === b} onClick={() => setBrush(b)}>
          <BrushArt brush={b} hatch={hatch} />
          <span>{w.brush[b]}</span>
          {keys && <i aria-hidden="true">{i + 1}</i>}
        </button>
      ))}
    </Group>
    <Group label={w.tools}>
      {TOOLS.map((t) => (
        <Choice key={t} of={t} keys={keys} label={w.tool[t]} on={tool === t} onPress={() => setTool(t)} />
      ))}
    </Group>
    <Group label={w.symmetry}>
      {SYMMETRIES.map((s) => (
        <Choice
          key={s}
          of={s}
          keys={keys}
          label={w.symmetries[s]}
          on={symmetry === s && (s !== 'mirrored' || odd)}
          off={s === 'mirrored' && !odd ? w.mirrorOdd : null}
          onPress={() => setSymmetry(s)}
        />
      ))}
    </Group>
    <Group label={w.shown}>
      {SHOWN.map((s) => (
        <Choice key={s} of={s} keys={keys} label={w[s]} on={shown === s} onPress={() => setShown(s)} />
      ))}
    </Group>
    <Group label={w.moveAll} className="ways">
      {WAYS.map(([way, columns, rows, d]) => (
        <button key={way} type="button" className="xw-way" aria-label={w.ways[way]} title={w.ways[way]} onClick={() => onMove(columns, rows)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={d} />
          </svg>
        </button>
      ))}
    </Group>
  </div>
));

const WAYS = [
  ['left', -1, 0, 'M19 12H5M11 6l-6 6 6 6'],
  ['up', 0, -1, 'M12 19V5M6 11l6-6 6 6'],
  ['down', 0, 1, 'M12 5v14M6 13l6 6 6-6'],
  ['right', 1, 0, 'M5 12h14M13 6l6 6-6 6'],
] as const;

const Group = ({
  label,
  className = '',
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly children: ComponentChildren;
}) => (
  <fieldset className={`xw-group ${className}`}>
    <legend>{label}</legend>
    {children}
  </fieldset>
);

const Choice = ({
  of,
  keys,
  label,
  on,
  off = null,
  onPress,
}: {
  readonly of: keyof typeof ART;
  readonly keys: boolean;
  readonly label: string;
  readonly on: boolean;
  /** Why it cannot be chosen. */
  readonly off?: string | null;
  readonly onPress: () => void;
}) => (
  <button type="button" className="xw-choice" aria-pressed={on} disabled={off !== null} title={off ?? label} onClick={onPress}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={ART[of]} />
    </svg>
    <span>{label}</span>
    {keys && <i aria-hidden="true">{EDITOR_KEYS[of].toUpperCase()}</i>}
  </button>
);

/** What can be done with a selection. */
export function Selected({
  w,
  count,
  clip,
  acts,
}: {
  readonly w: WorkshopWords;
  readonly count: number;
  readonly clip: Clip | null;
  readonly acts: { copy(): void; cut(): void; clear(): void };
}) {
  return (
    <div className="xw-selected">
      <button type="button" className="btn sm" disabled={count === 0} onClick={acts.copy}>
        {w.copy}
      </button>
      <button type="button" className="btn sm" disabled={count === 0} onClick={acts.cut}>
        {w.cut}
      </button>
      <button type="button" className="btn sm" disabled={count === 0} onClick={acts.clear}>
        {w.clear}
      </button>
      {clip !== null && <span>{w.pasteHelp}</span>}
    </div>
  );
}
