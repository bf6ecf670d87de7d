/** In the frame's top bar: the zone, the hatches, the hatch cards that are left. */
import { lawOf } from '../rules/law.ts';
import type { Scene } from './scene.ts';

export function Facts({ scene: { props, picture, w } }: { readonly scene: Scene }) {
  const { pub } = props.known;
  const states = picture.hatches.slice(1);
  const label = `${w.hatches}: ${states.map((state, i) => `${i + 1} ${w.hatchState[state]}`).join(', ')}`;
  return (
    <>
      <span className="chip x-zone">{picture.zone.file.name}</span>
      <span className="chip x-open" role="img" aria-label={label} title={label}>
        {picture.zone.hatches.slice(1).map((sector) => {
          const hatch = picture.zone.hatchAt[sector];
          return (
            <i key={sector} className={picture.hatches[hatch]}>
              {hatch}
            </i>
          );
        })}
      </span>
      {lawOf(pub.options, pub.status.length).hatchCards && <span className="chip x-cards">{w.hatchCards(pub.hatchCards)}</span>}
    </>
  );
}
