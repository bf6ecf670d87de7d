/** The situation in words, in any language: whose turn it is, the map, your own station, the market, the others, the end. */

import { list, type Paragraph, type Phrase, say } from '@starboard/kernel';
import { MODULE_TYPES, RESOURCES, SHIPS, TRACKS } from '../content/vocabulary.ts';
import { seatOf } from '../rules/asking.ts';
import type { Compiled } from '../rules/content.ts';
import { dockLimit, terminusOf } from '../rules/gains.ts';
import { BAY, HANGAR, NO_TILE, SCRAPYARD, SPACES, UNBUILT } from '../rules/ids.ts';
import { MOD, mod } from '../rules/modifiers.ts';
import { CATEGORIES } from '../rules/scoring.ts';
import type { Row, Station, Who } from '../rules/types.ts';
import { staked } from './brief.ts';
import { awaited, contentIn, counted, players, regionId, sideName, type View, type You } from './common.ts';
import { abilityText, effectsText, helpText, moduleMarks, moduleText, stepText } from './effects.ts';
import { capital } from './label.ts';
import { nameText, piece, region } from './names.ts';
import { standings } from './odds.ts';
import { regionFacts, shipList, shipTypes } from './regions.ts';
import { battleStake } from './stake.ts';
import type { Tongue } from './tongue.ts';

export function scene(t: Tongue, k: View, you: You): Paragraph[] {
  const c = contentIn(k);
  const own = you !== null && k.mine !== null && k.pub.sides[you] !== undefined;
  return [
    ...scores(t, k, you),
    ...battle(t, k, you),
    ...(own ? [{ title: t.scene.station, mine: true, lines: station(t, k, c, you) }] : []),
    { title: headline(t, k), lines: state(t, k, c, you) },
    ...(own ? hand(t, k, c) : []),
    ...(own ? [{ title: t.scene.works, mine: true, lines: works(t, k, c, you) }] : []),
    { title: t.scene.map, lines: map(t, k, you) },
    { title: t.scene.market, lines: market(t, k, c) },
    {
      title: t.scene.players,
      lines: players(k)
        .filter((seat) => seat !== you)
        .flatMap((seat) => other(t, k, c, seat, you)),
    },
    ...collective(t, k, c),
  ].filter((p) => p.lines.length > 0);
}

const help = (t: Tongue, c: Compiled, id: string): Phrase => {
  const text = helpText(t.effects, c.raw, id);
  return text === null ? [piece(t, id)] : say`${piece(t, id)}: ${text}`;
};

const headline = (t: Tongue, k: View): string => {
  const { turn } = k.pub;
  if (k.stack.length === 0) return t.scene.over;
  return turn.left > 0 ? t.scene.lastRound : t.scene.yourTurn(turn.n);
};

function state(t: Tongue, k: View, c: Compiled, you: You): Phrase[] {
  const { turn, decks, options } = k.pub;
  const lines: Phrase[] = [];
  if (k.stack.length > 0 && turn.n > 0) lines.push(t.scene.turnOf(sideName(k, turn.active), you, turn.n));
  else {
    const asked = awaited(k);
    if (asked !== null) lines.push(t.scene.turnOf(asked, you, turn.n));
  }
  lines.push([t.scene.terminus(terminusOf(k.pub))]);
  const set = t.scene.spaces[options.events];
  lines.push([t.scene.eventSet(set, decks.marker, decks.events.length)]);
  const next: string[] = [];
  for (let i = 1; i <= 4; i++) {
    const space = ((decks.marker + i - 1) % c.raw.eventTrack.length) + 1;
    const what = c.raw.eventTrack[space - 1].do.map((d) => t.scene.spaces[d]).join(' + ');
    if (what !== '') next.push(`${space} ${what}`);
  }
  if (next.length > 0 && k.stack.length > 0) lines.push([t.scene.nextSpaces(next.join(', '))]);
  if (turn.lens >= 0) lines.push(t.scene.lens(seatOf(turn.lens), you));
  return lines;
}

function map(t: Tongue, k: View, you: You): Phrase[] {
  const lines: Phrase[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (k.pub.map.tile[space] === NO_TILE) continue;
    const active = k.pub.turn.region === space ? ` (${t.scene.activeHere})` : '';
    lines.push(say`${capital(region(t, regionId(k, space)))}${active}${regionFacts(t, k, space, you)}.`);
  }
  lines.push([t.scene.mapHelp]);
  if (k.pub.raiders.at.length > 0) lines.push([t.scene.classes]);
  return lines;
}

