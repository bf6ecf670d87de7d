/** The drawings by name, as pictures for the rulebook. */
import { pictureAddress } from '@starboard/table-kit/picture';
import { DEVELOPMENTS, RESOURCES, SHIPS, TRACKS } from '../../content/vocabulary.ts';
import { development } from './developments.ts';
import { GLYPHS, type GlyphId } from './glyphs.ts';
import { PLAYERS } from './players.ts';
import { raiderToken } from './raiders.ts';
import { BASES, SPECIAL } from './regions.ts';
import { ship } from './ships.ts';
import { back, COLLECTIVE, die, leader, TOKENS, track } from './tokens.ts';
import { moon, nebula, planet } from './worlds.ts';

type Drawn = readonly [of: string, box: readonly [number, number, number, number]];
const field = (of: string): Drawn => [of, [0, 0, 64, 64]];
const glyph = (id: GlyphId): Drawn => [GLYPHS[id], [0, 0, 24, 24]];
/** The night of the map. */
const NIGHT = '#0d1a2b';
const SIGNS: readonly GlyphId[] = ['vp', 'module', 'damage', 'repair', 'upgrade', 'destiny', 'event', 'targeting', 'slotin', 'slotout'];

/** Put together when the first is shown: a module does nothing while it is loaded. Pieces of a player are those of the first. */
function all(): ReadonlyMap<string, Drawn> {
  return new Map<string, Drawn>([
    ...RESOURCES.map((r) => [r, glyph(r)] as const),
    ...SIGNS.map((id) => [id, glyph(id)] as const),
    ...SHIPS.map((type) => [type, field(ship(type, 0))] as const),
    ...TRACKS.map((t) => [`track-${t}`, field(track(t))] as const),
    ...DEVELOPMENTS.map((type) => [type, field(development(type, 0))] as const),
    ...([1, 6] as const).map((face) => [`die-${face}`, field(die(face))] as const),
    ...(['vortex', 'quasar', 'void'] as const).map((sort) => [sort, field(SPECIAL[sort])] as const),
    ['planet', field(planet('ice', 'planet_ice_1'))],
    ['nebula', field(nebula(1))],
    ['base', field(BASES.base_odessa)],
    ['moon', field(moon('planetary', 'titanium', false, 'moon_titanium_3'))],
    ['leader', field(leader(PLAYERS[0].c))],
    ['raider', field(raiderToken('raid_vorticon', 'S'))],
    ['mech', field(TOKENS.mech)],
    ['discovery', field(TOKENS.discovery)],
    ['supremacy', field(TOKENS.supremacy)],
    ['tactic', [back, [0, 0, 64, 88]]],
    ['collective', field(COLLECTIVE)],
    ['lens', field(TOKENS.lens)],
    ['probe', field(TOKENS.probe)],
  ]);
}
let made: ReadonlyMap<string, Drawn> | null = null;

/** The address of a picture; null: there is none of that name. */
export function pictureOf(name: string): string | null {
  made ??= all();
  const found = made.get(name);
  return found === undefined ? null : pictureAddress(...found, NIGHT);
}
