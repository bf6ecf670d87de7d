/** The second line under a pick, in any language: what a card does, what an offer asks for, what a contract brings. */
import { list, type Phrase, type Seat, say, seatAt, type Words } from '@starboard/kernel';
import type { Afternova, Pick } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import {
  faceOf,
  gemsIn,
  isEnough,
  isIdleHere,
  making,
  movedIn,
  needsHelp,
  numbersIn,
  offerIn,
  type Path,
  partnersIn,
  sharesIn,
  slotOf,
} from './path.ts';
import { COLOURED, MOVED, NUMBERED } from './picks.ts';
import { has } from './speech.ts';
import type { Tongue } from './tongue.ts';

export const detailWords =
  (t: Tongue): NonNullable<Words<Afternova>['detail']> =>
  (p, k, seat, path) =>
    capital(detailOf(t, p, k, seat, path));

/** Every line begins with a capital. */
function capital(line: Phrase | null): Phrase | null {
  const first = line?.[0];
  return line === null || typeof first !== 'string' ? line : [first.charAt(0).toUpperCase() + first.slice(1), ...line.slice(1)];
}

function detailOf(t: Tongue, p: Pick, k: View, seat: Seat, path: Path): Phrase | null {
  const [, word, number] = NUMBERED.exec(p) ?? [];
  if (number !== undefined) return numbered(t, word, Number(number), k, seat, path);
  const [, verb] = COLOURED.exec(p) ?? [];
  if (verb !== undefined) return verb === 'want' ? [t.detail.fromStorage] : verb === 'give' ? [t.detail.fromYours] : null;
  const [, from] = MOVED.exec(p) ?? [];
  if (from !== undefined) return from === '' ? null : [t.detail.fromStorage];
  return plainly(t, p, k, seat, path);
}

function numbered(t: Tongue, word: string, n: number, k: View, seat: Seat, path: Path): Phrase | null {
  const { speech, detail } = t;
  switch (word) {
    case 'planet': {
      const face = common.planetAt(k, n);
      return face === null ? null : detail.planet(speech.needs(face), speech.gems(k.pub.planets[n].gems));
    }
    case 'ask': {
      const face = faceOf(k, path);
      return face === null ? null : [detail.wanted(speech.lacking([Math.floor(n / 10), n % 10], face))];
    }
    case 'paw': {
      const note = noteOn(t, k, seat, path, n);
      return [speech.pawSkills(common.paw(k, n)), note === null ? '' : `; ${note}`];
    }
    case 'plan':
      return speech.planFacts(common.plan(k, n));
    case 'with':
      return offered(t, k, seatAt(n), seat, making(k, path) === 'partners');
    case 'accept': {
      const wish = offered(t, k, seatAt(n), seat, false);
      const gain = asOffered(t, k, seat, [seatAt(n)]);
      return wish === null || gain === null ? wish : say`${gain}; ${wish}`;
    }
    case 'agree': {
      const contract = k.pub.talks?.contract ?? null;
      return contract === null || contract.n !== n ? null : gain(t, k, seat, common.balance(contract, seat));
    }
    case 'paw row':
      return k.pub.pawRow[n] >= 0 ? [speech.pawSkills(common.paw(k, k.pub.pawRow[n]))] : null;
    case 'plan row':
      return k.pub.planRow[n] >= 0 ? speech.planFacts(common.plan(k, k.pub.planRow[n])) : null;
    default:
      return null;
  }
}

/** The offer in its maker's words; `brings`: with the skills of its Paws, or how many they are. */
function offered({ speech }: Tongue, k: View, of: Seat, you: Seat, brings: boolean): Phrase | null {
  const offer = k.pub.talks?.offers[of] ?? null;
  if (offer === null) return null;
  const known = common.cardsOf(k, of, you);
  const paws = known === null ? speech.pawCount(offer.n) : speech.iconsOf(k, known);
  return say`${brings ? `${paws}: ` : ''}${speech.quote(speech.offerWish(offer))}`;
}

