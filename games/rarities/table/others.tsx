/** The other players: whose hand is fat, who is close to winning, what can be lost. Clockwise from the viewer's left. */
import './others.css';
import { clockwise, type Seat, seatsOf } from '@starboard/kernel';
import { Fan, isSmall, Pickable, Pile, Portrait, Stars, standingOf, type TableChair } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { SETS_TO_WIN } from '../content/cards.ts';
import { completeSets } from '../rules/planet.ts';
import { CardBack, PassArt, RelicArt, ShipArt } from './art/index.ts';
import { isNarrow, type Layout } from './layout.ts';
import type { Picture } from './picture.ts';
import { victimOf } from './places.ts';
import { Rings } from './rings.tsx';
import { about, nameOf, type Scene, sameAround, samePicks } from './scene.ts';

/** Always the same function, so that fans re-render only when their cards change. */
export const back = (): ComponentChildren => <CardBack />;

export const othersOf = (you: Seat | null, seats: number): Seat[] => (you === null ? seatsOf(seats).slice() : clockwise(you, seats).slice(1));

/** @param scenes what each of them shows. */
export function Others({ scenes }: { readonly scenes: readonly Scene[] }) {
  const { props, picture, layout } = scenes[0];
  const seats = othersOf(props.you, picture.hands.length);
  return (
    <ul className="t-others" style={{ gridTemplateColumns: `repeat(${layout.seatColumns * 2}, minmax(0, 1fr))` }}>
      {seats.map((seat, i) => (
        <Other key={seat} scene={scenes[i]} seat={seat} />
      ))}
    </ul>
  );
}

const Other = memo(function Other({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, w, layout } = scene;
  const { turn, waited, chairs } = props;
  const name = nameOf(scene, seat);
  const cards = picture.hands[seat];
  const sets = completeSets(picture.planets[seat]);
  const chair = chairs[seat];
  const asked = waited.includes(seat);
  const open = scene.fanned === seat;
  // A fanned-out hand is drawn from there.
  const fan = open ? null : scene.at(`fan ${seat}`);
  const legal = fan !== null && standingOf(turn, fan).state === 'legal';
  const chosen = open || victimOf(turn) === seat;
  const away = chair?.away === true;
  const small = isSmall(layout.kind);
  const kinds = picture.planets[seat].filter((n) => n > 0).length;
  // Where the name needs its row for itself, the chip stands beside the cards.
  const aside = layout.piled || (layout.tight && !small);
  const many = kinds > (layout.tight ? 2 : 4);
  return (
    <li
      className={`t-seat${asked ? ' asked' : ''}${legal ? ' open' : ''}${chosen ? ' chosen' : ''}${away ? ' away' : ''}${dimmed(scene, seat) ? ' dim' : ''}${many ? ' many' : ''}`}
      data-seat={seat}
    >
      <div className="t-who">
        <span className="t-crew">
          <Portrait chair={chair} />
        </span>
        <div className="t-lines">
          <b className="t-name">
            <span className="t-text">{name}</span>
            <Pass scene={scene} seat={seat} />
            {chair !== undefined && chair.state !== '' && <span className="t-chair">{chair.state}</span>}
          </b>
          {!small && (
            <span className="t-state">
              <Where scene={scene} seat={seat} />
              {chair?.clock}
            </span>
          )}
        </div>
        {aside || <Tag scene={scene} seat={seat} />}
      </div>
      <Pickable
        props={props}
        pick={fan}
        label={w.handOf(name, cards)}
        about={about(scene, w.handOf(name, cards), 'C2')}
        className="t-fan"
        anchor={`hand ${seat}`}
        ribbon={w.draw}
        firstTap={small ? () => scene.setFanned(seat) : undefined}
      >
        {layout.piled ? (
          <Pile count={cards} width={layout.back}>
            <CardBack />
          </Pile>
        ) : (
          <Fan count={cards} width={layout.back} spread={4} least={0.22} render={back} />
        )}
      </Pickable>
      <div className="t-count" aria-hidden="true">
        {!layout.piled && (
          <span className="t-cards">
            <b>{cards}</b> <span>{w.cardsWord(cards)}</span>
          </span>
        )}
        {aside && <Tag scene={scene} seat={seat} />}
        {small && <Where scene={scene} seat={seat} />}
      </div>
      <Planet scene={scene} seat={seat} whole={open || !chosen} size={ringSize(layout, kinds, many)} />
      <span className="t-goal" role="img" aria-label={w.sets(sets)}>
        <Stars n={sets} of={SETS_TO_WIN} />
      </span>
    </li>
  );
}, sameOther);

