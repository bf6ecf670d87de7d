/** Single keys of the zone editor: digits choose the brush, letters the tool and the symmetry, Escape lets go of a selection. */
import { useEffect, useRef } from 'preact/hooks';
import { BRUSHES, type Brush } from '../edit.ts';
import type { Symmetry } from '../symmetry.ts';
import type { Tool } from './canvas.tsx';

const TOOLS: Readonly<Record<string, Tool>> = { p: 'paint', f: 'fill', v: 'select', h: 'hand' };
const SYMMETRY: Readonly<Record<string, Symmetry>> = { m: 'mirrored', t: 'turned', r: 'free' };

export interface EditorActs {
  setBrush(brush: Brush): void;
  setTool(tool: Tool): void;
  setShown(shown: 'names' | 'steps'): void;
  setSymmetry(symmetry: Symmetry): void;
  drop(): void;
  /** Null: nothing is selected. */
  readonly selected: { copy(): void; cut(): void; clear(): void } | null;
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
    const act = acts.selected === null || e.shiftKey || e.altKey ? undefined : { c: acts.selected.copy, x: acts.selected.cut }[key];
    act?.();
    return act !== undefined;
  }
  if (e.altKey) return false;
  if (key === 'escape') {
    acts.drop();
    return true;
  }
  if (!on) return false;
  const brush = BRUSHES[Number(key) - 1];
  if (brush !== undefined) acts.setBrush(brush);
  else if (TOOLS[key] !== undefined) acts.setTool(TOOLS[key]);
  else if (SYMMETRY[key] !== undefined) acts.setSymmetry(SYMMETRY[key]);
  else if (key === 'n' || key === 's') acts.setShown(key === 'n' ? 'names' : 'steps');
  else return false;
  return true;
}
