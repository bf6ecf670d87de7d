/** The Collective as a character: its commander, the command wheel, its orders, and its turn step by step in the engine's sentences. */
import './collective.css';
import { plain } from '@starboard/kernel';
import { Sentence } from '@starboard/table-kit';
import type { Event } from '../rules/events.ts';
import type { Andromeda } from '../rules/types.ts';
import { Art, art } from './art/index.tsx';
import { effectSigns, Signs } from './glyphs/index.tsx';
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
    <div className="ae-collective">
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
    </div>
  );
}

/** Which step of its turn an event belongs to: eight of a launch (N243–N253), four of a return (N254–N257). */
const LAUNCH_STEP: Readonly<Partial<Record<Event['kind'], number>>> = {
  'c-rolled': 0,
  'c-card': 1,
  launched: 1,
  moon: 2,
  'c-command': 2,
  recruited: 3,
  collected: 3,
  mech: 3,
  'c-bonus': 4,
  raided: 5,
  battle: 6,
  'c-next': 7,
};
const RETURN_STEP: Readonly<Partial<Record<Event['kind'], number>>> = { 'c-returns': 0, 'built-ship': 0, 'c-command': 1, 'c-scrap': 2, 'c-home': 3 };

interface Step {
  readonly name: string;
  readonly said: readonly { readonly key: number; readonly event: Event }[];
}

/** Its turn so far: every event under the step it happened in; what no step names belongs to the one that runs. */
function stepsOf({ props, w }: Scene): { readonly steps: readonly Step[]; readonly at: number } | null {
  const { lines, words } = props;
  const from = lines.findLastIndex((l) => isTurnOfIt(l.event));
  if (from < 0) return null;
  const told = lines.slice(from + 1).flatMap(({ key, event }) => (isEvent(words, event) ? [{ key, event }] : []));
  const returns = told.some(({ event }) => event.kind === 'c-returns');
  const order = returns ? RETURN_STEP : LAUNCH_STEP;
  const said: { key: number; event: Event }[][] = (returns ? w.returnSteps : w.launchSteps).map(() => []);
  let at = 0;
  for (const line of told) {
    at = Math.max(at, order[line.event.kind] ?? at);
    said[at].push(line);
  }
  return { steps: (returns ? w.returnSteps : w.launchSteps).map((name, i) => ({ name, said: said[i] })), at };
}

/** Its procedure: what is done is ticked with the engine's sentences, what runs is lit. */
export function CollectiveSteps({ scene }: { readonly scene: Scene }) {
  const { props, w } = scene;
  const { words, you, names } = props;
  const turn = stepsOf(scene);
  if (turn === null) return null;
  return (
    <section className="ae-steps" aria-label={w.steps}>
      <h4>{w.steps}</h4>
      <ol>
        {turn.steps.map(({ name, said: list }, i) => (
          <li key={name} className={i === turn.at ? 'on' : i < turn.at ? 'done' : ''}>
            <b>{i < turn.at ? '✓' : i + 1}</b>
            <div>
              <span className="step">{name}</span>
              {list.slice(-6).map(({ key, event }) => (
                <p key={key}>
                  <Sentence phrase={sayEvent(words, event, you)} names={names} />
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Words = Scene['props']['words'];
const isTurnOfIt = (e: { readonly kind: string }): boolean => e.kind === 'turn' && 'who' in e && e.who === 'collective';
const isEvent = (words: Words, e: { readonly kind: string }): e is Event => Object.hasOwn(words.event, e.kind);
/** The cast is here once: the compiler does not see that `e.kind` and `e` belong together. */
const sayEvent = (words: Words, e: Event, you: Scene['props']['you']) =>
  (words.event[e.kind] as (e: Andromeda['event'], you: Scene['props']['you']) => ReturnType<Words['waiting']>)(e, you);
