/** The drawing on a button: what the pick is about, where there is one. */
import type { ComponentChildren } from 'preact';
import { MODULE_TYPES, RESOURCES, SHIPS } from '../content/vocabulary.ts';
import { numberOf } from '../rules/picks.ts';
import { amountsOf } from '../rules/resources.ts';
import type { Pick } from '../rules/types.ts';
import { topFrame } from '../words/common.ts';
import { sideOf } from '../words/sides.ts';
import type { GlyphId } from './art/glyphs.ts';
import { Art, art, GlyphArt, TrackArt } from './art/index.tsx';
import { PLAYERS } from './art/players.ts';
import { effectSigns, priceSigns, Signs } from './glyphs/index.tsx';
import { playerOf, type Scene } from './scene.ts';

const PLAIN: Readonly<Record<string, GlyphId>> = {
  return: 'recall',
  reactor: 'activate',
  all: 'activate',
  roll: 'dice',
  draw: 'tactic',
  energy: 'energy',
  accept: 'truce',
  refuse: 'confrontation',
  'mech pay': 'credits',
  'mech damage': 'damage',
  'free abandon': 'moon',
  'free slot': 'slotin',
  'free arrange': 'module',
};
const OF_SHIPS: readonly string[] = ['build', 'salvage', 'shield', 'save', 'spare'];

export function iconOf(scene: Scene, pick: Pick): ComponentChildren {
  const { c, props } = scene;
  const plain = PLAIN[pick];
  if (plain !== undefined) return <GlyphArt of={plain} />;
  const [word] = pick.split(' ');
  const n = numberOf(pick);
  const who = props.turn === null ? 0 : sideOf(props.known, props.turn.seat);
  if (word === 'pay') {
    const amounts = amountsOf(pick);
    return <Signs of={priceSigns(Object.fromEntries(RESOURCES.map((r, i) => [r, amounts[i]])))} />;
  }
  if (word === 'unit') return <GlyphArt of={RESOURCES[n]} />;
  if (word === 'die') return <Art of={art.die(n, PLAYERS[playerOf(scene, who)].c)} />;
  if (OF_SHIPS.includes(word)) return <Art of={art.ship(SHIPS[n], playerOf(scene, who))} />;
  if (word === 'option') return <OptionSigns scene={scene} n={n} />;
  if (word === 'track') return <TrackArt of={c.raw.tracks[n].track} />;
  if (word === 'head') return <TrackArt of={MODULE_TYPES[n]} />;
  if (word === 'moon' || word === 'abandon' || word === 'drop') return <Art of={art.moon(c.raw.moons[n])} />;
  return null;
}

function OptionSigns({ scene, n }: { readonly scene: Scene; readonly n: number }) {
  const f = topFrame(scene.props.known);
  const e = f?.step === 'choose' ? scene.c.lists.get(f.at)?.[f.e] : undefined;
  return e?.k === 'choose' ? <Signs of={effectSigns(e.options[n] ?? [])} /> : null;
}
