/** English: what is asked, what the others wait for, and what can be ordered ahead. */
import { type Phrase, type Seat, say, type Words } from '@starboard/kernel';
import { orderOf } from '../rules/orders.ts';
import { HAND_LIMIT } from '../rules/power.ts';
import type { Afternova, Pick } from '../rules/types.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import { target } from './picks.en.ts';
import { all, colour, does, fragments, gems, has, lacking, planWithCost, them, tooMuch, wish } from './speech.en.ts';

type Path = readonly Pick[];

/** What is still missing of the planet with what the answer names so far. */
function still(k: View, seat: Seat, path: Path): string {
  const face = common.planetAt(k, common.slotOf(k, path));
  if (face === null) return '';
  const lacks = common.missing(face, common.reachedBy(k, seat, path, face));
  if (common.isMet(lacks) && common.owesPaw(k, path)) return 'Both requirements are met; one Paw has to be yours.';
  return common.isMet(lacks) ? 'Both requirements are met.' : `Still missing: ${lacking(lacks, [face.a, face.b])}.`;
}
/** The same for an offer: of what the call says is missing. */
function wanted(k: View, seat: Seat, path: Path): string {
  const face = common.planetAt(k, common.slotOf(k, path));
  if (face === null || k.pub.talks === null) return '';
  const lacks = common.short(k.pub.talks.lacks, common.reachedBy(k, seat, path, face));
  return common.isMet(lacks) ? 'That is all that is missing.' : `Called for: ${lacking(lacks, [face.a, face.b])}.`;
}
/** What the offers come to. */
function withAll(k: View, seat: Seat): string {
  const all = common.missingWithAll(k, seat);
  if (all === null) return '';
  const { face, lacks } = all;
  return common.isMet(lacks) ? 'Together with your Paws they are enough.' : `Even with all of them you lack ${lacking(lacks, [face.a, face.b])}.`;
}
/** The fragments of the planet that nobody has yet in the answer. */
function unshared(k: View, path: Path): number[] {
  const there = k.pub.planets[common.slotOf(k, path)]?.gems ?? [];
  const given = common.countsOf(path.flatMap((p) => /^([YGPWK])>\d$/.exec(p)?.[1] ?? []));
  return there.map((n, c) => n - given[c]);
}

