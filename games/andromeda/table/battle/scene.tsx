/** A battle as a scene over the map: a column for each side with its ships, dice, targeting and cards; the odds as one bar below. */
import { isSmall, Pickable, useAimed } from '@starboard/table-kit';
import { SHIPS } from '../../content/vocabulary.ts';
import { isCollective } from '../../rules/asking.ts';
import { raidersIn } from '../../rules/battle/marks.ts';
import { odds } from '../../rules/battle/odds.ts';
import { NONE, RAIDERS, TYPE_OF } from '../../rules/ids.ts';
import { PLACES } from '../../rules/picks.ts';
import { shipsIn } from '../../rules/ships.ts';
import type { Who } from '../../rules/types.ts';
import { type Standing, standings } from '../../words/odds.ts';
import { Art, art, Badge, GlyphArt } from '../art/index.tsx';
import { PLAYERS } from '../art/players.ts';
import { effectSigns, Signs } from '../glyphs/index.tsx';
import { keyed } from '../keyed.ts';
import { OddsBar } from '../map/plate.tsx';
import { bareName, regionSaid } from '../names.ts';
import { emblemOf, nameOf, pickAt, playerOf, type Scene, said } from '../scene.ts';
import { ACT_OF, type Act } from '../words.ts';
import { RAIDER_COLOUR } from './colours.ts';
import { Dice, pairedOf } from './dice.tsx';
import { Stakes } from './stakes.tsx';
import { VoidFaces } from './void.tsx';
import { diceBrought, NO_WISH, stancesWith } from './whatif.ts';

const ACTS: readonly Act[] = ['escalation', 'diplomacy', 'prepare', 'roll', 'reward', 'damage'];

/** Which act of the battle is on: the frame of the battle says it. */
function actOf({ props }: Scene): Act {
  const frame = props.known.stack.findLast((f) => f.step === 'battle');
  return frame?.step === 'battle' ? ACT_OF[frame.stage] : 'prepare';
}

export function BattleScene({ scene }: { readonly scene: Scene }) {
  const { props, w } = scene;
  const { battle } = props.known.pub;
  const all = useWished(scene);
  if (battle === null) return null;
  const where = bareName(regionSaid(props.words, props.known, PLACES[battle.region], props.you, props.names).name);
  const act = actOf(scene);
  const open = all.some((s) => s.chance !== null && s.faces.length === 0);
  const tie = open ? Math.round(100 * odds(all).tie) : 0;
  return (
    <section className="ae-battle" aria-label={battle.void ? w.voidRoll : w.battleIn(where)} data-anchor="battle">
      <header>
        <h3>{battle.void ? w.voidRoll : isSmall(scene.shape) ? where : w.battleIn(where)}</h3>
        {battle.void && <p>{w.voidAbout}</p>}
        {!battle.void && (
          <ol>
            {ACTS.map((a) => (
              <li key={a} className={a === act ? 'on' : ''} aria-current={a === act ? 'step' : undefined}>
                {w.act[a]}
              </li>
            ))}
          </ol>
        )}
      </header>
      <div className="sides">
        {all.map((standing) => (
          <Side key={standing.who} scene={scene} standing={standing} />
        ))}
      </div>
      <Rerolls scene={scene} />
      {battle.void && <VoidFaces scene={scene} />}
      {open && !battle.void && (
        <footer>
          <span className="as">
            <b>{all.some((s) => s.wished) ? w.ifYouDo : w.asItStands}</b>
            {tie > 0 && <small>{w.tie(tie)}</small>}
            <OddsBar scene={scene} fight={{ sides: all.map((s) => ({ ...s, chance: s.chance ?? 0 })), tie }} />
          </span>
          <Stakes scene={scene} />
        </footer>
      )}
    </section>
  );
}

/** A side as it stands, or as it would with what is pointed at. */
interface Wished extends Standing {
  readonly wished: boolean;
  /** Dice more than now. */
  readonly more: number;
  /** Of its dice, those that fell against equal ones. */
  readonly paired: number;
}

function useWished(scene: Scene): readonly Wished[] {
  const { props, me, wish } = scene;
  const pointed = useAimed(wish);
  const now = standings(props.known);
  const { pub } = props.known;
  const brought = diceBrought(pub, me, props.turn?.question.path ?? []);
  const wanted = pointed ?? (brought > 0 ? { ...NO_WISH, dice: brought } : null);
  const then = wanted === null ? null : stancesWith(pub, me, wanted);
  const rolls = now.map((s) => s.faces);
  return now.map((s, i) => ({
    ...s,
    ...(then?.[i] ?? {}),
    wished: then !== null,
    more: then === null ? 0 : then[i].dice - s.dice,
    paired: pub.battle?.void === true || pub.battle?.winner === NONE ? 0 : pairedOf(rolls, i),
  }));
}

