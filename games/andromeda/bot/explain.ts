/** Why an answer is good or bad, in words: what the judgement of ./weigh.ts rests on, the weightiest first. */
import {
  type AnswerReasons,
  type Choice,
  choose,
  figureText,
  type Known,
  type Language,
  type Phrase,
  percentText,
  type Seat,
  say,
} from '@starboard/kernel';
import { contentOf } from '../rules/content.ts';
import { developmentVp, leadersNeeded } from '../rules/effects/develop.ts';
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
import { gainOfFree, weighed } from './weigh.ts';
import { WEIGHTS } from './weights.ts';
import { bestSite, priceWorth, shipWorth, stepWorth, worth } from './worth.ts';

const modules = (n: number): string => (n === 1 ? '1 activation' : `${n} activations`);
const aktivierungen = (n: number): string => (n === 1 ? '1 Aktivierung' : `${n} Aktivierungen`);

const en = {
  region: (worth: string) => say`What the region itself brings is worth about ${worth}.`,
  barren: () => say`The region itself brings next to nothing.`,
  foothold: (ready: boolean) =>
    ready ? say`From there a development can be built at the next return.` : say`It is a foothold for a development later.`,
  fight: (percent: string) => say`It means a battle, won with about ${percent}.`,
  later: () => say`One more ship out is one more activation at the next return.`,
  home: (n: number) => say`Calling everybody home is ${modules(n)} at your station.`,
  build: () => say`A development can be built right away.`,
  yard: (n: number) => say`${n === 1 ? 'A ship in the scrapyard scores and comes' : `${n} ships in the scrapyard score and come`} back.`,
  few: () => say`Few ships are out: a whole turn for little.`,
  late: () => say`The end is near, and there may be no other return.`,
  runs: (worth: string) => say`Each time it runs it brings about ${worth}.`,
  idle: () => say`By itself it brings next to nothing when it runs.`,
  engine: () => say`There is time enough for it to run a few times.`,
  points: (vp: number) => say`It scores ${vp} VP at once, and nobody can take them away.`,
  track: (worth: string) => say`The step on its track is worth about ${worth}, the end included.`,
  ships: (worth: string) => say`One more turn before you have to go home: worth about ${worth}.`,
  dice: (n: number) => say`${n === 1 ? 'One more die' : `${n} more dice`} in the battle.`,
  free: () => say`It costs no turn.`,
  reactor: () => say`One ship in the reactor runs all of science.`,
  odds: (before: string, after: string) => say`The battle would then be won with about ${after}, before with ${before}.`,
  lacks: () => say`It is what you need most right now.`,
  have: (n: number) => (n === 0 ? say`You have none of it.` : say`You have ${n} of it already.`),
  spares: () => say`You can spare it most easily.`,
  spends: (worth: string) => say`What it costs is worth about ${worth} to you.`,
  trifle: () => say`What it costs hardly matters to you.`,
  pays: (worth: string) => say`After its cost it brings about ${worth}.`,
  even: () => say`It brings about as much as it costs.`,
  dear: () => say`It costs more than it brings.`,
  keeps: () => say`What else there is would cost more than it brings.`,
  brings: (worth: string) => say`At once it brings about ${worth}.`,
  best: () => say`Of all there is to choose, it brings most at once.`,
  most: (worth: string) => say`Of all there is to choose, it brings most at once: about ${worth}.`,
  alike: () => say`At once it brings no more and no less than others here.`,
  less: () => say`Something else here brings more at once.`,
  early: () => say`Before the first turn bots see no difference by themselves; the number comes from the games they played on.`,
};
type Why = typeof en;
const de: Why = {
  region: (worth) => say`Was der Sektor selbst bringt, ist etwa ${worth} wert.`,
  barren: () => say`Der Sektor selbst bringt fast nichts.`,
  foothold: (ready) =>
    ready ? say`Von dort lässt sich beim nächsten Rückruf ein Großkomplex bauen.` : say`Das ist ein Standort für einen späteren Großkomplex.`,
  fight: (percent) => say`Das heißt Schlacht, mit etwa ${percent} Aussicht auf den Sieg.`,
  later: () => say`Ein Schiff mehr draußen ist eine Aktivierung mehr beim nächsten Rückruf.`,
  home: (n) => say`Der Rückruf bringt ${aktivierungen(n)} in deiner Station.`,
  build: () => say`Ein Großkomplex lässt sich gleich bauen.`,
  yard: (n) => say`${n === 1 ? 'Ein Schiff im Schrottplatz zählt und kommt' : `${n} Schiffe im Schrottplatz zählen und kommen`} zurück.`,
  few: () => say`Es sind wenige Schiffe draußen: ein ganzer Zug für wenig.`,
  late: () => say`Das Ende ist nah, und vielleicht gibt es keinen Rückruf mehr.`,
  runs: (worth) => say`Jedes Mal, wenn es läuft, bringt es etwa ${worth}.`,
  idle: () => say`Für sich allein bringt es fast nichts, wenn es läuft.`,
  engine: () => say`Es bleibt genug Zeit, damit es einige Male läuft.`,
  points: (vp) => say`Das bringt sofort ${vp} SP, und die nimmt dir niemand.`,
  track: (worth) => say`Der Schritt auf der Leiste ist etwa ${worth} wert, das Ende mitgezählt.`,
  ships: (worth) => say`Ein Zug mehr, bevor du zurückrufen musst: etwa ${worth} wert.`,
  dice: (n) => say`${n === 1 ? '1 Würfel' : `${n} Würfel`} mehr in der Schlacht.`,
  free: () => say`Das kostet keinen Zug.`,
  reactor: () => say`Ein Schiff im Reaktor lässt die ganze Wissenschaft laufen.`,
  odds: (before, after) => say`Die Schlacht wäre dann mit etwa ${after} gewonnen, vorher mit ${before}.`,
  lacks: () => say`Davon fehlt dir gerade am meisten.`,
  have: (n) => (n === 0 ? say`Davon hast du nichts.` : say`Davon hast du schon ${n}.`),
  spares: () => say`Das kannst du am ehesten entbehren.`,
  spends: (worth) => say`Was es kostet, ist dir etwa ${worth} wert.`,
  trifle: () => say`Was es kostet, fällt kaum ins Gewicht.`,
  pays: (worth) => say`Nach Abzug der Kosten bringt es etwa ${worth}.`,
  even: () => say`Es bringt etwa so viel, wie es kostet.`,
  dear: () => say`Es kostet mehr, als es bringt.`,
  keeps: () => say`Alles andere würde mehr kosten, als es bringt.`,
  brings: (worth) => say`Sofort bringt das etwa ${worth}.`,
  best: () => say`Von allem, was zur Wahl steht, bringt das sofort am meisten.`,
  most: (worth) => say`Von allem, was zur Wahl steht, bringt das sofort am meisten: etwa ${worth}.`,
  alike: () => say`Sofort bringt das nicht mehr und nicht weniger als anderes hier.`,
  less: () => say`Etwas anderes hier bringt sofort mehr.`,
  early: () => say`Vor dem ersten Zug sehen Bots von sich aus keinen Unterschied; die Zahl kommt aus den Partien, die sie weitergespielt haben.`,
};
const WHY: { readonly [L in Language]: Why } = { en, de };
const VP: { readonly [L in Language]: string } = { en: 'VP', de: 'SP' };

