/** Everything that is drawn for this game. The stylesheet beside it (art.css) belongs to it and is imported by the table's. */
export { CardBack, CardFace } from './cards.tsx';
export { Glows } from './glows.tsx';
export { PassArt, PlanetArt, RelicArt, ShipArt, Vortex } from './pieces.tsx';
export { Plaque, Portal } from './portal.tsx';
export { Sky } from './sky.tsx';
export { useWarm } from './warm.ts';
