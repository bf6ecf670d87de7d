/** The rulebook in the app: the rules of ../RULES.md as a player reads them. */
import type { Rule } from '../../../rules/ids.ts';
import { chaptersIn } from '../../chapters.ts';
import { joined } from '../../joined.ts';

export const rulebook: Readonly<Record<Rule, string>> = joined({
  // Components
  R1: 'The box holds 72 relics (eight kinds, nine copies each), three aliens (the Pilferer, the Schemer and the Time Thief) and six sabortals. Each player gets one of six collectors and one of six ships. One starting pass goes round.',
  R2: 'Ten portals are laid out in a row. From portal 1 to portal 10 they are worth 1, 1, 2, 2, 2, 2, 3, 3, 4 and 4 actions. Portal 1 is the front, portal 10 is the furthest out.',
  R3: 'The eight kinds of relic are Light-year Boots, Endless Roll, Quantum Driver, Cloak of Silence, Moondust Vacuum, Time Machine, Wormhole Plug and Watchful Eye.',

  // Setup
  R4: 'The portals are laid out in order, portal 1 first. The three aliens wait face up at portals 1, 2 and 3, one at each, in random order.',
  R5: 'You have a collector and a ship. Everything placed in front of you belongs to your home planet.',
  R6: 'You start with six relics in a game for three or four, with five relics in a game for five or six. Your own sabortal is mixed in, and nobody ever knows where in your hand it is.',
  R7: 'All relics that were not dealt form the face-down draw pile.',
  R8: 'At a kitchen table the starting pass goes to the player who last met something that flies. Here, chance hands it out.',

  // Mission
  R9: 'You fly mission after mission until somebody wins. The first mission starts at portal 4, every later one at portal 1.',
  R10: 'The player who holds the pass explores first. Then it goes clockwise, and each turn explores the next portal further out.',
  R11: 'When you explore, you do one of two things: draw a card from another hand, or play an alien from your own.',
  R12: 'To draw, point at any other player and take one hidden card from that hand.',
  R13: 'Anything but a sabortal is placed face up at the portal you are exploring. An alien that was drawn just stays there: its ability is not used.',
  R14: 'If you draw a sabortal, the mission is over.',
  R15: 'Instead of drawing you may play one alien from your hand and use its ability. In the first mission nobody holds an alien yet.',
  R16: 'After each turn everybody still flying may land, the explorer included. A sabortal or a played Schemer rules that out.',
  R17: 'To land, you set your ship on the portal that has just been explored. Nobody has to wait for anybody. Ships at one portal form a stack, the first one at the bottom.',
  R18: 'When landing is settled, the next player still flying explores the next portal.',
  R19: 'Once you have landed, you stay where you are until the mission ends and explore no more. Others may still draw from your hand.',

  // End of a mission
  R20: 'A mission ends when a sabortal turns up, as soon as every ship has landed, or after portal 10.',
  R21: 'If portal 10 is explored without a sabortal, it is a super-mission: every ship still flying has to land there, and the mission ends.',
  R22: 'If the sabortal was drawn from your hand, you may take one face-up card, relic or alien, from any portal into your hand. The sabortal returns to your hand as well.',
  R23: 'After a sabortal it is too late to land or to explore. Only those who have already landed get to collect.',

  // Collecting and placing
  R24: 'Only players who have landed collect and place. The ship furthest out goes first; at one portal the ship at the bottom of the stack does.',
  R25: 'You have as many actions as the portal under your ship is worth.',
  R26: 'With each action you either take one relic or alien from any portal into your hand, or place one relic from your hand on your home planet. Mix the two as you like. Aliens are never placed.',
  R27: 'Your home planet has room for three copies of each kind of relic, and for as many kinds as you like.',
  R28: 'You may give up actions. Even when the portals are bare, you can still place relics from your hand.',

  // Between missions
  R29: 'After a mission all ships return to their players.',
  R30: 'The pass holder takes every card still at a portal, even without having landed. Then the pass moves on to the left.',
  R31: 'If you now hold fewer cards than at the start, you refill from the draw pile: to seven in a game for three or four, to six in a game for five or six, sabortal included. A larger hand stays as it is.',

  // Winning
  R32: 'With three complete sets on your home planet, each of three identical relics, you win on the spot. Nobody gets another turn.',

  // Aliens
  R33: 'Pilferer: place it at the portal you are exploring. Then take a relic from another home planet and place it on yours.',
  R34: 'The Pilferer cannot touch a complete set: a kind with three copies on a home planet is safe there.',
  R35: 'Schemer: take a relic, not an alien, from any portal. Place it on your home planet or keep it in your hand.',
  R36: 'The Schemer then takes the place of that relic. It is not placed at the portal you are exploring.',
  R37: 'The Schemer keeps everybody flying: there is no landing window after that turn. Only at portal 10 do ships land all the same, because there they have to.',
  R38: 'Time Thief: place it at the portal you are exploring. Every ship that has landed slides three portals towards the front, but not beyond portal 1.',
  R39: 'When the Time Thief moves ships, those nearer to the front move before those further out.',
  R40: 'Ships from one portal slide together, and their stack keeps its order.',
  R41: 'After the Pilferer and after the Time Thief everybody still flying may land as usual. After the Schemer nobody may.',

  // Consequences
  C1: 'No hand is ever empty, because a sabortal always returns to it. If a hand has a single card, that card is the sabortal.',
  C2: 'Exactly one card in every hand is a sabortal: with seven cards the risk is 1 in 7, with three cards 1 in 3. Playing an alien carries no risk at all.',
  C3: 'A portal never holds more than one card, and a portal nobody has explored yet is empty. Only in the first mission are there cards from the start: the aliens at portals 1 to 3.',
  C4: 'The portal of a Schemer turn stays empty until the mission ends, and nobody lands there unless it is portal 10. The Time Thief may still push ships onto it.',
  C5: 'Stacks only merge at portal 1, where the Time Thief stops all ships from portals 1 to 4. The ship that was nearest is then at the bottom and acts first.',
  C6: 'If you land right after the Time Thief was played, you land at the explored portal and are not moved.',
  C7: 'Relics never go back to the draw pile. Everybody sees which card you take from a portal; apart from that your hand is your secret.',
  C8: 'A complete set is safe for good: it cannot be stolen or broken up. Two complete sets are the most you can have without having won.',
  C9: 'The Pilferer and the Schemer put relics on your home planet at once, so they can win the game in the middle of a mission.',
  C10: 'Where you land decides when you act and how often, not what you may take. Every card at every portal is open to you.',

  // Settled questions
  Q1: 'Race: the first to land is at the bottom of the stack, and everybody sees it at once. A player who has chosen to fly on may still land until the landing window closes. It closes when all have decided or time is up; silence means flying on.',
  Q2: 'Sealed: everybody still flying decides in secret, then all decisions are shown together. Ships are stacked clockwise, starting with the explorer.',
  Q2b: 'In turn: starting with the explorer, everybody still flying says openly whether to land or fly on. You may leave secret standing orders for the mission and cancel them at any time.',
  Q3: 'In the race a bot decides at once but waits a moment before it lands, so that people have a fair chance to be faster. It is never later than the deadline.',
  Q4: 'The next portal can only be explored when the landing window has closed.',
  Q5: 'You may land because others have: in the race, and when you are asked after them. When decisions are sealed, you cannot know.',
  Q6: 'In the race the explorer has no advantage. Otherwise the explorer comes first in the order of landing.',
  Q7: 'After landing, the turn goes clockwise to the next player who is still flying.',
  Q8: 'If you are the only one still flying, you explore portal after portal and may land after each. You draw from the hands of those who have landed.',
  Q9: 'When the last ship has landed, the mission ends at once.',
  Q10: 'You cannot pass: on your turn you draw a card or play an alien. Drawing is always possible.',
  Q11: 'You may draw from anybody: from players who have landed, from the same player again, from the pass holder. Only your own hand is out of bounds.',
  Q12: 'It does not matter which card back of a hand you touch: chance draws the card. Cards in a hand have no place, so nobody can track a sabortal.',
  Q13: 'You do not get to peek at the card you draw. It is turned face up, or it is the sabortal.',
  Q14: 'You may only play the Pilferer if there is a relic it can take. The theft is not optional.',
  Q15: 'You cannot steal a relic if you already have three of its kind on your home planet.',
  Q16: 'A kind with one or two copies on a home planet can be stolen from there.',
  Q17: 'The Pilferer may also take from players who have landed.',
  Q18: 'You may only play the Schemer if there is a relic at some portal. On the first turn of a mission there is usually none.',
  Q19: 'The Schemer cannot take from the portal you are exploring, because it is still empty.',
  Q20: 'If you already have three of that kind on your home planet, the relic the Schemer takes goes into your hand.',
  Q21: 'A Schemer turn uses up its portal: the portal stays empty, and the next player explores the one after it.',
  Q22: 'At portal 10 all ships still flying have to land, even if the Schemer has just been played there.',
  Q23: 'You may play the Time Thief when no ship has landed. It moves nothing then, but you explore without risk.',
  Q24: 'Ships that would slide past portal 1 stop there. A ship already at portal 1 stays at the bottom of the stack.',
  Q25: 'After the Time Thief the new portal counts: your ship gives you as many actions as that portal is worth.',
  Q26: 'In the first mission nobody can land at portals 1 to 3. The aliens there can be collected, or taken by the player whose sabortal ended the mission.',
  Q27: 'If a sabortal turns up while all portals are empty, there is nothing to take. The pass moves on, and a new mission begins.',
  Q28: 'The player from whose hand the sabortal came may take a card before the others collect, landed or not. It may be a relic or an alien, it goes into the hand, and it may be declined.',
  Q29: 'Drawing a sabortal costs the explorer nothing, except the chance to land.',
  Q30: 'When a super-mission ends, the race lets you land first as usual; players who have not landed by the end of the window are landed clockwise, starting with the explorer. Without a race, or after a Schemer, that happens at once.',
  Q31: 'Each single relic that is placed can win the game: by collecting, by the Schemer or by the Pilferer. Everything still to come is cancelled.',
  Q32: 'You need not announce that you win. It counts by itself.',
  Q33: 'A fourth copy of a kind can never be placed on a home planet.',
  Q34: 'A relic on your home planet stays there: you cannot take it back. Only the Pilferer can take it away.',
  Q35: 'The pass holder gets the leftover cards with or without having landed.',
  Q36: 'First the pass holder takes the leftover cards, then the pass moves on, then everybody refills.',
  Q37: 'If the draw pile runs short, cards are dealt one at a time, clockwise from the new pass holder, to all who need some. Once the pile is empty, nobody refills.',
  Q38: 'There is no upper limit to the number of cards in your hand.',
  Q39: 'Should nobody have won after 40 missions, the most complete sets win. If tied, the most relics on the home planet, then the fewest cards in hand decide; after that the win is shared.',
  Q40: 'Everybody may see hand sizes, home planets, portals, ships and the size of the draw pile, and each card as it is taken from a portal. Remembering it is up to you, unless the memory aid of the table is on.',
  Q41: 'Chance decides who holds the pass first.',
  Q42: 'If a player is away, their ship flies on, the table draws for them from the largest other hand, and extra cards and actions are given up. A bot may take over instead.',
  Q43: 'You may ask, promise and bluff about cards as much as you like.',
  Q44: 'You may play only one alien per turn, even if you hold several.',
  Q45: 'An alien you have played can only return to you by collecting, through your sabortal, or with the leftover cards.',
  Q46: 'The Pilferer always takes a relic, because there is nothing else on a home planet.',
});

export const chapters = chaptersIn({
  box: 'What is in the box',
  setup: 'Setup',
  exploring: 'Exploring',
  landing: 'Landing',
  ending: 'How a mission ends',
  collecting: 'Collecting and placing',
  between: 'Between missions',
  winning: 'Winning',
  pilferer: 'The Pilferer',
  schemer: 'The Schemer',
  thief: 'The Time Thief',
  table: 'At the table',
});
