/** After the end: what really happened in the shown round, how near the other side came, and four numbers. */
import type { Seat } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { CHARACTERS } from '../content/cards.ts';
import * as trail from '../rules/trail.ts';
import { colourOf, Pip } from './art/index.tsx';
import { Curve } from './end-curve.tsx';
import { type Deed, deedsOf, nearness, numbersOf } from './end-truth.ts';
import { type EndWords, endWords, type Went } from './end-words.ts';
import { nameOf, type Scene } from './scene.ts';
import { shortName } from './words.ts';

type EndTab = Exclude<keyof EndWords['tabs'], 'log'>;

interface EndBesideProps {
  readonly scene: Scene;
  /** How many of its three parts are there by now. */
  readonly steps: number;
  /** The log instead, which stands where it stood during the game. */
  readonly reading: boolean;
  onRead(reading: boolean): void;
}

/** Beside the plan: all of it, or where so many sit that there is no room (./end.css), the round and the numbers one at a time. */
export function EndBeside({ scene, steps, reading, onRead }: EndBesideProps) {
  const [counting, setCounting] = useState(false);
  const { tabs } = endWords[scene.props.language];
  const tab = (name: string, selected: boolean, show: () => void, className?: string) => (
    <button type="button" role="tab" className={className} aria-selected={selected} onClick={show}>
      {name}
    </button>
  );
  const turnTo = (numbers: boolean) => () => {
    setCounting(numbers);
    onRead(false);
  };
  return (
    <div className="x-truth">
      <div role="tablist">
        {tab(scene.w.truth, !reading && !counting, turnTo(false))}
        {tab(tabs.numbers, !reading && counting, turnTo(true), 'x-spare')}
        {tab(tabs.log, reading, () => onRead(true))}
      </div>
      {!reading && (
        <div className={`x-parts${counting ? ' counting' : ''}`}>
          <Happened scene={scene} />
          {steps > 1 && <Nearest scene={scene} />}
          {steps > 2 && <Four scene={scene} />}
        </div>
      )}
    </div>
  );
}

/** Below the plan, one at a time. */
export function EndTabs({ scene, sheet }: { readonly scene: Scene; readonly sheet: ComponentChildren }) {
  const [tab, setTab] = useState<EndTab>('round');
  const { tabs } = endWords[scene.props.language];
  const shown: Readonly<Record<EndTab, ComponentChildren>> = {
    round: <Happened scene={scene} />,
    trail: sheet,
    numbers: (
      <>
        <Nearest scene={scene} />
        <Four scene={scene} />
      </>
    ),
  };
  return (
    <div className="x-tabs">
      <div role="tablist">
        {TABS.map((name) => (
          <button key={name} type="button" role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
            {tabs[name]}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <div role="tabpanel" className={`x-tab ${tab}`} tabIndex={0} aria-label={tabs[tab]}>
        {shown[tab]}
      </div>
    </div>
  );
}
const TABS: readonly EndTab[] = ['round', 'trail', 'numbers'];

function wentHow({ at, what, said }: Extract<Deed, { kind: 'went' }>): Went {
  if (what === trail.NOISE) return said === at ? 'true' : 'lie';
  if (what === trail.ATTACK) return 'attack';
  if (what === trail.HATCH) return 'hatch';
  if (what === trail.TELEPORT) return 'teleport';
  return what === trail.SILENCE ? 'silence' : 'nothing';
}

/** What really happened in the shown round. */
function Happened({ scene }: { readonly scene: Scene }) {
  const { props, picture, w } = scene;
  const { known } = props;
  const all = useMemo(() => deedsOf(known), [known]);
  const e = endWords[props.language];
  const round = scene.round ?? picture.round;
  const deeds = all.get(round) ?? [];
  const sector = (at: number): string => shortName(w, picture.zone.names[at]);
  const role = (seat: Seat): string => w.names.characters[CHARACTERS[known.pub.truth?.[seat].character ?? 0]].the;
  return (
    <section className="x-happened" aria-label={e.happened(round)}>
      <h3>{e.happened(round)}</h3>
      {deeds.length === 0 && <p>{e.nobody}</p>}
      <ul aria-live="polite">
        {deeds.map((deed, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: deeds have an order and nothing else.
          <li key={i} className={deed.kind === 'went' ? wentHow(deed) : deed.kind} style={{ '--seat': colourOf(deed.seat) }}>
            <Pip seat={deed.seat} />
            <span>
              <b>{nameOf(scene, deed.seat)}</b>
              {deed.kind === 'went'
                ? `: ${e.went[wentHow(deed)](sector(deed.at), deed.said === null ? '' : sector(deed.said))}`
                : ` ${e.fate[deed.kind](role(deed.seat), deed.seat === props.you)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nearest({ scene }: { readonly scene: Scene }) {
  const { props, picture, setRound } = scene;
  const { known, you } = props;
  const near = useMemo(() => nearness(known, you), [known, you]);
  const e = endWords[props.language];
  const of = near.of ?? 'both';
  const said = near.least === null ? e.never : e.nearest[of](near.least.steps, near.least.round);
  return (
    <section className="x-nearest">
      <h3>{e.curve[of]}</h3>
      {near.least !== null && (
        <Curve steps={near.steps} least={near.least} round={scene.round ?? picture.round} label={`${e.curve[of]}. ${said}`} onRound={setRound} />
      )}
      <p>{said}</p>
    </section>
  );
}

function Four({ scene: { props } }: { readonly scene: Scene }) {
  const n = useMemo(() => numbersOf(props.known), [props.known]);
  const e = endWords[props.language];
  const four: readonly (readonly [number, string])[] = [
    [n.lies, e.lies(n.lies, n.noises)],
    [n.attacks, e.attacks(n.attacks, n.hits)],
    [n.broken, e.broken(n.broken)],
    [n.escaped, e.escaped(n.humans)],
  ];
  return (
    <dl className="x-four">
      {four.map(([value, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
