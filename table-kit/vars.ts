import type { CSSProperties } from 'preact';

/** Custom properties as a style; those without a value are left out, so that the stylesheet around decides. */
export function vars(values: Readonly<Record<`--${string}`, string | number | undefined>>): CSSProperties {
  const style: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(values)) if (value !== undefined) style[name] = value;
  return style;
}

export const px = (n: number | undefined): string | undefined => (n === undefined ? undefined : `${n}px`);
