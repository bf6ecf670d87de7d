/** A battle as a scene over the map: a column for each side with its ships, dice, targeting and cards; the odds as one bar below. */
import './battle.css';
import { Pickable } from '@starboard/table-kit';
import { SHIPS } from '../../content/vocabulary.ts';
import { raidersIn } from '../../rules/battle/marks.ts';
import { RAIDERS, TYPE_OF } from '../../rules/ids.ts';
import { PLACES } from '../../rules/picks.ts';
import { shipsIn } from '../../rules/ships.ts';
import { type Standing, standings } from '../../words/odds.ts';
import { Art, art, Badge, GlyphArt } from '../art/index.tsx';
import { PLAYERS } from '../art/players.ts';
import { effectSigns, Signs } from '../glyphs/index.tsx';
import { keyed, times } from '../keyed.ts';
import { OddsBar } from '../map/plate.tsx';
import { regionSaid } from '../names.ts';
import { emblemOf, nameOf, pickAt, playerOf, type Scene, said } from '../scene.ts';
import { ACT_OF, type Act } from '../words.ts';
import { VoidFaces } from './void.tsx';

const ACTS: readonly Act[] = ['escalation', 'diplomacy', 'prepare', 'roll', 'reward', 'damage'];
/** What raiders' dice and odds are drawn in. */
export const RAIDER_COLOUR = '#b03a55';

/** Which act of the battle is on: the frame of the battle says it. */
function actOf({ props }: Scene): Act {
  const frame = props.known.stack.findLast((f) => f.step === 'battle');
  return frame?.step === 'battle' ? ACT_OF[frame.stage] : 'prepare';
}

export function BattleScene({ scene }: { readonly scene: Scene }) {
  const { props, w } = scene;
  const { battle } = props.known.pub;
  if (battle === null) return null;
  const all = standings(props.known);
  const where = regionSaid(props.words, props.known, PLACES[battle.region], props.you, props.names).name;
  const act = actOf(scene);
  const open = all.some((s) => s.chance !== null && s.faces.length === 0);
  return (
    <section className="ae-battle" aria-label={battle.void ? w.voidRoll : w.battleIn(where)} data-anchor="battle">
      <header>
        <h3>{battle.void ? w.voidRoll : w.battleIn(where)}</h3>
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
      {battle.void && <VoidFaces scene={scene} />}
      {open && !battle.void && (
        <footer>
          <b>{w.asItStands}</b>
          <OddsBar scene={scene} fight={{ sides: all.map((s) => ({ ...s, chance: s.chance ?? 0 })) }} />
          <span className="stake">{w.stake}</span>
        </footer>
      )}
    </section>
  );
}

function Side({ scene, standing }: { readonly scene: Scene; readonly standing: Standing }) {
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
      <span className="dice">
        {faces.length > 0
          ? keyed(faces).map(({ key, value }) => <Art key={key} of={art.die(value, colour)} />)
          : times(dice).map((key) => <Art key={key} of={art.die(0, colour)} />)}
      </span>
      <span className="aims">
        <GlyphArt of="targeting" />
        {w.noneBelow(targeting)}
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
