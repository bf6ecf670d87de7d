/**
 * Every sector as a thing that can be pressed. A sector is drawn again only when something about it changes: a hover costs
 * nothing here. Tab stops at one sector; letters go to neighbours, arrows to what can be chosen.
 */
import { type BoardProps, PickableShape, type Turn } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Rule } from '../../rules/ids.ts';
import type { Aliens } from '../../rules/types.ts';
import type { SectorKind } from '../../rules/zone.ts';
import { exposed } from '../../words/common.ts';
import type { PlanAim } from '../aim.ts';
import { hex, S, wayTo, xOf, yOf } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { labelOf, notesOf, type Said } from './labels.ts';
import { passable } from './passable.ts';

/** Below the name of a sector that is refused. */
const under = (x: number, y: number): string => `M${x - S * 0.46} ${y + S * 0.44}h${S * 0.92}`;
/** And below the sign of a hatch or start. */
const underSign = (x: number, y: number): string => `M${x - S * 0.3} ${y + S * 0.74}h${S * 0.6}`;
const RULES: Readonly<Record<SectorKind, Rule>> = { safe: 'E10', dangerous: 'E10', hatch: 'E27', human: 'E8', alien: 'E8' };
/** Sectors that have their name in them. */
export const NAMED: ReadonlySet<SectorKind> = new Set(['safe', 'dangerous']);
const MAY: Readonly<Record<string, Said['may']>> = { move: 'go', 'announce-own': 'say', 'announce-any': 'say', spotlight: 'light' };

/** All groups: `scenes` has what each shows now. */
export function Sectors({ scenes }: { readonly scenes: readonly Scene[] }) {
  const [scene] = scenes;
  const { zone } = scene.picture;
  const group = useOneStop(stopOf(scene));
  const each = Math.ceil(zone.names.length / scenes.length);
  return (
    <g ref={group} className={`x-sectors ${scene.props.turn?.question.choice.kind ?? 'waiting'}`}>
      {scenes.map((shown, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups never change places.
        <Group key={i} scene={shown} from={i * each} to={(i + 1) * each} />
      ))}
    </g>
  );
}

interface GroupProps {
  readonly scene: Scene;
  readonly from: number;
  readonly to: number;
}

const Group = memo(
  ({ scene, from, to }: GroupProps) => {
    const { props, picture, model, aim } = scene;
    const { zone } = picture;
    const { turn, known } = props;
    const kind = turn?.question.choice.kind ?? null;
    const picks = new Set(turn?.question.choice.picks ?? []);
    const greyed = new Set(turn?.question.greyed.map((r) => r.pick) ?? []);
    const steps = kind === 'move' ? stepsIn(scene, picks) : null;
    const several = steps !== null && Math.max(0, ...steps.values()) > 1;
    const stop = stopOf(scene);
    const notes = notesOf(scene);
    // There the name stands below the player (./marks.tsx).
    const placed = new Set(model.placed.map((p) => p.at));
    return (
      <g>
        {zone.names.slice(from, to).map((name, i) => {
          const at = from + i;
          const legal = picks.has(name);
          const far = steps?.get(at) ?? 0;
          const may = legal ? (MAY[kind ?? ''] ?? null) : null;
          return (
            <Sector
              key={name}
              props={props}
              aim={aim}
              name={name}
              kind={zone.kinds[at]}
              x={xOf(zone, at)}
              y={yOf(zone, at)}
              label={labelOf(scene, at, { may, steps: legal ? far : 0, notes: notes.get(at) ?? '' })}
              turn={legal || greyed.has(name) || turn?.question.path.includes(name) ? turn : null}
              dots={several ? far : 0}
              bright={legal && NAMED.has(zone.kinds[at]) && !placed.has(at) && model.you?.at !== at}
              lie={kind === 'announce-any' && turn !== null && legal && exposed(known, turn.seat, name) !== null}
              refused={greyed.has(name) && !legal && model.you?.at !== at && (kind === 'move' || NAMED.has(zone.kinds[at]))}
              stop={at === stop}
            />
          );
        })}
      </g>
    );
  },
  (a, b) => a.scene === b.scene && a.from === b.from && a.to === b.to,
);

