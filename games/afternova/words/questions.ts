/** What is asked, what the others wait for, and what can be ordered ahead (Q40), in any language. */
import type { Phrase, Seat, Words } from '@starboard/kernel';
import { helpState, orderOf } from '../rules/orders.ts';
import { MOST_VERSIONS } from '../rules/picks.ts';
import { HAND_LIMIT } from '../rules/power.ts';
import type { Afternova, ChoiceKind } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import { faceOf, gemsIn, lackAsked, makesFrom, offerIn, owesPaw, type Path, reachedBy, sharesIn, unshared } from './path.ts';
import { has } from './speech.ts';
import type { Tongue } from './tongue.ts';

type Ask = (t: Tongue, k: View, seat: Seat, path: Path, picks: readonly string[]) => Phrase;

const QUESTIONS: { readonly [K in ChoiceKind]: Ask } = {
  action: ({ question }, k, _seat, _path, picks) => {
    const top = common.topFrame(k);
    const lapsed = top?.step === 'action' && top.lapsed;
    return [picks.length === 1 ? question.marketOnly : lapsed ? question.timeIsUp : question.action];
  },
  planet: (t, k, _seat, path, picks) => t.question[picks.includes('alone') ? 'aloneOrCall' : 'howToCall'](planet(t, k, path)),
  lack: ({ question, speech }, k, seat, path) => {
    const asked = lackAsked(k, seat, path);
    return asked === null ? [] : [question.lack(speech.skill(asked.skill), asked.truly)];
  },
  price: ({ question, speech }, _k, _seat, path) => {
    const so = gemsIn(path, 'price');
    return question.price(has(so) ? speech.gems(so) : null);
  },
  'own-paws': (t, k, seat, path) => t.question.ownPaws(planet(t, k, path), still(t, k, seat, path)),
  talks: (t, k, seat) => [talks(t, k, seat)],
  help: (t, k, seat, path) => {
    const contract = k.pub.talks?.contract ?? null;
    if (contract?.agreed.includes(seat)) return [t.question.hasAgreed(contract.n)];
    if (contract?.rows.some((r) => r.seat === seat)) return t.question.agree(contract.n, t.speech.overflow(k, contract, seat));
    if (k.flow.done.includes(seat))
      return (k.pub.talks?.offers[seat] ?? null) === null ? [t.question.saidNothing] : t.question.offerMade(t.speech.to(k.pub.active, seat));
    return t.question.help(t.speech.to(k.pub.active, seat), planet(t, k, path));
  },
  audience: ({ question }) => [question.audience],
  'offer-paws': (t, k, seat, path) => [t.question.offerPaws(called(t, k, seat, path))],
  'offer-terms': ({ question, speech }, _k, _seat, path) => question.offerTerms(speech.offerWish(offerIn(path))),
  partners: (t, k, seat, path) => [t.question.partners(still(t, k, seat, path))],
  terms: ({ question }) => [question.terms],
  share: ({ question, speech }, k, _seat, path) => question.share(speech.gems(unshared(k, path))),
  gifts: ({ question, speech }, _k, seat, path) =>
    question.gifts(
      common.commas(
        sharesIn(seat, path).map((s, i) =>
          question.gets(speech.subjectOf([s.seat], seat, i === 0 ? speech.label : speech.subject), speech.gems(s.counts)),
        ),
      ),
    ),
  decline: ({ question }) => [question.decline],
  reason: ({ question }) => [question.reason],
  'show-to': ({ question }) => [question.showTo],
  'show-what': ({ question }) => [question.showWhat],
  trim: ({ question, speech }, k, seat, path) => {
    const [have, room] = [common.load(k, seat), common.room(k, seat)];
    return [question.trim(speech.fragments(have), room, have - room - path.length)];
  },
  market: ({ question }, k) => {
    const top = common.topFrame(k);
    return [question.market(top?.step === 'market' ? top.left : 1)];
  },
  spill: ({ question }, k, seat, path) => [question.spill(HAND_LIMIT, k.pub.paws[seat] + k.pub.plans[seat] - HAND_LIMIT - path.length)],
  complete: ({ question }, k, _seat, _path, picks) => [
    (picks.some((p) => p.startsWith('plan')) ? question.complete : question.completeNone)(common.isLastChance(k)),
  ],
  pay: ({ question }) => [question.pay],
};

