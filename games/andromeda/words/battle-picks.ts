/** What the picks of raids, battles and the Void mean, in any language. */
import { type Phrase, type Seat, say } from '@starboard/kernel';
import { SHIPS } from '../content/vocabulary.ts';
import { targeting } from '../rules/battle/marks.ts';
import type { Compiled } from '../rules/content.ts';
import { raiderMeant } from '../rules/raiders.ts';
import type { Who } from '../rules/types.ts';
import { chanceAfter, chanceWithDice, chanceWithShips, foeOf } from './afterwards.ts';
import { regionId, sideName, topFrame, type View } from './common.ts';
import { abilityText, effectsText, helpText } from './effects.ts';
import { dotted, fitting, label, type PickText } from './label.ts';
import { piece, region, shortRegion } from './names.ts';
import { abilityOf, spaceOf } from './powers.ts';
import { sideOf } from './sides.ts';
import type { Tongue } from './tongue.ts';

/** The chance to win, as a part of the second line. */
const chance = (t: Tongue, n: number | null): Phrase => (n === null ? [] : [t.pick.chance(n)]);

export function battlePick(t: Tongue, p: string, k: View, c: Compiled, seat: Seat, path: readonly string[]): PickText {
  const w = t.pick;
  const [word, a = '', b = ''] = p.split(' ');
  const n = Number(a);
  const who = sideOf(k, seat);
  const at = (place: string): Phrase => region(t, regionId(k, spaceOf(place)));
  const named = (id: string): Phrase => [piece(t, id)];
  switch (word) {
    case 'raider': {
      const i = raiderMeant(k.pub, topFrame(k)?.step ?? '', spaceOf(a));
      if (i === undefined) return label(w.goTo(at(a)));
      const raider = c.raw.raiders[k.pub.raiders.card[i]];
      const there = say`${named(raider.id)}, ${shortRegion(t.language, a)}`;
      return label(fitting(t, there, named(raider.id)), dotted([at(a), [t.brief.dice(raider.dice)]]));
    }
    case 'bring':
      return label(
        fitting(t, [w.bring(SHIPS[n], shortRegion(t.language, b))], [`${t.ship(SHIPS[n])}, ${shortRegion(t.language, b)}`]),
        dotted([w.from(at(b)), chance(t, chanceWithShips(k, who, [...path, p]))]),
      );
    case 'ready':
      return label([w.ready], topFrame(k)?.step === 'bring' ? chance(t, chanceWithShips(k, who, path)) : null);
    case 'play': {
      const { id, battle } = c.tactics[n];
      return label(
        fitting(t, w.play(named(id)), named(id)),
        dotted([[effectsText(t.effects, battle)], chance(t, chanceAfter(k, who, battle, null))]),
      );
    }
    case 'foe':
      return label(w.against(a === 'raiders' ? 'raiders' : sideName(k, n), seat), chance(t, aimed(k, c, who, p, path)));
    case 'against': {
      const use = k.pub.battle?.uses[n];
      if (use === undefined || use.tactic < 0) return label([String(n + 1)]);
      const name = named(c.tactics[use.tactic].id);
      return label(fitting(t, w.cancels(name), name), w.tacticOf(sideName(k, use.who), seat));
    }
    case 'pass':
      return label([w.pass]);
    case 'accept': {
      const f = topFrame(k);
      return label([w.accept], f?.step === 'truce' ? [w.truceVp(f.vp)] : null);
    }
    case 'refuse':
      return label([w.refuse]);
    case 'dice':
      return label([w.dice(n)], dotted([n === 0 ? [] : [w.diceCost(n)], chance(t, chanceWithDice(k, who, n))]));
    case 'use':
      return useBattle(t, c, a, Number(b));
    case 'roll':
      if (a === 'plain') return label([w.rollPlain], [w.rollPlainHelp]);
      return label([w.roll], k.pub.battle?.void === true ? [w.rollHelp(targeting(k.pub, who))] : null);
    case 'die': {
      const face = c.raw.void.die.find((d) => d.value === n);
      return k.pub.battle?.void === true && topFrame(k)?.step !== 'reroll' && face !== undefined
        ? label([w.die(n)], say`${piece(t, face.id)} – ${effectsText(t.effects, face.do)}`)
        : label([w.die(n)]);
    }
    case 'draw':
      return label([w.draw]);
    case 'energy':
      return label([w.energy]);
    case 'save':
      return label([w.save(SHIPS[n])], [w.toBay]);
    case 'spare':
      return label([w.spare(SHIPS[n])]);
    case 'pull':
      return label([`${t.ship(SHIPS[n])}, ${shortRegion(t.language, b)}`], dotted([at(b), [w.ontoVoid]]));
    default:
      return label([p]);
  }
}

/** The chance if the tactic picked before is aimed at this side. */
function aimed(k: View, c: Compiled, who: Who, p: string, path: readonly string[]): number | null {
  const last = path.at(-1) ?? '';
  if (path.length !== 1 || !last.startsWith('play ')) return null;
  return chanceAfter(k, who, c.tactics[Number(last.split(' ')[1])].battle, foeOf(p));
}

function useBattle(t: Tongue, c: Compiled, what: string, n: number): PickText {
  const power = what === 'ability' ? c.powers[n] : null;
  const id = power?.id ?? (what === 'card' ? c.raw.developmentCards[n].id : c.discovery[n].id);
  const ability = power === null ? undefined : abilityOf(c, n);
  const text =
    ability !== undefined
      ? abilityText(t.effects, ability)
      : power !== null
        ? effectsText(t.effects, power.effects)
        : (helpText(t.effects, c.raw, id) ?? '');
  const name = [piece(t, id)];
  return label(fitting(t, t.pick.use(name), name), [text]);
}
