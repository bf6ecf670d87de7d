/** The question between the map and what is mine: the way that led here, the sentence, and buttons for what has no thing on the table. */
import './bar.css';
import { type Phrase, plain } from '@starboard/kernel';
import { kitWords, Sentence, useAimed, usePick } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { SHIPS } from '../content/vocabulary.ts';
import { isCollective } from '../rules/asking.ts';
import { handLimit } from '../rules/turn.ts';
import type { Pick } from '../rules/types.ts';
import { sideOf } from '../words/sides.ts';
import { Art, art, Badge, GlyphArt } from './art/index.tsx';
import { TOKENS } from './art/tokens.ts';
import { asksDice, canFight } from './battle/asks.ts';
import { useBattle } from './battle/late.ts';
import { overlayOf } from './board.tsx';
import { runningStep } from './collective.tsx';
import { isAmong, onlyAnswer, overHand, paymentAhead, WISHED } from './habits.ts';
import { iconOf } from './icons.tsx';
import { OddsBar, outlookOf } from './map/plate.tsx';
import { abandonPlan, isByShip, isShip, restPlan, unitsPlan } from './plan.ts';
import { askedKind, detailSaid, emblemOf, pickSaid, playerOf, type Scene, said, unitsLeft } from './scene.ts';

/** Said with the brass button where they are among the answers. */
const MAIN: readonly Pick[] = ['ready', 'roll', 'end', 'yes', 'all', 'accept', 'stop'];
/** The quiet ones at the end. */
const LAST: readonly Pick[] = ['skip', 'stop', 'pass', 'refuse', 'end', 'return'];
const rank = (pick: Pick): number => (pick.startsWith('free ') ? 2 : LAST.includes(pick) ? 3 : 1);
const LONG = 72;

export const LETTERS: Readonly<Record<string, Pick>> = { r: 'return', e: 'end', y: 'yes', n: 'skip' };
const letterOf = (pick: Pick): string | null => Object.entries(LETTERS).find(([, p]) => p === pick)?.[0] ?? null;

/** A tall question lies over the map instead of making it small, unless a region is to be touched. */
export function BarPlace({ scene }: { readonly scene: Scene }) {
  if (scene.shape === 'side') return <Bar scene={scene} />;
  const { homes, plan, props, sheet } = scene;
  const picks = props.turn?.question.choice.picks ?? [];
  // Whoever is to decide about a turn looks at all of the map, whether or not a ship can fly.
  const onMap =
    askedKind(scene) === 'turn' || plan.launches !== null || [...homes.spaces.values()].some((list) => list.some((p) => picks.includes(p)));
  const floats = !onMap && sheet === null && overlayOf(scene) === null && (scene.shape !== 'phone' || scene.tab === 'fleet');
  return (
    <div className={`ae-bar-place${floats ? ' floats' : ''}`}>
      <Bar scene={scene} />
    </div>
  );
}

