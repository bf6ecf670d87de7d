/** The own station, docked below the question; on a phone one part at a time under tabs. */
import { memo } from 'preact/compat';
import { sameMine } from './parts.ts';
import './mine.css';
import type { GlyphId } from './art/glyphs.ts';
import { GlyphArt } from './art/index.tsx';
import { BattleHand, playsTactics } from './battle/hand.tsx';
import { Tools } from './board.tsx';
import { isLegal, type Scene, type Tab } from './scene.ts';
import { Dock, Hangar, SideFacts, Stores } from './station/fleet.tsx';
import { FleetPart, HeldPart, StationHead, WorksPart } from './station/index.tsx';
import { Kept } from './station/kept.tsx';

export const Mine = memo(({ scene }: { readonly scene: Scene }) => {
  const { me, shape } = scene;
  const battle = playsTactics(scene);
  if (battle && shape !== 'side')
    return (
      <div className="ae-station in-battle">
        <BattleHand scene={scene} />
        <div className="ae-fleet">
          <StationHead scene={scene} who={me} />
          <Stores scene={scene} who={me} own />
          {shape !== 'phone' && <Kept scene={scene} who={me} own />}
        </div>
      </div>
    );
  if (shape !== 'phone' && shape !== 'side')
    return (
      <div className="ae-station">
        <FleetPart scene={scene} who={me} own />
        <WorksPart scene={scene} who={me} own tools={<Tools scene={scene} />} />
        <HeldPart scene={scene} who={me} own />
      </div>
    );
  return <SmallMine scene={scene} />;
}, sameMine);

const TABS: readonly (readonly [Tab, GlyphId])[] = [
  ['fleet', 'activateRegion'],
  ['station', 'module'],
  ['hand', 'tactic'],
];
const PARTS: Readonly<Record<Tab, readonly string[]>> = {
  fleet: ['hangar', 'store', 'moon'],
  station: ['module', 'head', 'reactor', 'gap', 'place', 'track'],
  hand: ['hand', 'token', 'card'],
};

function SmallMine({ scene }: { readonly scene: Scene }) {
  const { me, tab, setTab, w, homes, sheet, setSheet } = scene;
  const part = (of: Tab): boolean => [...homes.at].some(([thing, pick]) => PARTS[of].includes(thing.split(' ')[0] ?? '') && isLegal(scene, pick));
  return (
    <div className="ae-small">
      <div className={`ae-part ${tab}`}>
        <div hidden={tab !== 'fleet'}>
          <Hangar scene={scene} who={me} own />
          <div className="ae-line">
            <Stores scene={scene} who={me} own />
            <span className="ae-own" data-anchor={`vp ${me}`}>
              <SideFacts scene={scene} who={me} />
              <span className="vp">{scene.picture.vp[me] ?? 0}</span>
            </span>
            <Dock scene={scene} who={me} own />
          </div>
        </div>
        <div hidden={tab !== 'station'}>
          <WorksPart scene={scene} who={me} own />
        </div>
        <div hidden={tab !== 'hand'}>
          <HeldPart scene={scene} who={me} own />
        </div>
      </div>
      <nav className="ae-tabs">
        {TABS.map(([of, glyph]) => (
          <button
            key={of}
            type="button"
            aria-pressed={tab === of}
            className={`${tab === of ? 'on' : ''}${part(of) ? ' has' : ''}`}
            onClick={() => setTab(of)}
          >
            <GlyphArt of={glyph} />
            {of === 'fleet' ? w.mapTab : of === 'station' ? w.station : w.tactics(scene.props.known.pub.sides[me]?.hand ?? 0)}
          </button>
        ))}
        <button
          type="button"
          aria-pressed={sheet === 'market'}
          className={sheet === 'market' ? 'on' : ''}
          onClick={() => setSheet(sheet === 'market' ? null : 'market')}
        >
          <GlyphArt of="credits" />
          {w.market}
        </button>
        <button
          type="button"
          aria-pressed={sheet === 'tracks'}
          className={sheet === 'tracks' ? 'on' : ''}
          onClick={() => setSheet(sheet === 'tracks' ? null : 'tracks')}
        >
          <GlyphArt of="step" />
          {w.tracks}
        </button>
      </nav>
    </div>
  );
}
