/** Small things that many places show: badges, storage, sockets, fragments, requirements. */
import type { Seat } from '@starboard/kernel';
import { Portrait, vars } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import type { PlanetFace } from '../rules/pack.ts';
import { capacity } from '../rules/power.ts';
import { COLOURS, GemArt, PlanArt, SkillArt } from './art/index.tsx';
import { facesOf, type Scene } from './scene.ts';

/** As many places as it has, so that a list can be mapped. */
export const upTo = (n: number): readonly number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);
/** Fragments one by one: `[0, 0, 3]` are two yellow and a white. */
export const listed = (gems: readonly number[]): number[] => gems.flatMap((n, c) => upTo(n).map(() => c));
export const colourOf = (seat: Seat): string => COLOURS[seat % COLOURS.length];

interface OfSeat {
  readonly scene: Scene;
  readonly seat: Seat;
}
export const Badge = memo(
  ({ scene, seat }: OfSeat) => (
    <span className={`v-badge s${seat}`} style={vars({ '--oc': colourOf(seat) })}>
      <Portrait chair={scene.props.chairs[seat]} />
    </span>
  ),
  (a, b) => a.seat === b.seat && a.scene.props.chairs[a.seat] === b.scene.props.chairs[b.seat],
);

export const Gems = ({ of }: { readonly of: readonly number[] }) => (
  <>
    {listed(of).map((c, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: equal fragments are the same.
      <GemArt key={`${c} ${i}`} colour={c} />
    ))}
  </>
);

/** Slots of a hold; what does not fit is red. `dropped`: marked places. */
export function Hold({
  scene,
  seat,
  gems,
  room,
}: {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly gems: readonly number[];
  readonly room?: number;
}) {
  const space = room ?? capacity(scene.props.known.pub, seat);
  const all = listed(gems);
  return (
    <span className="v-hold" role="img" aria-label={scene.w.storage(scene.w.gems(gems), all.length, space)}>
      {upTo(Math.max(space, all.length)).map((i) => (
        <span key={i} className={`v-slot${i >= space ? ' excess' : ''}`}>
          {all[i] !== undefined && <GemArt colour={all[i]} />}
        </span>
      ))}
    </span>
  );
}

const SIX = upTo(6);
/** Six bolted sockets, one filled for each Blueprint. `ghost`: what would be bolted on next. */
interface SocketsProps extends OfSeat {
  readonly ghost?: number | null;
}
export const Sockets = memo(function Sockets({ scene, seat, ghost = null }: SocketsProps) {
  const { picture, w } = scene;
  const { plans } = facesOf(scene);
  const built = picture.built[seat];
  const names = built.map((n) => plans[n].card[scene.props.language]).join(', ');
  return (
    <span className="v-socks" role="img" aria-label={w.builtOf(built.length, names)}>
      {SIX.map((i) => (
        <span
          key={i}
          className={`v-sock${i < built.length ? ' full' : ''}${i < built.length && i >= picture.ripe[seat] ? ' new' : ''}${ghost !== null && i === built.length ? ' ghost' : ''}`}
          data-anchor={`socket ${seat} ${i}`}
        >
          {i < built.length ? (
            <PlanArt plan={plans[built[i]]} built />
          ) : ghost !== null && i === built.length ? (
            <PlanArt plan={plans[ghost]} built />
          ) : null}
        </span>
      ))}
    </span>
  );
}, sameSockets);
function sameSockets(a: SocketsProps, b: SocketsProps): boolean {
  const [was, is] = [a.scene.picture, b.scene.picture];
  return (
    a.seat === b.seat &&
    a.ghost === b.ghost &&
    was.built[a.seat] === is.built[b.seat] &&
    was.ripe[a.seat] === is.ripe[b.seat] &&
    a.scene.props.language === b.scene.props.language
  );
}
export const OfSix = ({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) => {
  const n = scene.picture.built[seat].length;
  return (
    <span className={`v-of6 num${n >= 5 ? ' near' : ''}`} aria-hidden="true">
      <b>{n}</b>/6
    </span>
  );
};

/** Who brings icons of which skill: by seat, in the order in which they fill the requirements. */
export interface Source {
  readonly seat: Seat;
  readonly a: number;
  readonly b: number;
}
/** Each icon of a requirement, with the seat that brings it; null: missing. */
export const iconsFrom = (need: number, sources: readonly Source[], skill: 'a' | 'b'): (Seat | null)[] => {
  const brought = sources.flatMap((s) => upTo(s[skill]).map(() => s.seat));
  return upTo(need).map((i) => brought[i] ?? null);
};

interface NeedsProps {
  readonly scene: Scene;
  readonly planet: PlanetFace;
  readonly sources: readonly Source[];
  /** Numbers instead of an icon each, where there is little room. */
  readonly brief?: boolean;
}
export function Needs({ scene, planet, sources, brief = false }: NeedsProps) {
  const me = scene.props.you ?? scene.props.turn?.seat ?? null;
  const rows = [
    { skill: planet.a, by: iconsFrom(planet.needA, sources, 'a') },
    { skill: planet.b, by: iconsFrom(planet.needB, sources, 'b') },
  ];
  if (brief)
    return (
      <span
        className="v-needs brief"
        role="img"
        aria-label={rows.map((r) => scene.w.need(r.skill, r.by.filter((b) => b !== null).length, r.by.length)).join(', ')}
      >
        {rows.map(({ skill, by }) => (
          <span key={skill} className={by.includes(null) ? 'no' : 'mine'}>
            <b className="num">{by.length}</b>
            <SkillArt skill={skill} />
          </span>
        ))}
      </span>
    );
  return (
    <span
      className="v-needs"
      role="img"
      aria-label={rows.map((r) => scene.w.need(r.skill, r.by.filter((b) => b !== null).length, r.by.length)).join(', ')}
    >
      {rows.map(({ skill, by }) => (
        <span key={skill} className="v-need">
          {by.map((seat, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: icons have no other name.
              key={i}
              className={`v-ic ${seat === null ? 'no' : seat === me ? 'mine' : 'theirs'}`}
              style={seat === null || seat === me ? undefined : vars({ '--oc': colourOf(seat) })}
            >
              <SkillArt skill={skill} />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
