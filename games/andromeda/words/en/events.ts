/** English: what happens, one line each. */
import { list, type Phrase, say, type Words } from '@starboard/kernel';
import type { CoreEvent } from '../../rules/events.ts';
import type { Andromeda } from '../../rules/types.ts';
import { lookup, type Party, type You } from '../common.ts';
import { effectsText, helpText } from '../effects.ts';
import { spokenOf } from '../names.ts';
import { readerFirst } from '../outcome.ts';
import { effects } from './effects.ts';
import {
  aDevelopment,
  aShip,
  because,
  development,
  does,
  label,
  many,
  piece,
  pieces,
  region,
  ship,
  tactics,
  them,
  track,
  units,
  vp,
  Whose,
  whose,
} from './speech.ts';
import { categories } from './terms.ts';

type CoreWords = Pick<Words<Andromeda>['event'], CoreEvent['kind']>;

/** The text of a piece behind its name. It speaks to its owner, so it is quoted. */
export const quoted = (text: string | null): Phrase => (text === null || text === '' ? [] : [` (“${text.charAt(0).toUpperCase()}${text.slice(1)}”)`]);
export const help = (id: string): Phrase => quoted(helpText(effects, spokenOf(), id));
const MARK = { ship: '', energy: ' with energy', reactor: ' in the reactor', effect: ' by an effect' } as const;

