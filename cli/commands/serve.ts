/** `starboard serve`: runs the server. Settings come from the environment; two of them are also flags. */
import { OperatorError, readConfig, type Server, type ServerConfig, startServer } from '@starboard/server';
import { BadInput, type CliContext, type Command } from '../command.ts';
import { isStarter, serveProcesses } from '../processes.ts';
import { untilSignals } from '../signals.ts';
import { atMost } from '../table-args.ts';

function configOf(env: NodeJS.ProcessEnv, context: CliContext): ServerConfig {
  try {
    return readConfig(env);
  } catch (error) {
    if (error instanceof OperatorError) throw new BadInput(error.in(context.language));
    throw error;
  }
}

export const serveCommand: Command = {
  flags: { port: { type: 'string' }, host: { type: 'string' } },
  async run(given, context) {
    atMost(given, 0, context);
    const { bad, serve: words } = context.words;
    const port = given.text('port');
    const host = given.text('host');
    const env = { ...process.env, ...(port === undefined ? {} : { PORT: port }), ...(host === undefined ? {} : { HOST: host }) };
    const { processes } = configOf(env, context);
    if (isStarter(processes)) return serveProcesses(processes, env, context);
    // The channel to the process that started this one would keep it for ever.
    const leave = (): void => void (processes > 1 && process.channel?.unref());
    let server: Server;
    const signals = untilSignals('SIGINT', 'SIGTERM');
    try {
      server = await startServer(readConfig(env));
    } catch (error) {
      signals.done();
      leave();
      if (error instanceof OperatorError) throw new BadInput(error.in(context.language));
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE') throw new BadInput(bad.portTaken(env.PORT ?? '4747'));
      if (code === 'EACCES') throw new BadInput(bad.portDenied(env.PORT ?? '4747'));
      throw error;
    }
    // Of several processes, the one that started them says it.
    if (processes === 1) process.stdout.write(`${words.listening(server.url)}\n`);
    if (server.newKey !== null) process.stdout.write(`${context.words.host.first(server.url, server.newKey)}\n`);
    await signals.caught;
    // A second signal ends the process at once.
    signals.done();
    if (processes === 1) process.stdout.write(`${words.closing}\n`);
    await server.close();
    leave();
    return 0;
  },
};