function Bar({ scene }: { readonly scene: Scene }) {
  const { props, homes, w, plan } = scene;
  const { turn, known, asking, names, slots, lookUp, language } = props;
  const kw = kitWords[language];
  const asked = turn !== null && !turn.sent;
  const { usual } = plan;
  const [fights, pays] = [canFight(scene), asksDice(scene)];
  const battle = useBattle(fights || pays);
  // Until the row of dice has been loaded, its picks are ordinary buttons.
  const hasRow = pays && battle !== null;
  const buttons = homes.bar.filter((p) => !(hasRow && p.startsWith('dice '))).toSorted((a, b) => rank(a) - rank(b));
  const briefly = inBattle(scene);
  const long = (briefly ?? plain(sentenceOf(scene), names)).length > LONG;
  const { rule } = asking;
  const main = MAIN.find((p) => buttons.includes(p));
  // Several things that each need a line of their own stand side by side under the sentence.
  const tiles = buttons.length > 2 && buttons.filter((p) => detailSaid(scene, p) !== '').length > 1;
  const lens = turn !== null && known.flow.onBehalf !== null;
  const traits = { lens, pair: buttons.length > 1, crowd: buttons.length > 4, 'ae-tiles': tiles, asked, long };
  return (
    <section
      className={['kit-bar ae-bar', ...Object.entries(traits).flatMap(([name, on]) => (on ? [name] : []))].join(' ')}
      aria-label={turn === null ? kw.waiting : kw.question}
      data-decision=""
      data-anchor="question"
    >
      <Lead scene={scene} />
      <div className="say" aria-live="polite" aria-atomic="true">
        <Crumbs scene={scene} />
        <h2>
          {briefly === null ? (
            <Sentence phrase={sentenceOf(scene)} names={names} />
          ) : (
            <>
              <span aria-hidden="true">{briefly}</span>
              <span className="kit-name">{plain(asking.sentence, names)}</span>
            </>
          )}
        </h2>
        <Small scene={scene} />
      </div>
      <Held scene={scene} />
      <Touched scene={scene} />
      <div className="acts">
        <div className="aside">
          {rule !== null && (
            <button type="button" className="rule" onClick={() => lookUp(rule)}>
              {rule}
            </button>
          )}
          {slots.clock}
          <Habit scene={scene} />
          <Peek scene={scene} />
          {turn !== null && turn.question.path.length > 0 && (
            <button type="button" className="kit-btn quiet" data-thing="" data-back="" onClick={() => turn.back()}>
              {kw.back}
            </button>
          )}
        </div>
        {fights && battle !== null && <battle.FightRows scene={scene} />}
        {hasRow && <battle.DiceRow scene={scene} />}
        {turn !== null && usual.length > 0 && (
          <button
            type="button"
            className="kit-btn primary"
            data-thing=""
            data-state="legal"
            onClick={() => plan.start(restPlan(props.known, turn.seat, usual))}
          >
            {usual.length < turn.question.choice.picks.filter(isByShip).length ? w.activateThese(usual.length) : w.activateAll}
          </button>
        )}
        <Ringing scene={scene} />
        {buttons.map((pick) => (
          <Press key={pick} scene={scene} pick={pick} primary={pick === main && !canFight(scene) && usual.length === 0} />
        ))}
      </div>
    </section>
  );
}

/** Points and stores are in sight: the question of a turn need not name them. */
function sentenceOf({ props, plan, w }: Scene): Phrase {
  const { turn, known, asking } = props;
  if (turn?.question.choice.kind !== 'turn' || turn.question.path.length > 0 || known.flow.onBehalf !== null) return asking.sentence;
  const { picks } = turn.question.choice;
  if (!picks.some(isShip)) return [w.yourTurn.return];
  return [w.yourTurn[picks.includes('return') ? 'either' : plan.launches === null ? 'ship' : 'region']];
}

/** In a battle whose scene is in sight the place and the chances need not be said again. */
function inBattle(scene: Scene): string | null {
  const { props, w, sheet } = scene;
  const kind = askedKind(scene);
  if (kind === null || props.known.flow.onBehalf !== null || props.known.pub.battle?.void !== false) return null;
  // The ships that may come are on the map, where the battle's region is lit; the buttons say the chances.
  if (kind === 'bring' && canFight(scene)) return w.inBattle.bring;
  if (sheet !== null || overlayOf(scene) !== 'battle') return null;
  return kind === 'bring' || kind === 'diplomacy' || kind === 'dice' || kind === 'prepare' ? w.inBattle[kind] : null;
}

/** Whose question it is: the badge, or the lens of the player who decides for the Collective. */
function Lead({ scene }: { readonly scene: Scene }) {
  const { props } = scene;
  const { turn, asking, known } = props;
  const who = turn === null ? asking.about : sideOf(known, turn.seat);
  if (who === null) return null;
  const lens = turn !== null && isCollective(known.pub, who);
  return <div className="lead">{lens ? <Art of={TOKENS.lens} /> : <Badge p={playerOf(scene, who)} emblem={emblemOf(scene, who)} />}</div>;
}

/** The levels of the decision: the sentence is always the innermost. */
function Crumbs({ scene }: { readonly scene: Scene }) {
  const { props, w } = scene;
  const { known } = props;
  const steps = new Set<string>(known.stack.map((f) => f.step));
  const { turn, battle } = known.pub;
  const all = [
    ...(turn.n > 0 && known.stack.length > 0 ? [w.turn(turn.n)] : []),
    ...(steps.has('collective') ? [w.crumbs.collective, ...runningStep(scene)] : []),
    ...(steps.has('launch') ? [w.crumbs.launch] : []),
    ...(steps.has('return') ? [w.crumbs.return] : []),
    ...(steps.has('region') ? [w.crumbs.region] : []),
    ...(steps.has('event') ? [w.crumbs.event] : []),
    ...(steps.has('raid') ? [w.crumbs.raid] : []),
    ...(battle !== null ? [battle.void ? w.voidRoll : w.crumbs.battle] : []),
    ...sourceOf(scene),
  ];
  // A battle is a step of the Collective's turn too.
  const parts = all.filter((part, i) => part !== all[i - 1]);
  return parts.length < 2 ? null : (
    <span className="ae-crumbs" aria-hidden="true">
      {parts.map((part, i) => (
        <span key={part} className={i === parts.length - 1 ? 'on' : ''}>
          {part}
        </span>
      ))}
    </span>
  );
}

