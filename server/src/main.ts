import { readEnv, type Env } from './env.ts';
import { errorCodeOf, getStackFrames } from '#lib/errors.ts';
import { createLog } from '#platform/log/log.ts';
import { startServer } from './startup/start-server.ts';

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
  // Starts once the signals below are heard, so that none of them can end a start half-way.
  const starting = Promise.resolve().then(() => startServer(env, log, say));

  let isStopping = false;
  const stop = async (exitCode: number): Promise<void> => {
    // A second signal does not wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    // A start that is under way is waited for, so that nothing it started is left running.
    const server = await starting.catch(() => null);
    await server?.stop().catch((error: unknown) => log.error({ code: errorCodeOf(error) }, 'stop failed'));
    process.exit(exitCode);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('SIGINT', () => void stop(0));
  process.on('unhandledRejection', (error) => {
    log.error({ code: errorCodeOf(error), trace: getStackFrames(error) }, 'unhandled rejection');
  });
  process.on('uncaughtException', (error) => {
    log.error({ code: errorCodeOf(error), trace: getStackFrames(error) }, 'uncaught exception');
    void stop(1);
  });

  const { model, url } = await starting;
  const voice = model.engine === 'model' ? `the model ${model.model}` : 'the guided companion';
  if (!isStopping) say(`Alento is ready at ${url} (${voice} speaks)`);
}
