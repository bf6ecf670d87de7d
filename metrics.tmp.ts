// usage: node metrics.ts ROOT players games seed [best]
const [root, playersT, gamesT, seedT, mode] = process.argv.slice(2);
const { loadGame } = await import(`${root}/registry/index.ts`);
const { playGame, think } = await import(`${root}/bots/index.ts`);
const { readOptions, choose, walk, FastChance } = await import(`${root}/kernel/index.ts`);
const { game, mind } = await loadGame('afternova');
const brain = { game, mind };
const options = readOptions(game, {});
const n = Number(playersT), games = Number(gamesT), seed0 = Number(seedT);
const turns: number[] = [];
let proposalsAfter = 0, same = 0, leaderDeals = 0, dealsWhileFive = 0, offers = 0, selfCancel = 0, declinedSixth = 0, gamesDeclined = 0, extracts = 0, partnered = 0, declined1 = 0, silentAfter = 0, paidSixth = 0, calls=0, proposals=0, refusals=0, unended=0;
const wins = Array(n).fill(0); let points = 0; const acts:number[]=[];
const one = (x: any) => JSON.stringify([x.rows.map((r: any) => [r.seat, r.share]), x.gifts]);
const t0 = Date.now();
for (let g = 0; g < games; g++) {
  const heard: any[] = [];
  let dec = 0;
  const chance = new FastChance(`${seed0 + g}`);
  const p = (k: any, m: any, seat: any, seed: number) => {
    let answer: any;
    if (mode === 'best') {
      if (k.pub.turn > 400) throw new Error('never ends');
      answer = walk(game, k, seat, (c: any, path: any) => { if (c.picks.length === 1) return c.picks[0]; const w = mind.weigh(k, m, seat, path, c, chance); return c.picks[w.indexOf(Math.max(...w))]; });
    } else answer = think(brain, 'normal', k, m, seat, seed, {}).answer;
    if (k.flow.label === 'complete' && k.pub.built[seat].length === 5 && !k.pub.last) {
      const c = choose(game, k, seat, [])!;
      if (c.picks.some((x: any) => x.startsWith('plan')) && !answer[0].startsWith('plan')) dec++;
    }
    return answer;
  };
  let r: any;
  try { r = playGame(brain, options, n, Array(n).fill(p), seed0 + g, {}, heard); } catch (e: any) { if (e.message === 'never ends') { unended++; turns.push(400); continue; } throw e; }
  turns.push(r.tally.turns); extracts += r.tally.extracts; partnered += r.tally.partnered; points += Math.max(...r.outcome.scores);
  const first = r.state.pub.first;
  r.outcome.ranks.forEach((x: number, s: number) => { if (x === 1) wins[(s - first + n) % n]++; });
  if (dec) gamesDeclined++; declinedSixth += dec;
  let refused: string[] = []; let after = false; let last = ''; const built = Array(n).fill(0); let openDecl: any = null;
  for (const e of heard) {
    switch (e.kind) {
      case 'turn': refused = []; after = false; break;
      case 'called': calls++; refused = []; after=false; break;
      case 'proposed': proposals++; if (after) { proposalsAfter++; if (refused.includes(one(e))) same++; } last = one(e); break;
      case 'refused': refusals++; refused.push(last); after = true; break;
      case 'completed': built[e.seat]++; break;
      case 'offered': offers++; if (e.take.some((x: number, c: number) => x > 0 && e.give[c] > 0)) selfCancel++; break;
      case 'extracted': {
        const five = built.flatMap((b: number, s: number) => b === 5 ? [s] : []);
        if (five.length === 1 && e.rows.length > 1) { dealsWhileFive++; if (e.rows.some((x: any) => x.seat === five[0])) leaderDeals++; }
      }
    }
  }
}
turns.sort((a, b) => a - b);
const q = (x: number) => turns[Math.min(turns.length - 1, Math.floor(x * turns.length))] / n;
const pc = (a: number, b: number) => `${a}/${b} = ${(100 * a / b).toFixed(1)}%`;
console.log(JSON.stringify({ n, games, seed0, mode: mode ?? 'normal', seconds: (Date.now() - t0) / 1000, unended, turnsAPlayer: { mean: +(turns.reduce((a, b) => a + b, 0) / turns.length / n).toFixed(2), min: q(0), p10: q(.1), median: q(.5), p90: q(.9), p99: q(.99), max: +q(1).toFixed(1), overThree: turns.filter(t => t / n > 3 * q(.5)).length, maxToMedian: +(q(1)/q(.5)).toFixed(2) }, declinedSixthGames: pc(gamesDeclined, games), declinedSixth, sameAfterRefusal: pc(same, proposalsAfter), leaderDeals: pc(leaderDeals, dealsWhileFive), selfCancel: pc(selfCancel, offers), partner: pc(partnered, extracts), points: +(points / (games-unended)).toFixed(1), wins: wins.map(w => +(100 * w / games).toFixed(1)), callsPerGame: +(calls/games).toFixed(1), proposals, refusals, offers }));
