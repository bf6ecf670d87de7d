/** What appears while something happens: drawings for the stage. They know the event and nothing else. */
import './moments.css';
import { vars } from '@starboard/table-kit';
import type { Character, Item } from '../content/cards.ts';
import { GLYPHS } from './art/glyphs.ts';
import { CardBack, colourOf, DangerCard, figureMarkup, HatchCard, ItemCard, Markup, Pip, RoleCard } from './art/index.tsx';
import type { Point } from './geometry.ts';
import { parted } from './words.ts';

/** Below the drawing of a card. */
const Named = ({ children }: { readonly children: string }) => <span className="x-named-card">{parted(children)}</span>;

/** Drawn over a sector; rings reach beyond it. */
export const AT_SECTOR = { w: 64, h: 56 };
/** A card beside the plan, as large as its place there (plan/tools.css). */
export const CARD = { w: 92, h: 129 };

/** Three rings that spread: the same for a true noise and a made-up one. */
export const Rings = ({ seat }: { readonly seat: number }) => (
  <svg className="x-rings" width={AT_SECTOR.w} height={AT_SECTOR.h} viewBox="-32 -28 64 56" aria-hidden="true" style={{ color: colourOf(seat) }}>
    <circle r="28" />
    <circle r="28" />
    <circle r="28" />
  </svg>
);

/** Three claws across the sector and far beyond it, and hexagons that spread where somebody was hit. */
export const Claws = ({ hit }: { readonly hit: boolean }) => (
  <svg className={`x-claws${hit ? ' hit' : ''}`} width={AT_SECTOR.w} height={AT_SECTOR.h} viewBox="-32 -28 64 56" aria-hidden="true">
    {hit && <path className="wave" d={HEXAGON} />}
    {hit && <path className="wave late" d={HEXAGON} />}
    <path className="struck" d={HEXAGON} />
    <path className="claw" d={blade(-22, 0.86)} />
    <path className="claw" d={blade(2, 1.1)} />
    <path className="claw" d={blade(26, 0.86)} />
  </svg>
);
const HEXAGON = 'M32 0L16 27.7H-16L-32 0L-16 -27.7H16Z';
/** From above and the right to below and the left, widest in the middle. */
const blade = (x: number, k: number): string =>
  `M${x + 34 * k} ${-66 * k}C${x + 18 * k} ${-16 * k} ${x - 4 * k} ${22 * k} ${x - 38 * k} ${66 * k}C${x - 14 * k} ${20 * k} ${x + 4 * k} ${-22 * k} ${x + 34 * k} ${-66 * k}Z`;

/** A plate closes over the sector. */
export const Plate = () => (
  <svg className="x-plate" width={AT_SECTOR.w} height={AT_SECTOR.h} viewBox="-32 -28 64 56" aria-hidden="true">
    <path d="M32 0L16 27.7H-16L-32 0Z" />
    <path d="M-32 0L-16 -27.7H16L32 0Z" />
    <path className="scratch" d="M-12 -14L-4 16M-2 -16L6 14M8 -15L16 12" />
  </svg>
);

/** The hatch card turns over at the hatch: light for one second, or a crack. */
export const Iris = ({ card }: { readonly card: 'green' | 'red' }) => (
  <span className={`x-iris ${card}`} style={{ width: AT_SECTOR.w, height: AT_SECTOR.h }}>
    <i />
    <span className="leaf">
      <span className="back">
        <CardBack of="hatch" />
      </span>
      <span className="face">
        <HatchCard card={card} />
      </span>
    </span>
  </span>
);

/** From the hatch to the edge of the ship; `way` is a direction on the plan. */
export const LightLine = ({ seat, way }: { readonly seat: number; readonly way: Point }) => (
  <svg className="x-escape" width={AT_SECTOR.w} height={AT_SECTOR.h} viewBox="-32 -28 64 56" aria-hidden="true" style={{ color: colourOf(seat) }}>
    <g transform={`rotate(${Math.round((Math.atan2(way.y, way.x) * 180) / Math.PI)})`}>
      <path className="beam" d="M0 0H360" />
      <g className="leaves">
        <svg x="-12" y="-12" width="24" height="24" aria-hidden="true">
          <Pip seat={seat} />
        </svg>
      </g>
    </g>
  </svg>
);

interface FallingRoleProps {
  readonly character: Character;
  readonly name: string;
  readonly turned: boolean;
}
/** A role card falls, and claws go through it; of somebody who goes on as an alien the rim turns coral instead. */
export const FallingRole = ({ character, name, turned }: FallingRoleProps) => (
  <span className={`x-falling${turned ? ' turned' : ''}`} style={{ width: CARD.w, height: CARD.h }}>
    <RoleCard character={character} />
    <Named>{name}</Named>
    {!turned && (
      <span className="claws">
        <Markup of={GLYPHS.attack} box={24} />
      </span>
    )}
  </span>
);

/** Where each dot of a figure is, and where it goes: the same for everybody. */
const DOTS = Array.from({ length: 22 }, (_, i) => {
  const turn = i * 2.4;
  const far = 7 + 3.9 * Math.sqrt(i);
  return { x: Math.round(far * Math.cos(turn)), y: Math.round(far * Math.sin(turn)), late: i % 5 };
});
const Dots = () => (
  <>
    {DOTS.map(({ x, y, late }) => (
      <circle key={`${x} ${y}`} className={`dot late${late}`} cx={x} cy={y} r={late === 0 ? 3.4 : 2.4} />
    ))}
  </>
);