type K = Known<Andromeda>;

interface Asked {
  readonly k: K;
  readonly seat: Seat;
  readonly w: Why;
  readonly language: Language;
  /** The unit of weights as points at the end; null: next to nothing. Nobody knows it better than to the half. */
  vp(worth: number): string | null;
  percent(chance: number): string;
}

export const reasons: AnswerReasons<Andromeda> = (k, seat, answer, language) =>
  focused(k.pub, seat, () => {
    const vp = (worth: number): string | null => {
      const halves = Math.round((2 * worth) / WEIGHTS.vp);
      return halves <= 0 ? null : `${figureText(String(halves / 2), language)} ${VP[language]}`;
    };
    const percent = (chance: number): string => percentText(String(Math.round(chance * 20) * 5), language);
    const asked: Asked = { k, seat, w: WHY[language], language, vp, percent };
    const said = reasonsFor(asked, answer);
    return said.length > 0 ? said : compared(asked, answer);
  });

/** Where nothing of its own is to be said: how it stands among what else could be chosen. */
function compared(asked: Asked, answer: readonly Pick[]): Phrase[] {
  for (let i = 0; i < answer.length; i++) {
    const path = answer.slice(0, i);
    const c = choose(engine, asked.k, asked.seat, path);
    if (c === null) return [];
    if (c.picks.length > 1) return among(asked, c, path, answer[i]);
  }
  return [];
}

