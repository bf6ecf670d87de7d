/** Single keys of the zone editor: digits choose the brush, letters the tool and the symmetry, Escape lets go of a selection. */
import { useEffect, useRef } from 'preact/hooks';
import { BRUSHES, type Brush } from '../edit.ts';
import { SYMMETRIES, type Symmetry } from '../symmetry.ts';

export const TOOLS = ['paint', 'fill', 'select', 'hand'] as const;
export type Tool = (typeof TOOLS)[number];
export const SHOWN = ['names', 'steps'] as const;
export type Shown = (typeof SHOWN)[number];

export const EDITOR_KEYS: Readonly<Record<Tool | Symmetry | Shown, string>> = {
  ...{ paint: 'p', fill: 'f', select: 'v', hand: 'h' },
  ...{ mirrored: 'm', turned: 't', free: 'r' },
  ...{ names: 'n', steps: 's' },
};

export interface EditorActs {
  setBrush(brush: Brush): void;
  setTool(tool: Tool): void;
  setShown(shown: Shown): void;
  setSymmetry(symmetry: Symmetry): void;
  selectAll(): void;
  drop(): void;
  /** Null: nothing is selected. */
  readonly selected: { copy(): void; cut(): void; clear(): void } | null;
  /** Null: nothing was copied, or nothing is pointed at. */
  readonly paste: (() => void) | null;
}

export function useEditorKeys(on: boolean, acts: EditorActs): void {
  const latest = useRef(acts);
  latest.current = acts;
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (e.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
      if (e.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)) return;
      if (pressed(latest.current, e, on)) e.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [on]);
}

function pressed(acts: EditorActs, e: KeyboardEvent, on: boolean): boolean {
  const key = e.key.toLowerCase();
  if (e.ctrlKey || e.metaKey) {
    const act = e.shiftKey || e.altKey ? null : ({ a: acts.selectAll, c: acts.selected?.copy, x: acts.selected?.cut, v: acts.paste }[key] ?? null);
    act?.();
    return act !== null;
  }
  if (e.altKey) return false;
  if (key === 'escape') {
    acts.drop();
    return true;
  }
  if (acts.selected !== null && (key === 'delete' || key === 'backspace')) {
    acts.selected.clear();
    return true;
  }
  if (!on) return false;
  const brush = BRUSHES[Number(key) - 1];
  const [tool, symmetry, shown] = [
    TOOLS.find((t) => EDITOR_KEYS[t] === key),
    SYMMETRIES.find((s) => EDITOR_KEYS[s] === key),
    SHOWN.find((s) => EDITOR_KEYS[s] === key),
  ];
  if (brush !== undefined) acts.setBrush(brush);
  else if (tool !== undefined) acts.setTool(tool);
  else if (symmetry !== undefined) acts.setSymmetry(symmetry);
  else if (shown !== undefined) acts.setShown(shown);
  else return false;
  return true;
}