export const events: CoreWords = {
  start: (e, you) => say`Welcome to Andromeda’s Edge. ${does(e.first, you, 'begin', 'begins')}.`,
  offered: (e) => say`Your factions to choose from: ${pieces(e.factions)}.`,
  dealt: (e) => say`Your destinies to choose from: ${pieces(e.destiny)}.`,
  kept: (e) => say`Your destiny: ${piece(e.destiny)}${help(e.destiny)}.`,
  faction: (e, you) => say`${does(e.seat, you, 'play', 'plays')} ${piece(e.faction)}.`,
  turn: (e, you) => (e.extra ? say`${does(e.who, you, 'take', 'takes')} an extra launch turn.` : say`${label(e.who, you)}: turn ${e.n}.`),
  passed: (e, you) => say`${does(e.who, you, 'can', 'can')} neither launch nor return.`,
  launched: (e, you) => say`${does(e.who, you, 'launch', 'launches')} ${aShip(e.ship)} to ${region(e.to)}.`,
  returning: (e, you) => say`${does(e.who, you, 'call', 'calls')} the fleet home: ${many(e.ships, 'activator', 'activators')}.`,
  gained: (e, you) => say`${does(e.who, you, 'gain', 'gains')} ${units(e.units)}${because(e.from)}.`,
  wasted: (e, you) => say`The storage is full: ${them(e.who, you)} ${e.who === you ? 'lose' : 'loses'} ${units(e.units)}.`,
  paid: (e, you) => say`${does(e.who, you, 'pay', 'pays')} ${units(e.units)}.`,
  unpaid: (e, you) => say`${does(e.who, you, 'can', 'can')} no longer pay ${effects.price(e.missing)}: what was to be paid for does not happen.`,
  lost: (e, you) => say`${does(e.who, you, 'lose', 'loses')} ${units(e.units)}.`,
  swapped: (e, you) => say`${does(e.who, you, 'exchange', 'exchanges')} ${units(e.gave)} for ${units(e.took)}.`,
  stole: (e, you) => say`${does(e.who, you, 'take', 'takes')} ${units(e.units)} from ${them(e.from, you)}.`,
  scored: (e, you) =>
    e.vp >= 0
      ? say`${does(e.who, you, 'score', 'scores')} ${vp(e.vp)}${because(e.from)}.`
      : say`${does(e.who, you, 'lose', 'loses')} ${vp(-e.vp)}${because(e.from)}.`,
  drew: (e, you) => say`${does(e.who, you, 'draw', 'draws')} ${tactics(e.n)}.`,
  drawn: (e) => say`You drew ${pieces(e.tactics)}.`,
  discarded: (e, you) => say`${does(e.who, you, 'discard', 'discards')} ${pieces(e.tactics)}.`,
  reshuffled: (e) => [e.what === 'tactics' ? 'The discarded tactics become the new deck.' : 'The events are shuffled again.'],
  played: (e, you) => say`${does(e.who, you, 'play', 'plays')} ${piece(e.tactic)}${quoted(tacticUse(e.tactic, e.use))}.`,
  stepped: (e, you) => say`${does(e.who, you, 'advance', 'advances')} to ${e.to} on the ${track(e.track)} track.`,
  moon: (e, you) => say`${does(e.who, you, 'take', 'takes')} the moon ${piece(e.moon)}${because(e.from)}${help(e.moon)}.`,
  'revealed-moon': (e) => say`New top moon in ${region(e.at)}: ${piece(e.moon)}${help(e.moon)}.`,
  abandoned: (e, you) => say`${does(e.who, you, 'abandon', 'abandons')} the moon ${piece(e.moon)}${help(e.moon)}.`,
  slotted: (e, you) => say`${does(e.who, you, 'slot', 'slots')} the moon ${piece(e.moon)} into the ${track(e.row)} row.`,
  'moon-lost': (e, you) => say`${does(e.who, you, 'lose', 'loses')} the moon ${piece(e.moon)}.`,
  arranged: (e, you) => say`${does(e.who, you, 'move', 'moves')} ${piece(e.module)} to place ${e.place + 1} of the ${track(e.row)} row.`,
  module: (e, you) =>
    say`${does(e.who, you, 'gain', 'gains')} the module ${piece(e.module)}${e.damaged ? ', which arrives damaged' : ''}${help(e.module)}.`,
  market: (e) => say`New on the market for ${track(e.type)}: ${piece(e.module)}${help(e.module)}.`,
  'module-gone': (e, you) => say`${does(e.who, you, 'discard', 'discards')} ${piece(e.module)} from the market.`,
  activated: (e, you) => say`${does(e.who, you, 'activate', 'activates')} ${piece(e.piece)}${MARK[e.how]}.`,
  'built-ship': (e, you) => say`${does(e.who, you, 'build', 'builds')} ${aShip(e.ship)}.`,
  upgraded: (e, you) => say`${does(e.who, you, 'take', 'takes')} the upgrade ${piece(e.upgrade)}${help(e.upgrade)}.`,
  display: (e) => say`New upgrade on display: ${piece(e.upgrade)}${help(e.upgrade)}.`,
  developed: (e, you) => say`${does(e.who, you, 'build', 'builds')} ${aDevelopment(e.development)} on ${region(e.at)}.`,
  raised: (e, you) => say`${does(e.who, you, 'raise', 'raises')} the ${development(e.development)} on ${region(e.at)} again.`,
  tipped: (e, you) => say`${Whose(e.who, you)} ${development(e.development)} on ${region(e.at)} tips over.`,
  card: (e, you) => say`${does(e.who, you, 'take', 'takes')} the development card ${piece(e.card)}${help(e.card)}.`,
  'used-card': (e, you) => say`${does(e.who, you, 'use', 'uses')} the development card ${piece(e.card)}${help(e.card)}.`,
  recruited: (e, you) => say`${does(e.who, you, 'recruit', 'recruits')} ${many(e.n, 'leader', 'leaders')}${because(e.from)}.`,
  'leader-lost': (e, you) => say`${does(e.who, you, 'lose', 'loses')} a leader.`,
  collected: (e, you) => say`${does(e.who, you, 'collect', 'collects')} ${units(e.units)} in ${region(e.at)}.`,
  mech: (e, you) =>
    e.how === 'paid'
      ? say`${does(e.who, you, 'burn', 'burns')} out the Mechaphages in ${region(e.at)}.`
      : e.how === 'damage'
        ? say`The Mechaphages in ${region(e.at)} damage one of ${whose(e.who, you)} modules.`
        : say`The Mechaphages in ${region(e.at)} vanish.`,
  looked: (e) => say`You look at ${pieces(e.tokens)}.`,
  token: (e, you) => say`${does(e.who, you, 'take', 'takes')} the token ${piece(e.token)}${help(e.token)}.`,
  'used-token': (e, you) => say`${does(e.who, you, 'use', 'uses')} the token ${piece(e.token)}${help(e.token)}.`,
  ability: (e, you) => say`${does(e.who, you, 'use', 'uses')} ${piece(e.ability)}.`,
  fixed: (e, you) => say`${does(e.who, you, 'repair', 'repairs')} ${piece(e.module)}.`,
  salvaged: (e, you) => say`${does(e.who, you, 'bring', 'brings')} ${aShip(e.ship)} from the scrapyard to the repair bay.`,
  recharged: (e, you) => say`${does(e.who, you, 'restore', 'restores')} the shield of ${aShip(e.ship)}.`,
  damaged: (e, you) => say`${Whose(e.who, you)} module ${piece(e.module)} is damaged.`,
  shielded: (e, you) => say`A shield saves ${whose(e.who, you)} ${ship(e.ship)} in ${region(e.at)}.`,
  scrapped: (e, you) => say`${does(e.who, you, 'lose', 'loses')} ${aShip(e.ship)} in ${region(e.at)} to the scrapyard.`,
  recalled: (e, you) => say`${does(e.who, you, 'call', 'calls')} ${aShip(e.ship)} from ${region(e.at)} into the repair bay.`,
  moved: (e, you) => say`${does(e.who, you, 'move', 'moves')} ${aShip(e.ship)} from ${region(e.from)} to ${region(e.to)}.`,
  ghost: (e) => say`The ghost drifts to ${region(e.to)}.`,
  home: (e, you) =>
    say`${e.who === you ? ['All your ships'] : say`All of ${whose(e.who, you)} ships`} are home${e.vp > 0 ? `; ${vp(e.vp)} for scrapped ships` : ''}.`,
  marker: (e) => [`The event marker moves to ${e.space}.`],
  tile: (e) => say`New on the map: ${region(`${e.at.split('/')[0]}/${e.tile}`)}.`,
  bonus: (e) => say`Supplies arrive in ${region(e.at)}: ${units(e.units)}.`,
  event: (e) => say`Event: ${piece(e.card)}${help(e.card)}.`,
  'extra-turn': (e, you) => say`${does(e.who, you, 'get', 'gets')} an extra turn.`,
  terminus: (e, you) => say`${does(e.who, you, 'reach', 'reaches')} the terminus.`,
  'last-round': (e, you) => say`The last round begins, with ${them(e.first, you)}.`,
  score: (e, you) => say`${label(e.who, you)}: ${lookup(categories, e.category) ?? e.category} ${vp(e.vp)}.`,
  destiny: (e, you) => say`${Whose(e.who, you)} destiny ${piece(e.destiny)} scores ${vp(e.vp)}${help(e.destiny)}.`,
  lens: (e, you) => say`The lens passes to ${them(e.who, you)}.`,
  over: (e, you) => say`The game is over. ${victory(e.winners, you)}.`,
};

/** "You and Jonas win", "Mirela wins". */
export function victory(parties: readonly Party[], you: You): Phrase {
  const [first, ...others] = readerFirst(parties, you);
  if (first === undefined) return ['Nobody wins'];
  const names: Phrase[] = [[label(first, you)], ...others.map((p): Phrase => [them(p, you)])];
  return say`${list(names, 'and')} ${others.length === 0 && first !== you && first !== 'raiders' ? 'wins' : 'win'}`;
}

function tacticUse(id: string, use: 'free' | 'battle'): string {
  const tactic = spokenOf().tactics.find((t) => t.id === id);
  return tactic === undefined ? '' : effectsText(effects, tactic[use]);
}
/** For the tactics of a battle. */
export const battleUse = (id: string): string => tacticUse(id, 'battle');
