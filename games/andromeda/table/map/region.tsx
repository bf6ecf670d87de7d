/** One region as it is drawn: the world in its mount, what stands on it, what circles it, what lies there. */

import { memo } from 'preact/compat';
import type { Effect } from '../../content/effect.ts';
import type { Moon } from '../../content/types.ts';
import type { GlyphId } from '../art/glyphs.ts';
import { GLYPHS } from '../art/glyphs.ts';
import { art, GlyphInset, Inset, trackMarkup } from '../art/index.tsx';
import { TOKENS } from '../art/tokens.ts';
import { keyed, times } from '../keyed.ts';
import { centre, type Geometry, hexPath, tall } from './geometry.ts';
import type { Body, Lodger, RegionLook } from './look.ts';
import { Numeral } from './numeral.tsx';

interface RegionProps {
  readonly look: RegionLook;
  readonly g: Geometry;
  readonly moons: readonly Moon[];
}

export const RegionArt = memo(
  ({ look, g, moons }: RegionProps) => {
    const { body } = look;
    const [x, y] = centre(g, look.space);
    if (body === null) return <path className="ae-nohex" d={hexPath(g, x, y, g.phone ? 3 : 6)} />;
    const size = g.phone ? g.w * 0.62 : g.w * 0.475;
    const cy = y - tall(g) * (g.phone ? 0.06 : 0.085);
    return (
      <>
        <path className={`ae-hexfill${body.sort === 'nebula' ? ' nebula' : ''}`} d={hexPath(g, x, y, g.phone ? 1.5 : 2)} />
        <path className="ae-hexrule" d={hexPath(g, x, y, g.phone ? 3.5 : 5.5)} />
        <circle className="ae-mount" cx={x} cy={cy} r={size * 0.64} />
        <BodyArt body={body} x={x} y={cy} size={size} />
        {look.development !== null && <DevelopmentArt look={look} x={x} y={cy} size={size} g={g} />}
        {look.icon && <EventIcon x={x - g.w * 0.405} y={y - tall(g) * 0.235} phone={g.phone} />}
        {look.moons.map((m, i) => (
          <MoonAt
            key={m}
            moon={moons[m]}
            look={look}
            x={x - g.w * (g.phone ? 0.31 : 0.36)}
            y={cy + 3 + i * (g.phone ? 16 : 24)}
            first={i === 0}
            phone={g.phone}
          />
        ))}
        {body.sort === 'base' && !g.phone && <Trades id={body.id} x={x - g.w * 0.385} y={cy - 6} />}
        <Lodgers of={look.lodgers} x={x} y={cy} g={g} />
        <Lying look={look} x={x} y={y} g={g} />
        {!g.phone && <Name text={look.name} x={x} y={y} g={g} />}
      </>
    );
  },
  (a, b) => a.g === b.g && a.moons === b.moons && JSON.stringify(a.look) === JSON.stringify(b.look),
);

const markupOf = (body: Body): string => {
  switch (body.sort) {
    case 'nebula':
      return art.nebula(body.n);
    case 'planet':
      return art.planet(body.kind, body.id);
    case 'base':
      return art.base(body.id);
    default:
      return art.special(body.sort);
  }
};
const scaleOf = (body: Body): number =>
  body.sort === 'nebula' ? 1.25 : body.sort === 'base' ? 1.02 : body.sort === 'planet' && body.kind !== 'energy' ? 1.08 : 1.13;
const BodyArt = ({ body, x, y, size }: { readonly body: Body; readonly x: number; readonly y: number; readonly size: number }) => (
  <Inset of={markupOf(body)} x={x} y={y} size={size * scaleOf(body)} />
);

interface At {
  readonly x: number;
  readonly y: number;
  readonly g: Geometry;
}