/** Whether nothing that is shown of a player has changed. */
function sameOther({ scene: a, seat }: { readonly scene: Scene; readonly seat: Seat }, { scene: b }: { readonly scene: Scene; readonly seat: Seat }) {
  const [p, q] = [a.picture, b.picture];
  if (a === b) return true;
  return (
    sameAround(a, b) &&
    samePicks(a, b, `fan ${seat}`, `planet ${seat}`) &&
    sameChair(a.props.chairs[seat], b.props.chairs[seat]) &&
    a.props.waited.includes(seat) === b.props.waited.includes(seat) &&
    p.hands[seat] === q.hands[seat] &&
    p.planets[seat].join() === q.planets[seat].join() &&
    p.berths[seat] === q.berths[seat] &&
    samePass(p, q, seat) &&
    p.away.ships.includes(seat) === q.away.ships.includes(seat) &&
    inPhase(a, seat) === inPhase(b, seat)
  );
}

/** All that the phase changes about a player. */
const inPhase = (scene: Scene, seat: Seat): string =>
  JSON.stringify([doing(scene, seat), dimmed(scene, seat), isLate(scene.picture), oddsCount(scene.picture), scene.picture.phase === 'collect']);

/** Whether the pass is, or is not, with a player. */
export const samePass = (p: Picture, q: Picture, seat: Seat): boolean =>
  (p.pass === seat) === (q.pass === seat) && (p.pass !== seat || p.away.pass === q.away.pass);

/** A player who has not landed by now no longer can. */
export const isLate = ({ phase }: Picture): boolean => phase === 'bonus' || phase === 'collect' || phase === 'over';

/** The odds matter while somebody may draw. */
const oddsCount = ({ phase }: Picture): boolean => phase === 'explore' || phase === 'landing';

export const sameSeat =
  (seat: Seat) =>
  (a: Scene, b: Scene): boolean =>
    sameOther({ scene: a, seat }, { scene: b, seat });

/** A clock that runs is always another one. */
const sameChair = (a: TableChair | undefined, b: TableChair | undefined): boolean =>
  a === b || (a?.clock === null && b?.clock === null && a.name === b.name && a.portrait === b.portrait && a.away === b.away && a.state === b.state);

/** Rings one by one, or, while a planet is to be chosen, the whole planet. */
function Planet({ scene, seat, whole, size }: { readonly scene: Scene; readonly seat: Seat; readonly whole: boolean; readonly size: number }) {
  const { props, picture, w, layout } = scene;
  const pick = whole ? scene.at(`planet ${seat}`) : null;
  const kinds = picture.planets[seat].filter((n) => n > 0).length;
  const name = w.planetOf(nameOf(scene, seat));
  if (pick === null)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
      <div className="t-planet" data-anchor={`planet ${seat}`} role="group" aria-label={name}>
        <Rings scene={scene} seat={seat} size={size} single={whole || !isSmall(layout.kind)} />
      </div>
    );
  return (
    <Pickable
      props={props}
      pick={pick}
      label={name}
      about={about(scene, name, 'R33')}
      className="t-planet"
      anchor={`planet ${seat}`}
      ribbon={w.steal}
    >
      <Rings scene={scene} seat={seat} size={size} single={false} />
      {kinds === 0 && <span className="t-nothing">{w.emptyPlanet}</span>}
    </Pickable>
  );
}

