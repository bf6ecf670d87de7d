/** A whole station: yours docked below the map, and a rival's opened as a sheet. The same drawing, only one has targets. */
import './station.css';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import type { Who } from '../../rules/types.ts';
import { Badge } from '../art/index.tsx';
import { emblemOf, nameOf, playerOf, type Scene, said, sideAt } from '../scene.ts';
import { Dock, Hangar, SideFacts, Stores } from './fleet.tsx';
import { Hand, HiddenHand, Kept } from './kept.tsx';
import { StationRows } from './rows.tsx';
import { TrackHeads } from './tracks.tsx';

export interface StationProps {
  readonly scene: Scene;
  readonly who: Who;
  readonly own: boolean;
}

export function StationHead({ scene, who }: { readonly scene: Scene; readonly who: Who }) {
  const side = sideAt(scene, who);
  const emblem = emblemOf(scene, who);
  const name = emblem === '' || emblem === 'collective' ? nameOf(scene, who) : said(scene, emblem).name;
  return (
    <header className="ae-station-head" data-anchor={`vp ${who}`}>
      <Badge p={playerOf(scene, who)} emblem={emblem} />
      <span className="ae-called" title={emblem === '' ? undefined : said(scene, emblem).lines.join(' ')}>
        {name}
      </span>
      <SideFacts scene={scene} who={who} />
      <span className="vp">{scene.picture.vp[who] ?? side.vp}</span>
    </header>
  );
}

export const FleetPart = memo(({ scene, who, own }: StationProps) => (
  <div className="ae-fleet">
    <StationHead scene={scene} who={who} />
    <Hangar scene={scene} who={who} own={own} />
    <Stores scene={scene} who={who} own={own} />
    <Dock scene={scene} who={who} own={own} />
  </div>
));

export function WorksPart({ scene, who, own, tools }: StationProps & { readonly tools?: ComponentChildren }) {
  return (
    <div className="ae-works">
      <div className="ae-works-head">
        <TrackHeads scene={scene} who={who} own={own} />
        {tools}
      </div>
      <StationRows scene={scene} who={who} own={own} />
    </div>
  );
}

export const HeldPart = memo(({ scene, who, own }: StationProps) => (
  <div className="ae-held">
    {own ? <Hand scene={scene} /> : <HiddenHand n={sideAt(scene, who).hand} text={scene.w.tactics(sideAt(scene, who).hand)} />}
    <Kept scene={scene} who={who} own={own} />
  </div>
));

/** A rival's station, opened. */
export const WholeStation = ({ scene, who }: { readonly scene: Scene; readonly who: Who }) => (
  <div className="ae-station whole">
    <FleetPart scene={scene} who={who} own={false} />
    <WorksPart scene={scene} who={who} own={false} />
    <HeldPart scene={scene} who={who} own={false} />
  </div>
);