/** At no place: the shape of a seat breaks into dots, which rise and are gone. */
export const Dissolving = ({ seat }: { readonly seat: number }) => (
  <svg className="x-dissolving" width={CARD.w} height={CARD.h} viewBox="-46 -64 92 129" aria-hidden="true" style={{ color: colourOf(seat) }}>
    <g className="whole">
      <svg x="-26" y="-26" width="52" height="52" aria-hidden="true">
        <Pip seat={seat} />
      </svg>
    </g>
    <Dots />
  </svg>
);

/** At the human start: the dots come together, and the chevrons flash. */
export const Arriving = ({ seat }: { readonly seat: number }) => (
  <svg className="x-arriving" width={AT_SECTOR.w} height={AT_SECTOR.h} viewBox="-32 -28 64 56" aria-hidden="true" style={{ color: colourOf(seat) }}>
    <path className="flash" d={HEXAGON} />
    <path className="chevrons" d="M-13 5L0 -10L13 5M-13 15L0 0L13 15" />
    <Dots />
    <g className="whole">
      <svg x="-12" y="-12" width="24" height="24" aria-hidden="true">
        <Pip seat={seat} />
      </svg>
    </g>
  </svg>
);

/** The lamp of a hatch dies, and a line goes through its number. */
export const StruckOut = () => (
  <svg className="x-struck-out" width={AT_SECTOR.w} height={AT_SECTOR.h} viewBox="-32 -28 64 56" aria-hidden="true">
    <path d={HEXAGON} />
    <path className="line" d="M-30 0H30" />
  </svg>
);

/** Night goes over the plan, row by row. */
export const Nightfall = () => (
  <span className="x-nightfall" style={{ width: NIGHT.w, height: NIGHT.h }}>
    {ROWS.map((row) => (
      <i key={row} style={vars({ '--row': String(row) })} />
    ))}
  </span>
);
export const NIGHT = { w: 120, h: 84 };
const ROWS = Array.from({ length: 14 }, (_, i) => i);

/** The claws of the alien start go out. */
export const ClawsOut = () => (
  <svg className="x-claws-out" width={AT_SECTOR.w} height={AT_SECTOR.h} viewBox="-32 -28 64 56" aria-hidden="true">
    <path d={HEXAGON} />
    <svg x="-20" y="-20" width="40" height="40" aria-hidden="true">
      <Markup of={GLYPHS.attack} box={24} />
    </svg>
  </svg>
);

/** The back of an item, on its way between the pile and somebody's row. */
export const ItemBack = () => (
  <span className="x-back" style={{ width: SMALL_CARD.w, height: SMALL_CARD.h }}>
    <CardBack of="item" />
  </span>
);
export const SMALL_CARD = { w: 34, h: 48 };

interface ShownProps {
  readonly seat: number;
  /** Null: face down. */
  readonly item?: Item | null;
  readonly character?: Character;
  readonly name?: string;
}
/** Turned for all: an examined role, an item that was used. */
export const Shown = ({ seat, item, character, name }: ShownProps) => (
  <span className="x-shown" style={{ width: CARD.w, height: CARD.h }}>
    {character !== undefined ? <RoleCard character={character} /> : item == null ? <CardBack of="item" /> : <ItemCard item={item} />}
    {name !== undefined && <Named>{name}</Named>}
    <b>
      <Pip seat={seat} />
    </b>
  </span>
);

/** H.15, Q38: everybody sees both. */
export const TwoCards = ({ cards }: { readonly cards: readonly ('green' | 'red')[] }) => (
  <span className="x-two" style={{ width: CARD.w, height: CARD.h }}>
    {cards.map((card, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike.
      <HatchCard key={i} card={card} />
    ))}
  </span>
);

/** The card of a dangerous sector turns over, for its drawer alone. */
export const Drawn = ({ free }: { readonly free: boolean }) => (
  <span className="x-drawn" style={{ width: DRAWN.w, height: DRAWN.h }}>
    <span className="leaf">
      <span className="back">
        <CardBack of="danger" />
      </span>
      <span className="face">
        <DangerCard free={free} />
      </span>
    </span>
  </span>
);
export const DRAWN = { w: 66, h: 92 };

export const Figure = ({ alien }: { readonly alien: boolean }) => (
  <span className="x-walker" style={{ width: AT_SECTOR.w, height: AT_SECTOR.h }}>
    <Markup of={figureMarkup(alien)} />
  </span>
);

/** The seven sectors of a light. */
export const Cone = () => (
  <svg className="x-cone" width={AT_SECTOR.w} height={AT_SECTOR.h} viewBox="-32 -28 64 56" aria-hidden="true">
    <circle r="84" />
  </svg>
);

export const Found = ({ seat }: { readonly seat: number }) => (
  <span className="x-found" style={{ width: AT_SECTOR.w, height: AT_SECTOR.h }}>
    <Pip seat={seat} />
  </span>
);
