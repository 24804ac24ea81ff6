import { registerHooks } from 'node:module';

/** A repair of postgres.js 3.4.9, see docs/decisions/011-driver-repairs.md. */
interface Repair {
  file: string;
  from: string;
  to: string;
}

const repairs: Repair[] = [
  {
    // A write that waits when the connection breaks must not wait for ever, nor go out on the next connection.
    file: 'connection.js',
    from: `incomings = null
    clearImmediate(nextWriteTimer)`,
    to: `incomings = null
    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    terminated = true`,
  },
  {
    file: 'connection.js',
    from: `error(Errors.connection('CONNECTION_DESTROYED', options))

    clearImmediate(nextWriteTimer)`,
    to: `error(Errors.connection('CONNECTION_DESTROYED', options))

    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null`,
  },
  {
    // A write to a broken connection must not bring the process down.
    file: 'connection.js',
    from: `const x = socket.write(chunk, fn)`,
    to: `const x = socket ? socket.write(chunk, fn) : false`,
  },
  {
    // A query of a transaction whose connection broke must not run on the next one, outside of the transaction and its role.
    file: 'index.js',
    from: `new Promise((_, reject) => connection.onclose = reject)`,
    to: `new Promise((_, reject) => connection.onclose = error => (closedBy = error, reject(error)))`,
  },
  {
    file: 'index.js',
    from: `let savepoints = 0
      , connection`,
    to: `let savepoints = 0
      , closedBy = null
      , connection`,
  },
  {
    file: 'index.js',
    from: `q.catch(e => uncaughtError || (uncaughtError = e))
`,
    to: `q.catch(e => uncaughtError || (uncaughtError = e))
        if (closedBy)
          return q.reject(closedBy)
`,
  },
];

/** The source of one of postgres.js' files with its repairs; throws where it is not the source they were made for. */
export function repairSource(file: string, source: string): string {
  return repairs
    .filter((repair) => repair.file === file)
    .reduce((text, { from, to }) => {
      const parts = text.split(from);
      if (parts.length !== 2) throw new Error(`postgres.js has changed: review server/src/platform/database/driver.ts`);
      return parts.join(to);
    }, source);
}

const hooks = registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const [, file] = /\/postgres\/src\/(index|connection)\.js$/.exec(url) ?? [];
    if (!file || !loaded.source) return loaded;
    const source =
      typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString();
    return { ...loaded, source: repairSource(`${file}.js`, source) };
  },
});

export const { default: postgres } = await import('postgres');

hooks.deregister();
