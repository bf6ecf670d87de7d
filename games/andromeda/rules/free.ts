/** Free actions (section 7), offered alongside the prompts of the player's turn. */
import type { Beside, Choice, Known, Refusal, Seat } from '@starboard/kernel';
import { MODULE_TYPES } from '../content/vocabulary.ts';
import { nameOf, type S, type Sight, type X } from './asking.ts';
import { type Compiled, contentOf } from './content.ts';
import { anyPossible } from './effects/registry.ts';
import { type Frame, PICKED } from './frames.ts';
import { NONE, SPACES, type Who } from './ids.ts';
import { isRegion, reachOf } from './map.ts';
import { MOD, mod } from './modifiers.ts';
import { abandon, gapsClosed, gapsFor, slot, slottable } from './moons.ts';
import { ABANDON, DROP, FREE_ABILITY, FREE_CARD, FREE_TACTIC, FREE_TOKEN, firstOf, MODULE, numberOf, PLACE, placeOf, TO } from './picks.ts';
import { affordable } from './resources.ts';
import { arrange, canSlot, destinations, hasSlots, moved } from './rows.ts';
import { ownMask } from './ships.ts';
import { regionName } from './told.ts';
import { awake, trigger, withinLimit } from './triggers.ts';
import type { Andromeda, Pick, Pub, Station } from './types.ts';

/** N72, N75: the turn's own questions and a region's; never in a battle or inside another effect. */
function mayAct(pub: Readonly<Pub>, f: Readonly<Partial<Frame>> & { readonly step: string }, seat: Seat): boolean {
  if (pub.turn.active !== seat || pub.battle !== null) return false;
  return f.step === 'turn' || f.step === 'return' || f.step === 'reactor' || ('beside' in f && f.beside === true);
}

/** N68, N306: whether moving a module can matter, and how often it may be done in a turn: any order can be reached. */
function mayArrange(c: Compiled, pub: Readonly<Pub>, side: Readonly<Station>): boolean {
  let modules = 0;
  let matters = false;
  for (const row of side.rows) {
    modules += row.modules.length;
    matters ||= row.modules.some((m) => c.modules[m].adaptable) || (row.modules.length > 1 && hasSlots(c, row));
  }
  return matters && pub.turn.moves < modules;
}

/** N206: to a neighbouring region, or to a ship of its owner. */
function ghostMask(pub: Readonly<Pub>, who: Who): number {
  if (mod(pub.sides[who], MOD.ghost) === 0 || pub.turn.ghosted) return 0;
  const { ghost } = pub.map;
  const near = ghost === NONE ? 0 : reachOf(pub.map).within[ghost][1];
  const mask = near | ownMask(pub, who);
  return ghost === NONE ? mask : mask & ~(1 << ghost);
}

/** Everything but tactics: what anybody can see. */
function openActions(pub: Readonly<Pub>, who: Who, only: boolean): Pick[] {
  const side = pub.sides[who];
  const c = contentOf(pub.options);
  const picks: Pick[] = [];
  if (side.dock.length > 0) {
    picks.push('free abandon');
    if (only) return picks;
    if (canSlot(c, side)) picks.push('free slot');
  }
  if (mayArrange(c, pub, side)) picks.push('free arrange');
  if (ghostMask(pub, who) !== 0) picks.push('free ghost');
  const t: Sight = { pub, hand: null };
  for (const n of side.abilities) {
    const p = c.powers[n];
    if (p.when !== 'free' || !withinLimit(pub, who, p) || (p.price !== null && !affordable(pub, who, p.price))) continue;
    if (anyPossible(t, who, p.effects)) picks.push(FREE_ABILITY[n]);
  }
  for (let kind = 0; kind < side.tokens.length; kind++)
    if (side.tokens[kind] > 0 && c.discovery[kind].when === 'kept' && anyPossible(t, who, c.discovery[kind].do)) picks.push(FREE_TOKEN[kind]);
  for (const card of side.cards) {
    const { when, do: effects } = c.raw.developmentCards[card];
    if (when === 'free' && !side.usedCards.includes(card) && anyPossible(t, who, effects)) picks.push(FREE_CARD[card]);
  }
  return picks;
}