export function Pass({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { picture, props, w } = scene;
  if (picture.pass !== seat) return null;
  const label = seat === props.you ? w.yourPass : w.pass(nameOf(scene, seat));
  return (
    <Pickable
      props={props}
      pick={null}
      label={label}
      about={about(scene, label, 'R30')}
      className={`t-pass${picture.away.pass ? ' gone' : ''}`}
      anchor={`pass ${seat}`}
    >
      <PassArt />
    </Pickable>
  );
}

/** Flying or landed, with the ship where the sky has no room for it. */
export function Where({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { picture, w, layout } = scene;
  const berth = picture.berths[seat];
  const small = isSmall(layout.kind);
  const late = isLate(picture);
  const text =
    berth > 0 ? (small || layout.seatWidth < 190 ? w.at(berth) : w.landedAt(berth)) : late ? (layout.tight ? w.adriftShort : w.adrift) : w.flying;
  const piled = layout.piled && seat !== scene.props.you;
  // Beside a pile there is room for the ship alone; one that has landed is seen at its portal.
  if (piled && berth > 0) return null;
  const here = berth === 0 && small;
  return (
    <span className="t-where" title={text}>
      <span className={`t-ship${here && picture.away.ships.includes(seat) ? ' gone' : ''}`} data-anchor={here ? `ship ${seat}` : undefined}>
        <ShipArt seat={seat} />
      </span>
      {piled ? '' : text}
    </span>
  );
}

export const Odds = ({ scene, n }: { readonly scene: Scene; readonly n: number }) => (
  <span className={`chip odds${n === 1 ? ' sure' : ''}`} title={scene.w.oddsOf(n)}>
    <RelicArt tag="sabortal" />
    {scene.w.odds(n)}
  </span>
);

/** The chip at the right: the odds while hands are drawn from, else what the player is doing in this phase. */
function Tag({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { picture, props, w, layout } = scene;
  const text = doing(scene, seat);
  if (props.chairs[seat]?.away === true && props.waited.includes(seat)) return <span className="chip away">{w.away}</span>;
  if (text !== null)
    return (
      <span className={`chip ${text.look}`} title={text.text}>
        {(layout.piled || isNarrow(layout)) && text.look === 'lamp' && picture.phase !== 'collect' ? '…' : text.text}
      </span>
    );
  return oddsCount(picture) ? <Odds scene={scene} n={picture.hands[seat]} /> : null;
}

/** Rings share the row, which they have for themselves where they are many. */
const ringSize = ({ kind, seatWidth }: Layout, kinds: number, many: boolean): number => {
  const small = isSmall(kind);
  const [most, gap, edge] = small ? [kind === 'side' ? 20 : 24, 3, 14] : [32, 4, 24];
  // Beside the stars, or beside pile and ship.
  const beside = kind === 'side' ? 64 : small || many ? 0 : 54;
  const room = seatWidth - edge - beside;
  return Math.max(12, Math.min(most, Math.floor((room + gap) / Math.max(1, kinds)) - gap));
};

function doing({ picture, props, w }: Scene, seat: Seat): { readonly text: string; readonly look: string } | null {
  const asked = props.waited.includes(seat);
  switch (picture.phase) {
    case 'landing':
      if (picture.berths[seat] === picture.portal) return { text: w.landed, look: 'good' };
      if (picture.stayed.includes(seat)) return { text: w.fliesOn, look: '' };
      if (asked) return { text: w.deciding, look: 'lamp' };
      return props.known.flow.done.includes(seat) ? { text: w.decided, look: 'good' } : null;
    case 'bonus':
      return asked ? { text: w.choosing, look: 'lamp' } : null;
    case 'collect': {
      const { collecting } = picture;
      if (collecting === null || picture.berths[seat] === 0) return null;
      if (collecting.seat === seat) return { text: w.left(collecting.left), look: 'lamp' };
      const place = collecting.queue.indexOf(seat);
      return place === -1 ? { text: w.done, look: '' } : place === 0 ? { text: w.next, look: '' } : null;
    }
    case 'explore':
      return asked ? { text: w.choosing, look: 'lamp' } : null;
    default:
      return null;
  }
}

/** In the landing window everybody who has nothing to say in it steps back. */
const dimmed = ({ picture }: Scene, seat: Seat): boolean =>
  picture.phase === 'landing' && picture.berths[seat] > 0 && picture.berths[seat] !== picture.portal;
