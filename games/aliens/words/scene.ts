/** The situation in words, for the text table and the plain terminal. */
import { list, type Paragraph, type Phrase, type Seat, say } from '@starboard/kernel';
import { stepsOf } from '../rules/moves.ts';
import * as trail from '../rules/trail.ts';
import type { Mine } from '../rules/types.ts';
import { coordinates } from '../rules/zone.ts';
import type { View } from './common.ts';
import * as common from './common.ts';
import type { Side, Tongue, You } from './tongue.ts';

/** Rounds of announcements repeated for each player; the log has them all. */
const LATELY = 4;
/** Longer lists of places are only counted. */
const MANY = 24;

export function scene(t: Tongue, k: View, you: You): Paragraph[] {
  const places = common.overlay(k, you);
  const s = t.scene;
  return [
    { title: k.pub.ending === null ? s.round(Math.max(1, k.pub.round)) : s.overIn(k.pub.round), lines: ship(t, k, you) },
    ...(k.mine === null || you === null ? [] : [{ title: s.you, mine: true, lines: yourself(t, k, k.mine, you) }]),
    { title: s.players, lines: common.everybody(k).map((seat) => player(t, k, seat, you)) },
    ...watched(t, k, you),
    ...(places.length === 0 ? [] : [{ title: s.places, lines: places.map((p) => place(t, p, you)) }]),
    ...truth(t, k, you),
  ];
}

function ship(t: Tongue, k: View, you: You): Phrase[] {
  const { pub } = k;
  const law = common.lawIn(k);
  const n = pub.status.length;
  const humans = law.noHumans ? 0 : Math.floor(n / 2);
  const s = t.scene;
  const lines: Phrase[] = [];
  const seat = common.topFrame(k)?.step === 'agree' ? null : common.awaited(k);
  if (pub.ending !== null) lines.push([s.over]);
  else if (seat !== null) lines.push(s.turn(seat, you));
  const finish = common.agreement(k);
  if (finish !== null) lines.push(s.finish(finish.agreed, finish.open, you));
  lines.push([s.zone(law.zone.file.name, humans, n - humans)]);
  const scenario = common.scenarioIn(k);
  if (scenario !== null) lines.push([s.scenario(common.inLanguage(scenario.name, t.language), common.inLanguage(scenario.description, t.language))]);
  const { zone } = law;
  const hatches = zone.hatches.slice(1).map((at, i) => s.hatch(`hatch ${i + 1}`, coordinates(zone, at), pub.hatches[i + 1]));
  lines.push(s.hatches(common.commas(hatches)));
  if (pub.ending === null) lines.push([s.piles(pub.dangerCards, law.full ? pub.itemCards : null, law.hatchCards ? pub.hatchCards : null)]);
  if (law.killsToWin > 0) lines.push([s.killsToWin(law.killsToWin)]);
  return lines;
}

function yourself(t: Tongue, k: View, mine: Readonly<Mine>, you: Seat): Phrase[] {
  const { pub } = k;
  const law = common.lawIn(k);
  const s = t.scene;
  const character = common.characterOf(mine.character);
  const lines: Phrase[] = [s.role(character, common.isAlienCharacter(character) ? 'alien' : mine.alien ? 'turned' : 'human')];
  if (pub.status[you] === 'aboard') {
    const at = common.nameOf(k, mine.sector);
    lines.push(s.at(at, common.kindOf(k, at)), ...reach(t, k, mine, you), ...toHatches(t, k));
    if (law.full) {
      const held = common.countedItems(t, mine.items);
      const items = s.items(held.length === 0 ? null : list(held, t.speech.and));
      lines.push(mine.alien && held.length > 0 ? say`${items} ${s.cannotUse}` : items);
    }
    if (mine.fast) lines.push([s.fast]);
    if (mine.calm) lines.push([s.calm]);
    const ability = common.abilityOf(k);
    if (ability !== null) lines.push([ability.left ? t.abilities[ability.rule] : `${t.abilities[ability.rule]} ${s.used}`]);
  }
  lines.push(s.route(common.commas(mine.path.map((at) => [t.speech.sector(common.nameOf(k, at))]))));
  return lines;
}

/** The reader's way to every open hatch. */
function toHatches({ scene: s }: Tongue, k: View): Phrase[] {
  const ways = common.hatchWays(k);
  return ways.length === 0 ? [] : [s.toHatches(common.commas(ways.map(({ id, steps }) => s.toHatch(id, steps))))];
}

function reach(t: Tongue, k: View, mine: Readonly<Mine>, you: Seat): Phrase[] {
  const to = common.reachable(k, you);
  if (to === null) return [];
  const now = common.movesNow(k, you);
  const some = (title: string, ids: readonly string[]): Phrase[] => (ids.length === 0 ? [] : [say`${title}: ${common.sectors(t, ids)}.`]);
  return [
    [t.scene.reach(now, stepsOf(common.lawIn(k), k.pub, now ? mine : { ...mine, fast: false }, you))],
    ...some(t.scene.safe, to.safe),
    ...some(t.scene.dangerous, to.dangerous),
    ...some(t.scene.wayOut, to.hatch),
  ];
}

