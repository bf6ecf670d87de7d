/** A region as a thing that can be pressed: for the question itself, or as the target of a launch that is planned here. */
import { standingOf, type Turn, usePick } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import type { Effects } from '../../content/effect.ts';
import { PLACES } from '../../rules/picks.ts';
import type { Andromeda, Pick } from '../../rules/types.ts';
import type { GlyphId } from '../art/glyphs.ts';
import { GlyphInset } from '../art/index.tsx';
import { effectSigns, type Sign } from '../glyphs/index.tsx';
import { regionSaid, type Said } from '../names.ts';
import { extrasAt, launchPlan } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { centre, type Geometry, hexPath } from './geometry.ts';
import { type RegionLook, regionLook } from './look.ts';
import { RegionArt } from './region.tsx';

const UNREAD = { 'aria-hidden': true } as const;
const isTouch = (e: object): boolean => 'pointerType' in e && e.pointerType === 'touch';

/** What is to be seen of a region and what it stands for. */
interface HexLook {
  readonly look: RegionLook;
  readonly said: Said;
  /** The question it stands in: that of the table, or the launch that would follow; null: it stands for nothing. */
  readonly turn: Turn<Andromeda> | null;
  readonly pick: Pick | null;
  readonly planned: boolean;
  readonly active: boolean;
}
export interface HexProps extends HexLook {
  readonly scene: Scene;
  readonly g: Geometry;
}

export function hexAt(scene: Scene, space: number): HexLook {
  const { props, plan, homes } = scene;
  const { words, known, you, names } = props;
  const planned = plan.launchTurn !== null;
  const picks = homes.spaces.get(space) ?? [];
  const pick: Pick | null = planned ? `to ${PLACES[space]}` : picks.length === 1 ? picks[0] : null;
  const turn = planned ? plan.launchTurn : props.turn;
  return {
    look: regionLook(scene, space),
    said: regionSaid(words, known, PLACES[space], you, names),
    turn: standingOf(turn, pick).state === 'inert' ? null : turn,
    pick,
    planned,
    active: known.pub.turn.region === space,
  };
}

/** What stands for nothing looks the same in every question. */
export const sameHex = (a: HexProps, b: HexProps): boolean =>
  a.g === b.g &&
  a.turn === b.turn &&
  (a.turn === null || (a.pick === b.pick && a.scene.props.known === b.scene.props.known)) &&
  a.active === b.active &&
  a.scene.aim === b.scene.aim &&
  a.scene.c === b.scene.c &&
  a.said.name === b.said.name &&
  a.said.lines.join() === b.said.lines.join() &&
  JSON.stringify(a.look) === JSON.stringify(b.look);

export const Hex = memo((given: HexProps) => {
  const { scene, g, look } = given;
  const drawn = <RegionArt look={look} g={g} moons={scene.c.raw.moons} />;
  return look.body === null ? <g data-anchor={`space ${look.space}`}>{drawn}</g> : <Region {...given}>{drawn}</Region>;
}, sameHex);

