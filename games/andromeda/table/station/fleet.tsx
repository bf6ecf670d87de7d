/** The fleet and the stores of a side: ships by class, five stores, the dock, leaders. */
import { times } from '../keyed.ts';
import './fleet.css';
import { Pickable } from '@starboard/table-kit';
import { useRef } from 'preact/hooks';
import { RESOURCES, SHIPS } from '../../content/vocabulary.ts';
import { capacity, dockLimit } from '../../rules/gains.ts';
import { BAY, HANGAR, SCRAPYARD, SHIPS_EACH, TYPE_OF, UNBUILT } from '../../rules/ids.ts';
import { MOD, mod } from '../../rules/modifiers.ts';
import { diceOf, rangeOf, shieldsOf } from '../../rules/ships.ts';
import type { Pick, Who } from '../../rules/types.ts';
import { topFrame } from '../../words/common.ts';
import type { GlyphId } from '../art/glyphs.ts';
import { Art, art, GlyphArt } from '../art/index.tsx';
import { priceSigns, Signs } from '../glyphs/index.tsx';
import { FREELY } from '../homes.ts';
import { unitsPlan } from '../plan.ts';
import { isLegal, namedUnits, pickAt, playerOf, type Scene, sideAt, unitsLeft } from '../scene.ts';
import { MoonTile } from './tiles.tsx';

interface OfSide {
  readonly scene: Scene;
  readonly who: Who;
  readonly own: boolean;
}

export function Hangar({ scene, who, own }: OfSide) {
  return (
    <div className="ae-hangar">
      {SHIPS.map((type, t) => (
        <ShipTile key={type} scene={scene} who={who} own={own} t={t} />
      ))}
    </div>
  );
}

function ShipTile({ scene, who, own, t }: OfSide & { readonly t: number }) {
  const { props, w, plan } = scene;
  const { pub } = props.known;
  const type = SHIPS[t];
  const at = pub.fleet.at.slice(who * SHIPS_EACH, (who + 1) * SHIPS_EACH).filter((_, i) => TYPE_OF[i] === t);
  const count = (where: (at: number) => boolean): number => at.filter(where).length;
  const ready = count((x) => x === HANGAR);
  const out = count((x) => x >= 0);
  const inBay = count((x) => x === BAY);
  const wrecks = count((x) => x === SCRAPYARD);
  const unbuilt = count((x) => x === UNBUILT);
  const pick = own ? pickAt(scene, `hangar ${t}`) : null;
  const lies = own && plan.launches?.ready === type;
  const label = `${w.ship[type]}: ${[
    w.ready(ready),
    ...(out > 0 ? [w.out(out)] : []),
    ...(inBay > 0 ? [w.inBay(inBay)] : []),
    ...(wrecks > 0 ? [w.wrecked(wrecks)] : []),
    ...(unbuilt > 0 ? [w.unbuilt(unbuilt)] : []),
  ].join(', ')}`;
  const range = rangeOf(pub, who, t);
  const shields = shieldsOf(pub, who, t);
  const upgrade = sideAt(scene, who).upgrades[t] ?? -1;
  return (
    <Pickable
      props={props}
      pick={pick}
      label={label}
      about={{ title: w.ship[type], text: label, rule: null }}
      eager
      anchor={own ? `hangar ${t}` : undefined}
      className={`ae-ship${lies ? ' ready' : ''}${ready === 0 ? ' none' : ''}`}
    >
      <Art of={art.ship(type, playerOf(scene, who))} />
      <span className="n">{ready}</span>
      <span className="away">
        {out > 0 && <span>{out}↗</span>}
        {inBay > 0 && (
          <span className="bay">
            {inBay}
            <GlyphArt of="repair" />
          </span>
        )}
        {wrecks > 0 && <span className="wreck">{wrecks}✕</span>}
      </span>
      {own && isLegal(scene, pick) && pick?.startsWith('build ') === true && <Cost scene={scene} who={who} t={t} />}
      <span className="stats">
        <GlyphArt of="dice" />
        {diceOf(pub, who, t)}
        <GlyphArt of="range" />
        {range > 9 ? '∞' : range}
        {shields > 0 && <GlyphArt of="shield" />}
        {shields > 0 && shields}
      </span>
      {upgrade >= 0 && <GlyphArt of="upgrade" className="up" />}
    </Pickable>
  );
}

