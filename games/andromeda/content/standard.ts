/** The standard game: the files of ./pieces put together. */
import artifactModules from './pieces/artifact-modules.json' with { type: 'json' };
import board from './pieces/board.json' with { type: 'json' };
import collective from './pieces/collective.json' with { type: 'json' };
import commanders from './pieces/commanders.json' with { type: 'json' };
import constants from './pieces/constants.json' with { type: 'json' };
import destiny from './pieces/destiny.json' with { type: 'json' };
import developments from './pieces/developments.json' with { type: 'json' };
import events from './pieces/events.json' with { type: 'json' };
import factions from './pieces/factions.json' with { type: 'json' };
import civilization from './pieces/modules-civilization.json' with { type: 'json' };
import commerce from './pieces/modules-commerce.json' with { type: 'json' };
import industry from './pieces/modules-industry.json' with { type: 'json' };
import science from './pieces/modules-science.json' with { type: 'json' };
import moons from './pieces/moons.json' with { type: 'json' };
import raiders from './pieces/raiders.json' with { type: 'json' };
import regions from './pieces/regions.json' with { type: 'json' };
import rowHeads from './pieces/row-heads.json' with { type: 'json' };
import ships from './pieces/ships.json' with { type: 'json' };
import tactics from './pieces/tactics.json' with { type: 'json' };
import tokens from './pieces/tokens.json' with { type: 'json' };
import tracks from './pieces/tracks.json' with { type: 'json' };
import upgrades from './pieces/upgrades.json' with { type: 'json' };
import type { Content } from './types.ts';

const { upgrades: collectiveUpgrades, ...cards } = collective;

/** The compiler infers wider types for the files; `content.test.ts` holds them to the shapes of ./packs/shapes.ts. */
export const STANDARD = {
  pack: null,
  constants,
  ...board,
  ships,
  ...regions,
  moons,
  rowHeads,
  modules: [...science, ...industry, ...commerce, ...civilization],
  artifactModules,
  factions,
  ...upgrades,
  tactics,
  destiny,
  ...events,
  raiders,
  ...tokens,
  ...developments,
  tracks,
  commanders,
  ...cards,
  collectiveUpgrades,
} as unknown as Content;