function Region({ scene, g, look, said: here, turn, pick, planned, active, children }: HexProps & { readonly children: ComponentChildren }) {
  const { aim } = scene;
  const { space } = look;
  const thing = usePick({
    props: { ...scene.props, turn },
    pick,
    label: `${here.name}. ${here.lines.join(' ')}`,
    about: { title: here.name, text: here.lines.join(' '), rule: null },
    anchor: `space ${space}`,
    firstTap: () => {
      const held = aim.now?.what === 'region' && aim.now.id === String(space) && aim.now.held;
      if (held && pick !== null) turn?.choose(pick);
      else aim.set({ what: 'region', id: String(space), held: true });
    },
  });
  const { tabIndex, onPointerEnter, onPointerLeave, onFocus, onBlur, ...others } = thing.attributes;
  const point = (on: boolean): void => {
    // What was tapped stays until something else is.
    if (aim.now?.held === true) return;
    if (on) aim.set({ what: 'region', id: String(space), held: false });
    else if (aim.now?.what === 'region' && aim.now.id === String(space)) aim.set(null);
  };
  const [x, y] = centre(g, space);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no buttons.
    <g
      role="button"
      className={`kit-shape ae-hex ${thing.state}${active ? ' active' : ''}`}
      aria-label={thing.said}
      {...others}
      onClick={(e) => {
        // A finger reads the name of any region in the bar.
        if (isTouch(e) && thing.state !== 'legal') aim.set({ what: 'region', id: String(space), held: true });
        else others.onClick(e);
      }}
      // A planned launch is not a pick of the question yet.
      data-pick={planned ? undefined : others['data-pick']}
      tabindex={tabIndex}
      onPointerEnter={(e) => {
        if (e.pointerType === 'touch') return;
        if (thing.state === 'refused') onPointerEnter(e);
        point(true);
      }}
      // The question may have changed under a pointer that stayed.
      onPointerMove={(e) => {
        if (e.pointerType !== 'touch' && aim.now === null) point(true);
      }}
      onPointerLeave={(e) => {
        onPointerLeave(e);
        if (e.pointerType !== 'touch') point(false);
      }}
      onFocus={(e) => {
        if (thing.state === 'refused') onFocus(e);
        if (e.currentTarget.matches(':focus-visible')) point(true);
      }}
      onBlur={(e) => {
        onBlur(e);
        point(false);
      }}
      onKeyDown={(e) => {
        if (e.key !== 'Enter' && e.key !== ' ') return;
        e.preventDefault();
        others.onClick(e);
      }}
    >
      {/* What is written in it is part of its name already. */}
      <g {...UNREAD}>{children}</g>
      {planned && thing.state === 'legal' && <Options scene={scene} g={g} space={space} />}
      {thing.state === 'refused' && <path className="ae-veil" d={hexPath(g, x, y, 1)} />}
      {(thing.state === 'legal' || thing.state === 'chosen') && <path className="ae-glow" d={hexPath(g, x, y, g.phone ? 3 : 5)} />}
      <path className="ae-ring" d={hexPath(g, x, y, g.phone ? 2 : 3)} />
    </g>
  );
}

/** What a base offers, each as a small target: touching one launches there and takes it. For pointers; keys take it when it is asked. */
function Options({ scene, g, space }: { readonly scene: Scene; readonly g: Geometry; readonly space: number }) {
  const { plan, props } = scene;
  const extras = plan.launchTurn === null ? [] : extrasAt(props.known, plan.launchTurn.seat, space);
  const ship = plan.launches?.by.get(space);
  if (extras.length === 0 || ship === undefined || g.phone) return null;
  const [x, y] = centre(g, space);
  const size = 22;
  return (
    <g className="ae-options">
      {extras.map(({ list, step }, i) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a shorter way for pointers; the same is asked after the launch.
        <g
          key={JSON.stringify(list)}
          className="ae-option"
          transform={`translate(${x + (i - (extras.length - 1) / 2) * (size + 6)} ${y + g.e * 0.34})`}
          onClick={(e) => {
            e.stopPropagation();
            plan.start(launchPlan(ship, `to ${PLACES[space]}`, step));
          }}
        >
          <rect x={-size / 2 - 1} y={-size / 2 - 1} width={size + 2} height={size + 2} rx="6" />
          <GlyphInset of={leading(list)} x={0} y={0} size={16} />
        </g>
      ))}
    </g>
  );
}

/** The sign that stands for a list of effects where there is room for one. */
function leading(list: Effects): GlyphId {
  const signs = effectSigns(list);
  const all = (of: readonly Sign[]): readonly Sign[] => of.flatMap((s) => (s.s === 'group' ? all(s.of) : [s]));
  const arrow = signs.findIndex((s) => s.s === 'arrow');
  const found = all(signs.slice(arrow + 1)).find((s) => s.s === 'glyph');
  return found?.s === 'glyph' ? found.id : 'cond';
}