function Side({ scene, standing }: { readonly scene: Scene; readonly standing: Wished }) {
  const { props, w, c } = scene;
  const { pub } = props.known;
  const { battle } = pub;
  const { who, faces, dice, targeting, chance } = standing;
  if (battle === null) return null;
  const colour = who === RAIDERS ? RAIDER_COLOUR : PLAYERS[playerOf(scene, who)].c;
  const uses = battle.uses.filter((u) => u.who === who && u.tactic >= 0);
  const won = battle.winner === who;
  return (
    <Pickable
      props={props}
      pick={pickAt(scene, `side ${who === RAIDERS ? 'raiders' : who}`)}
      label={`${nameOf(scene, who)}: ${w.dice(dice)}, ${w.noneBelow(targeting)}${chance === null ? '' : `, ${w.chance(chance)}`}`}
      anchor={`side ${who === RAIDERS ? 'raiders' : who}`}
      className={`ae-side${who === RAIDERS ? ' raiders' : ''}${won ? ' won' : ''}${battle.losers.includes(who) ? ' lost' : ''}`}
      style={{ '--c': colour }}
    >
      <span className="ships">{who === RAIDERS ? <Raiders scene={scene} /> : <Ships scene={scene} who={who} />}</span>
      <span className="who">
        {who === RAIDERS ? <GlyphArt of="raider" /> : <Badge p={playerOf(scene, who)} emblem={emblemOf(scene, who)} />}
        <b>{nameOf(scene, who)}</b>
      </span>
      <Dice
        colour={colour}
        faces={rerolled(scene, who) ? [] : faces}
        n={rerolled(scene, who) ? 0 : dice}
        more={standing.more}
        paired={standing.paired}
      />
      <span className="aims">
        <GlyphArt of="targeting" />
        {isSmall(scene.shape) ? `≥ ${targeting}` : w.noneBelow(targeting)}
      </span>
      {keyed(uses).map(({ key, value: u }) => (
        <span key={key} className={`played${u.off ? ' off' : ''}`}>
          {said(scene, c.tactics[u.tactic].id).name}
          <Signs of={effectSigns(c.tactics[u.tactic].battle)} />
        </span>
      ))}
      {chance !== null && faces.length === 0 && (
        <span className="chance">
          {chance}
          <small>%</small>
        </span>
      )}
    </Pickable>
  );
}

/** These dice are being chosen from: they lie below as things of their own. */
const rerolled = ({ props }: Scene, who: number): boolean => {
  const frame = props.known.stack.at(-1);
  return props.turn !== null && frame?.step === 'reroll' && frame.of === who;
};

const whose = (scene: Scene, who: Who): Parameters<Scene['w']['rerolls']>[0] =>
  who === RAIDERS ? 'raiders' : who === scene.me ? 'own' : isCollective(scene.props.known.pub, who) ? 'collective' : { name: nameOf(scene, who) };

/** Whose dice may be rerolled: each is touched where it lies. */
function Rerolls({ scene }: { readonly scene: Scene }) {
  const { props, w } = scene;
  const { battle } = props.known.pub;
  const frame = props.known.stack.at(-1);
  if (battle === null || props.turn === null || frame?.step !== 'reroll') return null;
  const faces = battle.sides.find((s) => s.who === frame.of)?.faces ?? [];
  const colour = frame.of === RAIDERS ? RAIDER_COLOUR : PLAYERS[playerOf(scene, frame.of)].c;
  const left = frame.n - props.turn.question.path.length;
  return (
    <div className="ae-rerolls">
      <b>{w.rerolls(whose(scene, frame.of), left)}</b>
      {keyed(faces).map(({ key, value }, i) => {
        const taken = props.turn?.question.path.filter((p) => p === `die ${value}`).length ?? 0;
        const nth = faces.slice(0, i).filter((f) => f === value).length;
        return (
          <Pickable
            key={key}
            props={props}
            pick={nth < taken ? null : pickAt(scene, `die ${value}`)}
            second={nth > taken}
            label={String(value)}
            className={`ae-die${nth < taken ? ' taken' : ''}`}
          >
            <Art of={art.die(value, colour)} />
          </Pickable>
        );
      })}
    </div>
  );
}

function Ships({ scene, who }: { readonly scene: Scene; readonly who: number }) {
  const { pub } = scene.props.known;
  const { battle } = pub;
  if (battle === null) return null;
  const here = battle.void ? [pub.turn.ship] : shipsIn(pub, who, battle.region);
  return (
    <>
      {here.map((i) => (
        <Art key={i} of={art.ship(SHIPS[TYPE_OF[i] ?? 0], playerOf(scene, who))} />
      ))}
    </>
  );
}

function Raiders({ scene }: { readonly scene: Scene }) {
  const { pub } = scene.props.known;
  return (
    <>
      {raidersIn(pub, pub.battle?.region ?? -1).map((i) => {
        const { id } = scene.c.raw.raiders[pub.raiders.card[i]];
        return (
          <span key={i} title={said(scene, id).lines.join(' ')}>
            <Art of={art.raiderFigure(id)} />
          </span>
        );
      })}
    </>
  );
}
