/** English rulebook: what had to be decided later (from N302 on). */
export const later = {
  N302: 'Several raiders in a region roll the dice of all of them and aim as well as the best one.',
  N303: 'A die you may turn is your lowest one, and it is turned only if that makes it higher.',
  N304: 'Raiders of the same class advance in the order of their places on the map.',
  N305: 'Where a card of the Collective speaks of a free planet, it means one without a development.',
  N306: 'Modules are rearranged one move at a time, in a turn at most as often as you have modules, and only where it can matter: a row with a moon slot, or an adaptable module.',
  N307: 'You are asked about abandoning moons while paying only if your storage cannot pay alone or there are several ways. If you can no longer pay afterwards, the action does not happen.',
  N308: 'Among options, one that would do nothing may be chosen only if no other does anything.',
  N309: 'Raising a tipped development does not count as the one development of your turn.',
  N310: 'With five players and without the Escalation factions, each player is dealt two factions instead of three.',
  N311: 'Before your turn ends you are asked once more only if you hold tactics and have played none this turn, or if an ability, a token, a card or the ghost can be used. Moons and modules can wait for your next turn; in the last round moons are asked about too.',
  N312: 'A trade that you have just chosen is not confirmed again; you are asked only whether to repeat it.',
  N313: 'If you play alone and have no tactic for a battle, you pass without being asked.',
  N314: 'If several players are tied for an extra turn, only the last of them in turn order takes it. If the Collective alone is last, nobody does.',
} as const;
