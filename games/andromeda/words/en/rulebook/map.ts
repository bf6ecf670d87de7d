/** English rulebook: the map (N23–N33). */
export const map = {
  N23: 'The spaces are hexes in five rows of 6, 5, 6, 5 and 6. A space is called by its row and its place in it: r2c3. Spaces that share an edge are neighbours.',
  N24: 'Every space can have six neighbours: left, right, above left, above right, below left and below right.',
  N25: 'The nebulae are at both ends of the first, third and fifth rows: 1 and 2 at the top, 3 and 4 in the middle, 5 and 6 at the bottom.',
  N26: 'The Void is on r3c3, close to the middle. Without it, that is an ordinary space.',
  N27: 'Tiles are placed in reading order, row by row from the left, skipping the nebulae and the space of the Void.',
  N28: 'A region is a nebula or a space with a tile. A space without a tile does not count: ships cannot pass through it, and nothing is next to it.',
  N29: 'The distance between two regions is the least number of steps from neighbour to neighbour. Nebulae count as regions on the way.',
  N30: 'Further left means a smaller coordinate. Regions one above the other are tied.',
  N31: 'Each kind of planet has its own development: observatories on ice (science), factories on titanium (industry), spaceports on credits (commerce), metropolises on nanocarbon (civilization), obelisks on energy (supremacy).',
  N32: 'Some regions have an event icon: both fields, Anvil Yards, the vortexes and one planet of each kind. A launch there moves the event marker.',
  N33: 'A region holds at most three bonus resources. Further ones are not placed.',
} as const;
