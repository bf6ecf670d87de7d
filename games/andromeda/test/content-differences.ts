/**
 * Where our pieces differ from the reference list (golden/content-reference.json), piece by piece, with the reason. The list was
 * written once from the content that was handed over with the rules. It is not made from our own files or words.
 */

const WHY = {
  modulePrices: 'BALANCE.md: a module is worth 4.5 by the value model; at 1 to 3 the player who bought most of them won',
  commerce: 'BALANCE.md: paid with any material, commerce was 41 to 45 % of all modules bought (20 to 30 wanted)',
  developmentVp: 'BALANCE.md: length of the game',
  developmentPrice: 'BALANCE.md: more developments per player',
  moduleVp: 'BALANCE.md: modules that score 2 or 3 VP score 1 less and give 1 energy more; length of the game',
  raiderVp: 'BALANCE.md: 1 VP more, for the share of VP from battles',
  trackVp: 'BALANCE.md: fewer VP on tracks; length of the game',
  laterTokens: 'BALANCE.md: later players at a supremacy token gain a resource in the place of VP; length with 4 and 5 players',
  wheels: 'BALANCE.md: wins against the commander of this rank (70, 50, 30 % wanted)',
  botName: 'a bot has this name',
  englishName: 'typography, or a settled term (scrapped ship, Leaders’)',
  germanName: 'better German: word-for-word translation, spelling, or a term the game does not use',
} as const;

export interface Difference {
  /** List, id, field. */
  readonly at: string;
  /** Undefined: the list does not have the field. */
  readonly reference: unknown;
  /** Null: our piece does not have the field. */
  readonly ours: unknown;
  readonly why: (typeof WHY)[keyof typeof WHY];
}

