/** Picks, kinds of questions, and reasons why something is refused. */
import type { PackFault } from '../content/pack.ts';
import type { PackProblem } from '../content/playable.ts';

export type Letter = 'Y' | 'G' | 'P' | 'W' | 'K';

/** Reasons that may be given with a refusal. */
export type Reason =
  | 'too little' // a contract gives too little
  | 'one more' // one more fragment would do
  | 'too much' // an offer asks too much
  | 'other paws' // an offer brings other skills than those that are missing
  | 'need paws' // the Paws are wanted for something else
  | 'you lead'
  | `rather ${Letter}` // another colour would do
  | `keep ${Letter}`; // the active player needs this colour

export type Pick =
  // action
  | 'market'
  | `planet ${number}` // the place of a planet in sight
  | 'alone'
  | 'call'
  | `ask ${number}` // a call in one pick: ten times what is missing of one skill, plus what is missing of the other
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
  | `accept ${number}` // a seat whose offer alone becomes the contract, as it is
  | 'contract'
  | `with ${number}` // a seat whose offer is part of the contract
  | 'as offered'
  | 'change'
  | `${Letter}>${number}` // one fragment of the planet to a seat
  | `${number}${Letter}>${number}` // one stored fragment from a seat to a seat
  | 'sign'
  | `agree ${number}` // the version
  | `refuse ${number}`
  | `object ${number}` // refuse, and say why
  | 'decline' // turn an offer down, which is an offer of `with n`, and say why, or
  | 'no reason'
  | Reason
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
  | 'nothing'
  | 'rest'; // nothing, and not asked again until storage or Blueprints change

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
  | 'decline' // whose offer is turned down
  | 'reason' // why something is turned down
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
  | 'nobody-to-call' // Q1: nobody else holds a Paw
  | 'time-is-over' // Q35: alone or Market
  | 'too-few-icons' // A8: with: { lacks: [n, n] }, what is still missing of each skill
  | 'must-play' // Q2: the active player plays a Paw
  | 'no-paws' // Q1: without a Paw a player does not take part
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
  | 'not-held' // the card is not in the hand
  | 'not-stored' // A10: with: { seat, colour, own? }: more than that storage holds; own: it is the asked seat's
  | 'not-on-planet' // Q5: with: { colour }
  | 'outsider' // Q1, Q4, Q5: does not take part
  | 'promise-full' // A9, with: { most }
  | 'refinery-used' // Q25: the rest is paid in the printed colours
  | 'cancels' // Q39: the seat gives and gets the same colour
  | 'row-gap' // A14: no card there
  | 'deck-empty' // Q18
  | 'no-wipe' // the variant is off, it is too late, or the row is empty
  | 'cannot-pay' // Q25: with: { lacks: Gems }
  | 'seven' // A20
  | 'begins-without-a-chair' // Q34, with: { seats }
  | 'pack-broken'; // with: PackFault or PackProblem

export type PackTrouble = PackFault | PackProblem;