function DevelopmentArt({ look, x, y, g, size }: At & { readonly look: RegionLook; readonly size: number }) {
  const { development: d } = look;
  if (d === null) return null;
  const D = size * (g.phone ? 0.62 : 0.58);
  const dy = y - size * 0.5;
  return (
    <>
      <Inset of={art.development(d.type, d.p, d.tipped)} x={x} y={dy - D * 0.14} size={D} />
      <Inset of={art.mark(d.p)} x={x + D * 0.46} y={dy + D * 0.26} size={g.phone ? 10 : 13} />
    </>
  );
}

const EventIcon = ({ x, y, phone }: { readonly x: number; readonly y: number; readonly phone: boolean }) => (
  <>
    <circle className="ae-icon" cx={x} cy={y} r={phone ? 5.5 : 8.5} />
    <GlyphInset of="event" x={x} y={y} size={phone ? 8 : 11.5} />
  </>
);

const glyphOf = (e: Effect): GlyphId => (e.k === 'gain' ? e.res : e.k === 'draw' ? 'tactic' : Object.hasOwn(GLYPHS, e.k) ? (e.k as GlyphId) : 'cond');

/** A moon with what it holds; dots for those below it. */
function MoonAt({
  moon,
  look,
  x,
  y,
  first,
  phone,
}: {
  readonly moon: Moon;
  readonly look: RegionLook;
  readonly x: number;
  readonly y: number;
  readonly first: boolean;
  readonly phone: boolean;
}) {
  const size = phone ? 19 : 27;
  const one = moon.content.length === 1 && !phone ? moon.content[0] : null;
  const n = one !== null && 'n' in one && typeof one.n === 'number' ? one.n : 1;
  return (
    <>
      <Inset of={art.moon(moon)} x={x} y={y} size={size} />
      {one !== null && <GlyphInset of={glyphOf(one)} x={x + (n > 1 ? 4.5 : 0)} y={y} size={14} />}
      {one !== null && n > 1 && <Numeral n={n} x={x - 6.5} y={y} size={10} />}
      {one === null &&
        !moon.null &&
        moon.content
          .slice(0, 2)
          .map((e, j) => (
            <GlyphInset
              key={e.k}
              of={glyphOf(e)}
              x={x + (moon.content.length === 1 ? 0 : (j - 0.5) * (phone ? 8 : 11))}
              y={y}
              size={phone ? 10 : 12}
            />
          ))}
      {first && look.body?.sort !== 'nebula' && look.left > 1 && <Dots n={look.left} x={x} y={y + size / 2 + (phone ? 3 : 4.5)} by={phone ? 4 : 6} />}
    </>
  );
}
const Dots = ({ n, x, y, by }: { readonly n: number; readonly x: number; readonly y: number; readonly by: number }) => (
  <>
    {times(n).map((key, i) => (
      <circle key={key} className="ae-dot" cx={x + (i - (n - 1) / 2) * by} cy={y} r={by / 3} />
    ))}
  </>
);

/** What a base deals in. */
const TRADES: Readonly<Record<string, readonly string[]>> = {
  base_odessa: [trackMarkup('science'), trackMarkup('industry')],
  base_sarangi: [trackMarkup('commerce'), trackMarkup('civilization')],
  base_yards: [GLYPHS.build, GLYPHS.upgrade],
  base_charter: [GLYPHS.develop, GLYPHS.step, GLYPHS.leader],
  base_ilion: [GLYPHS.tactic, GLYPHS.repair],
  base_exchange: [GLYPHS.credits, GLYPHS.swap],
};
const FIELDS: readonly string[] = ['base_odessa', 'base_sarangi'];
const Trades = ({ id, x, y }: { readonly id: string; readonly x: number; readonly y: number }) => (
  <>
    {(TRADES[id] ?? []).map((of, i) => (
      <Inset key={of} of={of} box={FIELDS.includes(id) ? '0 0 64 64' : '0 0 24 24'} x={x} y={y + i * 16} size={14} />
    ))}
  </>
);