/** N299: whether a free action may be possible, as far as everybody can see: who holds cards is asked. */
export const freeNow = (pub: Readonly<Pub>, who: Who): boolean =>
  (!pub.turn.played && pub.sides[who].hand > 0) || openActions(pub, who, true).length > 0;

/** Free actions that are as good in the next own turn, unless there is none or an ability counts them by turn. */
const WAITING: readonly Pick[] = ['free abandon', 'free slot', 'free arrange'];

/** D37, N311: whether something may be possible that cannot wait for the next own turn, as far as everybody can see. */
export function closesWith(pub: Readonly<Pub>, who: Who): boolean {
  const side = pub.sides[who];
  if (!pub.turn.played && side.hand > 0) return true;
  const open = openActions(pub, who, false);
  const last = pub.turn.left !== NONE;
  return open.some((pick) => {
    if (!WAITING.includes(pick)) return true;
    if (pick === 'free abandon') return last || (mod(side, MOD.abandonBonus) > 0 && !pub.turn.abandoned.includes(who));
    return pick === 'free slot' && (last || awake(pub, who, 'slotMoon').length > 0);
  });
}

function actions(k: Known<Andromeda>, seat: Seat): Pick[] {
  const picks = openActions(k.pub, seat, false);
  const hand = k.mine?.hand;
  if (hand === undefined || k.pub.turn.played) return picks;
  const t: Sight = { pub: k.pub, hand };
  const { tactics } = contentOf(k.pub.options);
  for (let kind = 0; kind < hand.length; kind++) if (hand[kind] > 0 && anyPossible(t, seat, tactics[kind].free)) picks.push(FREE_TACTIC[kind]);
  return picks;
}

/** N74, N76, N119, N190: what the seat holds and cannot use now. */
function refusals(k: Known<Andromeda>, seat: Seat, picks: readonly Pick[]): Refusal<Andromeda>[] {
  const c = contentOf(k.pub.options);
  const side = k.pub.sides[seat];
  const list: Refusal<Andromeda>[] = [];
  (k.mine?.hand ?? []).forEach((n, kind) => {
    if (n > 0 && !picks.includes(FREE_TACTIC[kind]))
      list.push(
        k.pub.turn.played
          ? { pick: FREE_TACTIC[kind], rule: 'N74', why: 'once-a-turn' }
          : { pick: FREE_TACTIC[kind], rule: 'N119', why: 'no-effect' },
      );
  });
  for (const n of side.abilities) {
    const p = c.powers[n];
    if (p.when !== 'free' || picks.includes(FREE_ABILITY[n])) continue;
    if (!withinLimit(k.pub, seat, p)) list.push({ pick: FREE_ABILITY[n], rule: 'N76', why: 'once-a-turn' });
    else list.push({ pick: FREE_ABILITY[n], rule: 'N57', why: 'not-affordable' });
  }
  for (const card of side.usedCards) list.push({ pick: FREE_CARD[card], rule: 'N190', why: 'already-used' });
  return list;
}

const LONGER: readonly Pick[] = ['free abandon', 'free slot', 'free arrange', 'free ghost'];

/** N68, N70: which module, where to, and which moons go where two would share a gap. */
function arrangeChoice(pub: Readonly<Pub>, who: Who, path: readonly Pick[]): Choice<Andromeda> | null {
  const c = contentOf(pub.options);
  const side = pub.sides[who];
  if (path.length === 1) {
    const modules = side.rows.flatMap((row) => row.modules).filter((m) => destinations(c, side, m).length > 0);
    return { kind: 'arrange', picks: modules.map((m) => MODULE[m]), ends: false, rule: 'N68' };
  }
  const module = numberOf(path[1]);
  if (path.length === 2) return { kind: 'arrange-to', picks: destinations(c, side, module).map(([r, i]) => PLACE[r][i]), ends: false, rule: 'N68' };
  const { clash } = moved(pub, who, module, firstOf(path[2]), numberOf(path[2]), path.slice(3).map(numberOf)).layout;
  return clash === null ? null : { kind: 'clash', picks: clash.map((moon) => DROP[moon]), ends: false, rule: 'N70' };
}

