/** The rivals: brass-edged strips that open as a sheet with the whole station; chips on a phone. */
import { memo } from 'preact/compat';
import './others.css';
import { isSmall, Portrait, usePick } from '@starboard/table-kit';
import { RESOURCES, SHIPS, TRACKS } from '../content/vocabulary.ts';
import { isCollective } from '../rules/asking.ts';
import { HANGAR, SHIPS_EACH, TYPE_OF } from '../rules/ids.ts';
import type { Who } from '../rules/types.ts';
import type { GlyphId } from './art/glyphs.ts';
import { TYPE_HUE } from './art/hues.ts';
import { Art, art, Badge, GlyphArt, ShipMark, TrackArt } from './art/index.tsx';
import { PLAYERS } from './art/players.ts';
import { Came, CollectivePanel } from './collective.tsx';
import { emblemOf, nameOf, pickAt, playerOf, type Scene, sideAt } from './scene.ts';

/** All sides but yours, from your left on; the Collective comes last. */
function rivalsOf({ props, me }: Scene): readonly Who[] {
  const { sides, collective } = props.known.pub;
  const n = sides.length - (collective === null ? 0 : 1);
  const first = me < 0 ? 0 : me + 1;
  const rivals = Array.from({ length: n }, (_, i) => (first + i) % n).filter((who) => who !== me);
  return collective === null ? rivals : [...rivals, n];
}

/** `scenes`: what each side's strip shows (./parts.tsx). */
export function Others({ scenes }: { readonly scenes: readonly Scene[] }) {
  const last = scenes[scenes.length - 1];
  const rivals = rivalsOf(last);
  const panel = last.props.known.pub.collective !== null && last.shape === 'wide' && rivals.length < 3;
  return (
    <div className={`ae-others n${rivals.length}`}>
      {rivals.map((who) => (
        <Strip key={who} scene={scenes[who]} who={who} lone={rivals.length === 1} />
      ))}
      {panel && <CollectivePart scene={last} />}
    </div>
  );
}
const CollectivePart = memo(CollectivePanel);

const Strip = memo(({ scene, who, lone }: { readonly scene: Scene; readonly who: Who; readonly lone: boolean }) => {
  const { props, w, sheet } = scene;
  const small = isSmall(scene.shape);
  const { pub } = props.known;
  const side = sideAt(scene, who);
  const it = isCollective(pub, who);
  const thing = usePick({ props, pick: pickAt(scene, `strip ${who}`), label: w.stationOf(nameOf(scene, who)), anchor: `seat ${who}` });
  const asked = thing.state === 'legal' || thing.state === 'refused';
  const open = typeof sheet === 'object' && sheet !== null && sheet.rival === who;
  const toggle = (): void => scene.setSheet(open ? null : { rival: who });
  const active = pub.turn.active === who;
  const waited = props.waited.some((s) => s === who);
  return (
    <button
      type="button"
      className={`ae-strip${active ? ' active' : ''}${open ? ' open' : ''}${waited ? ' waited' : ''} ${thing.state}`}
      {...thing.attributes}
      tabIndex={0}
      aria-expanded={asked ? undefined : open}
      onClick={(e) => (asked ? thing.attributes.onClick(e) : toggle())}
    >
      <span className="kit-name">{thing.said}</span>
      <span className="head">
        {it ? <Commander scene={scene} /> : <Badge p={playerOf(scene, who)} emblem={emblemOf(scene, who)} />}
        {!it && !small && <Portrait chair={props.chairs[who]} width={26} />}
        <span className="who">
          <b>{nameOf(scene, who)}</b>
          {small ? <Facts side={side} few /> : <Fleet scene={scene} who={who} />}
        </span>
        {it && lone && <Came scene={scene} />}
        <span className="vp" data-anchor={`vp ${who}`}>
          {scene.picture.vp[who] ?? side.vp}
        </span>
      </span>
      {!small && !it && (
        <span className="res">
          {RESOURCES.map((r, i) => (
            <span key={r} className={side.resources[i] === 0 ? 'zero' : ''}>
              <GlyphArt of={r} />
              {side.resources[i]}
            </span>
          ))}
        </span>
      )}
      {!small && <Steps scene={scene} who={who} />}
      {!small && <Facts side={side} few={false} developments={pub.map.owner.filter((o) => o === who).length} />}
      {props.chairs[who]?.clock}
    </button>
  );
});

function Commander({ scene }: { readonly scene: Scene }) {
  const it = scene.props.known.pub.collective;
  if (it === null) return null;
  const { id, rank } = scene.c.raw.commanders[it.commander];
  return <Art of={art.commander(id, rank)} className="ae-badge" />;
}

const Steps = ({ scene, who }: { readonly scene: Scene; readonly who: Who }) => (
  <span className="ae-bars5">
    {TRACKS.map((track, t) => {
      const at = scene.picture.tracks[who]?.[t] ?? 0;
      return (
        <span key={track} style={{ '--c': TYPE_HUE[track] }}>
          <TrackArt of={track} />
          {at}
          <i className={`ae-filled-${at}`} />
        </span>
      );
    })}
  </span>
);

/** By class: ready (bright), out (faint), wrecked (coral). */
function Fleet({ scene, who }: { readonly scene: Scene; readonly who: Who }) {
  const at = scene.props.known.pub.fleet.at.slice(who * SHIPS_EACH, (who + 1) * SHIPS_EACH);
  const sorts: readonly (readonly [string, (x: number) => boolean])[] = [
    ['in', (x) => x === HANGAR],
    ['out', (x) => x >= 0],
    ['gone', (x) => x < HANGAR],
  ];
  return (
    <span className="fleet" style={{ color: PLAYERS[playerOf(scene, who)].c }}>
      {sorts.flatMap(([cls, is]) =>
        SHIPS.map((type, t) => {
          const n = at.filter((x, i) => TYPE_OF[i] === t && is(x)).length;
          return n === 0 ? null : (
            <span key={`${cls} ${type}`} className={cls}>
              <ShipMark of={type} />
              {n > 1 && n}
            </span>
          );
        }),
      )}
    </span>
  );
}

interface FactsProps {
  readonly side: ReturnType<typeof sideAt>;
  readonly few: boolean;
  readonly developments?: number;
}
function Facts({ side, few, developments = 0 }: FactsProps) {
  const modules = side.rows.reduce((n, r) => n + r.modules.length, 0);
  const list: readonly (readonly [GlyphId, number])[] = few
    ? [['tactic', side.hand]]
    : [
        ['tactic', side.hand],
        ['moon', side.dock.length],
        ['leader', side.leaders],
        ['develop', developments],
        ['module', modules],
      ];
  return (
    <span className="ae-counts">
      {list.map(([g, n]) => (
        <span key={g} className={n === 0 ? 'zero' : ''}>
          <GlyphArt of={g} />
          {n}
        </span>
      ))}
    </span>
  );
}
