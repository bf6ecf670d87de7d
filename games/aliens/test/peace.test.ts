/** Conformance with no alien left (Q32). Random play hardly ever gets there, so games begin there. */
import { type Game, seatsOf } from '@starboard/kernel';
import { conformance } from '@starboard/kernel/conformance';
import { ATTACK, CHARACTERS } from '../content/cards.ts';
import { aliens } from '../game.ts';
import { note, OUT } from '../rules/trail.ts';
import type { Aliens } from '../rules/types.ts';

/** All aliens are eliminated before the first turn, each human holds an Attack, and all are asked. */
const peaceful: Game<Aliens> = {
  ...aliens,
  setup(options, n, x) {
    const start = aliens.setup(options, n, x);
    const { pub, mine, dark } = start;
    for (const seat of seatsOf(n)) {
      if (!mine[seat].alien) {
        if (dark.items[ATTACK] === 0) continue;
        dark.items[ATTACK]--;
        pub.itemCards--;
        mine[seat].items[ATTACK]++;
        pub.items[seat]++;
        continue;
      }
      pub.status[seat] = 'eliminated';
      pub.shown[seat] = mine[seat].character;
      pub.side[seat] = 'alien';
      note(pub, seat, OUT);
      x.reveal('all', { kind: 'eliminated', seat, character: CHARACTERS[mine[seat].character], by: null, how: 'out' }, 'E14');
    }
    pub.agreed = mine.map(() => false);
    return { ...start, stack: [{ step: 'rounds' }, { step: 'agree' }] };
  },
};

const zone = JSON.stringify({ name: 'PEACE', players: [2, 8], rows: ['Hoo1oo2oA', '#ooo##o.o', 'oo3###o4o'] });
const own = { zone: 'own', ownZone: zone } as const;
// Everybody's side is known (E14); hatch cards and used items lie open. A single human has nobody to swap roles with.
const open = { 'mine.alien': 'E14', 'dark.hatch': 'E28', 'dark.itemsOut': 'E18', 'mine.used': 'H.3' } as const;
const quick = { games: 1, moments: 6, seats: [4] } as const;
conformance(peaceful, {
  ...quick,
  derivable: { ...open, 'mine.fast': 'E20', 'mine.calm': 'E22' },
  optionSets: [own, { ...own, B3: true, watchAll: true }],
});
conformance(peaceful, { ...quick, derivable: open, optionSets: [{ scenario: 'book', zone: 'fermi' }] });