function asOffered(t: Tongue, k: View, seat: Seat, partners: readonly Seat[]): Phrase | null {
  const balance = common.balanceAsOffered(k, seat, partners);
  return balance === null ? null : gain(t, k, seat, balance);
}
const total = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** What a deal brings the seat, with a warning where it does not fit (Q10). */
function gain(t: Tongue, k: View, seat: Seat, { gets, gives }: ReturnType<typeof common.balance>): Phrase {
  const warning = tooMuch(t, k, seat, total(gets) - total(gives));
  return say`${t.detail.gain(t.speech.gems(gets), has(gives) ? t.speech.gems(gives) : null)}${warning === null ? '' : `; ${warning}`}`;
}

/** Q10: null: so many more fragments fit. */
function tooMuch({ detail }: Tongue, k: View, seat: Seat, more: number): string | null {
  const [then, room] = [common.load(k, seat) + more, common.room(k, seat)];
  return then > room ? detail.tooMuch(then, room) : null;
}

/** Q3: what the table points out about a Paw; null: nothing. */
function noteOn({ detail }: Tongue, k: View, seat: Seat, path: Path, n: number): string | null {
  const what = making(k, path);
  if (what === 'show' || what === 'spill') return null;
  if (isIdleHere(k, path, n)) return detail.idle;
  return what !== 'offer' && isEnough(k, seat, path) ? detail.superfluous : null;
}

/** All that lies on the planet the answer is about. */
const onPlanet = (k: View, path: Path): number => total(k.pub.planets[slotOf(k, path)]?.gems ?? []);

function plainly(t: Tongue, p: Pick, k: View, seat: Seat, path: Path): Phrase | null {
  const { speech, detail } = t;
  switch (p) {
    case 'alone': {
      const warning = tooMuch(t, k, seat, onPlanet(k, path));
      return warning === null ? null : [warning];
    }
    case 'sign': {
      const own = sharesIn(seat, path)[0].counts;
      const warning = tooMuch(t, k, seat, total(own) + movedIn(seat, path));
      return warning === null ? null : [warning];
    }
    case 'call':
      return needsHelp(k, seat, path) ? [detail.changeCall] : null;
    case 'done':
      return done(t, k, seat, path);
    case 'wait':
      return k.pub.active === seat && common.isLastWord(k, seat) ? [detail.callEnds] : null;
    case 'offer':
      return (k.pub.talks?.offers[seat] ?? null) === null ? null : [detail.replaces];
    case 'for':
      return numbersIn(path, 'paw').length === 0 ? null : named(t, k, path);
    case 'send':
      return speech.quote(speech.offerWish(offerIn(path)));
    case 'contract':
      return k.pub.talks?.offers.some((o) => o !== null) ? [detail.ownContract] : null;
    case 'as offered':
      return asOffered(t, k, seat, partnersIn(path));
    case 'wipe paws':
    case 'wipe plans':
      return [detail.wipe];
    case 'rest':
      return [detail.rest];
    default:
      return null;
  }
}

const named = ({ speech }: Tongue, k: View, path: Path): Phrase =>
  list(
    numbersIn(path, 'paw').map((n) => speech.pawWithSkills(common.paw(k, n))),
    speech.and,
  );

function done(t: Tongue, k: View, seat: Seat, path: Path): Phrase | null {
  const { speech, detail } = t;
  const withPaws = (): Phrase => (numbersIn(path, 'paw').length === 0 ? [detail.withoutPaws] : detail.withPaws(named(t, k, path)));
  switch (making(k, path)) {
    case 'alone': {
      const warning = tooMuch(t, k, seat, onPlanet(k, path));
      return warning === null ? withPaws() : say`${withPaws()}; ${warning}`;
    }
    case 'accept':
      return withPaws();
    case 'own-paws':
      return numbersIn(path, 'paw').length === 0 ? null : named(t, k, path);
    case 'call': {
      const price = gemsIn(path, 'price');
      return detail.promising(has(price) ? speech.gems(price) : null);
    }
    case 'partners': {
      const partners = partnersIn(path);
      return partners.length === 0 ? null : speech.all(partners, seat);
    }
    default:
      return null;
  }
}
