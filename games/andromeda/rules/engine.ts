/** The rules as the contract wants them, without words. */
import type { Game } from '@starboard/kernel';
import { battlePicks } from './battle/picks.ts';
import { battleSteps } from './battle/steps.ts';
import { advance, eventStep } from './calendar.ts';
import { collectiveSteps } from './collective/steps.ts';
import { contentOf } from './content.ts';
import { copy } from './copy.ts';
import { activateRegionStep, activateStep } from './effects/activate.ts';
import { buildStep } from './effects/build.ts';
import { chooseStep, tradeStep } from './effects/choose.ts';
import { damageModuleStep, damageShipStep } from './effects/damage.ts';
import { developStep } from './effects/develop.ts';
import { discoveryStep } from './effects/discovery.ts';
import { discardStep, keepStep } from './effects/draw.ts';
import { eachStep } from './effects/each.ts';
import { gainStep } from './effects/gain.ts';
import { leaderStep } from './effects/leader.ts';
import { loseStep } from './effects/lose.ts';
import { moduleStep } from './effects/module.ts';
import { moonStep } from './effects/moon.ts';
import { moveShipStep, recallStep } from './effects/moveShip.ts';
import { repairStep } from './effects/repair.ts';
import { stealStep } from './effects/steal.ts';
import { trackStep } from './effects/step.ts';
import { swapStep } from './effects/swap.ts';
import { doStep } from './effects/table.ts';
import { tipStep } from './effects/tip.ts';
import { upgradeStep } from './effects/upgrade.ts';
import { beside } from './free.ts';
import { withIdle } from './idle.ts';
import { imagine } from './imagine.ts';
import { invariants } from './invariants.ts';
import { launch, mech } from './launch.ts';
import { dockStep } from './moons.ts';
import { destinies, factions, opening } from './opening.ts';
import { fits, options } from './options.ts';
import { payStep } from './pay.ts';
import { corePicks } from './picks.ts';
import { region } from './regions.ts';
import { payPicks } from './resources.ts';
import { reactor, returning } from './return.ts';
import { outcome } from './scoring.ts';
import { redeal, secrets } from './secrets.ts';
import { setup } from './setup.ts';
import { activation } from './station.ts';
import { roles, tally } from './tally.ts';
import { climb } from './tracks.ts';
import { ability, triggers } from './triggers.ts';
import { game, limits, turnStep } from './turn.ts';
import type { Andromeda } from './types.ts';
import { VERSION } from './version.ts';

export const engine: Omit<Game<Andromeda>, 'words'> = {
  id: 'andromeda',
  seats: [1, 5],
  rules: { version: VERSION, state: 1 },
  options,
  fits,
  alphabet(table) {
    const c = contentOf(table);
    const { raw } = c;
    return [
      ...corePicks({
        modules: c.modules.length,
        moons: c.moons.length,
        tactics: c.tactics.length,
        tokens: c.discovery.length,
        upgrades: c.upgrades.length,
        cards: raw.developmentCards.length,
        factions: raw.factions.length,
        destiny: raw.destiny.length,
        abilities: c.powers.length,
      }),
      ...payPicks(c.dearest),
      ...battlePicks(c.tactics.length, raw.developmentCards.length, c.discovery.length, c.powers.length),
    ];
  },
  setup,
  steps: withIdle({
    game,
    factions,
    destinies,
    opening,
    turn: turnStep,
    launch,
    region,
    mech,
    return: returning,
    reactor,
    activation,
    do: doStep,
    climb,
    advance,
    event: eventStep,
    each: eachStep,
    triggers,
    ability,
    limits,
    pay: payStep,
    gain: gainStep,
    lose: loseStep,
    discard: discardStep,
    keep: keepStep,
    dock: dockStep,
    module: moduleStep,
    build: buildStep,
    upgrade: upgradeStep,
    develop: developStep,
    moon: moonStep,
    track: trackStep,
    discovery: discoveryStep,
    leader: leaderStep,
    repair: repairStep,
    'damage-module': damageModuleStep,
    'damage-ship': damageShipStep,
    tip: tipStep,
    trade: tradeStep,
    swap: swapStep,
    'move-ship': moveShipStep,
    activate: activateStep,
    'activate-region': activateRegionStep,
    recall: recallStep,
    choose: chooseStep,
    steal: stealStep,
    ...battleSteps,
    ...collectiveSteps,
  }),
  beside,
  copy,
  outcome,
  invariants,
  tally,
  roles,
  blank: () => ({}),
  remember: (m) => m,
  imagine,
  secrets,
  redeal,
};
