/** An attack (E13, E14, E21, E25, E26, Q1–Q10, A.5, B.3). */
import { type Hands, type Seat, type State, seatAt } from '@starboard/kernel';
import { CHARACTERS, DEFENSE } from '../content/cards.ts';
import { countAliens, finishIfAgreed } from './agree.ts';
import type { Law } from './law.ts';
import { discardAll, endsNow, leave, letWatch, show, tellWatchers } from './rounds.ts';
import { startOf } from './state.ts';
import { ATTACK, BACK, FED, MISSED, note, SAFE, TURNED, UNHEARD } from './trail.ts';
import type { Aliens } from './types.ts';

/** E13, Q1: everybody else in the sector is eliminated, human or alien. */
export function attack(s: State<Aliens>, law: Law, seat: Seat, x: Hands<Aliens>): void {
  const { pub } = s;
  const { sector } = s.mine[seat];
  const there: Seat[] = [];
  note(pub, seat, ATTACK, sector);
  // E13, E21: an attacker who has laid down no card is an alien. G.4: a card is seen to be laid down, too.
  if (s.mine[seat].alien) pub.side[seat] = 'alien';
  for (let o = 0; o < s.mine.length; o++) {
    if (o === seat || pub.status[o] !== 'aboard') continue;
    if (s.mine[o].sector === sector) there.push(seatAt(o));
    else note(pub, o, MISSED, sector);
  }
  x.reveal('all', x.telling ? { kind: 'attack', seat, sector: law.zone.names[sector], hit: there } : UNHEARD, 'E13');
  let fed = false;
  for (const victim of there) fed = strike(s, law, seat, victim, x) || fed;
  // E26, Q6, C.3: only an eliminated human makes an alien faster, and not in the beginner game. Q8: a human gains nothing.
  if (fed && law.full && !law.noFeeding && s.mine[seat].alien && !pub.fed[seat]) {
    pub.fed[seat] = true;
    pub.side[seat] = 'alien';
    note(pub, seat, FED);
    // Q7: everybody can derive it, so the table shows it. It also reveals an unknown attacker as an alien.
    x.reveal('all', { kind: 'fed', seat }, 'Q7');
  }
  if (endsNow(s, law, 'attack', x)) return;
  countAliens(s, law, x);
  finishIfAgreed(s, x);
}

/** True: a human was eliminated. */
function strike(s: State<Aliens>, law: Law, by: Seat, victim: Seat, x: Hands<Aliens>): boolean {
  const { pub } = s;
  const m = s.mine[victim];
  // E25, Q3–Q5: Defense works automatically, for humans.
  if (!m.alien && m.items[DEFENSE] > 0) {
    m.items[DEFENSE]--;
    pub.items[victim]--;
    s.dark.itemsOut[DEFENSE]++;
    // Q2: everybody now knows that a human is there.
    pub.side[victim] = 'human';
    note(pub, victim, SAFE, m.sector);
    x.reveal('all', { kind: 'defended', seat: victim }, 'E25');
    return false;
  }
  const human = !m.alien;
  pub.kills[by]++;
  const character = CHARACTERS[m.character];
  if (law.backToStart) {
    // A.5, Arena: role and items are kept; the next turn begins in the player's start sector.
    m.sector = startOf(law, m.character, victim, pub.first, s.mine.length);
    m.path.push(m.sector);
    note(pub, victim, BACK, m.sector);
    show(s, victim);
    x.reveal('all', { kind: 'eliminated', seat: victim, character, by, how: 'back' }, 'A.5');
    tellWatchers(s, victim, x);
  } else if (law.infection && human) {
    // B.3: continues as an alien in the same sector. E14 shows the role and takes the items.
    discardAll(s, victim);
    m.alien = true;
    show(s, victim);
    note(pub, victim, TURNED, m.sector);
    x.reveal('all', { kind: 'eliminated', seat: victim, character, by, how: 'turned' }, 'B.3');
  } else {
    leave(s, victim, 'eliminated');
    x.reveal('all', { kind: 'eliminated', seat: victim, character, by, how: 'out' }, 'E14');
    letWatch(s, victim, x);
  }
  return human;
}
