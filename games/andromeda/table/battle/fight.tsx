/**
 * The whole rest of a fight in one press: nobody else comes, no more tactics, so many dice for energy, each with its odds. Where dice are
 * asked for, the same buttons are the picks themselves.
 */
import { question } from '@starboard/kernel';
import { usePick } from '@starboard/table-kit';
import { useState } from 'preact/hooks';
import { numberOf } from '../../rules/picks.ts';
import type { Pick } from '../../rules/types.ts';
import { GlyphArt } from '../art/index.tsx';
import { times } from '../keyed.ts';
import { allWhoCome, fightPlan, type Step } from '../plan.ts';
import { detailSaid, pickSaid, type Scene } from '../scene.ts';
import { chanceWith, diceBrought, diceForEnergy, NO_WISH } from './whatif.ts';

export function FightRows({ scene }: { readonly scene: Scene }) {
  const { props, w } = scene;
  const { turn, game, known } = props;
  if (turn === null) return null;
  const { kind } = turn.question.choice;
  const come = kind === 'bring' ? allWhoCome(game, known, turn.seat, turn.question.path) : [];
  return (
    <>
      <FightRow scene={scene} text={w.fight} come={NOBODY} />
      {come.length > 0 && <FightRow scene={scene} text={w.allCome(come.length)} come={come} />}
    </>
  );
}
const NOBODY: readonly Pick[] = [];

function FightRow({ scene, text, come }: { readonly scene: Scene; readonly text: string; readonly come: readonly Pick[] }) {
  const { props, me, w, plan } = scene;
  const { pub } = props.known;
  const brought = diceBrought(pub, me, [...(props.turn?.question.path ?? []), ...come]);
  const most = diceForEnergy(pub, me, brought);
  return (
    <div className={`ae-fight${most === 0 ? ' sole' : ''}`}>
      {most > 0 && (
        <b>
          {text}
          <span className="each">
            <i className="dot"> · </i>
            {w.energyEach(scene.c.raw.constants.energyPerDie)}
            <GlyphArt of="energy" />
          </span>
        </b>
      )}
      {times(most + 1).map((key, n) => (
        <button
          key={key}
          type="button"
          className={`kit-btn${n === 0 && come.length === 0 ? ' primary' : ''}`}
          data-thing=""
          data-state="legal"
          aria-label={`${text}: ${w.moreDice(n)}, ${w.chance(chanceWith(pub, me, { ...NO_WISH, dice: brought + n }) ?? 0)}`}
          {...pointing(scene, brought + n)}
          onClick={() => plan.start(fightPlan(n, come))}
        >
          <DiceLook scene={scene} n={n} dice={brought + n} text={most === 0 ? text : null} />
        </button>
      ))}
    </div>
  );
}

/** What is pointed at moves the odds of the scene. */
const pointing = ({ wish }: Scene, dice: number) => ({
  onPointerEnter: () => wish.set({ ...NO_WISH, dice }),
  onPointerLeave: () => wish.set(null),
  onFocus: () => wish.set({ ...NO_WISH, dice }),
  onBlur: () => wish.set(null),
});

/** `text`: no dice can be bought, so that the button says what the row would. */
function DiceLook({
  scene,
  n,
  dice,
  text = null,
}: {
  readonly scene: Scene;
  readonly n: number;
  readonly dice: number;
  readonly text?: string | null;
}) {
  const { props, me } = scene;
  const percent = chanceWith(props.known.pub, me, { ...NO_WISH, dice });
  return (
    <span className="kit-look" aria-hidden="true">
      {text !== null && <span className="what">{text}</span>}
      <span className="n" hidden={text !== null}>
        {n === 0 ? '±0' : `+${n}`}
        <GlyphArt of="dice" />
        {n > 0 && (
          <small>
            {n * scene.c.raw.constants.energyPerDie}
            <GlyphArt of="energy" />
          </small>
        )}
      </span>
      {percent !== null && <em>{percent} %</em>}
    </span>
  );
}

export function DiceRow({ scene }: { readonly scene: Scene }) {
  const { props, w, c, plan } = scene;
  const { turn, known, game } = props;
  const [uses, setUses] = useState(false);
  if (turn === null) return null;
  const { battle } = known.pub;
  const picks = turn.question.choice.picks.filter((p) => p.startsWith('dice '));
  // Cards, tokens and abilities come after the dice. Without the switch, the dice roll at once.
  const more = battle?.void === false && question(game, known, turn.seat, ['dice 0']) !== null;
  const press = (pick: Pick): void => plan.start([{ kinds: ['dice'], picks: [pick] }, ...(more && !uses ? [ROLL] : [])]);
  return (
    <div className="ae-fight">
      <b>
        {w.energyEach(c.raw.constants.energyPerDie)}
        <GlyphArt of="energy" />
      </b>
      {picks.map((pick) => (
        <DicePick key={pick} scene={scene} pick={pick} onPress={() => press(pick)} />
      ))}
      {more && (
        <button type="button" role="switch" aria-checked={uses} className="ae-toggle" onClick={() => setUses(!uses)}>
          <i />
          {w.alsoUse}
        </button>
      )}
    </div>
  );
}
const ROLL: Step = { kinds: ['prepare'], picks: ['ready'] };

function DicePick({ scene, pick, onPress }: { readonly scene: Scene; readonly pick: Pick; onPress(): void }) {
  const { props } = scene;
  const n = numberOf(pick);
  const turn = props.turn === null ? null : { ...props.turn, choose: onPress };
  const thing = usePick({
    props: { ...props, turn },
    pick,
    label: pick,
    written: true,
    onAim: (on) => scene.wish.set(on ? { ...NO_WISH, dice: n } : null),
  });
  return (
    <button
      type="button"
      className={`kit-btn${n === 0 ? ' primary' : ''}`}
      title={[pickSaid(scene, pick), detailSaid(scene, pick)].join(' ')}
      {...thing.attributes}
    >
      <span className="kit-name">{thing.said}</span>
      <DiceLook scene={scene} n={n} dice={n} />
    </button>
  );
}