export const DIFFERENCES: readonly Difference[] = [
  { at: 'constants/modulePrice/bottom', reference: 1, ours: 3, why: WHY.modulePrices },
  { at: 'constants/modulePrice/middle', reference: 2, ours: 4, why: WHY.modulePrices },
  { at: 'constants/modulePrice/top', reference: 3, ours: 5, why: WHY.modulePrices },
  { at: 'constants/moduleColour/commerce', reference: 'material', ours: 'credits', why: WHY.commerce },
  { at: 'constants/developmentLeaders', reference: [1, 2, 2, 3], ours: [1, 2, 2, 2], why: WHY.developmentPrice },
  { at: 'constants/developmentVp/base', reference: 2, ours: 1, why: WHY.developmentVp },
  { at: 'constants/developmentVp/perAdjacentAllianceBase', reference: 2, ours: 1, why: WHY.developmentVp },
  { at: 'constants/developmentVp/perAdjacentDevelopment', reference: 2, ours: 1, why: WHY.developmentVp },
  { at: 'constants/modulePriceOf', reference: undefined, ours: { commerce: { bottom: 3, middle: 3, top: 4 } }, why: WHY.commerce },
  { at: 'moons/moon_titanium_8/name/en', reference: 'Orin', ours: 'Orrel', why: WHY.botName },
  { at: 'moons/moon_titanium_8/name/de', reference: 'Orin', ours: 'Orrel', why: WHY.botName },
  {
    at: 'modules/mod_sci_11/do',
    reference: [{ k: 'vp', n: 2 }],
    ours: [
      { k: 'vp', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_sci_17/do',
    reference: [
      { k: 'vp', n: 2 },
      { k: 'draw', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 1 },
      { k: 'draw', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_sci_22/do',
    reference: [
      { k: 'vp', n: 2 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 1 },
      { k: 'gain', res: 'energy', n: 2 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_ind_23/do',
    reference: [
      { k: 'vp', n: 2 },
      { k: 'repair', n: 2 },
    ],
    ours: [
      { k: 'vp', n: 1 },
      { k: 'repair', n: 2 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_ind_25/do',
    reference: [
      { k: 'vp', n: 3 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 2 },
      { k: 'gain', res: 'energy', n: 2 },
    ],
    why: WHY.moduleVp,
  },
  { at: 'modules/mod_com_06/name/en', reference: "Smuggler's Berth", ours: 'Smuggler’s Berth', why: WHY.englishName },
  {
    at: 'modules/mod_com_08/do',
    reference: [
      { k: 'vp', n: 2 },
      { k: 'gain', res: 'credits', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 1 },
      { k: 'gain', res: 'credits', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_com_12/do',
    reference: [
      { k: 'vp', n: 2 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 1 },
      { k: 'gain', res: 'energy', n: 2 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_com_17/do',
    reference: [
      { k: 'vp', n: 3 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 2 },
      { k: 'gain', res: 'energy', n: 2 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_com_19/do',
    reference: [
      { k: 'step', track: 'commerce', n: 1 },
      { k: 'vp', n: 2 },
    ],
    ours: [
      { k: 'step', track: 'commerce', n: 1 },
      { k: 'vp', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.moduleVp,
  },
  { at: 'modules/mod_com_22/name/de', reference: 'Mondmünze', ours: 'Mondprägerei', why: WHY.germanName },
  {
    at: 'modules/mod_com_23/do',
    reference: [
      { k: 'vp', n: 3 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 2 },
      { k: 'gain', res: 'energy', n: 2 },
    ],
    why: WHY.moduleVp,
  },
  { at: 'modules/mod_civ_04/name/en', reference: "Healers' Row", ours: 'Healers’ Row', why: WHY.englishName },
  {
    at: 'modules/mod_civ_09/do',
    reference: [
      { k: 'vp', n: 2 },
      { k: 'gain', res: 'nanocarbon', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 1 },
      { k: 'gain', res: 'nanocarbon', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_civ_12/do',
    reference: [
      { k: 'vp', n: 2 },
      { k: 'draw', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 1 },
      { k: 'draw', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.moduleVp,
  },
  { at: 'modules/mod_civ_16/name/en', reference: "Founders' Monument", ours: 'Founders’ Monument', why: WHY.englishName },
  { at: 'modules/mod_civ_19/name/en', reference: "Leader's Forum", ours: 'Leaders’ Forum', why: WHY.englishName },
  {
    at: 'modules/mod_civ_20/do',
    reference: [
      { k: 'step', track: 'supremacy', n: 1 },
      { k: 'vp', n: 2 },
    ],
    ours: [
      { k: 'step', track: 'supremacy', n: 1 },
      { k: 'vp', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_civ_22/do',
    reference: [{ k: 'vp', n: 3 }],
    ours: [
      { k: 'vp', n: 2 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_civ_23/do',
    reference: [
      { k: 'leader', n: 1 },
      { k: 'vp', n: 2 },
    ],
    ours: [
      { k: 'leader', n: 1 },
      { k: 'vp', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_civ_24/do',
    reference: [
      { k: 'step', track: 'civilization', n: 1 },
      { k: 'vp', n: 2 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    ours: [
      { k: 'step', track: 'civilization', n: 1 },
      { k: 'vp', n: 1 },
      { k: 'gain', res: 'energy', n: 2 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'modules/mod_civ_25/do',
    reference: [
      { k: 'gain', res: 'nanocarbon', n: 2 },
      { k: 'vp', n: 2 },
    ],
    ours: [
      { k: 'gain', res: 'nanocarbon', n: 2 },
      { k: 'vp', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.moduleVp,
  },
  {
    at: 'factions/fac_pulsewar/plan/en',
    reference: 'Fights everywhere, grows from defeat and wreckage.',
    ours: 'Fights everywhere, grows from defeat and scrap.',
    why: WHY.englishName,
  },
  {
    at: 'factions/fac_pulsewar/plan/de',
    reference: 'Kämpft überall und wächst an Niederlagen und Wracks.',
    ours: 'Kämpft überall und wächst an Niederlagen und Schrott.',
    why: WHY.germanName,
  },
  {
    at: 'factions/fac_astropirates/plan/de',
    reference: 'Lebt von den Nachbarn und wagt sich überall hin.',
    ours: 'Lebt von den Nachbarn und wagt sich überallhin.',
    why: WHY.germanName,
  },
  { at: 'neutralUpgrades/upg_n07/name/de', reference: 'Breiter Schöpfer', ours: 'Breite Schaufel', why: WHY.germanName },
  { at: 'neutralUpgrades/upg_n13/name/de', reference: 'Plündererbemalung', ours: 'Kriegsbemalung', why: WHY.germanName },
  { at: 'tactics/tac_08/name/de', reference: 'Rauch und Spiegel', ours: 'Schall und Rauch', why: WHY.germanName },
  { at: 'tactics/tac_19/name/de', reference: 'Mutige Miene', ours: 'Gute Miene', why: WHY.germanName },
  { at: 'destiny/des_19/name/de', reference: 'Gipfel der Zeit', ours: 'Gipfel der Epoche', why: WHY.germanName },
  { at: 'events/ev_raider_surge/name/de', reference: 'Ansturm der Plünderer', ours: 'Ansturm der Bedrohungen', why: WHY.germanName },
  { at: 'events/ev_dragons_breath/name/en', reference: "Dragon's Breath", ours: 'Dragon’s Breath', why: WHY.englishName },
  {
    at: 'raiders/raid_vorticon/reward',
    reference: [
      { k: 'vp', n: 1 },
      { k: 'gain', res: 'any', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 2 },
      { k: 'gain', res: 'any', n: 1 },
    ],
    why: WHY.raiderVp,
  },
  {
    at: 'raiders/raid_husks/reward',
    reference: [
      { k: 'vp', n: 1 },
      { k: 'draw', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 2 },
      { k: 'draw', n: 1 },
    ],
    why: WHY.raiderVp,
  },
  {
    at: 'raiders/raid_lancer/reward',
    reference: [
      { k: 'vp', n: 3 },
      { k: 'gain', res: 'any', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 4 },
      { k: 'gain', res: 'any', n: 1 },
    ],
    why: WHY.raiderVp,
  },
  {
    at: 'raiders/raid_rustking/reward',
    reference: [
      { k: 'vp', n: 3 },
      { k: 'gain', res: 'material', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 4 },
      { k: 'gain', res: 'material', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.raiderVp,
  },
  {
    at: 'raiders/raid_leviathan/reward',
    reference: [
      { k: 'vp', n: 4 },
      { k: 'moon', src: 'planet', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 5 },
      { k: 'moon', src: 'planet', n: 1 },
    ],
    why: WHY.raiderVp,
  },
  {
    at: 'raiders/raid_mechaphage/reward',
    reference: [
      { k: 'vp', n: 4 },
      { k: 'moon', src: 'planet', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 5 },
      { k: 'moon', src: 'planet', n: 1 },
    ],
    why: WHY.raiderVp,
  },
  {
    at: 'raiders/raid_admiral/reward',
    reference: [
      { k: 'vp', n: 5 },
      { k: 'module', types: ['any'], price: 'free', pick: 'bottom' },
    ],
    ours: [
      { k: 'vp', n: 6 },
      { k: 'module', types: ['any'], price: 'free', pick: 'bottom' },
    ],
    why: WHY.raiderVp,
  },
  {
    at: 'raiders/raid_wyrm/reward',
    reference: [
      { k: 'vp', n: 5 },
      { k: 'module', types: ['any'], price: 'free', pick: 'bottom' },
    ],
    ours: [
      { k: 'vp', n: 6 },
      { k: 'module', types: ['any'], price: 'free', pick: 'bottom' },
    ],
    why: WHY.raiderVp,
  },
  {
    at: 'raiders/raid_eclipse/reward',
    reference: [
      { k: 'vp', n: 7 },
      { k: 'discovery', src: 'pool', look: 2, take: 1 },
    ],
    ours: [
      { k: 'vp', n: 8 },
      { k: 'discovery', src: 'pool', look: 2, take: 1 },
    ],
    why: WHY.raiderVp,
  },
  {
    at: 'raiders/raid_stormmother/reward',
    reference: [
      { k: 'vp', n: 7 },
      { k: 'step', track: 'any', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    ours: [
      { k: 'vp', n: 8 },
      { k: 'step', track: 'any', n: 1 },
      { k: 'gain', res: 'energy', n: 1 },
    ],
    why: WHY.raiderVp,
  },
  {
    at: 'raiders/raid_void_dragon/reward',
    reference: [
      { k: 'vp', n: 5 },
      { k: 'discovery', src: 'pool', look: 2, take: 1 },
    ],
    ours: [
      { k: 'vp', n: 6 },
      { k: 'discovery', src: 'pool', look: 2, take: 1 },
    ],
    why: WHY.raiderVp,
  },
  { at: 'supremacy/sup_3/name/en', reference: "Hunter's Writ", ours: 'Hunter’s Writ', why: WHY.englishName },
  { at: 'developments/observatory/resourceCost/material', reference: 1, ours: null, why: WHY.developmentPrice },
  { at: 'developments/factory/resourceCost/material', reference: 1, ours: null, why: WHY.developmentPrice },
  { at: 'developments/spaceport/resourceCost/material', reference: 1, ours: null, why: WHY.developmentPrice },
  { at: 'developments/metropolis/resourceCost/material', reference: 1, ours: null, why: WHY.developmentPrice },
  { at: 'developments/obelisk/resourceCost/material', reference: 1, ours: null, why: WHY.developmentPrice },
  { at: 'tracks/track_science/steps/trk_sci_5/do', reference: [{ k: 'vp', n: 2 }], ours: [{ k: 'gain', res: 'any', n: 1 }], why: WHY.trackVp },
  { at: 'tracks/track_science/steps/trk_sci_7/do', reference: [{ k: 'vp', n: 2 }], ours: [{ k: 'gain', res: 'any', n: 1 }], why: WHY.trackVp },
  { at: 'tracks/track_science/steps/trk_sci_10/do', reference: [{ k: 'vp', n: 3 }], ours: [{ k: 'vp', n: 2 }], why: WHY.trackVp },
  { at: 'tracks/track_science/steps/trk_sci_12/do', reference: [{ k: 'vp', n: 5 }], ours: [{ k: 'vp', n: 4 }], why: WHY.trackVp },
  { at: 'tracks/track_industry/steps/trk_ind_5/do', reference: [{ k: 'vp', n: 2 }], ours: [{ k: 'gain', res: 'any', n: 1 }], why: WHY.trackVp },
  { at: 'tracks/track_industry/steps/trk_ind_7/do', reference: [{ k: 'vp', n: 2 }], ours: [{ k: 'gain', res: 'any', n: 1 }], why: WHY.trackVp },
  { at: 'tracks/track_industry/steps/trk_ind_10/do', reference: [{ k: 'vp', n: 3 }], ours: [{ k: 'vp', n: 2 }], why: WHY.trackVp },
  { at: 'tracks/track_industry/steps/trk_ind_12/do', reference: [{ k: 'vp', n: 5 }], ours: [{ k: 'vp', n: 4 }], why: WHY.trackVp },
  { at: 'tracks/track_commerce/steps/trk_com_4/do', reference: [{ k: 'vp', n: 2 }], ours: [{ k: 'gain', res: 'any', n: 1 }], why: WHY.trackVp },
  { at: 'tracks/track_commerce/steps/trk_com_7/do', reference: [{ k: 'vp', n: 2 }], ours: [{ k: 'gain', res: 'any', n: 1 }], why: WHY.trackVp },
  { at: 'tracks/track_commerce/steps/trk_com_10/do', reference: [{ k: 'vp', n: 3 }], ours: [{ k: 'vp', n: 2 }], why: WHY.trackVp },
  { at: 'tracks/track_commerce/steps/trk_com_12/do', reference: [{ k: 'vp', n: 5 }], ours: [{ k: 'vp', n: 4 }], why: WHY.trackVp },
  { at: 'tracks/track_civilization/steps/trk_civ_5/do', reference: [{ k: 'vp', n: 2 }], ours: [{ k: 'gain', res: 'any', n: 1 }], why: WHY.trackVp },
  { at: 'tracks/track_civilization/steps/trk_civ_7/do', reference: [{ k: 'vp', n: 2 }], ours: [{ k: 'gain', res: 'any', n: 1 }], why: WHY.trackVp },
  { at: 'tracks/track_civilization/steps/trk_civ_10/do', reference: [{ k: 'vp', n: 3 }], ours: [{ k: 'vp', n: 2 }], why: WHY.trackVp },
  { at: 'tracks/track_civilization/steps/trk_civ_12/do', reference: [{ k: 'vp', n: 5 }], ours: [{ k: 'vp', n: 4 }], why: WHY.trackVp },
  {
    at: 'tracks/track_supremacy/steps/trk_sup_3/elseDo',
    reference: [{ k: 'vp', n: 2 }],
    ours: [{ k: 'gain', res: 'any', n: 1 }],
    why: WHY.laterTokens,
  },
  { at: 'tracks/track_supremacy/steps/trk_sup_4/do', reference: [{ k: 'vp', n: 2 }], ours: [{ k: 'gain', res: 'any', n: 1 }], why: WHY.trackVp },
  {
    at: 'tracks/track_supremacy/steps/trk_sup_6/elseDo',
    reference: [{ k: 'vp', n: 2 }],
    ours: [{ k: 'gain', res: 'any', n: 1 }],
    why: WHY.laterTokens,
  },
  { at: 'tracks/track_supremacy/steps/trk_sup_7/do', reference: [{ k: 'vp', n: 2 }], ours: [{ k: 'gain', res: 'any', n: 1 }], why: WHY.trackVp },
  {
    at: 'tracks/track_supremacy/steps/trk_sup_9/elseDo',
    reference: [{ k: 'vp', n: 2 }],
    ours: [{ k: 'gain', res: 'any', n: 1 }],
    why: WHY.laterTokens,
  },
  { at: 'tracks/track_supremacy/steps/trk_sup_10/do', reference: [{ k: 'vp', n: 3 }], ours: [{ k: 'vp', n: 2 }], why: WHY.trackVp },
  { at: 'tracks/track_supremacy/steps/trk_sup_12/do', reference: [{ k: 'vp', n: 5 }], ours: [{ k: 'vp', n: 4 }], why: WHY.trackVp },
  { at: 'commanders/cmd_halcyon/wheel/cmd_halcyon_2/do', reference: [{ k: 'draw', n: 1 }], ours: [{ k: 'vp', n: 2 }], why: WHY.wheels },
  {
    at: 'commanders/cmd_halcyon/wheel/cmd_halcyon_4/do',
    reference: [{ k: 'draw', n: 1 }],
    ours: [{ k: 'moon', src: 'nebula', n: 1 }],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_brax/wheel/cmd_brax_0/do',
    reference: [{ k: 'draw', n: 1 }],
    ours: [
      { k: 'draw', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_brax/wheel/cmd_brax_2/do',
    reference: [{ k: 'draw', n: 1 }],
    ours: [
      { k: 'draw', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_brax/wheel/cmd_brax_3/do',
    reference: [{ k: 'repair', n: 1 }],
    ours: [
      { k: 'repair', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  { at: 'commanders/cmd_brax/wheel/cmd_brax_5/do', reference: [{ k: 'vp', n: 1 }], ours: [{ k: 'vp', n: 2 }], why: WHY.wheels },
  { at: 'commanders/cmd_brax/wheel/cmd_brax_7/do', reference: [{ k: 'draw', n: 1 }], ours: [{ k: 'moon', src: 'nebula', n: 1 }], why: WHY.wheels },
  {
    at: 'commanders/cmd_ovid/wheel/cmd_ovid_2/do',
    reference: [{ k: 'draw', n: 1 }],
    ours: [
      { k: 'draw', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  { at: 'commanders/cmd_ovid/wheel/cmd_ovid_5/do', reference: [{ k: 'draw', n: 1 }], ours: [{ k: 'vp', n: 2 }], why: WHY.wheels },
  { at: 'commanders/cmd_ovid/wheel/cmd_ovid_7/do', reference: [{ k: 'draw', n: 1 }], ours: [{ k: 'moon', src: 'nebula', n: 1 }], why: WHY.wheels },
  {
    at: 'commanders/cmd_mantis/wheel/cmd_mantis_2/do',
    reference: [{ k: 'repair', n: 1 }],
    ours: [
      { k: 'repair', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_loom/wheel/cmd_loom_0/do',
    reference: [{ k: 'draw', n: 1 }],
    ours: [
      { k: 'draw', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_loom/wheel/cmd_loom_2/do',
    reference: [{ k: 'draw', n: 1 }],
    ours: [
      { k: 'draw', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_loom/wheel/cmd_loom_3/do',
    reference: [{ k: 'repair', n: 1 }],
    ours: [
      { k: 'repair', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  { at: 'commanders/cmd_loom/wheel/cmd_loom_5/do', reference: [{ k: 'draw', n: 1 }], ours: [{ k: 'vp', n: 2 }], why: WHY.wheels },
  {
    at: 'commanders/cmd_prism/wheel/cmd_prism_1/do',
    reference: [{ k: 'event', n: 1 }],
    ours: [
      { k: 'event', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_prism/wheel/cmd_prism_3/do',
    reference: [{ k: 'draw', n: 1 }],
    ours: [{ k: 'module', types: ['science'], price: 'free', pick: 'bottom' }],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_prism/wheel/cmd_prism_5/do',
    reference: [{ k: 'moon', src: 'nebula', n: 1 }],
    ours: [
      { k: 'moon', src: 'nebula', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  { at: 'commanders/cmd_prism/wheel/cmd_prism_7/do', reference: [{ k: 'draw', n: 1 }], ours: [{ k: 'vp', n: 2 }], why: WHY.wheels },
  {
    at: 'commanders/cmd_tyrant/wheel/cmd_tyrant_7/do',
    reference: [{ k: 'repair', n: 1 }],
    ours: [
      { k: 'repair', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_hive/wheel/cmd_hive_2/do',
    reference: [
      { k: 'module', types: ['civilization'], price: 'free', pick: 'bottom' },
      { k: 'draw', n: 1 },
    ],
    ours: [
      { k: 'module', types: ['civilization'], price: 'free', pick: 'bottom' },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_hive/wheel/cmd_hive_4/do',
    reference: [
      { k: 'moon', src: 'nebula', n: 1 },
      { k: 'repair', n: 1 },
    ],
    ours: [
      { k: 'moon', src: 'nebula', n: 1 },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_hive/wheel/cmd_hive_5/do',
    reference: [{ k: 'module', types: ['any'], price: 'free', pick: 'bottom' }],
    ours: [
      { k: 'module', types: ['any'], price: 'free', pick: 'bottom' },
      { k: 'vp', n: 2 },
    ],
    why: WHY.wheels,
  },
  {
    at: 'commanders/cmd_null/wheel/cmd_null_0/do',
    reference: [{ k: 'module', types: ['commerce'], price: 'free', pick: 'bottom' }],
    ours: [
      { k: 'module', types: ['commerce'], price: 'free', pick: 'bottom' },
      { k: 'vp', n: 1 },
    ],
    why: WHY.wheels,
  },
  { at: 'commanders/cmd_null/wheel/cmd_null_2/do', reference: [{ k: 'draw', n: 1 }], ours: [{ k: 'moon', src: 'nebula', n: 1 }], why: WHY.wheels },
  { at: 'commanders/cmd_null/wheel/cmd_null_6/do', reference: [{ k: 'vp', n: 1 }], ours: [{ k: 'vp', n: 2 }], why: WHY.wheels },
];
