/** What a piece does, in words made from its effects: help on every piece, in whatever language is given. */
import { type Effect, type Effects, forKind } from '../content/effect.ts';
import type { Ability, CollectiveUpgrade, Content, DevelopmentCard, Module, Moon, RaiderAbility, SoloEvent, TrackStep } from '../content/types.ts';
import { nameIn, planIn } from './names.ts';
import type { EffectSpeech, Voice } from './speech.ts';

export function effectText(s: EffectSpeech, e: Effect, voice: Voice = 'player'): string {
  return forKind(s.kinds, e)(e, (list) => effectsText(s, list, voice), voice);
}

/** A list of effects; parts that speak to different players stand apart. */
export const effectsText = (s: EffectSpeech, list: Effects, voice: Voice = 'player'): string =>
  list.length === 0 ? s.nothing : list.map((e) => effectText(s, e, voice)).join(list.some((e) => e.k === 'each') ? ' | ' : '; ');

/** "After launching, once per turn, pay 1 energy: draw 1 tactic." `free`: it stands among free actions, which says when. */
export function abilityText(s: EffectSpeech, a: Ability, voice: Voice = 'player', free = false): string {
  const when = [...s.trigger(a, free), ...(a.cost === undefined ? [] : [s.pays(s.price(a.cost))])].filter((part) => part !== '').join(', ');
  const does = effectsText(s, a.do, voice);
  return when === '' ? does : `${when.charAt(0).toUpperCase()}${when.slice(1)}: ${does}`;
}

/** What a list of effects is about, in a few words. */
export function briefText(s: EffectSpeech, list: Effects, longest: number): string {
  const names = [...new Set(list.flatMap((e) => (e.k === 'trade' ? e.get : [e])).map((e) => s.brief[e.k]))];
  const all = names.join(' + ');
  return all.length <= longest ? all : names[0];
}

export function moduleText(s: EffectSpeech, m: Module): string {
  const does = effectsText(s, m.do);
  return Object.keys(m.input).length === 0 ? does : `${s.price(m.input)} → ${does}`;
}
/** What is special about a module besides what it does. In a station it no longer matters how it arrived. */
export function moduleMarks(s: EffectSpeech, m: Module, where: 'market' | 'station' = 'market'): string[] {
  const arrives = m.damagedOnArrival && where === 'market';
  return [...(m.adaptable ? [s.adaptable] : []), ...(arrives ? [s.damaged] : []), ...(m.artifact > 0 ? [s.artifact] : [])];
}

export const moonText = (s: EffectSpeech, m: Moon): string => (m.null ? s.nullMoon : effectsText(s, m.content));

export const tacticText = (s: EffectSpeech, t: { readonly battle: Effects; readonly free: Effects }): string =>
  `${s.battleUse}: ${effectsText(s, t.battle)} | ${s.freeUse}: ${effectsText(s, t.free)}`;

export function raiderText(s: EffectSpeech, a: RaiderAbility): string {
  return effectsText(s, a.do, 'raider');
}

export function soloEventText(s: EffectSpeech, e: SoloEvent): string {
  const { ignores, applies } = s;
  return e.collective === 'ignores' ? ignores : e.collective === 'applies' ? applies : effectsText(s, e.collectiveDo);
}

export const soloCardText = (s: EffectSpeech, d: DevelopmentCard): string => effectsText(s, d.solo.do, 'collective');
export const collectiveUpgradeText = (s: EffectSpeech, u: CollectiveUpgrade): string => effectsText(s, u.do);

export const stepText = (s: EffectSpeech, step: TrackStep): string =>
  step.supremacyToken === true ? s.tokenStep(effectsText(s, step.elseDo ?? [])) : effectsText(s, step.do);

export const priceText = (s: EffectSpeech, cost: Parameters<EffectSpeech['price']>[0]): string => s.price(cost);

/** Help on any piece by its id; null: it does nothing by itself. */
export function helpText(s: EffectSpeech, c: Content, id: string): string | null {
  const in_ = <T extends { readonly id: string }>(list: readonly T[]): T | undefined => list.find((p) => p.id === id);
  const module = in_(c.modules) ?? in_(c.artifactModules);
  if (module !== undefined) return [moduleText(s, module), ...moduleMarks(s, module)].join(' · ');
  const moon = in_(c.moons);
  if (moon !== undefined) return [moonText(s, moon), ...(moon.artifact > 0 ? [s.artifact] : [])].join(' · ');
  const tactic = in_(c.tactics);
  if (tactic !== undefined) return tacticText(s, tactic);
  const faction = in_(c.factions);
  if (faction !== undefined)
    return [planIn(s, c, faction), ...faction.abilities.map((a) => `${nameIn(s, c, a.id) ?? ''}: ${abilityText(s, a)}`)].join(' · ');
  const upgrade = in_(c.factionUpgrades) ?? in_(c.neutralUpgrades);
  if (upgrade !== undefined) return abilityText(s, upgrade.ability);
  const raider = in_(c.raiders);
  if (raider !== undefined) {
    const { ability } = raider;
    const when = ability.when === 'onWin' ? s.whenWon : ability.when === 'onRaid' ? s.onRaid : s.always;
    return `${when}: ${raiderText(s, ability)} | ${s.reward}: ${effectsText(s, raider.reward)}`;
  }
  const solo = in_(c.soloEvents);
  if (solo !== undefined) return soloEventText(s, solo);
  const commander = in_(c.commanders);
  if (commander !== undefined) return commander.ability === undefined ? null : abilityText(s, commander.ability);
  const step = c.tracks.flatMap((t) => t.steps).find((p) => p.id === id);
  if (step !== undefined) return stepText(s, step);
  const plain =
    in_(c.bases) ??
    in_(c.special) ??
    in_(c.void.die) ??
    in_(c.rowHeads) ??
    in_(c.destiny) ??
    in_(c.events) ??
    in_(c.discovery) ??
    in_(c.supremacy) ??
    in_(c.developmentCards) ??
    in_(c.strategies) ??
    in_(c.collectiveUpgrades) ??
    c.commanders.flatMap((m) => m.wheel).find((p) => p.id === id);
  return plain === undefined ? null : effectsText(s, plain.do);
}
