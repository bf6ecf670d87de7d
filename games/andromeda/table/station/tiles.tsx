/** Tiles of the station and the market: modules, moons, tactics. Each is drawn from its data; words come on hover and press. */
import './tiles.css';
import { Pickable } from '@starboard/table-kit';
import type { Effects } from '../../content/effect.ts';
import type { Module } from '../../content/types.ts';
import { MODULE_TYPES } from '../../content/vocabulary.ts';
import type { Compiled } from '../../rules/compiled.ts';
import { SCIENCE } from '../../rules/ids.ts';
import type { Pick } from '../../rules/types.ts';
import { Art, art, GlyphArt, Mark } from '../art/index.tsx';
import { TOKENS } from '../art/tokens.ts';
import { chancesWith } from '../battle/whatif.ts';
import { effectSigns, moduleSigns, Signs } from '../glyphs/index.tsx';
import { reactorPlan } from '../plan.ts';
import { about, askedKind, isLegal, notch, pickAt, playerOf, proposed, type Scene, said } from '../scene.ts';
import { Touch } from '../touch.tsx';

/** A module as the content has it. */
export const rawModule = (c: Compiled, n: number): Module => (n < c.firstArtifact ? c.raw.modules[n] : c.raw.artifactModules[n - c.firstArtifact]);

interface ModuleProps {
  readonly scene: Scene;
  readonly n: number;
  /** The thing it is: `module 3` at your own station, `market 3`; null: nothing can be done with it here. */
  readonly thing: string | null;
  readonly damaged?: boolean;
  /** With its name and, where there is room, its words. */
  readonly size?: 'small' | 'large';
  /** No words, whatever is preferred: there is no room. */
  readonly bare?: boolean;
  /** It can be dragged to its place. */
  readonly drag?: string | undefined;
  /** A price line. */
  readonly foot?: preact.ComponentChildren;
}

export function ModuleTile({ scene, n, thing, damaged = false, size = 'small', bare = false, drag, foot }: ModuleProps) {
  const m = rawModule(scene.c, n);
  const pick = thing === null ? null : pickAt(scene, thing);
  // What lies in the market has its price below.
  const ref = foot === undefined ? 'station' : 'piece';
  const { name, lines } = said(scene, m.id, ref);
  const large = size === 'large';
  const look = (
    <>
      {large && <span className="ae-called">{name}</span>}
      <Signs of={moduleSigns(m)} />
      {(large || (scene.wordy && !bare)) && <span className="words">{lines.slice(1, -1).join(' ')}</span>}
      {m.adaptable && <i className="adapts" />}
      {m.artifact > 0 && <GlyphArt of="artifact" className="artifact" />}
      {damaged && <Art of={TOKENS.damage} className="hurt" />}
      {foot !== undefined && <span className="ae-foot">{foot}</span>}
    </>
  );
  const className = `ae-mod t-${MODULE_TYPES[scene.c.modules[n].type]} ${size}${damaged ? ' damaged' : ''}${scene.wordy && !large && !bare ? ' wordy' : ''}${notch(pick)}${proposed(scene, pick)}`;
  if (thing !== null && pick === null && begins(scene, n, damaged))
    return (
      <Touch
        label={`${name}. ${lines.join(' ')}`}
        className={`${className} ae-notch`}
        anchor={thing}
        onPress={() => scene.plan.start(reactorPlan([n], false))}
      >
        {look}
      </Touch>
    );
  const tile = (
    <Pickable
      props={scene.props}
      pick={pick}
      label={`${name}. ${lines.join(' ')}`}
      about={about(scene, m.id, ref)}
      eager
      anchor={thing ?? undefined}
      className={className}
    >
      {look}
    </Pickable>
  );
  return drag === undefined ? (
    tile
  ) : (
    <span className="ae-draggable" data-drag={drag}>
      {tile}
    </span>
  );
}

/** In a return, touching a module of science runs the reactor and begins with it. */
const begins = (scene: Scene, n: number, damaged: boolean): boolean =>
  !damaged &&
  askedKind(scene) === 'return' &&
  isLegal(scene, 'reactor') &&
  scene.props.known.pub.sides[scene.me].rows[SCIENCE].modules.includes(n) &&
  !scene.props.known.pub.turn.activated.includes(n);

