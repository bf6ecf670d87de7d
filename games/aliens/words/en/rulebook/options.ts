/** English rulebook: scenario options and options of our own. */
export const options = {
  'A.1': 'You draw a card in safe sectors too: no place on the ship is quiet.',
  'A.2': 'You may stay where you are, but you have to say so. It counts as ending your turn there: you draw, or you may attack.',
  'A.4': 'Safe sectors are closed, to everyone or to one side: those players may neither stop there nor pass through.',
  'A.5': 'A player eliminated by an attack stays in the game and begins the next turn in the sector where they started.',
  'B.3': 'An eliminated human becomes an alien and continues from the sector where they were eliminated.',
  'B.4': 'Humans begin in a hatch. It is a hatch like the others: leaving it does not count as reaching it, but coming back does.',
  'B.6': 'There are no humans aboard. Aliens hunt aliens.',
  'C.3': 'Aliens do not get faster by eliminating a human.',
  'C.6': 'Aliens begin in one or more of the hatches instead of the alien start.',
  'D.2': 'There are no hatch cards. Every hatch works, but only once.',
  'E.3': 'A player who has eliminated a given number of others wins.',
  'G.4':
    'Items are used face down: the others only see that you hold one fewer. Teleport, Spotlight and Defense are announced as usual, and a human’s attack sounds like an alien’s. But a player who attacks without laying down a card is certainly an alien.',
  'J.4': 'Item icons mean nothing. A silence card gives an item instead.',
  'X.1': 'Once you have escaped or been eliminated, you see where everyone is, and every role. Until then nothing changes.',
  'X.2':
    'The table lists where each player can be, given everything that was heard and seen. It is arithmetic, not a hint: with a good memory you would come to the same result.',
  'X.3':
    'A scenario is a ready-made set of options: a printed one, or a file of your own. It adds to what you choose yourselves. The number of players it names is advice.',
} as const;