export const choice: Words<Afternova>['choice'] = (c, k, seat, path) => {
  switch (c.kind) {
    case 'action':
      return c.picks.length === 1 ? ['Nothing can be extracted: go to the market.'] : ['Do you extract a planet, or go to the market?'];
    case 'planet':
      return c.picks.includes('alone')
        ? say`Do you extract ${target(k, path)} alone, or do you call for help?`
        : say`You cannot extract ${target(k, path)} alone. How do you call for help?`;
    case 'lack': {
      const face = common.planetAt(k, common.slotOf(k, path));
      const s = face === null ? 0 : common.numbersIn(path, 'lack').length === 0 ? face.a : face.b;
      const truly = face === null ? null : common.missing(face, common.reached(k, seat, k.mine?.paws ?? [], face));
      const known = truly === null ? '' : ` With all your Paws you lack ${s === face?.a ? truly[0] : truly[1]}.`;
      return say`How many ${common.skill('en', s)} icons are missing, as you tell the others?${known}`;
    }
    case 'price': {
      const so = common.gemsIn(path, 'price');
      return has(so) ? say`What do you promise in return? So far: ${gems(so)}.` : ['What do you promise in return? It binds you to nothing.'];
    }
    case 'own-paws':
      return say`Which of your Paws do you play on ${target(k, path)}? ${still(k, seat, path)}`;
    case 'talks':
      return k.pub.talks?.contract != null
        ? [`Your contract is on the table. ${k.flow.done.includes(seat) ? 'The others are reading it.' : 'What do you do?'}`]
        : k.pub.talks?.offers.some((o) => o !== null)
          ? say`There are offers. ${withAll(k, seat)} What do you do?`
          : [
              k.flow.done.includes(seat)
                ? 'Your call is out, the others are thinking.'
                : common.isLastWord(k, seat)
                  ? 'Nobody offers anything. What do you do?'
                  : 'There is no offer yet. What do you do?',
            ];
    case 'help': {
      const contract = k.pub.talks?.contract ?? null;
      if (contract?.rows.some((r) => r.seat === seat) && !contract.agreed.includes(seat)) {
        const warning = tooMuch(k, contract, seat);
        return say`Do you agree to contract ${contract.n}?${warning.length === 0 ? [] : say` ${warning}`}`;
      }
      return say`Do you help ${them(k.pub.active, seat)} on ${target(k, path)}?`;
    }
    case 'audience':
      return ['Who may see which Paws you offer?'];
    case 'offer-paws':
      return say`Which Paws do you offer? ${wanted(k, seat, path)}`;
    case 'offer-terms':
      return say`What do you want for it? So far: “${wish(common.gemsIn(path, 'take'), common.gemsIn(path, 'want'), common.gemsIn(path, 'give'))}.”`;
    case 'partners':
      return say`Whose offers do you take up? ${still(k, seat, path)}`;
    case 'terms':
      return ['Do you divide everything as it was offered?'];
    case 'share': {
      const left = unshared(k, path);
      return say`Who gets the next fragment of the planet? Still there: ${gems(left)}.`;
    }
    case 'gifts':
      return say`${common.commas(common.sharesIn(seat, path).map((s) => say`${does(s.seat, seat, 'get', 'gets')} ${gems(s.counts)}`))}. Does anybody hand over stored fragments, too?`;
    case 'decline':
      return ['Whose offer do you turn down? They may make another.'];
    case 'reason':
      return ['What do you say to it? It binds you to nothing.'];
    case 'show-to':
      return ['Whom do you show something?'];
    case 'show-what':
      return ['Which cards do you show?'];
    case 'trim':
      return say`You have ${fragments(common.load(k, seat))} and room for ${common.room(k, seat)}. What goes onto the heap? ${left(common.load(k, seat) - common.room(k, seat) - path.length)}`;
    case 'market': {
      const top = common.topFrame(k);
      const n = top?.step === 'market' ? top.left : 1;
      return [n === 1 ? 'Which card do you take? It is the last one.' : `Which card do you take? ${n} are left to take.`];
    }
    case 'spill':
      return [`A hand holds ${HAND_LIMIT} cards. What do you discard? ${left(k.pub.paws[seat] + k.pub.plans[seat] - HAND_LIMIT - path.length)}`];
    case 'complete':
      return !c.picks.some((p) => p.startsWith('plan')) ? ['You cannot complete any of your Blueprints now.'] : ['Do you complete a Blueprint?'];
    case 'pay':
      return ['Which colours do you pay with? Your refinery gives you the choice.'];
  }
};
const left = (n: number): string => (n === 1 ? 'One more.' : `${n} more.`);

export const waiting: Words<Afternova>['waiting'] = (k, you) => {
  const seats = common.awaited(k, you);
  if (seats.length === 0) return k.stack.length === 0 ? ['The game is over.'] : ['It goes on in a moment.'];
  const [seat] = seats;
  const verb = (mine: string, one: string, many: string): Phrase =>
    seats.length === 1 ? does(seat, you, mine, one) : say`${all(seats, you)} ${many}`;
  switch (common.topFrame(k)?.step) {
    case 'talks':
      return say`${verb('negotiate', 'negotiates', 'negotiate')}.`;
    case 'trim':
      return say`${verb('have', 'has', 'have')} too many fragments and ${seats.length === 1 && seat !== you ? 'chooses' : 'choose'} what goes.`;
    case 'market':
      return say`${verb('are', 'is', 'are')} at the market.`;
    case 'spill':
      return say`${verb('have', 'has', 'have')} too many cards and ${seat === you ? 'choose' : 'chooses'} what goes.`;
    case 'complete':
      return say`${verb('may', 'may', 'may')} complete a Blueprint.`;
    default:
      return say`${verb('choose', 'chooses', 'choose')} between a planet and the market.`;
  }
};

/** Q40. */
export const order: NonNullable<Words<Afternova>['order']> = (text, k) => {
  const o = orderOf(text);
  switch (o?.verb) {
    case 'help':
      return [
        `Offer a Paw with ${common.skill('en', o.skill)} for ${o.colour < 0 ? 'one fragment of any colour' : `one ${colour(o.colour)}`}, whenever it is called for`,
      ];
    case 'no deals':
      return ['Make no deals'];
    case 'complete':
      return say`Complete ${planWithCost(common.plan(k, o.plan))} as soon as you can pay`;
    default:
      return ['Complete nothing'];
  }
};