/** Whether a touch of a dock moon may go on to a slot or to abandoning it. */
const movable = ({ homes, props, me }: Scene, n: number): boolean =>
  homes.at.has('free abandon') && props.turn?.question.path.length === 0 && props.known.pub.sides[me]?.dock.includes(n) === true;

/** A moon with what it holds. In the dock it can be touched first, and then what is done with it. */
export function MoonTile({ scene, n, own }: { readonly scene: Scene; readonly n: number; readonly own: boolean }) {
  const m = scene.c.raw.moons[n];
  const pick = own ? pickAt(scene, `moon ${n}`) : null;
  const { name, lines } = said(scene, m.id);
  const look = (
    <>
      <Art of={art.moon(m)} />
      {!m.null && <Signs of={effectSigns(m.content)} />}
    </>
  );
  if (own && pick === null && movable(scene, n))
    return (
      <Touch
        label={`${name}. ${lines.join(' ')}`}
        className={`ae-moon ae-notch${scene.moon === n ? ' chosen' : ''}`}
        anchor={`moon ${n}`}
        on={scene.moon === n}
        drag={`moon ${n}`}
        onPress={() => scene.setMoon(scene.moon === n ? null : n)}
      >
        {look}
      </Touch>
    );
  return (
    <Pickable
      props={scene.props}
      pick={pick}
      label={`${name}. ${lines.join(' ')}`}
      about={about(scene, m.id)}
      eager
      anchor={own ? `moon ${n}` : undefined}
      className={`ae-moon${notch(pick)}`}
    >
      {look}
    </Pickable>
  );
}

/** What a tactic does in a battle, in words. */
export const battleLine = (scene: Scene, kind: number): string => bare(said(scene, scene.c.raw.tactics[kind].id).lines[1]);
/** Without "Battle:", which stands above it. */
const bare = (line = ''): string => line.replace(/^[^:]+:\s/, '');

interface TacticProps {
  readonly scene: Scene;
  readonly kind: number;
  readonly n: number;
  /** What it does stands on it. */
  readonly inWords?: boolean;
}
/** A tactic: its use in battle above, its free use below. */
export function TacticCard({ scene, kind, n, inWords = false }: TacticProps) {
  const t = scene.c.raw.tactics[kind];
  const pick: Pick | null = pickAt(scene, `hand ${kind}`);
  const { name, lines } = said(scene, t.id);
  return (
    <Pickable
      props={scene.props}
      pick={pick}
      label={`${name}. ${lines.join(' ')}`}
      about={about(scene, t.id)}
      eager
      anchor={`hand ${kind}`}
      className={`ae-tactic${notch(pick)}`}
    >
      <span className="ae-called">
        {name}
        {n > 1 && <b> ×{n}</b>}
      </span>
      <span className="half battle">
        <em>{scene.w.battle}</em>
        <Signs of={effectSigns(t.battle)} />
        {inWords && <span className="words">{bare(lines[1])}</span>}
        {pick?.startsWith('play ') === true && <Chances scene={scene} list={t.battle} />}
      </span>
      <span className="half free">
        <em>{scene.w.free}</em>
        <Signs of={effectSigns(t.free)} />
        {inWords && <span className="words">{bare(lines[2])}</span>}
      </span>
    </Pickable>
  );
}

/** What a card would make of the odds, for each enemy it may be aimed at. */
function Chances({ scene, list }: { readonly scene: Scene; readonly list: Effects }) {
  return (
    <>
      {chancesWith(scene.props.known.pub, scene.me, list).map(({ foe, percent, more }) => (
        <span key={foe ?? 'all'} className="ae-chance">
          {foe !== null && (foe < 0 ? <GlyphArt of="raider" /> : <Mark p={playerOf(scene, foe)} />)}
          <b>{percent} %</b>
          <small>{more > 0 ? `+${more}` : more}</small>
        </span>
      ))}
    </>
  );
}
