/** What appears while something happens: drawings for the stage. They know the event and nothing else. */
import './moments.css';
import type { Character, Item } from '../content/cards.ts';
import { GLYPHS } from './art/glyphs.ts';
import { CardBack, colourOf, figureMarkup, HatchCard, ItemCard, Markup, Pip, RoleCard } from './art/index.tsx';
import type { Point } from './geometry.ts';

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

/** Three claws across the sector, and hexagons that spread where somebody was hit. */
export const Claws = ({ hit }: { readonly hit: boolean }) => (
  <svg className={`x-claws${hit ? ' hit' : ''}`} width={AT_SECTOR.w} height={AT_SECTOR.h} viewBox="-32 -28 64 56" aria-hidden="true">
    {hit && <path className="wave" d={HEXAGON} />}
    {hit && <path className="wave late" d={HEXAGON} />}
    <path className="struck" d={HEXAGON} />
    <path className="claw" d="M-14 -26C-9 -8 -12 12 -22 26" />
    <path className="claw" d="M2 -28C7 -8 4 14 -6 28" />
    <path className="claw" d="M18 -26C23 -8 20 12 10 26" />
  </svg>
);
const HEXAGON = 'M32 0L16 27.7H-16L-32 0L-16 -27.7H16Z';

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

/** A role card falls, and claws go through it. */
export const FallingRole = ({ character }: { readonly character: Character }) => (
  <span className="x-falling" style={{ width: CARD.w, height: CARD.h }}>
    <RoleCard character={character} />
    <span className="claws">
      <Markup of={GLYPHS.attack} box={24} />
    </span>
  </span>
);

/** Turned for all: an examined role, an item that was used; null: face down. */
export const Shown = ({ seat, item, character }: { readonly seat: number; readonly item?: Item | null; readonly character?: Character }) => (
  <span className="x-shown" style={{ width: CARD.w, height: CARD.h }}>
    {character !== undefined ? <RoleCard character={character} /> : item == null ? <CardBack of="item" /> : <ItemCard item={item} />}
    <b>
      <Pip seat={seat} />
    </b>
  </span>
);

export const TwoCards = () => (
  <span className="x-two" style={{ width: CARD.w, height: CARD.h }}>
    <HatchCard card="green" />
    <HatchCard card="red" />
  </span>
);

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
