/** The question, and buttons for everything that has no thing on the table. */
import './bar.css';
import { type BarButton, DecisionBar, kitWords, useAimed } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { isFree, itemOf } from '../content/cards.ts';
import { lawOf } from '../rules/law.ts';
import { END } from '../rules/orders.ts';
import { itemIn } from '../rules/picks.ts';
import type { Aliens, Pick } from '../rules/types.ts';
import { cutOff, draws, exposed, hatchWays } from '../words/common.ts';
import { Badge, DangerArt, GlyphArt, HatchArt } from './art/index.tsx';
import { faceOf } from './others.tsx';
import { planWords } from './plan/words.ts';
import { askedKind, detailOf, type Scene, said } from './scene.ts';
import { shortName } from './words.ts';

/** Refused picks that are worth a button. */
const WORTH_SAYING: readonly Pick[] = ['attack', 'hold', 'finish', 'keep'];
const MAIN: readonly Pick[] = ['quiet', 'done', 'agree', 'keep', 'finish'];

/** Whether a thing on the table stands for the pick. */
function hasThing({ props, picture }: Scene, pick: Pick): boolean {
  if (picture.zone.byName.has(pick) || pick.startsWith('examine ')) return true;
  const item = itemIn(pick);
  return item !== null && (props.known.mine?.items[itemOf(item)] ?? 0) > 0;
}

function buttonsOf(scene: Scene): BarButton<Aliens>[] {
  const { props, armed, w } = scene;
  const { turn } = props;
  if (turn === null) return [];
  const { choice, greyed, path } = turn.question;
  const { soldier } = lawOf(props.known.pub.options, props.known.pub.status.length);
  const no = greyed.filter(
    ({ pick, why }) => WORTH_SAYING.includes(pick) && why !== 'alien-left' && (pick !== 'keep' || soldier) && !choice.picks.includes(pick),
  );
  const asked = [...choice.picks, ...no.map((r) => r.pick)];
  const own = asked.filter((pick) => !hasThing(scene, pick));
  if (armed === 'attack')
    return own
      .filter((pick) => pick === 'attack' || pick === 'quiet')
      .map((pick) => (pick === 'attack' ? { pick, text: w.strike(shortName(w, standsIn(scene, path[0]))), primary: true, ...STRIKE } : { pick }));
  // What was pressed once is the one to be pressed next.
  const main = armed === null ? MAIN.find((pick) => own.includes(pick)) : undefined;
  return own.map((pick) => ({
    pick,
    primary: pick === main,
    ...(pick === 'green' || pick === 'red' ? { icon: <HatchArt card={pick} /> } : {}),
    ...(pick === 'attack' ? STRIKE : pick === 'quiet' && draws(props.known, standsIn(scene, path[0])) ? DRAW : {}),
  }));
}
/** What an attack does stands in the small print: the buttons stay as small as their words. */
const STRIKE = { icon: <GlyphArt of="attack" />, more: '' };
const DRAW = { icon: <GlyphArt of="draw" /> };

/** The sector of a turn whose first answer is `to`. */
const standsIn = ({ props, picture }: Scene, to: Pick | undefined): string =>
  to !== undefined && picture.zone.byName.has(to) ? to : picture.zone.names[props.known.mine?.sector ?? 0];

interface BarProps {
  readonly scene: Scene;
}

export const Bar = memo(
  Asked,
  (a: BarProps, b: BarProps) =>
    a.scene.props === b.scene.props && a.scene.armed === b.scene.armed && a.scene.aim === b.scene.aim && a.scene.picture === b.scene.picture,
);

