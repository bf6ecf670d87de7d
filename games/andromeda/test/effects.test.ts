/** The words of effects against the texts of the reference list, piece by piece: worded differently, they say the same. */
import { readFileSync } from 'node:fs';
import type { Language } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { EFFECT_KINDS } from '../content/packs/effect-shapes.ts';
import { idsOf } from '../content/packs/meaning.ts';
import { STANDARD as c } from '../content/standard.ts';
import { effects as de } from '../words/de/effects.ts';
import {
  abilityText,
  collectiveUpgradeText,
  effectsText,
  helpText,
  moduleText,
  moonText,
  raiderText,
  soloCardText,
  soloEventText,
  stepText,
  tacticText,
} from '../words/effects.ts';
import { effects as en } from '../words/en/effects.ts';
import type { EffectSpeech } from '../words/speech.ts';
import { DIFFERENCES } from './content-differences.ts';

const SPEECH: { readonly [L in Language]: EffectSpeech } = { de, en };

/** Texts of the reference list, by piece; a raider's text is that of its reward, its ability has its own. */
const TEXTS = new Map<string, Readonly<Record<Language, string>>>();
function collect(v: unknown, solo = ''): void {
  if (typeof v !== 'object' || v === null) return;
  const { id, text, ...rest } = v as { readonly id?: string; readonly text?: Readonly<Record<Language, string>> };
  const name = id ?? solo;
  if (name !== '' && text !== undefined) TEXTS.set(name, text);
  for (const [key, inner] of Object.entries(rest)) collect(inner, key === 'solo' ? `${id}_solo` : '');
}
collect(JSON.parse(readFileSync(new URL('./golden/content-reference.json', import.meta.url), 'utf8')));

/** Where the text of the list does not say what its own effects do. */
const CORRECTED = new Set([
  // “A new planet”; its effect places 2.
  'ev_uncharted_worlds',
  // “Its next build effect rebuilds”: the effect is to build a development.
  'sev_fatal_collapse',
]);

