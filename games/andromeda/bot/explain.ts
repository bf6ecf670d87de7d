/** Why an answer is good or bad, in words: what the judgement of ./weigh.ts rests on, the weightiest first. */
import { type AnswerReasons, type Choice, choose, type Known, type Language, type Phrase, type Seat, say } from '@starboard/kernel';
import { contentOf } from '../rules/content.ts';
import { leadersNeeded } from '../rules/effects/develop.ts';
import { engine } from '../rules/engine.ts';
import { BAY, SCRAPYARD } from '../rules/ids.ts';
import { firstOf, LAUNCH, numberOf, placeOf } from '../rules/picks.ts';
import { affordable } from '../rules/resources.ts';
import { countAt, onMap } from '../rules/ships.ts';
import type { Andromeda, Pick } from '../rules/types.ts';
import { oddsOf } from './battle.ts';
import { focused } from './focus.ts';
import { launchParts } from './launch.ts';
import { ahead } from './phase.ts';
import { activations } from './station.ts';
import { weighed } from './weigh.ts';
import { WEIGHTS } from './weights.ts';
import { bestSite, newModule, shipWorth, stepWorth } from './worth.ts';

const modules = (n: number): string => (n === 1 ? 'one activation' : `${n} activations`);
const aktivierungen = (n: number): string => (n === 1 ? 'eine Aktivierung' : `${n} Aktivierungen`);

const en = {
  rich: () => say`The region itself brings a good deal.`,
  poor: () => say`The region itself brings little.`,
  foothold: (ready: boolean) =>
    ready ? say`From there a development can be built at the next return.` : say`It is a foothold for a development later.`,
  fight: (percent: number) => say`It means a battle, won with about ${percent} %.`,
  later: () => say`One more ship out is one more activation at the next return.`,
  home: (n: number) => say`Going home is ${modules(n)} at your station.`,
  build: () => say`A development can be built right away.`,
  yard: (n: number) => say`${n === 1 ? 'A ship in the scrapyard scores and comes' : `${n} ships in the scrapyard score and come`} back.`,
  few: () => say`Few ships are out: a whole turn for little.`,
  late: () => say`The end is near, and there may be no other return.`,
  engine: () => say`There is time enough for it to run a few times.`,
  points: () => say`Points that nobody can take away.`,
  track: () => say`The step on its track counts again at the end.`,
  ships: () => say`One more ship is one more turn before you have to go home.`,
  dice: (n: number) => say`${n === 1 ? 'One more die' : `${n} more dice`} in the battle.`,
  free: () => say`It costs no turn.`,
  reactor: () => say`One ship in the reactor runs all of science.`,
  odds: (before: number, after: number) => say`The battle would then be won with about ${after} %, before with ${before} %.`,
  lacks: () => say`It is what you need most right now.`,
  spares: () => say`You can spare it most easily.`,
  pays: () => say`It brings more than it costs.`,
  dear: () => say`It costs more than it brings.`,
  keeps: () => say`What else there is would cost more than it brings.`,
  best: () => say`Of all there is to choose, it brings most at once.`,
  alike: () => say`At once it brings no more and no less than others here.`,
  less: () => say`Something else here brings more at once.`,
};
type Why = typeof en;
const de: Why = {
  rich: () => say`Die Region selbst bringt einiges.`,
  poor: () => say`Die Region selbst bringt wenig.`,
  foothold: (ready) =>
    ready ? say`Von dort lässt sich bei der nächsten Rückkehr eine Entwicklung bauen.` : say`Das ist ein Standort für eine spätere Entwicklung.`,
  fight: (percent) => say`Das heißt Kampf, mit etwa ${percent} % Aussicht auf den Sieg.`,
  later: () => say`Ein Schiff mehr draußen ist eine Aktivierung mehr bei der nächsten Rückkehr.`,
  home: (n) => say`Die Rückkehr bringt ${aktivierungen(n)} in deiner Station.`,
  build: () => say`Eine Entwicklung lässt sich gleich bauen.`,
  yard: (n) => say`${n === 1 ? 'Ein Schiff im Schrottplatz zählt und kommt' : `${n} Schiffe im Schrottplatz zählen und kommen`} zurück.`,
  few: () => say`Es sind wenige Schiffe draußen: ein ganzer Zug für wenig.`,
  late: () => say`Das Ende ist nah, und vielleicht gibt es keine Rückkehr mehr.`,
  engine: () => say`Es bleibt genug Zeit, damit es einige Male läuft.`,
  points: () => say`Punkte, die dir niemand nehmen kann.`,
  track: () => say`Der Schritt auf seiner Leiste zählt am Ende noch einmal.`,
  ships: () => say`Ein Schiff mehr ist ein Zug mehr, bevor du heim musst.`,
  dice: (n) => say`${n === 1 ? 'Ein Würfel' : `${n} Würfel`} mehr im Kampf.`,
  free: () => say`Das kostet keinen Zug.`,
  reactor: () => say`Ein Schiff im Reaktor lässt die ganze Wissenschaft laufen.`,
  odds: (before, after) => say`Der Kampf wäre dann mit etwa ${after} % gewonnen, vorher mit ${before} %.`,
  lacks: () => say`Davon fehlt dir gerade am meisten.`,
  spares: () => say`Das kannst du am ehesten entbehren.`,
  pays: () => say`Es bringt mehr, als es kostet.`,
  dear: () => say`Es kostet mehr, als es bringt.`,
  keeps: () => say`Alles andere würde mehr kosten, als es bringt.`,
  best: () => say`Von allem, was zur Wahl steht, bringt das sofort am meisten.`,
  alike: () => say`Auf Anhieb bringt das nicht mehr und nicht weniger als anderes hier.`,
  less: () => say`Etwas anderes hier bringt auf Anhieb mehr.`,
};
const WHY: { readonly [L in Language]: Why } = { en, de };