/** Places in orbit, in parts of the hex: at the right for one to three, all round for more. */
const ORBITS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, -0.1]],
  [
    [1, -0.32],
    [1, 0.42],
  ],
  [
    [0.86, -0.66],
    [1.06, 0.1],
    [0.7, 0.78],
  ],
];
const ROUND: readonly (readonly [number, number])[] = [
  [0.82, -0.72],
  [1.06, 0],
  [0.76, 0.74],
  [-0.76, 0.74],
  [-1.05, 0.1],
  [0, 0.95],
];
function Lodgers({ of, g, x, y }: At & { readonly of: readonly Lodger[] }) {
  const size = g.phone ? 22 : of.length > 3 ? 25 : 28;
  return (
    <>
      {keyed(of).map(({ key, value: l }, i) => {
        const [dx, dy] = (ORBITS[of.length] ?? ROUND)[i] ?? [0, 1];
        const tx = x + dx * g.w * (g.phone ? 0.3 : 0.362);
        const ty = y + dy * (g.phone ? tall(g) * 0.27 : 33);
        if (l.sort === 'raider') return <Inset key={key} of={art.raider(l.id, l.class)} x={tx} y={ty} size={size + 8} />;
        return (
          <g key={key}>
            <Inset of={art.token(l.type, l.p)} x={tx} y={ty} size={size} />
            {l.n > 1 && <circle className="ae-count" cx={tx + size / 2 - 3} cy={ty - size / 2 + 3} r={g.phone ? 5 : 7} />}
            {l.n > 1 && <Numeral n={l.n} x={tx + size / 2 - 3} y={ty - size / 2 + 3} size={g.phone ? 6 : 9} />}
          </g>
        );
      })}
    </>
  );
}

/** Own leaders, bonus resources, Mechaphages, the probe, the ghost: a row under the world. */
function Lying({ look, g, x, y }: At & { readonly look: RegionLook }) {
  const p = g.phone;
  const list: (readonly [markup: string, box: string, size: number])[] = [
    ...(look.leader > 0 ? [[TOKENS_LEADER, '0 0 24 24', p ? 11 : 15] as const] : []),
    ...look.bonus.map((r) => [GLYPHS[r], '0 0 24 24', p ? 9 : 12] as const),
    ...(look.mech ? [[TOKENS.mech, '0 0 64 64', p ? 12 : 18] as const] : []),
    ...(look.probe ? [[TOKENS.probe, '0 0 64 64', p ? 14 : 20] as const] : []),
    ...(look.ghost ? [[TOKENS.ghost, '0 0 64 64', p ? 13 : 18] as const] : []),
  ];
  const width = list.reduce((n, [, , size]) => n + size + 1, 0);
  let left = p ? x - width / 2 : x - g.w * 0.425;
  const at = p ? y + tall(g) * 0.33 : y + tall(g) * 0.2;
  return (
    <>
      {keyed(list).map(({ key, value: [of, box, size] }) => {
        left += size + 1;
        return <Inset key={key} of={of} box={box} x={left - size / 2 - 1} y={at} size={size} />;
      })}
    </>
  );
}
const TOKENS_LEADER = GLYPHS.leader;

/** Long names break at a space or a hyphen. */
export function inLines(name: string): readonly string[] {
  if (name.length <= 14) return [name];
  const space = name.lastIndexOf(' ', 13);
  const cut = space > 0 ? space : name.indexOf('-') > 0 ? name.indexOf('-') + 1 : 13;
  return [name.slice(0, cut).trim(), name.slice(cut).trim()];
}
function Name({ text, x, y, g }: At & { readonly text: string }) {
  const lines = inLines(text);
  return (
    <>
      {lines.map((line, i) => (
        <text key={line} className="ae-name" x={x} y={y + tall(g) * (lines.length > 1 ? 0.285 : 0.318) + i * 11}>
          {line}
        </text>
      ))}
    </>
  );
}
