/** What a piece does, in words made from its effects: help on every piece, in every language. */
import type { Language } from '@starboard/kernel';
import type { Effect, EffectKind, EffectOf, Effects } from '../content/effect.ts';
import type { Ability, CollectiveUpgrade, Content, DevelopmentCard, Module, Moon, RaiderAbility, SoloEvent, TrackStep } from '../content/types.ts';
import { effects as de } from './de/effects.ts';
import { effects as en } from './en/effects.ts';
import type { EffectSpeech, Voice } from './speech.ts';

const speech: { readonly [L in Language]: EffectSpeech } = { de, en };

export function effectText(language: Language, e: Effect, voice: Voice = 'player'): string {
  const kind = speech[language].kinds[e.k] as (e: EffectOf<EffectKind>, say: (list: Effects) => string, voice: Voice) => string;
  return kind(e as EffectOf<EffectKind>, (list) => effectsText(language, list, voice), voice);
}

/** A list of effects; parts that speak to different players stand apart. */
export const effectsText = (language: Language, list: Effects, voice: Voice = 'player'): string =>
  list.length === 0
    ? speech[language].nothing
    : list.map((e) => effectText(language, e, voice)).join(list.some((e) => e.k === 'each') ? ' | ' : '; ');

export function abilityText(language: Language, a: Ability, voice: Voice = 'player'): string {
  const { trigger, price, pays } = speech[language];
  const parts = [trigger(a), a.cost === undefined ? '' : pays(price(a.cost)), effectsText(language, a.do, voice)];
  return parts.filter((part) => part !== '').join(': ');
}

export function moduleText(language: Language, m: Module): string {
  const does = effectsText(language, m.do);
  return Object.keys(m.input).length === 0 ? does : `${speech[language].price(m.input)} → ${does}`;
}
/** What is special about a module besides what it does. */
export function moduleMarks(language: Language, m: Module): string[] {
  const s = speech[language];
  return [...(m.adaptable ? [s.adaptable] : []), ...(m.damagedOnArrival ? [s.damaged] : []), ...(m.artifact > 0 ? [s.artifact] : [])];
}

export const moonText = (language: Language, m: Moon): string => (m.null ? speech[language].nullMoon : effectsText(language, m.content));

export const tacticText = (language: Language, t: { readonly battle: Effects; readonly free: Effects }): string =>
  `${speech[language].battleUse}: ${effectsText(language, t.battle)} | ${speech[language].freeUse}: ${effectsText(language, t.free)}`;

export function raiderText(language: Language, a: RaiderAbility): string {
  return effectsText(language, a.do, 'raider');
}

export function soloEventText(language: Language, e: SoloEvent): string {
  const { ignores, applies } = speech[language];
  return e.collective === 'ignores' ? ignores : e.collective === 'applies' ? applies : effectsText(language, e.collectiveDo);
}

export const soloCardText = (language: Language, d: DevelopmentCard): string => effectsText(language, d.solo.do, 'collective');
export const collectiveUpgradeText = (language: Language, u: CollectiveUpgrade): string => effectsText(language, u.do);

export const stepText = (language: Language, s: TrackStep): string =>
  s.supremacyToken === true ? speech[language].tokenStep(effectsText(language, s.elseDo ?? [])) : effectsText(language, s.do);

export const priceText = (language: Language, cost: Parameters<EffectSpeech['price']>[0]): string => speech[language].price(cost);

/** Help on any piece by its id; null: it does nothing by itself. */
export function helpText(language: Language, c: Content, id: string): string | null {
  const s = speech[language];
  const in_ = <T extends { readonly id: string }>(list: readonly T[]): T | undefined => list.find((p) => p.id === id);
  const module = in_(c.modules) ?? in_(c.artifactModules);
  if (module !== undefined) return [moduleText(language, module), ...moduleMarks(language, module)].join(' · ');
  const moon = in_(c.moons);
  if (moon !== undefined) return [moonText(language, moon), ...(moon.artifact > 0 ? [s.artifact] : [])].join(' · ');
  const tactic = in_(c.tactics);
  if (tactic !== undefined) return tacticText(language, tactic);
  const faction = in_(c.factions);
  if (faction !== undefined)
    return [faction.plan[language], ...faction.abilities.map((a) => `${a.name?.[language] ?? ''}: ${abilityText(language, a)}`)].join(' · ');
  const upgrade = in_(c.factionUpgrades) ?? in_(c.neutralUpgrades);
  if (upgrade !== undefined) return abilityText(language, upgrade.ability);
  const raider = in_(c.raiders);
  if (raider !== undefined) {
    const { ability } = raider;
    const when = ability.when === 'onWin' ? s.whenWon : ability.when === 'onRaid' ? s.onRaid : s.always;
    return `${when}: ${raiderText(language, ability)} | ${s.reward}: ${effectsText(language, raider.reward)}`;
  }
  const solo = in_(c.soloEvents);
  if (solo !== undefined) return soloEventText(language, solo);
  const commander = in_(c.commanders);
  if (commander !== undefined) return commander.ability === undefined ? null : abilityText(language, commander.ability);
  const step = c.tracks.flatMap((t) => t.steps).find((p) => p.id === id);
  if (step !== undefined) return stepText(language, step);
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
  return plain === undefined ? null : effectsText(language, plain.do);
}
