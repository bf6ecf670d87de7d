/** The relics on a home planet: a ring of three segments around each kind, sealed when it is complete (R34). */
import './rings.css';
import type { Seat } from '@starboard/kernel';
import { Pickable, SetRing } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { type Relic, tagOf } from '../content/cards.ts';
import { RelicArt } from './art/index.ts';
import { label as written } from './art/labels.ts';
import { aboutCard, cardName, previewed, type Scene } from './scene.ts';

/** Breaks words on cards; here they have one line. */
const SOFT = '\u00ad';

export interface RingsProps {
  readonly scene: Scene;
  readonly seat: Seat;
  /** Of one ring, in pixels. */
  readonly size: number;
  /** Names and counts under the rings. */
  readonly captions?: boolean;
  /** Each ring can be asked about or chosen; false: they are part of a larger thing. */
  readonly single: boolean;
  /** Whether this is where the relics lie; false: a larger picture of them. */
  readonly anchored?: boolean;
}

interface RingProps {
  readonly tag: Relic;
  readonly count: number;
  readonly preview: number;
  readonly size: number;
}

/** One kind; memoised. */
const Ring = memo(({ tag, count, preview, size }: RingProps) => (
  <SetRing count={count} preview={preview} size={size}>
    <RelicArt tag={tag} disc />
  </SetRing>
));

export function Rings({ scene, seat, size, captions = false, single, anchored = true }: RingsProps) {
  const { props, picture, w } = scene;
  const preview = seat === props.you ? previewed(scene) : null;
  const planet = picture.planets[seat];
  const kinds = planet.flatMap((n, kind) => (n > 0 || kind === preview ? [kind] : []));
  return kinds.map((kind) => {
    const tag = tagOf(kind) as Relic;
    const copies = planet[kind];
    const name = cardName(scene, tag);
    const label = w.copies(name, copies);
    const ring = (
      <>
        <Ring tag={tag} count={copies} preview={kind === preview ? 1 : 0} size={size} />
        {captions && (
          <span className="t-caption">
            <span className="t-which">{written(props.language, tag).short.replaceAll(SOFT, '')} </span>
            {copies}/3
          </span>
        )}
      </>
    );
    const anchor = anchored ? `ring ${seat} ${tag}` : undefined;
    return single ? (
      <Pickable
        key={tag}
        props={props}
        pick={scene.at(`ring ${seat} ${tag}`)}
        label={label}
        about={aboutCard(scene, tag)}
        className="t-ring"
        anchor={anchor}
        ribbon={w.steal}
        onAim={(on) => scene.setAim(on ? tag : null)}
      >
        {ring}
      </Pickable>
    ) : (
      <span key={tag} className="t-ring" role="img" aria-label={label} data-anchor={anchor}>
        {ring}
      </span>
    );
  });
}