/** A player's role, as far as the table knows it. */
function known({ scene: s }: Tongue, k: View, seat: Seat, you: You): Phrase {
  const { shown, side, truth } = k.pub;
  const card = truth?.[seat].character ?? shown[seat];
  if (card >= 0) {
    const character = common.characterOf(card);
    const as: Side = common.isAlienCharacter(character) ? 'alien' : side[seat] === 'alien' ? 'turned' : 'human';
    return s.character(character, as);
  }
  const told = common.sideOf(k, seat, you);
  if (told === 'unknown') return [seat === you ? s.hiddenYours : s.unknown];
  return [told === 'human' ? s.knownHuman : s.knownAlien];
}

function player(t: Tongue, k: View, seat: Seat, you: You): Phrase {
  const { pub } = k;
  const law = common.lawIn(k);
  const s = t.scene;
  const status = pub.status[seat];
  const facts: Phrase[] = [known(t, k, seat, you)];
  if (status !== 'aboard') facts.push([s.status[status]]);
  if (pub.fed[seat]) facts.push([s.fed]);
  if (law.full && status === 'aboard') facts.push([s.itemCount(pub.items[seat])]);
  if (law.killsToWin > 0) facts.push([s.kills(pub.kills[seat], law.killsToWin)]);
  const rounds = pub.ending !== null ? [] : common.heardOf(k, seat, pub.round - LATELY + 1);
  const lately = rounds.flatMap((r) => say` ${s.heardIn(r.round, common.commas(r.entries.map((e) => heard(t, k, e))))}`);
  return say`${t.speech.label(seat, you)}: ${common.commas(facts)}.${lately}`;
}

function heard({ heard: h }: Tongue, k: View, e: trail.Entry): Phrase {
  const at = e.sector < 0 ? '' : common.nameOf(k, e.sector);
  switch (e.what) {
    case trail.NOTHING:
      return h.nothing;
    case trail.SILENCE:
      return h.silence;
    case trail.NOISE:
      return h.noise(at);
    case trail.ATTACK:
      return h.attack(at);
    case trail.STAY:
      return h.stay;
    case trail.TELEPORT:
      return h.teleport;
    case trail.SEEN:
      return h.seen(at);
    case trail.HATCH:
      return h.hatch(at);
    case trail.BACK:
      return h.back(at);
    case trail.TURNED:
      return h.turned(at);
    case trail.FAST:
      return h.fast;
    case trail.SAFE:
      return h.safe(at);
    case trail.CALM:
      return h.calm;
    case trail.HIDDEN:
      return h.hidden;
    default:
      return h.fed;
  }
}

/** X.1: what a player who is out sees. */
function watched(t: Tongue, k: View, you: You): Paragraph[] {
  const watch = k.mine?.watch ?? null;
  if (watch === null || k.pub.ending !== null) return [];
  const aboard = common.everybody(k).filter((seat) => seat !== you && k.pub.status[seat] === 'aboard');
  const line = (seat: Seat): Phrase =>
    say`${t.speech.label(seat, you)}: ${t.scene.seen(common.characterOf(watch.character[seat]), common.nameOf(k, watch.sector[seat]))}.`;
  return [{ title: t.scene.watched, lines: aboard.map(line) }];
}

const place = (t: Tongue, p: { readonly seat: Seat; readonly places: readonly string[] }, you: You): Phrase =>
  say`${t.speech.label(p.seat, you)}: ${
    p.places.length > MANY ? t.scene.sectors(p.places.length) : common.commas(p.places.map((id) => [t.speech.sector(id)]))
  }.`;

/** After the end: every role, and every step beside what was heard of it. */
function truth(t: Tongue, k: View, you: You): Paragraph[] {
  const { truth } = k.pub;
  if (truth === null) return [];
  const ways = common.realWays(k);
  const rounds = [...new Set(ways.map((step) => step.round))];
  const was = (seat: Seat): Phrase => t.scene.was(seat, you, common.characterOf(truth[seat].character), common.nameOf(k, truth[seat].path[0]));
  return [
    { title: t.scene.truth, lines: common.everybody(k).map(was) },
    ...rounds.map((round) => ({
      title: t.scene.roundTruth(round),
      lines: ways.filter((s) => s.round === round).map((s) => say`${t.speech.label(s.seat, you)}: ${t.speech.sector(s.at)}${step(t, k, s)}.`),
    })),
  ];
}

function step({ scene: { step: w } }: Tongue, k: View, { at, heard: e }: common.Step): Phrase {
  switch (e.what) {
    case trail.NOISE: {
      const said = common.nameOf(k, e.sector);
      return said === at ? w.asAnnounced : w.announced(said);
    }
    case trail.SILENCE:
      return w.silence;
    case trail.NOTHING:
      return w.nothing;
    case trail.ATTACK:
      return w.attack;
    case trail.HATCH:
      return w.hatch;
    case trail.TELEPORT:
      return w.teleport;
    case trail.BACK:
      return w.back;
    default:
      return [];
  }
}
