/** Diplomacy: your own tactics beside what each would make of the odds, at each enemy it may be aimed at. One press plays and aims. */
import { question } from '@starboard/kernel';
import { RAIDERS } from '../../rules/ids.ts';
import { numberOf } from '../../rules/picks.ts';
import type { Pick, Who } from '../../rules/types.ts';
import { counted } from '../../words/common.ts';
import { GlyphArt, Mark } from '../art/index.tsx';
import { tacticPlan } from '../plan.ts';
import { isLegal, nameOf, playerOf, type Scene } from '../scene.ts';
import { battleLine, TacticCard } from '../station/tiles.tsx';
import { chanceWith, endsFight, helpsLater, NO_WISH } from './whatif.ts';

export function BattleHand({ scene }: { readonly scene: Scene }) {
  const { mine } = scene.props.known;
  if (mine === null) return null;
  // Where the cards lie in one row, their words stand beside them: inside they would make them too high.
  const beside = (scene.shape === 'wide' || scene.shape === 'tall') && scene.wordy;
  return (
    <div className="ae-battle-hand" data-anchor="hand">
      {counted(mine.hand).map(({ kind, n }) => (
        <div key={kind} className={`one${isLegal(scene, `play ${kind}`) ? '' : ' idle'}`}>
          <TacticCard scene={scene} kind={kind} n={n} inWords={scene.wordy && !beside} />
          <span className="ways">
            {beside && <span className="words">{battleLine(scene, kind)}</span>}
            <Ways scene={scene} kind={kind} />
          </span>
        </div>
      ))}
    </div>
  );
}

const whoOf = (foe: Pick): Who => (foe === 'foe raiders' ? RAIDERS : numberOf(foe));

function Ways({ scene, kind }: { readonly scene: Scene; readonly kind: number }) {
  const { props, c } = scene;
  const { turn, game, known } = props;
  const play: Pick = `play ${kind}`;
  if (turn === null || turn.question.path.length > 0 || !isLegal(scene, play)) return null;
  const next = question(game, known, turn.seat, [play]);
  const aims = next?.choice.kind === 'foe' && next.path.length === 1 ? next.choice.picks : [];
  const { battle } = c.tactics[kind];
  return (
    <>
      {aims.length === 0 ? <Way scene={scene} list={battle} foe={null} onPress={() => turn.choose(play)} /> : null}
      {aims.map((aim) => (
        <Way key={aim} scene={scene} list={battle} foe={whoOf(aim)} onPress={() => scene.plan.start(tacticPlan(play, aim))} />
      ))}
    </>
  );
}

interface WayProps {
  readonly scene: Scene;
  readonly list: Parameters<typeof chanceWith>[2]['list'];
  readonly foe: Who | null;
  onPress(): void;
}
function Way({ scene, list, foe, onPress }: WayProps) {
  const { props, me, w, wish } = scene;
  const { pub } = props.known;
  const now = chanceWith(pub, me, NO_WISH) ?? 0;
  const then = chanceWith(pub, me, { dice: 0, list, foe }) ?? now;
  const more = then - now;
  const at = { dice: 0, list, foe };
  // What it does after the roll comes on top.
  const least = helpsLater(list);
  const label = foe === null ? w.play : w.playOn(nameOf(scene, foe));
  const ends = endsFight(list);
  return (
    <button
      type="button"
      className="kit-btn ae-way"
      data-thing=""
      data-state="legal"
      aria-label={`${label}: ${ends !== null ? w.endsFight[ends] : least ? w.atLeast(then) : w.chance(then)}`}
      onPointerEnter={() => wish.set(at)}
      onPointerLeave={() => wish.set(null)}
      onFocus={() => wish.set(at)}
      onBlur={() => wish.set(null)}
      onClick={onPress}
    >
      {foe !== null && (foe === RAIDERS ? <GlyphArt of="raider" /> : <Mark p={playerOf(scene, foe)} />)}
      <span className="on">{label}</span>
      {ends === null ? (
        <b>
          {least && '≥ '}
          {then} %
        </b>
      ) : (
        <small className="ends">{w.endsFight[ends]}</small>
      )}
      {ends === null && (!least || more !== 0) && (
        <small className={more > 0 ? 'up' : more < 0 ? 'down' : ''}>{more > 0 ? `+${more}` : more === 0 ? '±0' : more}</small>
      )}
    </button>
  );
}
