/** The rulebook in the app: the rules of ../RULES.md as a player reads them. */
import type { Rule } from '../rules/ids.ts';

export const rulebook: Readonly<Record<Rule, string>> = {
  // Setup
  A1: 'Hired Paws and Blueprints are shuffled separately. Four of each lie open: this is the market.',
  A2: 'Three planets lie open. All fragments go into the bag, and every space of the planets is filled blind from it.',
  A3: 'Everybody gets a starship by chance. Its back names the two colours of your hidden objective: only you may look. The other ships are put away unseen.',
  A4: 'Whoever won a game most recently begins. Then it goes clockwise.',
  A5: 'You start with one Blueprint and some Paws in hand: two if you begin, four if you come last, three in between. A table may deal one Paw more to everybody.',
  A6: 'Your hand is hidden. While you negotiate you may show cards of it to others.',

  // A turn
  A7: 'On your turn you either extract or go to the market. If a negotiation comes to nothing, you may still go to the market.',

  // Extract
  A8: 'Pick one of the open planets. Paws are played whose icons together reach both requirements printed on it; more icons do no harm.',
  A9: 'If you manage alone, all fragments are yours. Otherwise others may help with their Paws, and everybody involved has to agree on who gets what.',
  A10: 'Fragments from your storage may be part of the deal, and so may those of everybody who takes part. Whoever does not take part cannot give anything.',
  A11: 'Once the deal stands, the Paws are played and the fragments change hands. If you then have more than fits, you discard what you like at once. It goes onto the heap, never into the bag.',
  A12: 'The planet and the Paws that were played are discarded. A new planet is opened and filled from the bag.',
  A13: 'Decks and the bag are renewed only when something has to be drawn and nothing is left: discards are shuffled, the heap goes into the bag.',

  // Market
  A14: 'Take three cards: Hired Paws, Blueprints or both, open ones or blind from a deck. You may look at a blind card as soon as you have it.',
  A15: 'Afterwards the market is filled up to four Paws and four Blueprints. An empty deck is shuffled anew from its discards.',
  A16: 'You may hold eight cards, Paws and Blueprints together. If you have more, discard any of them at once.',

  // End of a turn
  A17: 'At the end of every turn everybody, not only the player whose turn it was, may complete one Blueprint: its fragments go from the storage onto the heap.',
  A18: 'What does not fit into your storage is discarded first: you cannot pay with it.',
  A19: 'A completed Blueprint is shown and tucked under your ship. Its upgrade works for the rest of the game, and equal upgrades add up, but never in the turn in which you completed it.',

  // End of the game
  A20: 'When somebody completes the sixth Blueprint, everybody gets one more chance to complete one. Then the game ends. Nobody completes a seventh.',
  A21: 'You score the points on your Blueprints, 1 for each fragment in your storage, and 1 for each fragment printed on your Blueprints in one of the two colours of your objective.',
  A22: 'The most points win. If there is a tie, whoever of the tied comes later in turn order wins.',

  // Settled questions
  Q1: 'You take part in an extraction if it is your turn, or if you play at least one Paw in it. Only those who take part can give or get anything.',
  Q2: 'On your turn you have to play at least one Paw yourself when you extract; the others only help. A table may switch this off.',
  Q3: 'You may play more Paws than needed. Such a Paw, too, makes you part of the extraction.',
  Q4: 'Stored fragments may go to anybody who takes part, also from one helper to another. A table may allow gifts to everybody else as well.',
  Q5: 'Every fragment of the planet goes to exactly one player who takes part. A helper may get nothing at all.',
  Q6: 'Cards are never traded: they are played or discarded.',
  Q7: 'There is no trade outside an extraction.',
  Q8: 'A promise about a later turn binds nobody. Only what a contract says is carried out.',
  Q9: 'A contract is carried out at once and as a whole: Paws are shown, all fragments move together, everybody with too many discards in secret, then the planet is replaced.',
  Q10: 'You may agree to more than fits into your storage. You choose freely what goes, old fragments or new ones. The table tells you before you agree.',
  Q11: 'Nothing moves until one contract meets both requirements and everybody in it has agreed to the very same version.',
  Q12: 'Any number of players may help.',
  Q13: 'You take exactly three cards, and one more for each upgrade that says so, one after the other. The market is not filled in between. You take fewer only if nothing is left.',
  Q14: 'The hand limit counts once you have all your cards and the market is filled, before Blueprints are completed. If an upgrade lets you draw later, it counts right then.',
  Q15: 'What you discard from your hand lies open on the pile of its kind. You choose freely.',
  Q16: 'The market is filled from left to right, Paws first.',
  Q17: 'If a deck and its discards are both empty, gaps stay in the market. They are filled as soon as there are cards, at the end of a Market or of a turn.',
  Q18: 'If you draw blind from an empty deck, its discards are shuffled first. If there are none, you cannot draw there.',
  Q19: 'If the bag runs out while a planet is filled, the heap goes into the bag and filling goes on.',
  Q20: 'If bag and heap are both empty, spaces stay open. They are filled at the end of a turn, the oldest planet first. A planet without fragments cannot be extracted.',
  Q21: 'If the planets are shuffled anew, the one that was just discarded is among them.',
  Q22: 'You cannot pass. You can always go to the market.',
  Q23: 'Blueprints are completed one player after the other, beginning with the player whose turn it is. Everybody is asked who holds a Blueprint and could pay one of those that nobody sees, so being asked gives nothing away. If you like, you are not asked again until your storage or your Blueprints change.',
  Q24: 'One Blueprint each is the most in a turn.',
  Q25: 'You pay exactly the printed colours, unless a refinery of yours allows another one. You cannot throw fragments away just like that.',
  Q26: 'An upgrade begins to work when the next turn begins.',
  Q27: 'The last chance is one more round of completing for everybody with fewer than six Blueprints, one each at most. A table may do without it, or finish the round of turns first.',
  Q28: 'A sixth Blueprint ends the game in somebody else’s turn, too.',
  Q29: 'For your objective the colours printed on a Blueprint count, even if you paid with another colour.',
  Q30: 'The points of a Blueprint are seen when it is completed and covered afterwards. The table shows who has completed what; adding up is your business.',
  Q31: 'Everybody sees the storages, how many Paws and Blueprints you hold, upgrades, discards, the heap and how large the decks are. Hands and objectives are secret.',
  Q32: 'You may show cards to whom you like while you negotiate. It binds you to nothing. You may say what is not true, but what you show is real.',
  Q33: 'Turn order is counted from the first player: in a tie the later seat wins.',
  Q34: 'The winner of the last game at this table begins, otherwise chance decides. A table may also choose the seat.',
  Q35: 'If nobody has anything more to say, the negotiation has come to nothing. A table may also limit the time of a negotiation. When it is over, all offers lapse, and the player whose turn it is extracts alone or goes to the market.',
  Q36: 'In one turn the active player may call for help three times and propose six contracts; everybody may send three offers and show cards three times. You have one open offer: a new one replaces it, and a contract that used the old one is void.',
  Q37: 'Everybody sees which fragments are offered and asked for. Your Paws are seen by the active player, or by all if you like; in a contract only by their owner and the active player, until it is carried out. Whoever proposes a contract has agreed to it.',
  Q38: 'The Paws of an offer come as a whole. The fragments may be divided differently: then it is a new question, and you may refuse.',
  Q39: 'In one contract nobody gives away and gets stored fragments of the same colour: it would cancel out.',
  Q40: 'You may leave standing orders: offer one skill for one colour whenever somebody calls for it, make no deals, complete a certain Blueprint as soon as you can, or complete nothing. They stand until you take them back.',
  Q41: 'If a player is away, nothing is offered and nothing completed; the turn goes to the market for blind Paws, and what is too much is discarded. A bot may take over instead.',
  Q42: 'If there is only one way to discard down to your capacity, you are not asked.',
  Q43: 'Variant: before the first card of a Market, once, you may throw away all open Paws or all open Blueprints. Four new ones are opened, and you take one card less.',
  Q44: 'With a no you may give a reason from a small list: too little, one more fragment, another colour, your own need, the other is ahead. The active player may turn an offer down in the same way, and its sender may make another. Reasons are words: they bind nobody and need not be true.',
};