/** The piece whose effect asks: a card, a module, an ability, a base. */
function sourceOf(scene: Scene): readonly string[] {
  const frames: readonly object[] = scene.props.known.stack.slice(-2);
  const [at] = frames
    .flatMap((f) => ('at' in f && typeof f.at === 'string' ? [f.at] : 'from' in f && typeof f.from === 'string' ? [f.from] : []))
    .reverse();
  const name = at === undefined ? '' : said(scene, at.split('/')[0]).name;
  return name === '' ? [] : [name];
}

function Small({ scene }: { readonly scene: Scene }) {
  const { props, w, plan } = scene;
  const { asking, names, known, turn } = props;
  if (asking.refused !== null)
    return (
      <p className="no">
        <Sentence phrase={asking.refused.why} names={names} /> {asking.refused.rule}
      </p>
    );
  const more: ComponentChildren[] = [
    // In the table's own words where it is for the Collective.
    ...(turn !== null && known.flow.onBehalf !== null ? [w.forCollective] : asking.small),
    ...(plan.ringing === 'end' ? [w.endsSoon] : plan.ringing !== null ? [w.goesOn] : []),
    ...(turn !== null && askedKind(scene) === 'closing' && overHand(known.pub, turn.seat)
      ? [w.overHand(known.pub.sides[turn.seat].hand, handLimit(known.pub, turn.seat))]
      : []),
  ];
  return more.length === 0 ? null : <p>{more.join(' ')}</p>;
}

/** What was tapped once, to be confirmed: where fingers play it takes the place of the plate. */
function Held({ scene }: { readonly scene: Scene }) {
  const aimed = useAimed(scene.aim);
  if (aimed?.what !== 'region' || !aimed.held) return null;
  const look = outlookOf(scene, Number(aimed.id));
  const { props, plan, w } = scene;
  const type = SHIPS.find((s) => s === look.ship);
  const give = (): void => {
    if (look.pick === null) return;
    (plan.launchTurn ?? props.turn)?.choose(look.pick);
    scene.aim.set(null);
  };
  return (
    <div className="ae-heldlook">
      <b>
        {props.known.flow.onBehalf !== null && `${w.collective} › `}
        {type !== undefined && `${w.ship[type]} › `}
        {look.name}
      </b>
      <span>{look.no ?? look.lines.join(' · ')}</span>
      {look.fight !== null && <OddsBar scene={scene} fight={look.fight} />}
      {look.pick !== null && (
        <button type="button" className="kit-btn primary" data-thing="" onClick={give}>
          {look.ship === null ? w.take : w.launch}
        </button>
      )}
    </div>
  );
}

/** A moon was touched: what abandoning it gives; its slots are lit in the rows. */
function Touched({ scene }: { readonly scene: Scene }) {
  const { moon, plan, props, c } = scene;
  if (moon === null || props.turn === null || !props.turn.question.choice.picks.includes('free abandon')) return null;
  const pick: Pick = `abandon ${moon}`;
  return (
    <div className="ae-touched">
      <button type="button" className="kit-btn" data-thing="" data-state="legal" onClick={() => plan.start(abandonPlan(moon))}>
        <Art of={art.moon(c.raw.moons[moon])} />
        <span className="what">
          {pickSaid(scene, pick)}
          <small>{detailSaid(scene, pick)}</small>
        </span>
      </button>
    </div>
  );
}

/** The map can be looked at in the middle of anything that lies over it. */
function Peek({ scene }: { readonly scene: Scene }) {
  const { sheet, setSheet, w } = scene;
  if (overlayOf(scene) === null) return null;
  const on = sheet === 'map';
  return (
    <button type="button" className="kit-btn quiet ae-tomap" aria-pressed={on} onClick={() => setSheet(on ? null : 'map')}>
      <GlyphArt of="activateRegion" />
      {w.map}
    </button>
  );
}