type K = Known<Andromeda>;

export const reasons: AnswerReasons<Andromeda> = (k, seat, answer, language) =>
  focused(k.pub, seat, () => {
    const w = WHY[language];
    const said = reasonsFor(k, seat, answer, w);
    return said.length > 0 ? said : compared(k, seat, answer, w);
  });

/** Where nothing of its own is to be said: how it stands among what else could be chosen. */
function compared(k: K, seat: Seat, answer: readonly Pick[], w: Why): Phrase[] {
  for (let i = 0; i < answer.length; i++) {
    const path = answer.slice(0, i);
    const c = choose(engine, k, seat, path);
    if (c === null) return [];
    if (c.picks.length > 1) return among(k, seat, c, path, answer[i], w);
  }
  return [];
}

function among(k: K, seat: Seat, c: Choice<Andromeda>, path: readonly Pick[], pick: Pick, w: Why): Phrase[] {
  const odds = oddsOf(k, seat, path, pick);
  if (odds !== null && Math.abs(odds.after - odds.before) >= 0.05) return [w.odds(fifth(odds.before), fifth(odds.after))];
  const worth = weighed(k, seat, path, c);
  const at = c.picks.indexOf(pick);
  if (at < 0) return [];
  const others = worth.filter((_, i) => i !== at);
  const [own, best] = [worth[at], Math.max(...others)];
  if (TAKEN.includes(c.kind) && pick.startsWith('unit ') && own > best + LITTLE) return [w.lacks()];
  if (GIVEN.includes(c.kind) && own > best + LITTLE) return [w.spares()];
  if (NOTHING.includes(pick)) return [best < own ? w.keeps() : w.less()];
  if (pick === 'yes' || pick.startsWith('activate ') || pick.startsWith('head ')) return [own > 0 ? w.pays() : w.dear()];
  return [own > best + LITTLE ? w.best() : own < best - LITTLE ? w.less() : w.alike()];
}
const fifth = (chance: number): number => Math.round(chance * 20) * 5;
const TAKEN: readonly string[] = ['gain', 'swap-take', 'steal-unit'];
const GIVEN: readonly string[] = ['lose', 'swap-give', 'pay', 'discard-module', 'discard-tactic', 'damage-ship', 'damage-module', 'spare'];
const NOTHING: readonly string[] = ['stop', 'end', 'no', 'skip', 'pass'];

function reasonsFor(k: K, seat: Seat, [pick, second]: readonly Pick[], w: Why): Phrase[] {
  const { pub } = k;
  if (LAUNCH.includes(pick) && second?.startsWith('to ')) return launching(k, seat, LAUNCH.indexOf(pick), placeOf(second), w);
  if (pick === 'return') return returning(k, seat, w);
  if (pick.startsWith('free ')) return [w.free()];
  if (pick === 'reactor') return [w.reactor()];
  if (pick.startsWith('develop ')) return [w.points(), ...(stepWorth(pub, seat, trackAt(k, placeOf(pick))) > WEIGHTS.vp ? [w.track()] : [])];
  if (pick.startsWith('module ')) return ahead(pub) > 0.35 ? [w.engine()] : newModule(pub, seat, numberOf(pick)) > WEIGHTS.module ? [w.track()] : [];
  if (pick.startsWith('build ')) return shipWorth(pub, numberOf(pick)) > 0 ? [w.ships()] : [];
  if (pick.startsWith('track ')) return [w.track()];
  return pick.startsWith('dice ') && firstOf(pick) > 0 ? [w.dice(firstOf(pick))] : [];
}

const trackAt = ({ pub }: K, space: number): number => {
  const c = contentOf(pub.options);
  return c.developments[c.tiles[pub.map.tile[space]].development].track;
};

/** What weighs most in a launch comes first. */
function launching({ pub }: K, seat: Seat, type: number, space: number, w: Why): Phrase[] {
  const { region, foothold, later, fight, win } = launchParts(pub, seat, type, space);
  const c = contentOf(pub.options);
  const ready =
    foothold > 0 &&
    pub.sides[seat].leaders >= leadersNeeded(pub, seat) &&
    affordable(pub, seat, c.developments[c.tiles[pub.map.tile[space]].development].price);
  const parts: [size: number, said: Phrase][] = [
    [Math.abs(region - MIDDLING), region >= MIDDLING ? w.rich() : w.poor()],
    [foothold, w.foothold(ready)],
    [later, w.later()],
    [win === null ? 0 : Math.max(1, Math.abs(fight)), w.fight(Math.round((win ?? 0) * 20) * 5)],
  ];
  return parts
    .filter(([size]) => size > LITTLE)
    .sort(([a], [b]) => b - a)
    .map(([, said]) => said);
}
/** What a region brings on average, in materials; and what is not worth a word. */
const MIDDLING = 2.2;
const LITTLE = 0.3;

function returning({ pub }: K, seat: Seat, w: Why): Phrase[] {
  const out = onMap(pub, seat) + countAt(pub, seat, BAY);
  const useful = activations(pub, seat).filter((n) => n > 0).length;
  const yard = countAt(pub, seat, SCRAPYARD);
  const site = bestSite(pub, seat, 0);
  return [
    ...(pub.turn.ending || ahead(pub) < 0.12 ? [w.late()] : []),
    ...(site > 0 ? [w.build()] : []),
    out < 2 ? w.few() : w.home(Math.min(out, useful)),
    ...(yard > 0 ? [w.yard(yard)] : []),
  ];
}
