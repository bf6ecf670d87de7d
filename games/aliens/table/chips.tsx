/** On a phone: believable sectors for a free noise, the nearest first, the true one marked. A tap brings one under the reticle. */
import { Pickable, useAimed } from '@starboard/table-kit';
import { exposed } from '../words/common.ts';
import { planWords } from './plan/words.ts';
import { askedKind, type Scene } from './scene.ts';
import { shortName } from './words.ts';

const MOST = 6;

export function Chips({ scene }: { readonly scene: Scene }) {
  const { props, picture, aim, w } = scene;
  const { turn, known } = props;
  const aimed = useAimed(aim);
  if (turn === null || askedKind(scene) !== 'announce-any') return null;
  const words = planWords[props.language];
  const here = picture.zone.names[known.mine?.sector ?? 0];
  const believable: string[] = [];
  for (const pick of turn.question.choice.picks) {
    if (believable.length < MOST && exposed(known, turn.seat, pick) === null) believable.push(pick);
  }
  return (
    <fieldset className="x-chips" aria-label={words.chips}>
      {believable.map((pick) => (
        <Pickable
          key={pick}
          props={props}
          pick={pick}
          label={pick}
          second
          className={`x-believable${aimed?.pick === pick ? ' on' : ''}`}
          firstTap={() => aim.set({ pick, held: true })}
        >
          <b>{shortName(w, pick)}</b>
          {pick === here && <small>{words.true}</small>}
        </Pickable>
      ))}
    </fieldset>
  );
}
