/** The Void's roll (N111): the six effects stand under their faces before anybody rolls. */

import { plain, type Seat, seatsOf } from '@starboard/kernel';
import { Pickable } from '@starboard/table-kit';
import { Art, art } from '../art/index.tsx';
import { effectSigns, Signs } from '../glyphs/index.tsx';
import { pickAt, type Scene } from '../scene.ts';

export function VoidFaces({ scene }: { readonly scene: Scene }) {
  const { die } = scene.c.raw.void;
  const rolled = scene.props.known.pub.battle?.sides.flatMap((s) => s.faces) ?? [];
  return (
    <ul className="ae-void">
      {die.map((face) => (
        <li key={face.id} className={rolled.includes(face.value) ? 'rolled' : ''}>
          <Pickable
            props={scene.props}
            pick={pickAt(scene, `face ${face.value}`)}
            label={faceSaid(scene, face.value)}
            about={{ title: scene.w.voidRoll, text: faceSaid(scene, face.value), rule: 'N111' }}
            eager
            className="ae-face"
          >
            <Art of={art.die(face.value, '#8a5cff')} />
            <Signs of={effectSigns(face.do)} />
            <small>{faceSaid(scene, face.value)}</small>
          </Pickable>
        </li>
      ))}
    </ul>
  );
}

const FIRST: Seat = seatsOf(1)[0];
/** "Name – what it does", as the choice among the rolled dice says it. */
function faceSaid({ props }: Scene, value: number): string {
  const { words, known, names, turn } = props;
  const detail = words.detail?.(`die ${value}`, known, turn?.seat ?? FIRST, []) ?? null;
  return detail === null ? '' : plain(detail, names);
}