/** Pieces that we changed: their texts differ for that reason (content-reference.test.ts). */
const CHANGED = new Set(DIFFERENCES.filter(({ at }) => !/\/(name|plan)\//.test(at)).map(({ at }) => at.split('/').at(-2)));

/**
 * What a text says, whatever its wording: its numbers from 2 on ("1" may be "a"), and how often it names each resource, ship,
 * track and kind of piece. A text of ours must say the same as the reference.
 */
const NOUNS: { readonly [L in Language]: readonly RegExp[] } = {
  en: [
    ...[/\benergy\b/gi, /\bice\b/gi, /\btitanium\b/gi, /\bnanocarbon\b/gi, /\bcredits?\b/gi, /\bmaterials?\b/gi, /\bVP\b/g],
    ...[/\bfighters?\b/gi, /\bscience vessels?\b/gi, /\bheavy cruisers?\b/gi, /\btactics?\b/gi, /\bleaders?\b/gi, /\bdevelopments?\b/gi],
    ...[/\bindustry\b/gi, /\bcommerce\b/gi, /\bcivilization\b/gi, /\bsupremacy\b/gi, /\bdiscovery\b/gi, /\bmodules?\b/gi, /\btargeting\b/gi],
    ...[/\brepairs?\b/gi, /\bdi(?:e|ce)\b/gi, /\bConfrontation\b/g, /\bExploration\b/g, /\bupgrades?\b/gi, /\bMechaphage\b/gi],
  ],
  de: [
    ...[/Energie/g, /\bEis\b/g, /\bTitan\b/g, /Nanokarbon/g, /\bCredits?\b/g, /\bMaterial/g, /\bSP\b/g],
    ...[/Abfangjäger/g, /Forschungsschiff/g, /Schlachtschiff/g, /Taktik/g, /Anführer/g, /Großkomplex/g],
    ...[/Industrie/g, /Wirtschaft/g, /Kultur/g, /Überlegenheit/g, /Entdeckung/g, /Modul/g, /Zielcomputer/g],
    ...[/Reparier/g, /Würfel/g, /Konfrontation/g, /Erkundung/g, /Upgrade/g, /Mechaphag/g],
  ],
};
function facts(language: Language, text: string): string {
  const numbers = (text.match(/\d+/g) ?? []).filter((n) => n !== '1' && n !== '0').sort();
  const nouns = NOUNS[language].map((noun) => `${noun.source} ${text.match(noun)?.length ?? 0}`).filter((n) => !n.endsWith(' 0'));
  return [...numbers, ...nouns].join(' | ');
}

function ours(language: Language): Map<string, string> {
  const texts = new Map<string, string>();
  const put = <T extends { readonly id: string }>(list: readonly T[], text: (p: T) => string): void => {
    for (const p of list) texts.set(p.id, text(p));
  };
  const plain = (p: { readonly do: Parameters<typeof effectsText>[1] }): string => effectsText(SPEECH[language], p.do);
  for (const list of [c.bases, c.special, c.void.die, c.rowHeads, c.destiny, c.events, c.discovery, c.supremacy, c.developmentCards, c.strategies])
    put<{ readonly id: string; readonly do: Parameters<typeof effectsText>[1] }>(list, plain);
  put(c.moons, (m) => moonText(SPEECH[language], m));
  put([...c.modules, ...c.artifactModules], (m) => moduleText(SPEECH[language], m));
  put(c.tactics, (t) => tacticText(SPEECH[language], t));
  put([...c.factions.flatMap((f) => f.abilities), ...[...c.factionUpgrades, ...c.neutralUpgrades].map((u) => u.ability)], (a) =>
    abilityText(SPEECH[language], a),
  );
  put(
    c.commanders.flatMap((m) => (m.ability === undefined ? [] : [m.ability])),
    (a) => abilityText(SPEECH[language], a),
  );
  put(
    c.commanders.flatMap((m) => m.wheel),
    plain,
  );
  put(c.raiders, (r) => effectsText(SPEECH[language], r.reward));
  put(
    c.raiders.map((r) => r.ability),
    (a) => raiderText(SPEECH[language], a),
  );
  put(c.soloEvents, (e) => soloEventText(SPEECH[language], e));
  put(c.collectiveUpgrades, (u) => collectiveUpgradeText(SPEECH[language], u));
  put(
    c.tracks.flatMap((t) => t.steps),
    (s) => stepText(SPEECH[language], s),
  );
  for (const d of c.developmentCards) texts.set(`${d.id}_solo`, soloCardText(SPEECH[language], d));
  return texts;
}

describe.each(['en', 'de'] as const)('effects in %s', (language) => {
  test('every text says what the reference list says', () => {
    const said = ours(language);
    const wrong: string[] = [];
    for (const [id, { [language]: text }] of TEXTS) {
      // Action cards are said by their targets (words/en/collective.ts).
      if (id.startsWith('act_') || CORRECTED.has(id) || CHANGED.has(id) || CHANGED.has(id.replace(/_solo$/, ''))) continue;
      const our = said.get(id) ?? '';
      if (facts(language, our) !== facts(language, text))
        wrong.push(`${id}\n  reference ${text}\n  ours      ${our}\n  ${facts(language, text)}\n  ${facts(language, our)}`);
    }
    expect(wrong.join('\n')).toBe('');
    expect([...said.keys()].filter((id) => !TEXTS.has(id))).toEqual([]);
  });

  test('every piece that does something has help, without gaps', () => {
    const silent = ['space', 'planet', 'ship', 'development', 'track'];
    for (const id of idsOf(c)) {
      const help = helpText(SPEECH[language], c, id);
      if (help === null) continue;
      expect(help, id).not.toMatch(/undefined|NaN|\[object|null$| {2}|: ;|^$/);
    }
    for (const p of [...c.modules, ...c.moons, ...c.tactics, ...c.factions, ...c.raiders, ...c.events, ...c.bases])
      expect(helpText(SPEECH[language], c, p.id), p.id).not.toBeNull();
    expect(silent.map((id) => helpText(SPEECH[language], c, id))).toEqual(silent.map(() => null));
  });
});

test('the pieces use all 42 kinds of effects', () => {
  const used = new Set<string>();
  const walk = (v: unknown): void => {
    if (Array.isArray(v)) v.forEach(walk);
    else if (typeof v === 'object' && v !== null) {
      if ('k' in v) used.add((v as { k: string }).k);
      Object.values(v).forEach(walk);
    }
  };
  walk(c);
  expect(EFFECT_KINDS.filter((k) => !used.has(k))).toEqual([]);
  expect(EFFECT_KINDS.length).toBe(42);
});
