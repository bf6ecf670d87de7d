/** What is won and lost in a battle, for the side that looks; in signs, with the words on hover. */
import { battleStake } from '../../words/stake.ts';
import { GlyphArt, TrackArt } from '../art/index.tsx';
import { effectSigns, Signs } from '../glyphs/index.tsx';
import type { Scene } from '../scene.ts';

export function Stakes({ scene }: { readonly scene: Scene }) {
  const { props, w, c, me } = scene;
  const { pub } = props.known;
  if (pub.battle === null) return null;
  const stake = battleStake(pub, me);
  if (stake === null) return <span className="stake">{w.stake}</span>;
  const { step, vp, raiders, scrapped, shielded } = stake;
  return (
    <span className="stakes" title={w.stake}>
      <span>
        <b>{w.ifWin}</b>
        <span className="gets">
          {step !== null && (
            <span className="got">
              <GlyphArt of="step" />
              <TrackArt of="supremacy" />
              {step}
            </span>
          )}
          {vp > 0 && (
            <span className="got">
              <Signs of={effectSigns([{ k: 'vp', n: vp }])} />
            </span>
          )}
          {raiders.map((r) => (
            <span key={r} className="got">
              <Signs of={effectSigns(c.raw.raiders[r].reward)} />
            </span>
          ))}
        </span>
      </span>
      <span>
        <b>{w.ifLose}</b>
        <span className="gets">
          <span className="got">
            <GlyphArt of={scrapped === 0 ? 'shield' : 'damage'} />
            {w.lost(scrapped, shielded)}
          </span>
        </span>
      </span>
    </span>
  );
}