export const choiceWords =
  (t: Tongue): Words<Afternova>['choice'] =>
  (c, k, seat, path) =>
    QUESTIONS[c.kind](t, k, seat, path, c.picks);

/** The planet an answer is about. */
function planet({ question, speech }: Tongue, k: View, path: Path): Phrase {
  const face = faceOf(k, path);
  return [face === null ? question.thePlanet : speech.planet(face.card)];
}

/** What the planet still needs beyond what the answer names so far. */
function still({ question, speech }: Tongue, k: View, seat: Seat, path: Path): string {
  const face = faceOf(k, path);
  if (face === null) return '';
  const lacks = common.missing(face, makesFrom(k, seat, path, face));
  if (!common.isMet(lacks)) return question.missing(speech.lacking(lacks, face));
  return owesPaw(k, path) ? question.metButOwn : question.met;
}
/** The same for an offer: of what the call says is missing, beyond what others openly bring. */
function called({ question, speech }: Tongue, k: View, seat: Seat, path: Path): string {
  const face = faceOf(k, path);
  if (face === null || k.pub.talks === null) return '';
  const lacks = common.short(common.beyondOffers(k, k.pub.talks, face, seat), reachedBy(k, seat, path, face));
  return common.isMet(lacks) ? question.calledMet : question.called(speech.lacking(lacks, face));
}

function talks({ question, speech }: Tongue, k: View, seat: Seat): string {
  const settled = k.flow.done.includes(seat);
  if ((k.pub.talks?.contract ?? null) !== null) return settled ? question.contractRead : question.contractOpen;
  if (k.pub.talks?.offers.some((o) => o !== null)) {
    if (k.pub.acts.versions >= MOST_VERSIONS) return question.noneLeft(MOST_VERSIONS);
    const all = common.missingWithAll(k, seat);
    return question.offers(all === null ? '' : common.isMet(all.lacks) ? question.enough : question.notEnough(speech.lacking(all.lacks, all.face)));
  }
  return settled ? question.callIsOut : common.isLastWord(k, seat) ? question.noOffers : question.noOffersYet;
}

export const waitingWords =
  ({ waiting, speech }: Tongue): Words<Afternova>['waiting'] =>
  (k, you) => {
    const seats = common.awaited(k, you);
    if (seats.length === 0) return [k.stack.length === 0 ? waiting.over : waiting.soon];
    const who = speech.subjectOf(seats, you);
    const step = common.topFrame(k)?.step;
    switch (step) {
      case 'talks':
      case 'trim':
      case 'market':
      case 'spill':
      case 'complete':
        return waiting[step](who);
      default:
        return waiting.action(who);
    }
  };

export const orderWords =
  ({ order, speech }: Tongue): NonNullable<Words<Afternova>['order']> =>
  (text, k) => {
    const o = orderOf(text);
    switch (o?.verb) {
      case 'help':
        return [order.help(speech.skill(o.skill), o.colour < 0 ? null : speech.colour(o.colour), o.most)];
      case 'no deals':
        return [order.noDeals];
      case 'complete':
        return order.complete(speech.planWithFacts(common.plan(k, o.plan)));
      default:
        return [order.nothing];
    }
  };

/** Where nothing was called for, or the offer is only about to be made, there is nothing to tell. */
const UNTOLD: readonly string[] = ['quiet', 'own-turn', 'offer'];

/** Q40: the reason that the board of orders shows, for the log. */
export const orderNowWords =
  ({ order, speech }: Tongue): NonNullable<Words<Afternova>['orderNow']> =>
  (text, k, seat) => {
    const o = orderOf(text);
    if (o?.verb !== 'help' || k.mine === null) return null;
    const { says } = helpState(k, seat, o);
    if (UNTOLD.includes(says)) return null;
    return [order.now(order.short(speech.skill(o.skill), o.colour < 0 ? null : speech.colour(o.colour), o.most), order.states[says])];
  };
