/** The words of a no: to an offer, or to the contract. */
import { choose } from '@starboard/kernel';
import { meantBy, OBJECT, REFUSE, WITH } from '../rules/picks.ts';
import type { Pick, Reason } from '../rules/types.ts';
import { GemArt } from './art/index.tsx';
import { Doable } from './doable.tsx';
import { askedSeat, nameOf, refusalOf, type Scene, said } from './scene.ts';

/** Words for a no: to an offer, or to the contract. */
export function Why({ scene }: { readonly scene: Scene }) {
  const { w, props, drafts } = scene;
  const seat = askedSeat(scene);
  const { talks } = props.known.pub;
  if (seat === null || talks === null) return null;
  const version = talks.contract?.n ?? 0;
  const lead = seat === props.known.pub.active;
  const begins: readonly Pick[] = lead && drafts.declining !== null ? ['decline', WITH[drafts.declining]] : [OBJECT[version]];
  if (refusalOf(scene, begins)?.why !== 'unfinished') return null;
  const picks = choose(props.game, props.known, seat, begins)?.picks ?? [];
  const words = picks.filter((p): p is keyof typeof w.reasons & Pick => p in w.reasons);
  const coloured = picks.filter((p) => /^(rather|keep) /.test(p));
  return (
    <div className="v-why">
      <b>{lead && drafts.declining !== null ? `${nameOf(scene, drafts.declining)}: ${w.sayNo}` : w.sayNo}</b>
      <div>
        {lead ? (
          <Chip scene={scene} path={[...begins, 'no reason']} text={w.noWord} />
        ) : (
          scene.small && <Chip scene={scene} path={[REFUSE[version]]} text={w.noWord} />
        )}
        {words.map((p) => (
          <Chip key={p} scene={scene} path={[...begins, p]} text={w.reasons[p]} />
        ))}
      </div>
      {coloured.length > 0 && (
        <div className="seg">
          <span>{lead ? w.keep : w.rather}</span>
          {coloured.map((p) => (
            <Doable key={p} scene={scene} label={w.speech.because(p as Reason)} path={[...begins, p]} className="v-chip">
              <GemArt colour={meantBy(p)} />
            </Doable>
          ))}
        </div>
      )}
    </div>
  );
}
const Chip = ({ scene, path, text }: { readonly scene: Scene; readonly path: readonly Pick[]; readonly text: string }) => (
  <Doable scene={scene} label={said(scene, path[path.length - 1], path.slice(0, -1))} path={path} className="v-chip">
    {text}
  </Doable>
);