function Asked({ scene }: BarProps) {
  const { props, armed, picture } = scene;
  const { turn, known } = props;
  const aimed = useAimed(scene.aim);
  const kind = askedKind(scene);
  const legal = (pick: Pick | undefined): pick is Pick => pick !== undefined && (turn?.question.choice.picks.includes(pick) ?? false);
  const buttons = buttonsOf(scene);
  const offer = (pick: Pick, text?: string): void => {
    if (!buttons.some((b) => b.pick === pick)) buttons.push({ pick, second: true, primary: true, more: '', ...(text === undefined ? {} : { text }) });
  };
  // A thing that was pressed once, or tapped, can be confirmed here.
  if (armed !== null && legal(armed)) offer(armed);
  else if (aimed?.held && legal(aimed.pick)) offer(aimed.pick, toDo(scene, aimed.pick));
  else if (kind === 'announce-own' && turn !== null) offer(turn.question.choice.picks[0], toDo(scene, turn.question.choice.picks[0]));
  const pointed = aimed !== null && legal(aimed.pick) ? aimed.pick : null;
  const lie = pointed !== null && kind === 'announce-any' && turn !== null && exposed(known, turn.seat, pointed) !== null;
  const danger = armed === 'attack' || lie || (kind === 'agree' && turn !== null && cutOff(known, turn.seat));
  return (
    <DecisionBar
      props={props}
      lead={<Lead scene={scene} />}
      buttons={buttons}
      danger={danger}
      small={
        armed !== null ? (
          <span className={armed === 'attack' ? 'x-warn' : undefined}>
            {said(scene, armed)}: {detailOf(scene, armed)}{' '}
            <button type="button" className="x-link x-disarm" onClick={scene.disarm}>
              {kitWords[props.language].back}
            </button>
          </span>
        ) : pointed !== null && picture.zone.byName.has(pointed) && kind !== 'spotlight' ? (
          <span className={lie ? 'x-warn' : undefined}>{preview(scene, pointed)}</span>
        ) : legal('attack') ? (
          `${said(scene, 'attack')}: ${detailOf(scene, 'attack')}.`
        ) : kind === 'after' ? (
          <EndForMe scene={scene} />
        ) : kind === 'move' ? (
          waysOut(scene)
        ) : kind === 'spill' ? (
          planWords[props.language].spilling[known.mine?.alien ? 'alien' : 'human']
        ) : kind === 'announce-any' || kind === 'announce-own' ? (
          planWords[props.language].unseenCard[kind]
        ) : undefined
      }
    />
  );
}

/** What the button of a sector says. */
function toDo(scene: Scene, pick: Pick): string | undefined {
  const { w, picture, props } = scene;
  const words = planWords[props.language];
  if (!picture.zone.byName.has(pick)) return undefined;
  const kind = askedKind(scene);
  return kind === 'move' ? words.go : kind === 'spotlight' ? words.light(shortName(w, pick)) : words.say(shortName(w, pick));
}

/** Where the last question of a turn is asked every time: it need not be. */
function EndForMe({ scene }: { readonly scene: Scene }) {
  const { orders, language } = scene.props;
  const words = planWords[language];
  if (orders == null || !orders.open.includes(END)) return null;
  const given = orders.given.includes(END);
  return (
    <button type="button" className="x-link" aria-pressed={given} onClick={() => orders.give(END, !given)}>
      {given ? words.endAsked : words.endForMe}
    </button>
  );
}

/** How far it is to the open hatches, the nearest first. */
function waysOut({ props, w }: Scene): string | undefined {
  const ways = hatchWays(props.known).flatMap(({ id, steps }) => (steps === null ? [] : [{ id, steps }]));
  if (ways.length === 0) return undefined;
  ways.sort((a, b) => a.steps - b.steps);
  return planWords[props.language].waysOut(ways.map(({ id, steps }) => [shortName(w, id), steps] as const));
}

/** How far a human would then be from the nearest open hatch. */
function onwards({ props, picture, w }: Scene, at: number): string {
  const { known, language } = props;
  if (known.mine === null || known.mine.alien || picture.zone.hatchAt[at] > 0) return '';
  let best: { readonly id: string; readonly steps: number } | null = null;
  for (const { id, steps } of hatchWays(known, at)) if (steps !== null && (best === null || steps < best.steps)) best = { id, steps };
  return best === null ? '' : ` ${planWords[language].onwards(shortName(w, best.id), best.steps)}`;
}

function preview(scene: Scene, pick: Pick): string {
  const { w, picture, props } = scene;
  const at = picture.zone.byName.get(pick) ?? 0;
  const kind = askedKind(scene);
  const name = shortName(w, pick);
  const detail = detailOf(scene, pick);
  if (kind === 'move') {
    const { orAttack } = planWords[props.language];
    const then = props.known.mine?.alien ? orAttack : { card: w.drawsCard, none: w.noCard };
    const card = picture.zone.hatchAt[at] > 0 ? '' : `, ${draws(props.known, pick) ? then.card : then.none}`;
    return `${name}: ${w.kind[picture.zone.kinds[at]]}${card}.${onwards(scene, at)}`;
  }
  if (kind === 'announce-any') return `${name}: ${detail ?? w.believable}.`;
  return detail === null ? name : `${name}: ${detail}`;
}

/** The card that was drawn, else whose question it is. */
function Lead({ scene }: { readonly scene: Scene }) {
  const { props } = scene;
  const card = props.known.mine?.card ?? -1;
  const kind = askedKind(scene);
  if (card >= 0 && kind?.startsWith('announce')) return <DangerArt free={isFree(card)} />;
  const seat = props.turn?.seat ?? props.asking.about ?? props.waited[0];
  return seat === undefined ? null : <Badge seat={seat} face={faceOf(scene, seat)} />;
}