// ---- Your own station --------------------------------------------------------------------------------------------------

function hand(t: Tongue, k: View, c: Compiled): Paragraph[] {
  const { mine } = k;
  if (mine === null) return [];
  const held = counted(mine.hand).map(({ kind, n }) => say`${n > 1 ? `${n}× ` : ''}${help(t, c, c.tactics[kind].id)}.`);
  const destiny = mine.destiny >= 0 ? [say`${t.scene.destiny}: ${help(t, c, c.raw.destiny[mine.destiny].id)}.`] : [];
  const lines = [...held, ...destiny];
  return lines.length === 0 ? [] : [{ title: t.scene.hand, mine: true, lines }];
}

/** The facts for every decision: resources, ships, moons. */
function station(t: Tongue, k: View, c: Compiled, who: Who): Phrase[] {
  const side = k.pub.sides[who];
  const s = t.scene;
  if (side.faction < 0) return [capital([`${s.noFaction}.`])];
  const moons = side.dock.map((m) => say`${piece(t, c.moons[m].id)} (${helpText(t.effects, c.raw, c.moons[m].id) ?? ''})`);
  return [
    [`${t.vp(side.vp)}. ${s.storage(stored(t, side))} ${s.leaders(side.leaders, side.spent)}`],
    [`${fleet(t, k, who)} ${s.handSize(side.hand, c.raw.constants.handLimit + mod(side, MOD.handLimit))}`],
    s.dock(moons.length === 0 ? [s.empty] : list(moons, t.and), side.dock.length, dockLimit(k.pub, who)),
  ];
}

/** What the station can do: rows, tracks, upgrades, cards, the faction. */
function works(t: Tongue, k: View, c: Compiled, who: Who): Phrase[] {
  const side = k.pub.sides[who];
  const s = t.scene;
  if (side.faction < 0) return [];
  const lines: Phrase[] = side.rows.map((row, type) => say`${s.row(MODULE_TYPES[type])}: ${rowPhrase(t, c, row, true)}`);
  side.tracks.forEach((step, track) => {
    const next = c.raw.tracks[track].steps[step];
    lines.push([s.trackLine(TRACKS[track], step, next === undefined ? s.trackTop : stepText(t.effects, next))]);
  });
  const targeting = Math.min(c.raw.constants.maxTargeting, c.raw.constants.startTargeting + mod(side, MOD.targeting));
  lines.push([`${s.targeting(targeting)} ${s.vault(mod(side, MOD.vaultLevel))}`]);
  side.upgrades.forEach((u, type) => {
    if (u >= 0) lines.push(s.upgrade(SHIPS[type], help(t, c, c.upgrades[u].id)));
  });
  if (side.cards.length > 0)
    lines.push(
      say`${s.cards}: ${list(
        side.cards.map((n) => say`${help(t, c, c.raw.developmentCards[n].id)}${side.usedCards.includes(n) ? ` (${s.turnedOver})` : ''}`),
        t.and,
      )}.`,
    );
  const tokens = tokenPhrases(t, c, side, true);
  if (tokens.length > 0) lines.push(say`${s.tokens}: ${list(tokens, t.and)}.`);
  const faction = c.raw.factions[side.faction];
  lines.push(s.faction([piece(t, faction.id)], faction.abilities.map((a) => `${nameText(t, a.id) ?? ''}: ${abilityText(t.effects, a)}`).join(' · ')));
  return lines;
}

const stored = (t: Tongue, side: Readonly<Station>): string =>
  t.units(Object.fromEntries(RESOURCES.flatMap((r, i) => (side.resources[i] > 0 ? [[r, side.resources[i]]] : []))));

function tokenPhrases(t: Tongue, c: Compiled, side: Readonly<Station>, whole: boolean): Phrase[] {
  const say_ = (id: string): Phrase => (whole ? help(t, c, id) : [piece(t, id)]);
  return [
    ...counted(side.tokens).map(({ kind, n }) => say`${n > 1 ? `${n}× ` : ''}${say_(c.discovery[kind].id)}`),
    ...counted(side.usedTokens).map(({ kind, n }) => say`${n > 1 ? `${n}× ` : ''}${piece(t, c.discovery[kind].id)} (${t.scene.turnedOver})`),
    ...side.supremacy.map((n) => say_(c.raw.supremacy[n].id)),
  ];
}

