/** The plan of the ship in its pan and zoom, with its layers from below (docs/look.md, "The four games"). */
import './plan.css';
import { type Look, PanZoom } from '@starboard/table-kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { possible } from '../../rules/possible.ts';
import { GlyphArt } from '../art/index.tsx';
import { EndPlan } from '../end-plan.tsx';
import { neighbour, S, sizeOf, xOf, yOf } from '../geometry.ts';
import type { Pencil } from '../pencil.ts';
import type { Scene } from '../scene.ts';
import { Aimed } from './aimed.tsx';
import { Ground, Hatches, Names } from './ground.tsx';
import { Lamp, Places, type Region, Regions, Sounds, Tags, Ways, You } from './marks.tsx';
import { Minimap } from './minimap.tsx';
import { Palette, Pencilled } from './pencilled.tsx';
import { NEIGHBOUR_KEYS, Sectors, sectorNamed } from './sectors.tsx';

/** On a phone a sector is 62 × 54, at most 120 wide. */
const CLOSE = 31 / S;
const MOST = 60 / S;

export interface PlanProps {
  readonly scene: Scene;
  /** Too little room for the whole ship with its names: the view goes to you when you are asked. */
  readonly small: boolean;
  readonly pencil: Pencil;
  readonly drawing: boolean;
  onDrawn(): void;
}

export function Plan({ scene, small, pencil, drawing, onDrawn }: PlanProps) {
  const { props, picture, model, w, round } = scene;
  const { zone } = picture;
  const size = useMemo(() => sizeOf(zone), [zone]);
  const asked = props.turn !== null && round === null;
  const regions = useRegions(scene);
  const [look, setLook] = useState<Look | null>(null);
  const [noted, setNoted] = useState<string | null>(null);
  const here = model.you?.at ?? null;
  const toYou = (): void => {
    if (here !== null) setLook({ x: xOf(zone, here), y: yOf(zone, here), scale: CLOSE });
  };
  const glide = useRef(toYou);
  glide.current = toYou;
  // On a phone, and once for a question: afterwards the view is the player's.
  const kind = props.turn?.question.choice.kind ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is the reason.
  useEffect(() => {
    if (small) glide.current();
  }, [small, here, kind]);
  useKeys(scene, toYou);
  return (
    <div
      className={`x-plan${drawing ? ' drawing' : ''}`}
      data-anchor="plan"
      onClickCapture={(e) => {
        if (!drawing || !(e.target instanceof Element)) return;
        const at = sectorNamed(zone, e.target.closest('.x-sector'));
        if (at === undefined) return;
        e.stopPropagation();
        setNoted(zone.names[at]);
      }}
    >
      <PanZoom width={size.width} height={size.height} most={MOST} label={w.plan} look={look}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms. */}
        <svg className="x-ship" role="group" aria-label={w.plan} width={size.width} height={size.height} viewBox={`0 0 ${size.width} ${size.height}`}>
          <Ground zone={zone} />
          <Regions zone={zone} regions={regions} />
          {asked && here !== null && <Lamp zone={zone} at={here} />}
          <Hatches zone={zone} hatches={picture.hatches} />
          <Names zone={zone} />
          <Ways model={model} />
          <Sounds zone={zone} heard={model.heard} />
          {props.known.pub.truth === null ? <Places model={model} /> : <EndPlan scene={scene} />}
          {model.you !== null && <You zone={zone} at={model.you.at} alien={model.you.alien} asked={asked} />}
          <Pencilled zone={zone} marks={pencil.marks} round={round ?? picture.round} />
          <Sectors scene={scene} />
          <g className="x-over">
            <Aimed scene={scene} />
            <Tags zone={zone} heard={model.heard} />
          </g>
        </svg>
      </PanZoom>
      {small && <Minimap scene={scene} size={size} onGo={({ x, y }) => setLook({ x, y, scale: CLOSE })} />}
      <div className="x-views">
        {here !== null && (
          <button type="button" onClick={toYou} aria-label={w.toYou} title={w.toYou}>
            <GlyphArt of="aim" />
          </button>
        )}
        <button type="button" onClick={() => setLook({ x: 0, y: 0, scale: 0 })} aria-label={w.whole} title={w.whole}>
          <GlyphArt of="whole" />
        </button>
      </div>
      {drawing && (
        <Palette
          scene={scene}
          pencil={pencil}
          at={noted}
          onClose={() => {
            setNoted(null);
            onDrawn();
          }}
        />
      )}
    </div>
  );
}

/** X.2: where the chosen players can be at the shown moment. */
function useRegions({ props, eyes, round }: Scene): readonly Region[] {
  const { known, you } = props;
  return useMemo(
    () =>
      eyes.map((seat) => {
        const found = possible(known, seat, you);
        return { seat, set: round === null ? found.now : (found.rounds[round] ?? []) };
      }),
    [known, you, eyes, round],
  );
}

/** Escape takes a first press back, letters go from a focused sector to its neighbours, a full stop to you, brackets through the rounds. */
function useKeys(scene: Scene, toYou: () => void): void {
  const latest = useRef({ scene, toYou });
  latest.current = { scene, toYou };
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      const { scene: now, toYou: go } = latest.current;
      if (e.altKey || e.ctrlKey || e.metaKey || e.defaultPrevented || !now.props.taste.keys) return;
      if (e.target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName)) return;
      if (e.key === 'Escape' && now.armed !== null) now.disarm();
      else if (e.key === '.') go();
      else if (e.key === '[') now.setRound(Math.max(1, (now.round ?? now.picture.round) - 1));
      else if (e.key === ']') now.setRound(now.round === null || now.round + 1 >= now.picture.round ? null : now.round + 1);
      else if (!step(now, e.key.toLowerCase())) return;
      e.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function step({ picture: { zone } }: Scene, key: string): boolean {
  const k = NEIGHBOUR_KEYS[key];
  const at = sectorNamed(zone, document.activeElement);
  if (k === undefined || at === undefined) return false;
  const to = neighbour(zone, at, k);
  if (to !== undefined) document.querySelector<SVGElement>(`[data-anchor="sector ${zone.names[to]}"]`)?.focus();
  return true;
}
