/** What can be said at the table: the picks of answers, the kinds of questions, the reasons why something is refused. */
import type { PackFault } from '../content/pack.ts';
import type { PackProblem } from '../content/playable.ts';

export type Letter = 'Y' | 'G' | 'P' | 'W' | 'K';

export type Pick =
  // action
  | 'market'
  | `planet ${number}` // the place of a planet in sight
  | 'alone'
  | 'call'
  | `lack ${number}` // first for one skill of the planet, then for the other
  | `price ${Letter}`
  // everywhere: cards by their numbers in the pack, and the end of a list
  | `paw ${number}`
  | `plan ${number}`
  | 'done'
  // talks
  | 'wait'
  | 'abort'
  | 'offer'
  | 'to active'
  | 'to all'
  | `take ${Letter}`
  | `want ${Letter}`
  | `give ${Letter}`
  | 'for'
  | 'send'
  | 'withdraw'
  | 'contract'
  | `with ${number}` // a seat whose offer is part of the contract
  | 'as offered'
  | 'change'
  | `${Letter}>${number}` // one fragment of the planet to a seat
  | `${number}${Letter}>${number}` // one stored fragment from a seat to a seat
  | 'sign'
  | `agree ${number}` // the version
  | `refuse ${number}`
  | 'show'
  | `to ${number}`
  // trim, pay
  | `drop ${Letter}`
  | `pay ${Letter}`
  // market
  | `paw row ${number}`
  | `plan row ${number}`
  | 'blind paw'
  | 'blind plan'
  | 'wipe paws'
  | 'wipe plans'
  // complete: `plan n`, or
  | 'nothing';

export type ChoiceKind =
  | 'action' // Market, or which planet
  | 'planet' // alone, or call for help
  | 'lack' // how many icons are missing (of the skill that path.length says)
  | 'price' // what is promised
  | 'own-paws' // alone or in a contract: which Paws are played
  | 'talks' // the active player in the negotiation
  | 'help' // everybody else in it
  | 'audience' // who sees the Paws of the offer
  | 'offer-paws'
  | 'offer-terms' // what the helper takes, wants and gives
  | 'partners' // whose offers the contract takes up
  | 'terms' // as offered, or changed
  | 'share' // who gets the next fragment of the planet
  | 'gifts' // stored fragments
  | 'show-to'
  | 'show-what'
  | 'trim'
  | 'market'
  | 'spill'
  | 'complete'
  | 'pay';

export type Why =
  | 'planet-empty' // Q20
  | 'cannot-alone' // A8: the own Paws do not reach both requirements
  | 'too-many-calls' // Q36, with: { most }
  | 'time-is-over' // Q35: alone or Market
  | 'too-few-icons' // A8: with: { lacks: [n, n] }, what is still missing of each skill
  | 'must-play' // Q2: the active player plays a Paw
  | 'no-paws' // Q1: without a Paw one is no participant
  | 'too-many-offers' // Q36, with: { most }
  | 'too-many-contracts' // Q36, with: { most }
  | 'too-many-shows' // Q36, with: { most }
  | 'no-offer' // nothing to withdraw; no offer of this seat to take up
  | 'no-offers' // nobody has offered anything yet
  | 'offers-too-little' // A8: even with all offers the requirements are not met
  | 'not-joint' // Q5, A10: the offers together want more than there is
  | 'stale' // Q11: with: { version }: another version, or none, is on the table
  | 'agreed-already'
  | 'not-a-party' // Q1
  | 'not-held' // a card that is not in the hand
  | 'not-stored' // A10: with: { seat, colour }: more than that storage holds
  | 'not-on-planet' // Q5: with: { colour }
  | 'outsider' // Q1, Q4, Q5: no participant
  | 'cancels' // Q39: the seat gives and gets the same colour
  | 'row-gap' // A14: nothing lies there
  | 'deck-empty' // Q18
  | 'no-wipe' // the variant is off, or it is too late, or nothing lies there
  | 'cannot-pay' // Q25: with: { lacks: Gems }
  | 'seven' // A20
  | 'begins-without-a-chair' // Q34, with: { seats }
  | 'pack-broken'; // with: PackFault or PackProblem

export type PackTrouble = PackFault | PackProblem;
