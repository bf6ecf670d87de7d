/** The real server with a clock that can be set ahead, and webhooks that arrive here: `{ later: ms }` moves the time. */
import { readConfig, startServer } from '@starboard/server';

let later = 0;
const posted: { readonly url: string; readonly body: unknown }[] = [];

const server = await startServer(readConfig(process.env), {
  now: () => Date.now() + later,
  resolve: async () => ['93.184.216.34'],
  post: async (url, _address, body) => {
    posted.push({ url: url.href, body: JSON.parse(String(body)) });
    return 204;
  },
});

const until = async (done: () => boolean): Promise<void> => {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 20));
};

process.on('message', async (message: { readonly later: number }) => {
  const { matches, housekeeping, notices } = server.parts;
  if (message.later > 0) {
    // Timers run on real time: matches are put aside once nobody looks, and woken if their time has come.
    await until(() => [...matches.all()].every(([, live]) => live.screens === 0 && live.drive.settled));
    for (const [id] of [...matches.all()]) await matches.evict(id);
    later += message.later;
    await housekeeping.wake();
    await until(() => [...matches.all()].every(([, live]) => live.drive.settled));
    await notices.flush();
  }
  process.send?.({ posted });
});
process.on('disconnect', () => process.exit());
process.on('SIGTERM', () => void server.close().then(() => process.exit()));
