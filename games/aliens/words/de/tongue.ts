/** German: everything the structure needs. */
import { ROUNDS } from '../../content/cards.ts';
import type { Tongue } from '../tongue.ts';
import { detail, pick, question, refusal, waiting } from './choices.ts';
import { event } from './events.ts';
import { faults } from './faults.ts';
import { names } from './names.ts';
import { option } from './options.ts';
import { abilities } from './rulebook/abilities.ts';
import { scene } from './scene.ts';
import { heard, speech } from './speech.ts';

const meantFor = (what: string, min: number, max: number): string =>
  `${what} ist für ${min === max ? min : `${min} bis ${max}`} Personen gedacht. Anders geht es auch, nur vielleicht nicht so ausgewogen.`;

const NO_EFFECT = {
  'no-humans': 'Es gibt keine Menschen (B.6)',
  beginner: 'Im Einsteigerspiel wird kein Alien schneller, und es gibt keine Rettungskapselkarten',
  'no-hatch-cards': 'Es gibt keine Rettungskapselkarten',
  'back-first': 'Wer ausscheidet, beginnt neu im Startsektor (A.5), darum wird niemand zum Alien',
} as const;

export const tongue: Tongue = {
  language: 'de',
  title: 'Angriff der Aliens aus dem All',
  short: 'Aliens',
  about:
    'Das Schiff ist dunkel, und etwas atmet: Schleich zu den Rettungskapseln oder jag alle, die es versuchen. Du hast nur Geräusche, und die können gelogen sein.',
  origin:
    'Regeln, Karten und die drei Zonenpläne des Schiffs folgen der Schachtel. Wo das Regelheft schweigt, sagt ein Absatz mit Q in den Regeln, wie wir es halten.',
  names,
  speech,
  event,
  question,
  waiting,
  pick,
  detail,
  refusal,
  order: 'Beende meine Züge für mich: Nach der Bewegung benutze ich keine Gegenstände.',
  advice: {
    zone: (name, min, max) => meantFor(`Die Zone ${name}`, min, max),
    scenario: (name, min, max) => meantFor(`Das Szenario „${name}“`, min, max),
    noEffect: (options, because) => `${NO_EFFECT[because]}: ${options.join(', ')} ${options.length === 1 ? 'bewirkt' : 'bewirken'} nichts.`,
  },
  faults,
  scene,
  heard,
  abilities,
  endings: {
    escaped: 'Der letzte Mensch ist von Bord.',
    'first-out': 'Der erste Mensch ist von Bord.',
    hunted: 'Der letzte Mensch an Bord wurde erwischt.',
    hatches: 'Keine Rettungskapsel ist mehr übrig, niemand entkommt mehr.',
    agreed: 'Kein Alien war mehr da, und alle Menschen an Bord sind entkommen.',
    'cut-off': 'Kein Alien war mehr da, aber nicht alle Menschen an Bord fanden eine Rettungskapsel, die funktioniert.',
    kills: 'Es wurden genug andere erwischt.',
    'kills-rounds': `${ROUNDS} Runden sind vorbei.`,
    rounds: `${ROUNDS} Runden sind vorbei.`,
  },
  parts: {
    escaped: () => 'entkommen',
    aliensWin: (n) => (n === 1 ? 'Sieg der Aliens' : 'Siege der Aliens'),
    eliminations: () => 'erwischt',
  },
  option,
  tally: {
    rounds: 'Runden',
    escaped: 'Entkommene Menschen',
    eliminated: 'Ausgeschiedene',
    aliensWin: 'Siege der Aliens',
    broken: 'Beschädigte Rettungskapseln',
  },
};
