/** All drawings once, as symbols; everything on the table refers to them. One per page, anywhere in it. */
import { ALIENS, RELICS } from '../../content/cards.ts';
import { aliens, sabortal } from './aliens.ts';
import { crew } from './crew.ts';
import { INK } from './ink.ts';
import { PLANET_HEIGHT, PLANET_WIDTH, planets } from './planets.ts';
import { relics } from './relics.ts';
import { ships } from './ships.ts';
import { back, paints, pass, vortex } from './things.ts';

const symbol = (id: string, drawing: string, width = 64, height = 64): string =>
  `<symbol id="r-${id}" viewBox="0 0 ${width} ${height}" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">${drawing}</symbol>`;

/** Put together when it is first shown: a module does nothing while it is loaded. */
export const symbols = (): string =>
  [
    paints,
    ...RELICS.map((tag) => symbol(tag, relics[tag])),
    ...ALIENS.map((tag) => symbol(tag, aliens[tag])),
    symbol('sabortal', sabortal),
    ...crew.map((drawing, seat) => symbol(`crew-${seat}`, drawing)),
    ...ships.map((drawing, seat) => symbol(`ship-${seat}`, drawing)),
    ...planets.map((drawing, seat) => symbol(`planet-${seat}`, drawing, PLANET_WIDTH, PLANET_HEIGHT)),
    symbol('back', back, 64, 88),
    symbol('pass', pass),
    symbol('vortex', vortex),
  ].join('');

let made: { __html: string } | null = null;

export function Sprite() {
  made ??= { __html: symbols() };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, nothing of anybody's making gets in; attributes only, as the content policy wants.
  return <svg className="r-sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={made} />;
}
