/**
 * One of several servers, as a process of its own. DRILL_SKEW_MS sets its machine's clock wrong. DRILL_BROKEN makes it a build
 * that the drill must catch. DRILL_RULES gives its games another version of the rules, as an update would.
 */
import { readConfig, startServer } from '../../index.ts';
import { type GameSource, registeredGames } from '../../tables/games.ts';
import { breakIt } from './broken-builds.ts';
import { takeNotes } from './notes.ts';

const skew = Number(process.env.DRILL_SKEW_MS ?? 0);
if (skew !== 0) {
  const real = Date.now;
  Date.now = () => real() + skew;
}
await breakIt(process.env.DRILL_BROKEN);
if (process.env.DRILL_NOTES !== undefined) takeNotes(process.env.DRILL_NOTES);
const version = process.env.DRILL_RULES ?? '';
const updated: GameSource = {
  ...registeredGames,
  async loadGame(id) {
    const cartridge = await registeredGames.loadGame(id);
    return { ...cartridge, game: { ...cartridge.game, rules: { ...cartridge.game.rules, version } } };
  },
};
/** Webhooks go to the drill, whatever their address. */
const hook = process.env.DRILL_HOOK;
const server = await startServer(readConfig(process.env), {
  ...(version === '' ? {} : { games: updated }),
  ...(hook === undefined
    ? {}
    : {
        resolve: async () => ['93.184.216.34'],
        post: async (url: URL, _: string, body: string | Buffer) =>
          (await fetch(`${hook}${url.pathname}`, { method: 'POST', body: String(body) })).status,
      }),
});
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)));
process.stdout.write(`${server.url}\n`);
// For a look when something fails.
process.on('SIGUSR2', () => {
  const { matches, cluster } = server.parts;
  const live = matches.all().map(([id, m]) => `${id} epoch ${m.epoch} lines ${m.drive.host.length} screens ${m.screens} settled ${m.drive.settled}`);
  process.stderr.write(`${process.env.STARBOARD_NODE}: owns ${cluster?.owned.tables.join(' ')}\n${live.join('\n')}\n`);
});
