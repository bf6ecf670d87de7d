/** All words of the game in one language, from what the language supplies. */
import type { Outcome, Words } from '@starboard/kernel';
import type { Aliens, Ending } from '../rules/types.ts';
import * as common from './common.ts';
import { scenarioRefused, zoneRefused } from './faults.ts';
import { detail, pick } from './picks.ts';
import { question, waiting } from './questions.ts';
import { scene } from './scene.ts';
import type { Tongue } from './tongue.ts';

export const wordsOf = (t: Tongue, rulebook: Words<Aliens>['rule']): Words<Aliens> => ({
  title: t.title,
  short: t.short,
  about: t.about,
  origin: t.origin,
  event: t.event,
  choice: (c, k, seat, path) => question(t, c, k, seat, path),
  waiting: (k, you) => waiting(t, k, you),
  pick: (p, k, seat, path) => pick(t, p, k, seat, path),
  detail: (p, k, seat, path) => detail(t, p, k, seat, path),
  order: () => [t.order],
  heading(p) {
    const column = common.columnOf(p);
    return column === null ? null : t.pick.column(column);
  },
  refusal: {
    ...t.refusal,
    'zone-broken': (r) => zoneRefused(t, r),
    'scenario-broken': (r) => [scenarioRefused(t, r)],
  },
  advice: {
    'players-of-zone': (a) => [t.advice.zone(...common.meant(a, t.language))],
    'players-of-scenario': (a) => [t.advice.scenario(...common.meant(a, t.language))],
    'no-effect': (a) => [t.advice.noEffect(...common.idleOptions(a, t.option))],
  },
  scene: (k, you) => scene(t, k, you),
  ending: (o, you) => [`${t.endings[endingOf(o)]} `, ...t.speech.wins(common.winnersOf(o.ranks), you)],
  part: ({ rule, n }) => t.parts[rule === 'E.3' ? 'eliminations' : rule === 'Q33' ? 'aliensWin' : 'escaped'](n),
  role: (played) => Object.entries(t.names.characters).find(([id]) => id === played)?.[1].bare ?? null,
  option: t.option,
  tally: t.tally,
  rule: rulebook,
});

const ENDINGS: readonly Ending[] = ['escaped', 'hunted', 'hatches', 'rounds', 'first-out', 'kills', 'kills-rounds', 'agreed', 'cut-off'];
const endingOf = (o: Outcome<Aliens>): Ending => ENDINGS.find((ending) => ending === o.ending) ?? 'rounds';
