/** The Void's roll (N111): the six effects stand under their faces before anybody rolls. */
import { Art, art } from '../art/index.tsx';
import { effectSigns, Signs } from '../glyphs/index.tsx';
import { type Scene, said } from '../scene.ts';

export function VoidFaces({ scene }: { readonly scene: Scene }) {
  const { die } = scene.c.raw.void;
  const rolled = scene.props.known.pub.battle?.sides.flatMap((s) => s.faces) ?? [];
  return (
    <ul className="ae-void">
      {die.map((face) => (
        <li key={face.id} className={rolled.includes(face.value) ? 'rolled' : ''}>
          <Art of={art.die(face.value, '#8a5cff')} />
          <b>{said(scene, face.id).name}</b>
          <Signs of={effectSigns(face.do)} />
        </li>
      ))}
    </ul>
  );
}
