/** The middle: the map with its event track, and whatever lies over it now. */
import './board.css';
import './battle/battle.css';
import './battle/fight.css';
import { lazy, Suspense } from 'preact/compat';
import { isCollective } from '../rules/asking.ts';
import { GlyphArt } from './art/index.tsx';
import { useBattle } from './battle/late.ts';
import { CollectivePanel, LatestSteps, Narrator, narrates } from './collective.tsx';
import { DevelopOffer, developsNow } from './develop.tsx';
import { GalaxyMap } from './map/index.tsx';
import { Plate } from './map/plate.tsx';
import { EventTrack } from './map/track.tsx';
import { Market } from './market.tsx';
import { Offer } from './offer.tsx';
import { nameOf, type Scene } from './scene.ts';
import { WholeStation } from './station/index.tsx';
import { TrackSheet } from './station/tracks.tsx';

/** Comes with the first dice. */
const BattleResult = lazy(async () => ({ default: (await import('./battle/result.tsx')).BattleResult }));

/** What the question itself lays over the map; null: the map is needed, or nothing else. */
export function overlayOf(scene: Scene): 'offer' | 'market' | 'battle' | 'develop' | null {
  const { homes, props } = scene;
  if (developsNow(scene)) return 'develop';
  if (homes.offer.length > 0) return 'offer';
  const picks = props.turn?.question.choice.picks ?? [];
  if ([...homes.at].some(([thing, pick]) => /^(market|upgrade) /.test(thing) && picks.includes(pick))) return 'market';
  if ([...homes.spaces.values()].some((list) => list.some((p) => picks.includes(p)))) return null;
  return props.known.pub.battle === null ? null : 'battle';
}

/** `map`: what the parts of the map show (./parts.tsx). */
export function Board({ scene, map }: { readonly scene: Scene; readonly map: readonly Scene[] }) {
  const { sheet, setSheet, w, shape, props } = scene;
  const small = shape === 'phone' || shape === 'side';
  const overlay = overlayOf(scene);
  // The map can be looked at in the middle of anything.
  const shown = sheet === 'map' ? null : (sheet ?? overlay);
  return (
    <div className={`ae-board${shown === null ? '' : ' covered'}`}>
      <GalaxyMap scenes={map} />
      {!small && <EventTrack c={scene.c} w={w} at={scene.picture.marker} />}
      {shown === null && !small && <Plate scene={scene} />}
      {shown === null && !narrates(scene) && props.lines.some(({ event }) => event.kind === 'rolled') && (
        <Suspense fallback={null}>
          <BattleResult scene={scene} />
        </Suspense>
      )}
      {shown === null && <Narrator scene={scene} />}
      {/* What a question is about stays in the page while somebody looks at the map. */}
      {overlay !== null && (
        <div className={`ae-over-map ${overlay}`} hidden={shown !== overlay}>
          <Overlay scene={scene} of={overlay} />
        </div>
      )}
      {sheet !== null && sheet !== 'map' && sheet !== overlay && (
        <div className="ae-over-map sheet">
          <header>
            <h3>{sheet === 'market' ? w.market : sheet === 'tracks' ? w.tracks : w.stationOf(nameOf(scene, sheet.rival))}</h3>
            {sheet === 'tracks' && <small>{w.tracksAbout}</small>}
            <button type="button" className="kit-btn quiet" onClick={() => setSheet(null)}>
              {w.close}
            </button>
          </header>
          <Opened scene={scene} />
        </div>
      )}
      {scene.me < 0 && <Tools scene={scene} />}
    </div>
  );
}

function Overlay({ scene, of }: { readonly scene: Scene; readonly of: 'offer' | 'market' | 'battle' | 'develop' }) {
  const battle = useBattle(of === 'battle');
  switch (of) {
    case 'offer':
      return <Offer scene={scene} />;
    case 'market':
      return <Market scene={scene} />;
    case 'develop':
      return <DevelopOffer scene={scene} />;
    case 'battle':
      return battle === null ? null : <battle.BattleScene scene={scene} />;
  }
}

/** Buttons for what can be looked at at any time. */
export const Tools = ({ scene }: { readonly scene: Scene }) => (
  <nav className="ae-tools">
    <Tool scene={scene} of="market" />
    <Tool scene={scene} of="tracks" />
    <button
      type="button"
      role="switch"
      aria-checked={scene.wordy}
      className="ae-wordy"
      aria-label={scene.w.wordy}
      title={scene.w.wordy}
      onClick={() => scene.setWordy(!scene.wordy)}
    >
      Aa
    </button>
  </nav>
);

function Tool({ scene, of }: { readonly scene: Scene; readonly of: 'market' | 'tracks' }) {
  const { sheet, setSheet, w } = scene;
  return (
    <button type="button" className={sheet === of ? 'on' : ''} aria-pressed={sheet === of} onClick={() => setSheet(sheet === of ? null : of)}>
      <GlyphArt of={of === 'market' ? 'module' : 'step'} />
      {w[of]}
    </button>
  );
}

function Opened({ scene }: { readonly scene: Scene }) {
  const { sheet, props } = scene;
  if (sheet === 'market') return <Market scene={scene} />;
  if (sheet === 'tracks') return <TrackSheet scene={scene} />;
  if (sheet === null || sheet === 'map') return null;
  if (!isCollective(props.known.pub, sheet.rival)) return <WholeStation scene={scene} who={sheet.rival} />;
  return (
    <div className="ae-it">
      <LatestSteps scene={scene} />
      <CollectivePanel scene={scene} />
    </div>
  );
}
