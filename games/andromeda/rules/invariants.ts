/** Nothing is lost, doubled or out of range (section 1). Throws where it is. */

import { type S, seatCount } from './asking.ts';
import { contentOf } from './content.ts';
import { capacity, dockLimit } from './gains.ts';
import { HANGAR, NONE, SCRAPYARD, SHIPS_EACH, SPACES } from './ids.ts';
import { isRegion } from './map.ts';
import { withArtifacts } from './options.ts';

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
function check(ok: boolean, what: string): void {
  if (!ok) throw new Error(what);
}
const unique = (list: readonly number[], what: string): void => check(new Set(list).size === list.length, `${what} doubled: ${list}`);

export function invariants(s: S): void {
  cards(s);
  modulesAndMoons(s);
  tokens(s);
  stations(s);
  const { map, fleet } = s.pub;
  for (const at of fleet.at) check(at >= 0 ? isRegion(map, at) : at >= SCRAPYARD, `a ship is at ${at}`);
  for (const at of s.pub.raiders.at) check(isRegion(map, at), `a raider is at ${at}`);
  check(sum(map.mech) <= contentOf(s.pub.options).raw.constants.mechTokens, 'too many Mechaphage tokens');
  for (let i = 0; i < SPACES; i++) check(map.owner[i] === NONE || map.tile[i] >= 0, 'a development without a planet');
}

/** N3: nine leaders for each side. */
function stations(s: S): void {
  const { pub } = s;
  const started = pub.turn.n > 0;
  for (let who = 0; who < seatCount(pub); who++) {
    const side = pub.sides[who];
    const leaders = side.leaders + side.spent + sum(pub.map.leaders.slice(who * SPACES, (who + 1) * SPACES));
    check(leaders === 9, `side ${who} has ${leaders} leaders`);
    check(side.vp >= 0 && side.leaders >= 0, `side ${who} is below zero`);
    side.resources.forEach((n, r) => void check(n >= 0 && n <= capacity(pub, who, r), `side ${who} has ${n} of ${r}`));
    check(side.hand === sum(s.mine[who].hand) && s.mine[who].hand.every((n) => n >= 0), `side ${who}: the hand is not what the table thinks`);
    const pending = s.stack.some((f) => f.step === 'dock');
    check(pending || side.dock.length <= dockLimit(pub, who), `side ${who}: the dock is too full`);
    for (const row of side.rows) check(row.gaps.length === row.modules.length + 1 && row.damaged.length === row.modules.length, 'a row is torn');
    if (started) check(side.faction >= 0, 'nobody plays without a faction');
  }
  check(pub.fleet.at.length === pub.sides.length * SHIPS_EACH && HANGAR < 0, 'ships are lost');
}

/** Tactics of every kind: deck, discards, hands. */
function cards(s: S): void {
  const { decks } = s.pub;
  const c = contentOf(s.pub.options);
  c.tactics.forEach((t, kind) => {
    const n = s.dark.tactics[kind] + decks.discards[kind] + s.dark.collective[kind] + sum(s.mine.map((m) => m.hand[kind]));
    check(n === t.copies, `${n} of ${t.id}`);
  });
  check(sum(s.dark.tactics) === decks.tactics, 'the tactics deck is not what the table thinks');
}

function modulesAndMoons(s: S): void {
  const { pub } = s;
  const c = contentOf(pub.options);
  const modules = [...pub.market.columns.flat(), ...pub.market.decks.flat(), ...pub.sides.flatMap((side) => side.rows.flatMap((r) => r.modules))];
  unique(modules, 'modules');
  check(modules.length <= (withArtifacts(pub.options) ? c.modules.length : c.firstArtifact), 'too many modules');
  const placed = [...pub.map.top, ...pub.map.second].filter((m) => m !== NONE);
  const held = pub.sides.flatMap((side) => [...side.dock, ...side.rows.flatMap((r) => r.gaps.filter((m) => m !== NONE))]);
  unique([...placed, ...held, ...pub.map.unseen.flat(), ...(pub.collective?.moons ?? [])], 'moons');
}

/** Discovery tokens of every kind, and those somebody has seen in a stock. */
function tokens(s: S): void {
  const { discovery } = contentOf(s.pub.options);
  discovery.forEach((d, kind) => {
    const n = sum(s.dark.stocks.map((stock) => stock[kind])) + sum(s.pub.sides.map((side) => side.tokens[kind] + side.usedTokens[kind]));
    check(n === d.copies, `${n} of ${d.id}`);
  });
  s.dark.stocks.forEach((stock, i) => {
    check(sum(stock) === s.pub.decks.stocks[i], `stock ${i} is not what the table thinks`);
    for (const m of s.mine) m.seen[i].forEach((n, kind) => void check(n <= stock[kind], 'somebody has seen what is not there'));
  });
}
