import { readEnv, type Env } from './env.ts';
import { errorCodeOf, traceOf } from '#lib/errors.ts';
import { createLog } from '#platform/log/log.ts';
import { startServer } from './start-server.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await main();

async function main(): Promise<void> {
  try {
    await run(readEnv());
  } catch (error) {
    process.stderr.write(`Alento could not start. ${error instanceof Error ? error.message : 'Unknown error'}\n`);
    process.exit(1);
  }
}

async function run(env: Env): Promise<void> {
  const log = createLog(env.LOG_LEVEL);
  const server = await startServer(env, log, say);
  const voice = server.model.engine === 'model' ? `the model ${server.model.model}` : 'the guided companion';
  say(`Alento is ready at ${server.url} (${voice} speaks)`);

  let isStopping = false;
  const stop = async (exitCode: number): Promise<void> => {
    // A second signal does not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    await server.stop().catch((error: unknown) => log.error({ code: errorCodeOf(error) }, 'stop failed'));
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('unhandledRejection', (error) => {
    log.error({ code: errorCodeOf(error), trace: traceOf(error) }, 'unhandled rejection');
  });
  process.on('uncaughtException', (error) => {
    log.error({ code: errorCodeOf(error), trace: traceOf(error) }, 'uncaught exception');
    void stop(1);
  });
}