export const beside: Beside<Andromeda> = {
  offer(k, seat, path): Choice<Andromeda> | null {
    const top = k.stack[k.stack.length - 1];
    if (!mayAct(k.pub, top as Frame, seat)) return null;
    if (path.length === 0) {
      const picks = actions(k, seat);
      return picks.length === 0
        ? null
        : { kind: 'closing', picks, ends: !picks.some((p) => LONGER.includes(p)), rule: 'N73', greyed: () => refusals(k, seat, picks) };
    }
    switch (path[0]) {
      case 'free abandon':
        return path.length === 2 ? null : { kind: 'dock', picks: k.pub.sides[seat].dock.map((m) => ABANDON[m]), ends: true, rule: 'N61' };
      case 'free slot':
        if (path.length === 3) return null;
        if (path.length === 1) return { kind: 'dock', picks: slottable(k.pub, seat), ends: false, rule: 'N62' };
        return {
          kind: 'gap',
          picks: gapsFor(k.pub, seat, numberOf(path[1])),
          ends: true,
          rule: 'N63',
          greyed: () => gapsClosed(k.pub, seat, numberOf(path[1])),
        };
      case 'free arrange':
        return arrangeChoice(k.pub, seat, path);
      case 'free ghost':
        return path.length === 2 ? null : { kind: 'ghost', picks: placesOf(k.pub, ghostMask(k.pub, seat)), ends: true, rule: 'N206' };
      default:
        return null;
    }
  },
  take(s, seat, answer, x) {
    const [what, first, second] = answer;
    switch (what) {
      case 'free abandon':
        return abandon(s, x, seat, numberOf(first));
      case 'free slot':
        return slot(s, x, seat, numberOf(first), firstOf(second), numberOf(second));
      case 'free arrange':
        return rearrange(s, x, seat, answer);
      case 'free ghost':
        s.pub.map.ghost = placeOf(first);
        s.pub.turn.ghosted = true;
        return x.tell('all', { kind: 'ghost', who: seat, to: regionName(s.pub, s.pub.map.ghost) });
      default:
        use(s, x, seat, what);
    }
  },
};

const placesOf = (pub: Readonly<Pub>, mask: number): Pick[] => {
  const picks: Pick[] = [];
  for (let i = 0; i < SPACES; i++) if ((mask >> i) & 1 && isRegion(pub.map, i)) picks.push(TO[i]);
  return picks;
};

function rearrange(s: S, x: X, who: Who, answer: readonly Pick[]): void {
  const module = numberOf(answer[1]);
  const row = firstOf(answer[2]);
  const place = numberOf(answer[2]);
  s.pub.turn.moves++;
  arrange(s, x, who, module, row, place, answer.slice(3).map(numberOf));
  if (x.telling)
    x.tell('all', { kind: 'arranged', who: nameOf(s.pub, who), module: contentOf(s.pub.options).modules[module].id, row: MODULE_TYPES[row], place });
}

/** N73, N74, N190, N204: an ability, a token, a card, a tactic. */
function use(s: S, x: X, who: Who, what: Pick) {
  const { pub } = s;
  const c = contentOf(pub.options);
  const side = pub.sides[who];
  const n = numberOf(what);
  if (what.startsWith('free ability')) return x.push({ step: 'ability', who, ability: n, stage: 'pay' });
  let at: string;
  if (what.startsWith('free token')) {
    side.tokens[n]--;
    side.usedTokens[n]++;
    at = `${c.discovery[n].id}/do`;
    if (x.telling) x.tell('all', { kind: 'used-token', who: nameOf(pub, who), token: c.discovery[n].id });
  } else if (what.startsWith('free card')) {
    side.usedCards.push(n);
    const { id } = c.raw.developmentCards[n];
    at = `${id}/do`;
    if (x.telling) x.tell('all', { kind: 'used-card', who: nameOf(pub, who), card: id });
  } else {
    pub.turn.played = true;
    at = `${c.tactics[n].id}/free`;
    x.reveal('all', { kind: 'played', who: nameOf(pub, who), tactic: c.tactics[n].id, use: 'free' }, 'N118');
    s.mine[who].hand[n]--;
    side.hand--;
    pub.decks.discards[n]++;
    trigger(s, x, who, 'tacticPlayed');
  }
  x.push({ step: 'do', who, at, i: 0, arg: NONE, free: false, ...PICKED });
}
