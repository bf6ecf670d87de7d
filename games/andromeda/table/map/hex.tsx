/** A region as a thing that can be pressed: for the question itself, or as the target of a launch that is planned here. */
import { type BoardProps, usePick } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import type { Effects } from '../../content/effect.ts';
import { PLACES } from '../../rules/picks.ts';
import type { Andromeda, Pick } from '../../rules/types.ts';
import type { GlyphId } from '../art/glyphs.ts';
import { GlyphInset } from '../art/index.tsx';
import { effectSigns, type Sign } from '../glyphs/index.tsx';
import { regionSaid } from '../names.ts';
import { extrasAt, launchPlan } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { centre, type Geometry, hexPath } from './geometry.ts';

const UNREAD = { 'aria-hidden': true } as const;
const isTouch = (e: object): boolean => 'pointerType' in e && e.pointerType === 'touch';

interface HexProps {
  readonly scene: Scene;
  readonly g: Geometry;
  readonly space: number;
  readonly children: ComponentChildren;
}

/** Which question a region stands in: that of the table, or the launch that would follow. */
function standing({ props, plan, homes }: Scene, space: number): { props: BoardProps<Andromeda>; pick: Pick | null; planned: boolean } {
  const to: Pick = `to ${PLACES[space]}`;
  if (plan.launchTurn !== null) return { props: { ...props, turn: plan.launchTurn }, pick: to, planned: true };
  const picks = homes.spaces.get(space) ?? [];
  return { props, pick: picks.length === 1 ? picks[0] : null, planned: false };
}

export function Hex({ scene, g, space, children }: HexProps) {
  const { aim } = scene;
  const { props, pick, planned } = standing(scene, space);
  const { you, names, words, known } = scene.props;
  const here = regionSaid(words, known, PLACES[space], you, names);
  const thing = usePick({
    props,
    pick,
    label: `${here.name}. ${here.lines.join(' ')}`,
    about: { title: here.name, text: here.lines.join(' '), rule: null },
    anchor: `space ${space}`,
    firstTap: () => {
      const held = aim.now?.what === 'region' && aim.now.id === String(space) && aim.now.held;
      if (held && pick !== null) props.turn?.choose(pick);
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
  const active = known.pub.turn.region === space;
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
      // A planned launch is no pick of the question yet.
      data-pick={planned ? undefined : others['data-pick']}
      tabindex={tabIndex}
      onPointerEnter={(e) => {
        if (e.pointerType === 'touch') return;
        if (thing.state === 'refused') onPointerEnter(e);
        point(true);
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