function among(asked: Asked, c: Choice<Andromeda>, path: readonly Pick[], pick: Pick): Phrase[] {
  const { k, seat, w, vp, percent } = asked;
  if (c.kind === 'faction') return [w.early()];
  const odds = oddsOf(k, seat, path, pick);
  if (odds !== null && Math.abs(odds.after - odds.before) >= 0.05) return [w.odds(percent(odds.before), percent(odds.after))];
  const worth = weighed(k, seat, path, c);
  const at = c.picks.indexOf(pick);
  if (at < 0) return [];
  const others = worth.filter((_, i) => i !== at);
  const [own, best] = [worth[at], Math.max(...others)];
  if (pick.startsWith('unit ')) {
    const { resources } = k.pub.sides[seat];
    if (TAKEN.includes(c.kind)) return [...(own > best + LITTLE ? [w.lacks()] : []), w.have(resources[numberOf(pick)])];
    if (GIVEN.includes(c.kind)) return [...(own > best + LITTLE ? [w.spares()] : []), w.have(resources[numberOf(pick)])];
  }
  if (pick.startsWith('pay ')) {
    const spent = vp(-own);
    return [...(own > best + LITTLE ? [w.spares()] : []), spent === null ? w.trifle() : w.spends(spent)];
  }
  if (GIVEN.includes(c.kind) && own > best + LITTLE) return [w.spares()];
  if (NOTHING.includes(pick)) return [best < own ? w.keeps() : w.less()];
  const gain = vp(own);
  if (pick === 'yes' || pick.startsWith('activate ') || pick.startsWith('head '))
    return [own <= 0 ? w.dear() : gain === null ? w.even() : w.pays(gain)];
  if (VALUED.includes(c.kind) && gain !== null) return [own > best + LITTLE ? w.most(gain) : w.brings(gain)];
  return [own > best + LITTLE ? w.best() : own < best - LITTLE ? w.less() : w.alike()];
}
const TAKEN: readonly string[] = ['gain', 'swap-take', 'steal-unit'];
const GIVEN: readonly string[] = ['lose', 'swap-give', 'pay', 'discard-module', 'discard-tactic', 'damage-ship', 'damage-module', 'spare'];
const NOTHING: readonly string[] = ['stop', 'end', 'no', 'skip', 'pass'];
/** Their weights are what they bring. */
const VALUED: readonly string[] = ['choose', 'token', 'development-card', 'upgrade', 'destiny', 'repair', 'moon'];

function reasonsFor(asked: Asked, answer: readonly Pick[]): Phrase[] {
  const { k, seat, w, vp } = asked;
  const { pub } = k;
  const [pick, second] = answer;
  const worthIt = (worth: number, say: (vp: string) => Phrase): Phrase[] => {
    const gain = vp(worth);
    return gain === null ? [] : [say(gain)];
  };
  if (LAUNCH.includes(pick) && second?.startsWith('to ')) return launching(asked, LAUNCH.indexOf(pick), placeOf(second));
  if (pick === 'return') return returning(asked);
  if (pick.startsWith('free ')) return [...worthIt(freeGain(asked, pick), w.brings), w.free()];
  if (pick === 'reactor') return [w.reactor()];
  if (pick.startsWith('develop ')) {
    const space = placeOf(pick);
    return [w.points(developmentVp(pub, space)), ...worthIt(stepWorth(pub, seat, trackAt(k, space)), w.track)];
  }
  if (pick.startsWith('module ')) return module(asked, numberOf(pick));
  if (pick.startsWith('build ')) return worthIt(shipWorth(pub, numberOf(pick)), w.ships);
  if (pick.startsWith('track ')) return worthIt(stepWorth(pub, seat, numberOf(pick)), w.track);
  return pick.startsWith('dice ') && firstOf(pick) > 0 ? [...compared(asked, answer), w.dice(firstOf(pick))] : [];
}

/** What a free action brings, as it stands among the others. */
function freeGain({ k, seat }: Asked, pick: Pick): number {
  const c = choose(engine, k, seat, []);
  return c === null ? 0 : gainOfFree(weighed(k, seat, [], c)[c.picks.indexOf(pick)] ?? 0);
}

function module({ k: { pub }, seat, w, vp }: Asked, n: number): Phrase[] {
  const { effects, price, type } = contentOf(pub.options).modules[n];
  const run = vp(worth(pub, seat, effects, true) - priceWorth(pub, seat, price));
  const step = vp(stepWorth(pub, seat, type));
  const runs = run === null ? w.idle() : w.runs(run);
  return [runs, ...(ahead(pub) > EARLY && run !== null ? [w.engine()] : step === null ? [] : [w.track(step)])];
}
/** While so much of the game is to come, a module runs a few times. */
const EARLY = 0.35;

const trackAt = ({ pub }: K, space: number): number => {
  const c = contentOf(pub.options);
  return c.developments[c.tiles[pub.map.tile[space]].development].track;
};

/** What weighs most in a launch comes first. */
function launching({ k: { pub }, seat, w, vp, percent }: Asked, type: number, space: number): Phrase[] {
  const { region, foothold, later, fight, win } = launchParts(pub, seat, type, space);
  const c = contentOf(pub.options);
  const ready =
    foothold > 0 &&
    pub.sides[seat].leaders >= leadersNeeded(pub, seat) &&
    affordable(pub, seat, c.developments[c.tiles[pub.map.tile[space]].development].price);
  const brings = vp(region);
  const parts: [size: number, said: Phrase][] = [
    [Math.max(region, LITTLE + 0.01), brings === null ? w.barren() : w.region(brings)],
    [foothold, w.foothold(ready)],
    [later, w.later()],
    [win === null ? 0 : Math.max(1, Math.abs(fight)), w.fight(percent(win ?? 0))],
  ];
  return parts
    .filter(([size]) => size > LITTLE)
    .sort(([a], [b]) => b - a)
    .map(([, said]) => said);
}
/** What is not worth a word. */
const LITTLE = 0.3;

function returning({ k: { pub }, seat, w }: Asked): Phrase[] {
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
