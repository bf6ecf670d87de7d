/** The own station, docked below the question; on a phone one part at a time under tabs. */
import './mine.css';
import { isSmall } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import type { GlyphId } from './art/glyphs.ts';
import { GlyphArt } from './art/index.tsx';
import { playsTactics } from './battle/asks.ts';
import { useBattle } from './battle/late.ts';
import { Tools } from './board.tsx';
import { isLegal, type Scene, type Tab } from './scene.ts';
import { Dock, Hangar, SideFacts, Stores } from './station/fleet.tsx';
import { FleetPart, HeldPart, StationHead, WorksPart } from './station/index.tsx';
import { Kept } from './station/kept.tsx';

interface MineProps {
  readonly fleet: Scene;
  readonly works: Scene;
  readonly held: Scene;
}

/** Its three parts are drawn one after the other (./parts.tsx). */
export function Mine({ fleet, works, held }: MineProps) {
  const { me, shape } = fleet;
  if (playsTactics(fleet)) return <Fighting scene={fleet} />;
  if (isSmall(shape)) return <SmallMine fleet={fleet} works={works} held={held} />;
  return (
    <div className="ae-station">
      <FleetPart scene={fleet} who={me} own />
      <OwnWorks scene={works} />
      <HeldPart scene={held} who={me} own />
    </div>
  );
}
const OwnWorks = memo(({ scene }: { readonly scene: Scene }) => <WorksPart scene={scene} who={scene.me} own tools={<Tools scene={scene} />} />);

const Fighting = memo(({ scene }: { readonly scene: Scene }) => {
  const battle = useBattle(true);
  return (
    <div className="ae-station in-battle">
      {battle === null ? <div /> : <battle.BattleHand scene={scene} />}
      <div className="ae-fleet">
        <StationHead scene={scene} who={scene.me} />
        <Stores scene={scene} who={scene.me} own />
        {!isSmall(scene.shape) && <Kept scene={scene} who={scene.me} own />}
      </div>
    </div>
  );
});

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

function SmallMine({ fleet: scene, works, held }: MineProps) {
  const { me, tab, setTab, w, homes, sheet, setSheet } = scene;
  const part = (of: Tab): boolean => [...homes.at].some(([thing, pick]) => PARTS[of].includes(thing.split(' ')[0] ?? '') && isLegal(scene, pick));
  const opened = sheet !== null && sheet !== 'map';
  return (
    <div className={`ae-small${opened ? ' opened' : ''}`}>
      <div className={`ae-part ${tab}`}>
        <div hidden={tab !== 'fleet'}>
          <Hangar scene={scene} who={me} own />
          <div className="ae-line">
            <Stores scene={scene} who={me} own />
            <Dock scene={scene} who={me} own />
          </div>
        </div>
        <div hidden={tab !== 'station'}>
          <div className="ae-line">
            <SideFacts scene={works} who={me} />
            {/* To be read: what is to be pressed lies on the first page. */}
            <Stores scene={scene} who={me} own={false} />
          </div>
          <WorksPart scene={works} who={me} own />
        </div>
        <div hidden={tab !== 'hand'}>
          <HeldPart scene={held} who={me} own />
        </div>
      </div>
      <nav className="ae-tabs">
        {TABS.map(([of, glyph]) => (
          <button
            key={of}
            type="button"
            aria-pressed={tab === of && !opened}
            className={`${tab === of && !opened ? 'on' : ''}${part(of) ? ' has' : ''}`}
            onClick={() => {
              setTab(of);
              if (opened) setSheet(null);
            }}
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
