/** The Collective as a character: its commander, the command wheel, its orders, and its turn step by step in the engine's sentences. */
import './collective.css';
import { plain } from '@starboard/kernel';
import { Sentence, type Told } from '@starboard/table-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Event } from '../rules/events.ts';
import type { Andromeda } from '../rules/types.ts';
import { Art, art } from './art/index.tsx';
import { LAUNCH_RULES, mainLines, RETURN_RULES, STEP_ASKED, type ToldTurn, toldTurn } from './collective-turn.ts';
import { effectSigns, Signs } from './glyphs/index.tsx';
import { keepsOff } from './map/foot.ts';
import { type Scene, said } from './scene.ts';

/** Before its orders stand who it is, its points and its wheel. */
const FIRST_ORDER = 3;

export function CollectivePanel({ scene }: { readonly scene: Scene }) {
  const { props, c, w } = scene;
  const it = props.known.pub.collective;
  if (it === null) return null;
  const commander = c.raw.commanders[it.commander];
  // The situation in words ends with the Collective's own paragraph.
  const all = props.words.scene(props.known, props.you).at(-1)?.lines ?? [];
  // What it is told to do next comes first: the rest is drawn elsewhere too.
  const open = it.open.filter((card) => card >= 0).length;
  const about = [...all.slice(FIRST_ORDER, FIRST_ORDER + open), ...all.slice(0, FIRST_ORDER), ...all.slice(FIRST_ORDER + open)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section className="ae-collective" tabIndex={0} aria-label={said(scene, commander.id).name}>
      <header>
        <Art of={art.commander(commander.id, commander.rank)} />
        <div>
          <h3>{said(scene, commander.id).name}</h3>
          <p>{w.rank(commander.rank)}</p>
        </div>
      </header>
      <div className="wheel" role="img" aria-label={w.wheel} data-anchor="wheel">
        {commander.wheel.map((space, i) => (
          <span key={space.id} className={`w${i}${i === it.marker ? ' on' : ''}`}>
            <Signs of={effectSigns(space.do)} />
          </span>
        ))}
        <b>{w.wheel}</b>
      </div>
      <ul className="lines">
        {about.map((line) => (
          <li key={plain(line, props.names)}>
            <Sentence phrase={line} names={props.names} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Its latest turn as far as the table has shown it; null: none yet. */
function turnOf({ props, told, me }: Scene): ToldTurn | null {
  const { known, lines } = props;
  const turn = known.pub.collective === null ? null : toldTurn(lines, told, me);
  const frame = known.stack.find((f) => f.step === 'collective');
  // A question may come before anything of its step has happened.
  if (turn === null || turn.over || frame?.step !== 'collective' || told < (lines.at(-1)?.key ?? -1)) return turn;
  return { ...turn, at: Math.max(turn.at, STEP_ASKED[frame.stage] ?? 0) };
}
const stepNames = ({ w }: Scene, { returns }: ToldTurn): readonly string[] => (returns ? w.returnSteps : w.launchSteps);

const Line = ({ scene: { props }, event }: { readonly scene: Scene; readonly event: Told['event'] }) =>
  isEvent(props.words, event) ? <Sentence phrase={sayEvent(props.words, event, props.you)} names={props.names} /> : null;

/** Its procedure with the rules: what is done is ticked with the engine's sentences, what runs is lit. */
function CollectiveSteps({ scene, turn, onClose }: { readonly scene: Scene; readonly turn: ToldTurn; onClose?: () => void }) {
  const { w, props } = scene;
  const rules = turn.returns ? RETURN_RULES : LAUNCH_RULES;
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step that runs stays in sight when it, or what it says, is another.
  useEffect(() => {
    if (turn.over) list.current?.scrollTo(0, 0);
    else list.current?.querySelector('.on')?.scrollIntoView({ block: 'nearest' });
  }, [turn.at, turn.over, turn.steps[turn.at].length]);
  return (
    <section className="ae-steps" aria-label={w.steps}>
      <header>
        <h4>{turn.over ? w.itsTurn : w.steps}</h4>
        {onClose !== undefined && (
          <button type="button" className="kit-btn quiet" aria-label={w.close} onClick={onClose}>
            ✕
          </button>
        )}
      </header>
      <ol ref={list}>
        {stepNames(scene, turn).map((name, i) => {
          const done = turn.over || i < turn.at;
          // Afterwards only what happened is of interest.
          if (turn.over && turn.steps[i].length === 0) return null;
          return (
            <li key={name} className={done ? 'done' : i === turn.at ? 'on' : ''}>
              <b>{done ? '✓' : i + 1}</b>
              <div>
                <span className="step">
                  {name}
                  <button type="button" className="rule" onClick={() => props.lookUp(rules[i])}>
                    {rules[i]}
                  </button>
                </span>
                {turn.steps[i].map(({ key, event }) => (
                  <p key={key}>
                    <Line scene={scene} event={event} />
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** In the rail, as long as it is fresh: its whole turn, until it is closed or the reader acts. */
export function FreshSteps({ scene }: { readonly scene: Scene }) {
  const [closed, setClosed] = useState(-1);
  const turn = turnOf(scene);
  if (turn === null || !turn.fresh || turn.key === closed) return null;
  return <CollectiveSteps scene={scene} turn={turn} onClose={() => setClosed(turn.key)} />;
}

/** The step of its turn that runs, as a part of the way to a question. */
export function runningStep(scene: Scene): readonly string[] {
  const turn = turnOf(scene);
  return turn === null || turn.over ? [] : [stepNames(scene, turn)[turn.at]];
}

/** On its sheet: its latest turn, however long ago. */
export function LatestSteps({ scene }: { readonly scene: Scene }) {
  const turn = turnOf(scene);
  return turn === null ? null : <CollectiveSteps scene={scene} turn={turn} />;
}

const isAsking = ({ props }: Scene): boolean => props.known.stack.some((f) => f.step === 'collective');

/** While the table plays its turn; what is asked in the middle of it says by itself where it stands. */
function narrated(scene: Scene): ToldTurn | null {
  if (scene.railed || scene.props.known.flow.onBehalf !== null || (scene.props.turn !== null && isAsking(scene))) return null;
  const turn = turnOf(scene);
  return turn === null || turn.over || !turn.fresh ? null : turn;
}
export const narrates = (scene: Scene): boolean => narrated(scene) !== null;

/** Where there is no rail: the step that runs, over the foot of the map, while the table plays it. */
export function Narrator({ scene }: { readonly scene: Scene }) {
  const turn = narrated(scene);
  if (turn === null) return null;
  const names = stepNames(scene, turn);
  return (
    <aside className={`ae-narrator${keepsOff(scene)}`} aria-hidden="true">
      <b>
        {turn.at + 1}/{names.length} · {names[turn.at]}
      </b>
      {turn.steps[turn.at].slice(-2).map(({ key, event }) => (
        <p key={key}>
          <Line scene={scene} event={event} />
        </p>
      ))}
    </aside>
  );
}

/** On its strip, where there is room: what its latest turn came down to. */
export function Came({ scene }: { readonly scene: Scene }) {
  const turn = turnOf(scene);
  if (turn === null || !turn.over || !turn.fresh) return null;
  return (
    <span className="came">
      {mainLines(turn).map(({ key, event }) => (
        <span key={key}>
          <Line scene={scene} event={event} />{' '}
        </span>
      ))}
    </span>
  );
}

type Words = Scene['props']['words'];
const isEvent = (words: Words, e: { readonly kind: string }): e is Event => Object.hasOwn(words.event, e.kind);
/** The cast is here once: the compiler does not see that `e.kind` and `e` belong together. */
const sayEvent = (words: Words, e: Event, you: Scene['props']['you']) =>
  (words.event[e.kind] as (e: Andromeda['event'], you: Scene['props']['you']) => ReturnType<Words['waiting']>)(e, you);