function fleet(t: Tongue, k: View, who: Who): string {
  const s = t.scene;
  const parts: string[] = [];
  for (const [where, say_] of [
    [HANGAR, s.hangar],
    [BAY, s.bay],
    [SCRAPYARD, s.yard],
    [UNBUILT, s.unbuilt],
  ] as const) {
    const ships = shipList(t, shipTypes(k, who, where));
    if (ships !== '') parts.push(say_(ships));
  }
  const used = k.pub.fleet.hit.slice(who * 9, who * 9 + 9).reduce((a, b) => a + b, 0);
  if (used > 0) parts.push(s.used(used));
  return s.fleet(parts);
}

/** Modules from left to right with the moons in the gaps; `whole`: what each does. */
function rowPhrase(t: Tongue, c: Compiled, row: Readonly<Row>, whole: boolean): Phrase {
  const s = t.scene;
  if (row.modules.length === 0) return [`${s.noModules}.`];
  const parts = row.modules.map((m, i): Phrase => {
    const mod_ = c.modules[m];
    const raw = m < c.firstArtifact ? c.raw.modules[m] : c.raw.artifactModules[m - c.firstArtifact];
    const text = whole ? `: ${[moduleText(t.effects, raw), ...moduleMarks(t.effects, raw, 'station')].join(' · ')}` : '';
    const marks: Phrase[] = [];
    if (row.damaged[i] === 1) marks.push([s.damaged]);
    if (mod_.input) marks.push(slotPhrase(t, c, row.gaps[i], 'input'));
    if (mod_.output) marks.push(slotPhrase(t, c, row.gaps[i + 1], 'output'));
    return say`${piece(t, mod_.id)}${text}${marks.length === 0 ? '' : say` [${marks.flatMap((p, j) => (j === 0 ? p : [', ', ...p]))}]`}`;
  });
  return say`${parts.flatMap((p, i) => (i === 0 ? p : [' | ', ...p]))}.`;
}
const slotPhrase = (t: Tongue, c: Compiled, moon: number, slot: 'input' | 'output'): Phrase =>
  moon < 0 ? [t.scene.slotEmpty[slot]] : t.scene.moonIn([piece(t, c.moons[moon].id)], slot);

// ---- Market, others, the Collective -----------------------------------------------------------------------------------

/** A line for each open module, the cheapest of a column first. */
function market(t: Tongue, k: View, c: Compiled): Phrase[] {
  const s = t.scene;
  const { market: m } = k.pub;
  const lines: Phrase[] = m.columns.flatMap((column, type) =>
    column.map((n, i) => say`${s.offer(MODULE_TYPES[type], c.slotPrice[type][i])} ${help(t, c, c.modules[n].id)}.`),
  );
  lines.push([s.decks(m.decks.map((deck, type) => `${t.row(MODULE_TYPES[type])} ${deck.length}`).join(', '))]);
  for (const u of m.upgrades) lines.push(say`${s.upgradeOpen(c.upgrades[u].ship)} ${help(t, c, c.upgrades[u].id)}.`);
  k.pub.decks.supremacy.forEach((n, i) => {
    lines.push(say`${s.stepToken(3 * (i + 1))} ${n < 0 ? [s.gone] : help(t, c, c.raw.supremacy[n].id)}.`);
  });
  return lines;
}