/** Switches for what goes by itself, beside the questions they belong to. */
function Habit({ scene }: { readonly scene: Scene }) {
  const { plan, w, props } = scene;
  const kind = askedKind(scene);
  const { habits, setHabits } = plan;
  const { turn, chairs } = props;
  // For the Collective nothing goes by itself.
  if (props.known.flow.onBehalf !== null) return null;
  if (kind === 'turn' || kind === 'where' || kind === 'closing' || (kind === 'return' && plan.ringing !== null))
    return <Toggle on={habits.end} text={w.endAfter} onPress={() => setHabits({ ...habits, end: !habits.end })} />;
  const pay = <Toggle on={habits.pay} text={w.payUsual} onPress={() => setHabits({ ...habits, pay: !habits.pay })} />;
  if (kind === 'module' || kind === 'place')
    return (
      <>
        <Toggle on={habits.place} text={w.rightEnd} onPress={() => setHabits({ ...habits, place: !habits.place })} />
        {pay}
      </>
    );
  if (kind === 'gain' || kind === 'maneuver' || kind === 'swap-take' || kind === 'steal-unit')
    return <Toggle on={habits.same} text={w.asLastTime} onPress={() => setHabits({ ...habits, same: !habits.same })} />;
  if (kind === 'leader') return <Toggle on={habits.leader} text={w.hardestFirst} onPress={() => setHabits({ ...habits, leader: !habits.leader })} />;
  if (plan.ringing !== null && kind !== null && (WISHED.includes(kind) || kind === 'track' || kind === 'ability'))
    return <Toggle on={habits.sole} text={w.byItself} onPress={() => setHabits({ ...habits, sole: !habits.sole })} />;
  if (kind === 'build' || kind === 'pay' || kind === 'develop' || kind === 'upgrade') return pay;
  if (
    turn !== null &&
    (kind === 'trade' || kind === 'choose') &&
    turn.question.choice.picks.some((p) => paymentAhead(props.known, turn.seat, p) !== null)
  )
    return pay;
  if (turn !== null && onlyAnswer(turn.question) && !isAmong(chairs, turn.seat))
    return <Toggle on={habits.only} text={w.byItself} onPress={() => setHabits({ ...habits, only: !habits.only })} />;
  return null;
}
const Toggle = ({ on, text, onPress }: { readonly on: boolean; readonly text: string; onPress(): void }) => (
  <button type="button" role="switch" aria-checked={on} className="ae-toggle" onClick={onPress}>
    <i />
    {text}
  </button>
);

/** What is about to be answered by itself, where it is not a button of the bar anyway: pressing it does not wait. */
function Ringing({ scene }: { readonly scene: Scene }) {
  const { plan, homes, props } = scene;
  const { ringing } = plan;
  if (ringing === null || homes.bar.includes(ringing)) return null;
  const n = askedKind(scene) === 'gain' ? unitsLeft(scene) : 1;
  return (
    <button
      type="button"
      className="kit-btn ringing"
      data-thing=""
      data-state="legal"
      onClick={() => (n > 1 ? plan.start(unitsPlan(ringing, n)) : props.turn?.choose(ringing))}
    >
      {n > 1 && `${n} × `}
      {iconOf(scene, ringing)}
      {pickSaid(scene, ringing)}
    </button>
  );
}

/** What would be paid by itself after this answer; '': nothing, or it is asked. */
function aheadSaid(scene: Scene, pick: Pick): string {
  const { turn, known } = scene.props;
  const way = turn === null || !scene.plan.habits.pay || known.flow.onBehalf !== null ? null : paymentAhead(known, turn.seat, pick);
  return way === null ? '' : pickSaid(scene, way);
}

function Press({ scene, pick, primary }: { readonly scene: Scene; readonly pick: Pick; readonly primary: boolean }) {
  const { props, plan } = scene;
  const thing = usePick({ props, pick, label: pick, written: true });
  if (thing.state === 'inert') return null;
  const ahead = aheadSaid(scene, pick);
  const does = detailSaid(scene, pick);
  const detail = does === '' || ahead === '' ? `${does}${ahead}` : `${does} (${scene.w.inBrackets(ahead)})`;
  const letter = letterOf(pick);
  const quiet = pick.startsWith('free ');
  return (
    <button
      type="button"
      className={`kit-btn${primary && thing.state !== 'refused' ? ' primary' : ''}${quiet ? ' ae-freely' : ''}${plan.ringing === pick ? ' ringing' : ''}`}
      {...thing.attributes}
    >
      <span className="kit-name">{thing.said}</span>
      <span className="kit-look" aria-hidden="true">
        {iconOf(scene, pick)}
        <span className="what">
          {thing.said}
          {detail !== '' && <small>{detail}</small>}
        </span>
        {props.taste.keys && letter !== null && <kbd>{letter.toUpperCase()}</kbd>}
      </span>
    </button>
  );
}
