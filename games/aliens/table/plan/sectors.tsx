/** Every sector as a thing that can be pressed. Drawn again only when the question changes: a hover costs nothing here. */
import { PickableShape } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import type { Rule } from '../../rules/ids.ts';
import type { SectorKind, Zone } from '../../rules/zone.ts';
import { exposed } from '../../words/common.ts';
import type { Aim } from '../aim.ts';
import { hex, S, wayTo, xOf, yOf } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { passable } from './passable.ts';

const SHAPE = hex(0, 0, S * 0.94);
const RULES: Readonly<Record<SectorKind, Rule>> = { safe: 'E10', dangerous: 'E10', hatch: 'E27', human: 'E8', alien: 'E8' };

export const Sectors = memo(
  ({ scene }: { readonly scene: Scene }) => {
    const { props, picture, w, aim } = scene;
    const { zone } = picture;
    const { turn, known } = props;
    const kind = turn?.question.choice.kind ?? null;
    const picks = new Set(turn?.question.choice.picks ?? []);
    const steps = kind === 'move' ? stepsIn(scene, picks) : null;
    return (
      <g className={`x-sectors ${kind ?? 'waiting'}`}>
        {zone.names.map((name, at) => {
          const far = steps?.get(at) ?? 0;
          const lie = kind === 'announce-any' && turn !== null && picks.has(name) && exposed(known, turn.seat, name) !== null;
          return (
            <PickableShape
              key={name}
              props={props}
              pick={name}
              label={`${name}, ${w.kind[zone.kinds[at]]}`}
              about={{ title: name, text: props.words.rule[RULES[zone.kinds[at]]], rule: RULES[zone.kinds[at]] }}
              anchor={`sector ${name}`}
              transform={`translate(${xOf(zone, at)} ${yOf(zone, at)})`}
              className={`x-sector${far > 1 ? ' far' : ''}${lie ? ' lie' : ''}`}
              firstTap={() => tap(aim, name, (pick) => turn?.choose(pick))}
              onAim={(on) => aimAt(aim, name, on, picks.has(name))}
            >
              <path d={SHAPE} />
              {far > 1 && <path className="dots" d={dots(far)} />}
            </PickableShape>
          );
        })}
      </g>
    );
  },
  ({ scene: a }, { scene: b }) =>
    a.props.turn === b.props.turn &&
    a.props.known === b.props.known &&
    a.props.words === b.props.words &&
    a.props.names === b.props.names &&
    a.picture.zone === b.picture.zone,
);

/** As many dots as steps. */
const dots = (n: number): string => Array.from({ length: n }, (_, i) => `M${(i - (n - 1) / 2) * 11} ${S * 0.62}h.1`).join('');

/** The first tap of a finger previews, the second takes. */
function tap(aim: Aim, name: string, choose: (pick: string) => void): void {
  if (aim.now?.pick === name && aim.now.held) choose(name);
  else aim.set({ pick: name, held: true });
}

function aimAt(aim: Aim, name: string, on: boolean, legal: boolean): void {
  // What was tapped stays, until something else is.
  if (aim.now?.held && !on) return;
  if (on && legal) aim.set({ pick: name, held: false });
  else if (aim.now?.pick === name) aim.set(null);
}

/** Steps to each sector that can be reached, where that can be more than one. */
function stepsIn({ props, picture: { zone } }: Scene, picks: ReadonlySet<string>): ReadonlyMap<number, number> | null {
  const { mine } = props.known;
  if (mine === null) return null;
  const passes = passable(zone, props.known);
  const steps = new Map<number, number>();
  for (const name of picks) {
    const at = zone.byName.get(name);
    if (at !== undefined) steps.set(at, wayTo(zone, mine.sector, at, passes).length - 1);
  }
  return Math.max(0, ...steps.values()) > 1 ? steps : null;
}

/** Q, W, E, A, S, D: from a sector to its neighbours. The key's place is the neighbour's. */
export const NEIGHBOUR_KEYS: Readonly<Record<string, number>> = { d: 0, s: 1, a: 2, q: 3, w: 4, e: 5 };
export const sectorNamed = (zone: Zone, el: Element | null): number | undefined =>
  zone.byName.get(el?.getAttribute('data-anchor')?.replace(/^sector /, '') ?? '');