interface SectorProps {
  readonly props: BoardProps<Aliens>;
  readonly aim: PlanAim;
  readonly name: string;
  readonly kind: SectorKind;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** Null: it is not asked about. */
  readonly turn: Turn<Aliens> | null;
  readonly dots: number;
  /** Its name stands out. */
  readonly bright: boolean;
  readonly lie: boolean;
  readonly refused: boolean;
  readonly stop: boolean;
}

const Sector = memo(
  ({ props, aim, name, kind, x, y, label, turn, dots, bright, lie, refused, stop }: SectorProps) => (
    <PickableShape
      props={props}
      pick={name}
      label={label}
      name={label}
      about={{ title: name, text: props.words.rule[RULES[kind]], rule: RULES[kind] }}
      anchor={`sector ${name}`}
      className={`x-sector${dots > 1 ? ' far' : ''}${lie ? ' lie' : ''}`}
      stop={stop}
      firstTap={() => tapSector(aim, name, (pick) => turn?.choose(pick))}
      onAim={(on) => aimAt(aim, name, on, turn?.question.choice.picks.includes(name) ?? false)}
    >
      <path d={hex(x, y, S * 0.94)} />
      {dots > 1 && <path className="dots" d={dotted(dots, x, y)} />}
      {bright && !lie && (
        <text x={x} y={y + 8}>
          {name}
        </text>
      )}
      {refused && <path className="under" d={NAMED.has(kind) ? under(x, y) : underSign(x, y)} />}
    </PickableShape>
  ),
  (a, b) =>
    a.label === b.label &&
    a.turn === b.turn &&
    (a.turn === null || a.aim === b.aim) &&
    a.dots === b.dots &&
    a.lie === b.lie &&
    a.bright === b.bright &&
    a.refused === b.refused &&
    a.stop === b.stop &&
    a.x === b.x &&
    a.y === b.y &&
    a.props.words === b.props.words,
);

/** Where Tab stops on the plan: your own sector, else the first that can be chosen. */
function stopOf({ picture: { zone }, model, props }: Scene): number {
  if (model.you !== null) return model.you.at;
  for (const name of props.turn?.question.choice.picks ?? []) {
    const at = zone.byName.get(name);
    if (at !== undefined) return at;
  }
  return 0;
}

/** Tab comes back to the sector that was left. */
function useOneStop(stop: number): { current: SVGGElement | null } {
  const group = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const here = group.current;
    // A group in an SVG that listens for the focus would get it.
    const plan = here?.closest<HTMLElement>('.x-plan') ?? null;
    if (here === null || plan === null) return;
    const only = (one: Element | null): void => {
      for (const other of here.querySelectorAll('.x-sector[tabindex="0"]')) if (other !== one) other.setAttribute('tabindex', '-1');
      one?.setAttribute('tabindex', '0');
    };
    const note = (e: FocusEvent): void => {
      const sector = e.target instanceof Element ? e.target.closest('.x-sector') : null;
      if (sector !== null) only(sector);
    };
    only(here.contains(document.activeElement) ? document.activeElement : here.querySelectorAll('.x-sector')[stop]);
    plan.addEventListener('focusin', note);
    return () => plan.removeEventListener('focusin', note);
  }, [stop]);
  return group;
}

/** As many dots as steps. */
const dotted = (n: number, x: number, y: number): string =>
  Array.from({ length: n }, (_, i) => `M${x + (i - (n - 1) / 2) * 11} ${y + S * 0.62}h.1`).join('');

/** The first tap of a finger previews, the second takes. */
export function tapSector(aim: PlanAim, name: string, choose: (pick: string) => void): void {
  if (aim.now?.pick === name && aim.now.held) choose(name);
  else aim.set({ pick: name, held: true });
}

function aimAt(aim: PlanAim, name: string, on: boolean, legal: boolean): void {
  // What was tapped stays, until something else is.
  if (aim.now?.held && !on) return;
  if (on && legal) aim.set({ pick: name, held: false });
  else if (aim.now?.pick === name) aim.set(null);
}

/** Steps to each sector that can be reached. */
function stepsIn({ props, picture: { zone } }: Scene, picks: ReadonlySet<string>): ReadonlyMap<number, number> | null {
  const { mine } = props.known;
  if (mine === null) return null;
  const passes = passable(zone, props.known);
  const steps = new Map<number, number>();
  for (const name of picks) {
    const at = zone.byName.get(name);
    if (at !== undefined) steps.set(at, wayTo(zone, mine.sector, at, passes).length - 1);
  }
  return steps;
}
