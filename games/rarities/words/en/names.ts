import type { CardNames } from '../card-names.ts';

export const names: CardNames = {
  boots: {
    bare: 'Light-year Boots',
    the: 'the Light-year Boots',
    acc: 'the Light-year Boots',
    many: 'Light-year Boots',
    flavour: 'One step and you are there; the blisters arrive a century later.',
  },
  roll: {
    bare: 'Endless Roll',
    the: 'the Endless Roll',
    acc: 'the Endless Roll',
    many: 'Endless Rolls',
    flavour: 'Three civilisations went looking for its last sheet and never came back.',
  },
  driver: {
    bare: 'Quantum Driver',
    the: 'the Quantum Driver',
    acc: 'the Quantum Driver',
    many: 'Quantum Drivers',
    flavour: 'Tightens and loosens the same screw until somebody looks.',
  },
  cloak: {
    bare: 'Cloak of Silence',
    the: 'the Cloak of Silence',
    acc: 'the Cloak of Silence',
    many: 'Cloaks of Silence',
    flavour: 'Dry-clean only, and tell nobody.',
  },
  vacuum: {
    bare: 'Moondust Vacuum',
    the: 'the Moondust Vacuum',
    acc: 'the Moondust Vacuum',
    many: 'Moondust Vacuums',
    flavour: 'Leaves a moon spotless, and about a metre smaller.',
  },
  time: {
    bare: 'Time Machine',
    the: 'the Time Machine',
    acc: 'the Time Machine',
    many: 'Time Machines',
    flavour: 'Best before: yesterday. Works again from tomorrow.',
  },
  plug: {
    bare: 'Wormhole Plug',
    the: 'the Wormhole Plug',
    acc: 'the Wormhole Plug',
    many: 'Wormhole Plugs',
    flavour: 'Stops the draught between galaxies. Please do not pull the chain.',
  },
  eye: {
    bare: 'Watchful Eye',
    the: 'the Watchful Eye',
    acc: 'the Watchful Eye',
    many: 'Watchful Eyes',
    flavour: 'Carved from a tree that saw it coming.',
  },
  pilferer: {
    bare: 'Pilferer',
    the: 'the Pilferer',
    acc: 'the Pilferer',
    flavour: 'Eleven fingers, every one of them in somebody else’s cabinet.',
  },
  schemer: {
    bare: 'Schemer',
    the: 'the Schemer',
    acc: 'the Schemer',
    flavour: 'Swaps places with your treasure and smiles as if it had always stood there.',
  },
  thief: {
    bare: 'Time Thief',
    the: 'the Time Thief',
    acc: 'the Time Thief',
    flavour: 'You were further along a moment ago, were you not?',
  },
  sabortal: {
    bare: 'sabortal',
    the: 'the sabortal',
    acc: 'the sabortal',
    flavour: 'Slams every door at once, then slips back into your pocket.',
  },
};