/** What building one costs now: the words are on hover and in the question's list. */
function Cost({ scene, who, t }: { readonly scene: Scene; readonly who: Who; readonly t: number }) {
  const f = topFrame(scene.props.known);
  const off = (f?.step === 'build' ? f.off : 0) + mod(sideAt(scene, who), MOD.shipPrice);
  return (
    <span className="cost">
      <Signs of={priceSigns(scene.c.raw.ships[t].cost)} />
      {off > 0 && `−${off}`}
    </span>
  );
}

/** A press this long means all that is left. */
const HOLD_MS = 450;

/** Holding a store takes all that is left to take of its sort. */
function useHold(scene: Scene) {
  const { plan, props } = scene;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const let_ = (): void => clearTimeout(timer.current);
  return {
    onPointerDown(e: PointerEvent): void {
      const store = e.target instanceof Element ? e.target.closest('[data-state="legal"][data-pick^="unit"]') : null;
      const pick = props.turn?.question.choice.picks.find((p) => p === store?.getAttribute('data-pick'));
      const n = unitsLeft(scene);
      let_();
      if (pick !== undefined && n > 1) timer.current = setTimeout(() => plan.start(unitsPlan(pick, n)), HOLD_MS);
    },
    onPointerUp: let_,
    onPointerCancel: let_,
    onPointerLeave: let_,
  };
}

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export function Stores({ scene, who, own }: OfSide) {
  const { props, w } = scene;
  const hold = useHold(scene);
  const side = sideAt(scene, who);
  return (
    <div className="ae-stores" data-drop={own ? 'stores' : undefined} {...(own ? hold : {})}>
      {RESOURCES.map((r, i) => {
        const n = side.resources[i];
        const full = capacity(props.known.pub, who, i);
        const by = own ? namedUnits(scene, i) : 0;
        return (
          <Pickable
            key={r}
            props={props}
            pick={own ? pickAt(scene, `store ${i}`) : null}
            label={`${n}${by === 0 ? '' : signed(by)} ${w.resource[r]}, ${full}`}
            about={{ title: w.resource[r], text: `${n} / ${full}`, rule: null }}
            eager
            anchor={own ? `store ${i}` : `store ${i} ${who}`}
            className={`ae-store${n === 0 ? ' zero' : ''}${n >= full ? ' full' : ''}`}
          >
            <GlyphArt of={r} />
            <b>{n}</b>
            {by !== 0 && <small className="by">{signed(by)}</small>}
          </Pickable>
        );
      })}
    </div>
  );
}

export function Dock({ scene, who, own }: OfSide) {
  const { props, w } = scene;
  const side = sideAt(scene, who);
  const free = Math.max(0, dockLimit(props.known.pub, who) - side.dock.length);
  return (
    <div className="ae-dock" title={w.dock} data-anchor={own ? 'dock' : undefined}>
      {side.dock.map((m) => (
        <MoonTile key={m} scene={scene} n={m} own={own} />
      ))}
      {times(free).map((key) => (
        <i key={key} className="empty" />
      ))}
      {own && FREELY.map((pick) => <Freely key={pick} scene={scene} pick={pick} />)}
    </div>
  );
}

const FREE_SIGN: Readonly<Record<string, GlyphId>> = {
  'free abandon': 'moon',
  'free slot': 'slotin',
  'free arrange': 'swap',
  'free ghost': 'exploration',
};

/** A free action that goes on with a choice. */
function Freely({ scene, pick }: { readonly scene: Scene; readonly pick: Pick }) {
  if (pickAt(scene, pick) === null) return null;
  return (
    <Pickable props={scene.props} pick={pick} label="" className="ae-freely-button">
      <GlyphArt of={FREE_SIGN[pick] ?? 'cond'} />
    </Pickable>
  );
}

/** Leaders in the station, and how well its ships aim. */
export function SideFacts({ scene, who }: { readonly scene: Scene; readonly who: Who }) {
  const { w, c } = scene;
  const side = sideAt(scene, who);
  const targeting = Math.min(c.raw.constants.maxTargeting, c.raw.constants.startTargeting + mod(side, MOD.targeting));
  return (
    <span className="ae-side-facts">
      <span title={w.leaders(side.leaders)}>
        <GlyphArt of="leader" />
        {side.leaders}
      </span>
      <span title={w.targeting(targeting)}>
        <GlyphArt of="targeting" />
        {targeting}
      </span>
    </span>
  );
}
