/** The words of effects against the texts of the content file, card by card; where ours are better, the list says how. */
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

const SPEECH: { readonly [L in Language]: EffectSpeech } = { de, en };

const TEXTS: Readonly<Record<string, Readonly<Record<Language, string>>>> = JSON.parse(
  readFileSync(new URL('./card-texts.json', import.meta.url), 'utf8'),
);

/** What reads better than in the file; everything else is the same to the letter. */
const BETTER: { readonly [L in Language]: readonly (readonly [RegExp, string])[] } = {
  en: [
    [/([+−]1) dice/g, '$1 die'],
    [/take 1× nebula moon/g, 'take 1 nebula moon'],
    [/take 1× top moon/g, 'take the top moon'],
    [/take 1× another moon/g, 'take 1 more moon'],
    [/per 2× resource in/g, 'per 2 resources in'],
    [/per 2× built ship/g, 'per 2 built ships'],
    [/per 2× module type you own/g, 'per 2 module types you own'],
    [/place a new planet/g, 'place 2 new planets'],
    [/\(see its rule\)/g, '(N206)'],
  ],
  de: [
    [/nimm 1× Nebel-Mond/g, 'nimm 1 Nebel-Mond'],
    [/nimm 1× obersten Mond/g, 'nimm den obersten Mond'],
    [/nimm 1× weiteren Mond/g, 'nimm 1 weiteren Mond'],
    [/je 2× Ressource im/g, 'je 2 Ressourcen im'],
    [/je 2× gebautes Schiff/g, 'je 2 gebaute Schiffe'],
    [/je 2× Modul-Typ, den du/g, 'je 2 Modul-Typen, die du'],
    [/lege einen neuen Planeten aus/g, 'lege 2 neue Planeten aus'],
    [/\(siehe Regel\)/g, '(N206)'],
  ],
};

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
  test('every text of the content file is said the same or better', () => {
    const said = ours(language);
    const wrong: string[] = [];
    for (const [id, { [language]: text }] of Object.entries(TEXTS)) {
      if (id.startsWith('act_')) continue;
      const wanted = BETTER[language].reduce((s, [from, to]) => s.replace(from, to), text);
      if (said.get(id) !== wanted) wrong.push(`${id}\n  file ${text}\n  ours ${said.get(id)}`);
    }
    expect(wrong.join('\n')).toBe('');
    expect([...said.keys()].filter((id) => !Object.hasOwn(TEXTS, id))).toEqual([]);
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
