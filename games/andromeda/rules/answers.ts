/** Picks, kinds of questions, and reasons for refusals. */
import type { BattleChoice, BattlePick, BattleWhy } from './battle/types.ts';
import type { CollectiveChoice } from './collective/types.ts';

/**
 * Picks, see ./picks.ts for what makes and reads them. Places are named as on the map (r3c2), everything else by its number.
 */
export type Pick =
  /** D3, D39: a ship type, then `to`. */
  | 'transport'
  | 'fighter'
  | 'science_vessel'
  | 'heavy_cruiser'
  | 'return'
  | `to ${string}`
  /** Not now, enough, no. */
  | 'skip'
  | 'stop'
  | 'end'
  | 'yes'
  /** D1, D2. */
  | `faction ${number}`
  | `destiny ${number}`
  /** D5: which module, then where; D6. */
  | `module ${number}`
  | `place ${number} ${number}`
  | `discard ${number}`
  /** D7: which type of ship. */
  | `build ${number}`
  /** D8. */
  | `upgrade ${number}`
  /** D9: where, then the card; raising a tipped one. */
  | `develop ${string}`
  | `raise ${string}`
  | `card ${number}`
  /** D10: a way to pay, units of energy, ice, titanium, nanocarbon, credits. */
  | `pay ${string}`
  /** D11, D12, D21, D40: one unit. */
  | `unit ${number}`
  /** D13, D14, N70. */
  | `moon ${number}`
  | `abandon ${number}`
  | `slot ${number}`
  | `gap ${number} ${number}`
  | `drop ${number}`
  /** D12, D15: a tactic of this kind goes. */
  | `tactic ${number}`
  /** D16. */
  | `track ${number}`
  /** D17. */
  | `token ${number}`
  /** D18. */
  | `leader ${string}`
  /** D19, D20: a module, a ship type in the yard, a shield of a ship type, a ship in a region. */
  | `fix ${number}`
  | `salvage ${number}`
  | `shield ${number}`
  | `damage ${number}`
  | `ship ${number} ${string}`
  /** D21, D22. */
  | `option ${number}`
  /** D35. */
  | `head ${number}`
  | `activate ${number}`
  | `energize ${number}`
  | 'reactor'
  | 'all'
  /** D25. */
  | 'mech pay'
  | 'mech damage'
  /** D36. */
  | `ability ${number}`
  /** D40. */
  | `from ${number}`
  /** Free actions: N73. */
  | 'free abandon'
  | 'free slot'
  | 'free arrange'
  | 'free ghost'
  | `free ability ${number}`
  | `free token ${number}`
  | `free card ${number}`
  | `free tactic ${number}`
  | BattlePick;

/** Kinds of questions, by decision point. */
export type ChoiceKind =
  | 'faction' // D1
  | 'destiny' // D2
  | 'turn' // D3
  | 'extra-turn' // D39
  | 'where' // D3: the region
  | 'module' // D5
  | 'place' // D5: where in the row
  | 'discard-module' // D6
  | 'build' // D7
  | 'upgrade' // D8
  | 'develop' // D9, D34
  | 'development-card' // D9
  | 'pay' // D10
  | 'gain' // D11
  | 'lose' // D12
  | 'discard-tactic' // D12, D15
  | 'moon' // D13
  | 'dock' // D14
  | 'gap' // where a moon is slotted
  | 'clash' // N70
  | 'keep' // D15
  | 'track' // D16
  | 'token' // D17
  | 'leader' // D18
  | 'repair' // D19
  | 'damage-module' // D20
  | 'damage-ship' // D20
  | 'tip' // D20
  | 'trade' // D21
  | 'swap-give' // D21
  | 'swap-take' // D21
  | 'move-ship' // D21
  | 'activate' // D21
  | 'activate-region' // D21
  | 'recall'
  | 'mech' // D25
  | 'choose' // D4, D22
  | 'return' // D35
  | 'reactor' // D35
  | 'triggers' // D36
  | 'ability' // an optional ability
  | 'closing' // D37
  | 'steal' // D40
  | 'steal-unit' // D40
  | 'arrange' // N68
  | 'arrange-to'
  | 'ghost'
  | BattleChoice
  | CollectiveChoice;

export type Why =
  | 'no-ship-left'
  | 'too-far' // with: { steps }
  | 'own-ship-there'
  | 'enemy-there'
  | 'first-launch-peaceful'
  | 'needs-exploration'
  | 'base-not-possible'
  | 'no-region'
  | 'nothing-returns'
  | 'not-affordable'
  | 'already-activated'
  | 'damaged'
  | 'no-input-moon'
  | 'no-activator'
  | 'no-activator-in-row'
  | 'once-a-turn'
  | 'already-used'
  | 'no-effect'
  | 'cannot-build'
  | 'no-room'
  | 'repair-moon'
  // Why a table cannot be made.
  | 'collective-seats' // N12
  | 'pack-broken' // with: { problem }
  | BattleWhy;
