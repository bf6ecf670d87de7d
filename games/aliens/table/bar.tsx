/** The question, and buttons for everything that has no thing on the table. */
import './bar.css';
import { type BarButton, DecisionBar, kitWords, useAimed } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { isFree, itemOf } from '../content/cards.ts';
import { lawOf } from '../rules/law.ts';
import { END } from '../rules/orders.ts';
import { itemIn } from '../rules/picks.ts';
import type { Aliens, Pick } from '../rules/types.ts';
import { cutOff, draws, exposed, hatchWays, upper } from '../words/common.ts';
import { Badge, CardBack, DangerArt, GlyphArt, HatchArt } from './art/index.tsx';
import { faceOf } from './others.tsx';
import { planWords } from './plan/words.ts';
import { askedKind, detailOf, killsToWin, type Scene, said } from './scene.ts';
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
    ...(SAID_ABOVE.includes(pick) ? { more: '' } : {}),
    ...(pick === 'attack' ? STRIKE : pick === 'quiet' && draws(props.known, standsIn(scene, path[0])) ? DRAW : {}),
  }));
}
/** What these do stands in the question or in the small print: the buttons stay as small as their words. */
const SAID_ABOVE: readonly Pick[] = ['agree', 'finish'];
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
      lead={<Lead scene={scene} hatch={pointed !== null && kind === 'move' && picture.zone.hatchAt[picture.zone.byName.get(pointed) ?? 0] > 0} />}
      buttons={buttons}
      danger={danger}
      small={armed !== null ? <Warning scene={scene} pick={armed} /> : <Small scene={scene} pointed={pointed} lie={lie} />}
    />
  );
}

/** What was pressed once: what it does and what it tells, and a way back. */
function Warning({ scene, pick }: { readonly scene: Scene; readonly pick: Pick }) {
  return (
    <span className={pick === 'attack' ? 'x-warn' : undefined}>
      {said(scene, pick)}: {detailOf(scene, pick)}{' '}
      <button type="button" className="x-link x-disarm" onClick={scene.disarm}>
        {kitWords[scene.props.language].back}
      </button>
    </span>
  );
}

interface SmallProps {
  readonly scene: Scene;
  /** The pick that is pointed at. */
  readonly pointed: Pick | null;
  readonly lie: boolean;
}

/** Below the question: what is pointed at would do, else what helps to answer. */
function Small({ scene, pointed, lie }: SmallProps) {
  const { props, picture } = scene;
  const { mine } = props.known;
  const words = planWords[props.language];
  const legal = (pick: Pick): boolean => props.turn?.question.choice.picks.includes(pick) ?? false;
  const tells = (pick: Pick): string => `${said(scene, pick)}: ${detailOf(scene, pick)}.`;
  if (pointed !== null && picture.zone.byName.has(pointed)) return <span className={lie ? 'x-warn' : undefined}>{preview(scene, pointed)}</span>;
  if (legal('attack')) return tells('attack');
  // What a vote means was said when it was first put; who would be lost by it is told again.
  if (legal('finish') && props.turn !== null && cutOff(props.known, props.turn.seat)) return <span className="x-warn">{tells('finish')}</span>;
  switch (askedKind(scene)) {
    case 'after':
      return <EndForMe scene={scene} />;
    case 'move':
      return [waysOut(scene), killsLeft(scene), canExamine(scene)].filter((text) => text !== '').join(' ');
    case 'agree':
      // Where it is too far, the question says so.
      return props.turn !== null && cutOff(props.known, props.turn.seat) ? null : (
        <span className="x-needed">{upper(`${detailOf(scene, 'agree')}.`)}</span>
      );
    case 'spotlight':
      return tells('use spotlight');
    case 'spill':
      return words.spilling[mine?.alien ? 'alien' : 'human'];
    case 'announce-any':
      return words.unseenCard['announce-any'];
    case 'announce-own':
      return words.unseenCard['announce-own'];
    default:
      return null;
  }
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
  const { orders, language, turn } = scene.props;
  const words = planWords[language];
  const idle = turn?.question.choice.picks.every((pick) => pick === 'done');
  if (orders == null || !orders.open.includes(END)) return null;
  const given = orders.given.includes(END);
  return (
    <>
      {idle && `${words.nothingToUse} `}
      <button type="button" className="x-link" aria-pressed={given} onClick={() => orders.give(END, !given)}>
        {given ? words.endAsked : words.endForMe}
      </button>
    </>
  );
}

/** How far it is to the open hatches, the nearest first. B.6: nobody wants to get there. */
function waysOut({ props, w }: Scene): string {
  const { known } = props;
  if (lawOf(known.pub.options, known.pub.status.length).noHumans) return '';
  const ways = hatchWays(known).flatMap(({ id, steps }) => (steps === null || steps === 0 ? [] : [{ id, steps }]));
  if (ways.length === 0) return '';
  ways.sort((a, b) => a.steps - b.steps);
  return planWords[props.language].waysOut(ways.map(({ id, steps }) => [shortName(w, id), steps] as const));
}

/** E.3: how many are wanted, and how many you have. */
function killsLeft(scene: Scene): string {
  const { picture, props } = scene;
  const wanted = killsToWin(scene);
  return wanted === 0 || props.you === null ? '' : planWords[props.language].killsLeft(wanted, picture.kills[props.you]);
}

/** H.16: nothing on the plan says so. */
const canExamine = ({ props }: Scene): string =>
  props.turn?.question.choice.picks.some((pick) => pick.startsWith('examine ')) ? planWords[props.language].canExamine : '';

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
    if (detail !== null) return `${name}: ${detail}.`;
    const { orAttack } = planWords[props.language];
    const then = props.known.mine?.alien ? orAttack : { card: w.drawsCard, none: w.noCard };
    return `${name}: ${w.kind[picture.zone.kinds[at]]}, ${draws(props.known, pick) ? then.card : then.none}.${onwards(scene, at)}`;
  }
  if (kind === 'spotlight') {
    const you = props.known.mine?.sector ?? -1;
    return planWords[props.language].lights(name, at === you || picture.zone.touching[at].includes(you));
  }
  if (kind === 'announce-any') return `${name}: ${detail ?? w.believable}.`;
  return detail === null ? name : `${name}: ${detail}`;
}

/** The card that was drawn, the back of the one that would be, else whose question it is. */
function Lead({ scene, hatch }: { readonly scene: Scene; readonly hatch: boolean }) {
  const { props } = scene;
  const { pub, mine } = props.known;
  const card = mine?.card ?? -1;
  const kind = askedKind(scene);
  const seat = props.turn?.seat ?? props.asking.about ?? props.waited[0];
  return (
    <span className="x-lead" data-anchor="lead">
      {card >= 0 && kind?.startsWith('announce') ? (
        <DangerArt free={isFree(card)} />
      ) : hatch && lawOf(pub.options, pub.status.length).hatchCards ? (
        <span className="x-lifted">
          <CardBack of="hatch" />
        </span>
      ) : (
        seat !== undefined && <Badge seat={seat} face={faceOf(scene, seat)} />
      )}
    </span>
  );
}
