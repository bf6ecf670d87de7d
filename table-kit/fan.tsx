/** Cards held in a fan. They overlap by themselves as the room gets narrow: by flexing, so nothing has to be measured. How each is turned is in fan.css. */
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { px, vars } from './vars.ts';

export interface FanProps {
  readonly count: number;
  /** Of one card, in pixels; without it the stylesheet around decides by `--card`. The fan itself is as wide as its parent allows. */
  readonly width?: number | undefined;
  /** Pass the same function for the same cards, or the fan re-renders with everything around it. */
  render(i: number): ComponentChildren;
  /** Degrees between neighbours; 0: a straight row. */
  readonly spread?: number;
  /** At least this share of every card stays visible; then the fan scrolls sideways if it may, or is wider than its parent. */
  readonly least?: number;
  readonly scrolls?: boolean;
  /** A name for each place that stays while the hand changes; else its number. */
  keyOf?(i: number): string | number;
}

export const Fan = memo(function Fan({ count, width, render, spread = 2.6, least = 0.4, scrolls = false, keyOf }: FanProps) {
  const style = vars({ '--least': least, '--spread': `${spread}deg`, '--card': px(width) });
  return (
    <div className={`kit-fan kit-counted${scrolls ? ' scrolls' : ''}`} data-of={count} style={style}>
      {Array.from({ length: count }, (_, i) => (
        <div className="slot" key={keyOf?.(i) ?? i}>
          <div className="held">{render(i)}</div>
        </div>
      ))}
    </div>
  );
});
