/** What the picks of raids, battles and the Void mean, in any language. */
import { type Phrase, type Seat, say } from '@starboard/kernel';
import { SHIPS } from '../content/vocabulary.ts';
import type { Compiled } from '../rules/content.ts';
import { regionId, sideName, topFrame, type View } from './common.ts';
import { effectsText, helpText } from './effects.ts';
import { piece, region } from './names.ts';
import { ability, spaceOf } from './powers.ts';
import type { Tongue } from './tongue.ts';

export function battlePick(t: Tongue, p: string, k: View, c: Compiled, seat: Seat): Phrase {
  const w = t.pick;
  const [word, a = '', b = ''] = p.split(' ');
  const n = Number(a);
  const at = (place: string): Phrase => region(t.language, regionId(k, spaceOf(place)));
  const named = (id: string): Phrase => [piece(t.language, id)];
  switch (word) {
    case 'raider': {
      const i = k.pub.raiders.at.indexOf(spaceOf(a));
      return i < 0 ? w.goTo(at(a)) : w.raiderAt(named(c.raw.raiders[k.pub.raiders.card[i]].id), at(a));
    }
    case 'bring':
      return w.bring(SHIPS[n], at(b));
    case 'ready':
      return [w.ready];
    case 'play':
      return say`${w.play(named(c.tactics[n].id))}: ${effectsText(t.effects, c.tactics[n].battle)}`;
    case 'foe':
      return w.against(t.label(a === 'raiders' ? 'raiders' : sideName(k, n), seat));
    case 'against': {
      const use = k.pub.battle?.uses[n];
      return use === undefined || use.tactic < 0
        ? [String(n + 1)]
        : say`${w.cancels(named(c.tactics[use.tactic].id))} (${t.label(sideName(k, use.who), seat)})`;
    }
    case 'pass':
      return [w.pass];
    case 'accept':
      return [w.accept];
    case 'refuse':
      return [w.refuse];
    case 'dice':
      return [w.dice(n)];
    case 'use':
      return useBattle(t, c, a, Number(b));
    case 'roll':
      return [a === 'plain' ? w.rollPlain : w.roll];
    case 'die': {
      const face = c.raw.void.die.find((d) => d.value === n);
      return k.pub.battle?.void === true && topFrame(k)?.step === 'void' && face !== undefined
        ? say`${w.die(n)}: ${piece(t.language, face.id)} – ${effectsText(t.effects, face.do)}`
        : [w.die(n)];
    }
    case 'draw':
      return [w.draw];
    case 'energy':
      return [w.energy];
    case 'save':
      return [w.save(SHIPS[n])];
    case 'spare':
      return [w.spare(SHIPS[n])];
    case 'pull':
      return w.pull(SHIPS[n], at(b));
    default:
      return [p];
  }
}

function useBattle(t: Tongue, c: Compiled, what: string, n: number): Phrase {
  if (what === 'ability') return t.pick.use(ability(t, c, n));
  const id = what === 'card' ? c.raw.developmentCards[n].id : c.discovery[n].id;
  return t.pick.use(say`${piece(t.language, id)} – ${helpText(t.effects, c.raw, id) ?? ''}`);
}
