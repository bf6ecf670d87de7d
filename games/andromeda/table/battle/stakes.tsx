/** What is won and lost in a battle, for the side that looks; in signs, with the words on hover. */
import { raidersIn } from '../../rules/battle/marks.ts';
import { RAIDERS, SHIPS_EACH, SUPREMACY, TYPE_OF } from '../../rules/ids.ts';
import { shieldsOf, shipsIn } from '../../rules/ships.ts';
import { GlyphArt, TrackArt } from '../art/index.tsx';
import { effectSigns, Signs } from '../glyphs/index.tsx';
import type { Scene } from '../scene.ts';

export function Stakes({ scene }: { readonly scene: Scene }) {
  const { props, w, c, me, picture } = scene;
  const { pub } = props.known;
  const { battle } = pub;
  if (battle === null) return null;
  const part = battle.sides.some((s) => s.who === me);
  if (!part) return <span className="stake">{w.stake}</span>;
  const beaten = battle.sides.some((s) => s.who === RAIDERS) ? raidersIn(pub, battle.region) : [];
  const ships = shipsIn(pub, me, battle.region);
  const shielded = ships.filter((ship) => pub.fleet.hit[me * SHIPS_EACH + ship] < shieldsOf(pub, me, TYPE_OF[ship])).length;
  const step = (picture.tracks[me]?.[SUPREMACY] ?? 0) + 1;
  return (
    <span className="stakes" title={w.stake}>
      <span>
        <b>{w.ifWin}</b>
        <span className="gets">
          <span className="got">
            <GlyphArt of="step" />
            <TrackArt of="supremacy" />
            {step}
          </span>
          {beaten.map((i) => (
            <span key={i} className="got">
              <Signs of={effectSigns(c.raw.raiders[pub.raiders.card[i]].reward)} />
            </span>
          ))}
        </span>
      </span>
      <span>
        <b>{w.ifLose}</b>
        <span className="gets">
          <span className="got">
            <GlyphArt of={shielded === ships.length ? 'shield' : 'damage'} />
            {w.lost(ships.length - shielded, shielded)}
          </span>
        </span>
      </span>
    </span>
  );
}