/** "Science 3, industry 0, …". */
const trackList = (t: Tongue, side: Readonly<Station>): string => {
  const text = side.tracks.map((step, i) => `${t.track(TRACKS[i])} ${step}`).join(', ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
};

function other(t: Tongue, k: View, c: Compiled, who: Who, you: You): Phrase[] {
  const side = k.pub.sides[who];
  const s = t.scene;
  const label = t.label(sideName(k, who), you);
  if (side.faction < 0) return [say`${label}: ${s.noFaction}.`];
  const faction = c.raw.factions[side.faction];
  const tracks = trackList(t, side);
  const moons =
    side.dock.length === 0
      ? []
      : say` ${s.dock(
          list(
            side.dock.map((m) => [piece(t, c.moons[m].id)]),
            t.and,
          ),
          side.dock.length,
          dockLimit(k.pub, who),
        )}`;
  const rows = side.rows.flatMap((row, type) => (row.modules.length === 0 ? [] : say` ${s.row(MODULE_TYPES[type])}: ${rowPhrase(t, c, row, false)}`));
  const tokens = tokenPhrases(t, c, side, false);
  return [
    say`${label} (${piece(t, faction.id)}): ${t.vp(side.vp)}, ${t.tactics(side.hand)}. ${s.storage(stored(t, side))} ${s.leaders(side.leaders, side.spent)} ${fleet(t, k, who)}`,
    say`${label}: ${tracks}.${rows}${moons}${tokens.length === 0 ? '' : say` ${s.tokens}: ${list(tokens, t.and)}.`}`,
  ];
}

function collective(t: Tongue, k: View, c: Compiled): Paragraph[] {
  const state_ = k.pub.collective;
  if (state_ === null) return [];
  const who = k.pub.sides.length - 1;
  const side = k.pub.sides[who];
  const s = t.scene;
  const commander = c.raw.commanders[state_.commander];
  const space = (i: number): string => effectsText(t.effects, commander.wheel[(state_.marker + i) % commander.wheel.length].do, 'collective');
  const tokens = side.tokens.reduce((a, b) => a + b, 0) + side.supremacy.length;
  const lines: Phrase[] = [
    [
      ...s.commander([piece(t, commander.id)], commander.rank),
      ...(commander.ability === undefined ? [] : [' ', ...capital([abilityText(t.effects, commander.ability, 'collective')]), '.']),
    ],
    capital([`${t.vp(side.vp)}, ${t.tactics(side.hand)}. ${trackList(t, side)}.`]),
    [`${s.wheel(state_.marker + 1, space(0))} ${s.wheelNext([1, 2, 3].map(space).join(' → '))}`],
    ...state_.open.flatMap((card, deck) => {
      if (card < 0) return [];
      const action = c.raw.actions[card];
      const targets = action.targets.map((target) => s.target(target)).join(' / ');
      return [
        say`${s.openAction(['I', 'II', 'III'][deck], [piece(t, action.id)])}: ${targets}${action.bonus === null ? '' : ` + ${s.actionBonus(action.bonus)}`}.`,
      ];
    }),
    [`${s.leaders(side.leaders, side.spent)} ${fleet(t, k, who)} ${s.area(state_.moons.length, tokens, state_.upgrades.length)}`],
    ...side.rows.flatMap((row, type) => (row.modules.length === 0 ? [] : [say`${s.row(MODULE_TYPES[type])}: ${rowPhrase(t, c, row, false)}`])),
  ];
  return [{ title: s.collective, lines }];
}

/** N111, N112: what each number gives, before the roll and after it. */
export const voidFaces = (t: Tongue, k: View): Phrase[] =>
  contentIn(k).raw.void.die.map((face) => say`${face.value}: ${piece(t, face.id)} – ${effectsText(t.effects, face.do)}.`);

function battle(t: Tongue, k: View, you: You): Paragraph[] {
  const { battle: b } = k.pub;
  if (b === null) return [];
  const lines = standings(k).map(
    ({ who, dice, targeting, chance, faces }) =>
      say`${t.label(sideName(k, who), you)}: ${faces.length > 0 ? t.scene.faces(faces.join(' ')) : t.scene.strength(dice, targeting, chance)}.`,
  );
  if (b.void) lines.push(...voidFaces(t, k));
  const stake = you === null || b.sides.some((s) => s.faces.length > 0) ? null : battleStake(k.pub, you);
  if (stake !== null) lines.push(...staked(t, contentIn(k), stake).map((line) => capital([...line, '.'])));
  return [{ title: b.void ? t.scene.voidRoll : t.scene.battle, mine: you !== null, lines: [say`${region(t, regionId(k, b.region))}.`, ...lines] }];
}

/** N209: the final scoring, category by category. */
function scores(t: Tongue, k: View, you: You): Paragraph[] {
  const { scores: all } = k.pub;
  if (all === null) return [];
  const lines = all.map((numbers, who) => {
    const before = k.pub.sides[who].vp - numbers.reduce((sum, n) => sum + n, 0);
    const parts = [
      `${t.scene.category('vp')} ${before}`,
      ...CATEGORIES.flatMap((category, i) => (numbers[i] === 0 ? [] : [`${t.scene.category(category)} ${numbers[i]}`])),
    ];
    return say`${t.label(sideName(k, who), you)}: ${parts.join(', ')}. ${t.scene.total(k.pub.sides[who].vp)}`;
  });
  // On small screens this comes first.
  return [{ title: t.scene.scores, mine: true, lines }];
}
