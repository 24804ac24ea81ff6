import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchServer } from '@alento/server/testing/server-process.ts';
import type { Chapter } from '../chapter.ts';
import type { Findings } from '../findings.ts';
import { signUp } from '../people.ts';
import { removeFolder, startTarget } from '../target.ts';
import { fillAccount } from '../victim.ts';

const startMs = 30_000;

interface Damage {
  what: string;
  file: string;
  /** What the refusal must name. */
  named: RegExp;
  spoil(text: string): string;
}

const cut = (text: string): string => text.slice(0, -7);
const damages: Damage[] = [
  {
    what: 'a lost encryption key',
    file: 'encryption-key',
    named: /encryption/i,
    spoil: () => randomBytes(32).toString('base64'),
  },
  { what: 'a cut encryption key', file: 'encryption-key', named: /ENCRYPTION_KEY/, spoil: cut },
  { what: 'an empty encryption key', file: 'encryption-key', named: /ENCRYPTION_KEY/, spoil: () => '' },
  { what: 'a cut signing key', file: 'signing-key.json', named: /SIGNING_KEY/, spoil: cut },
  {
    what: 'a signing key without its point',
    file: 'signing-key.json',
    named: /SIGNING_KEY/,
    spoil: (text) => text.replace(/"x":"...../, '"x":"AAAAA'),
  },
  { what: 'a cut push key', file: 'push-key', named: /PUSH_KEY/, spoil: cut },
  {
    what: 'a push key of zeros',
    file: 'push-key',
    named: /PUSH_KEY/,
    spoil: () => Buffer.alloc(32).toString('base64url'),
  },
  {
    what: 'another push key',
    file: 'push-key',
    named: /PUSH_KEY/,
    spoil: () => Buffer.alloc(32, 7).toString('base64url'),
  },
];

/** Starts with what does not fit: keys, and a database of tomorrow. */
export const keys: Chapter = {
  name: 'keys',
  promise:
    'a server does not start with a key or a database that is not its own; it names what to restore and quotes nothing',
  async attack(findings, { isQuick }) {
    const target = await startTarget();
    const start = { dataDir: target.dataDir, port: target.port };
    try {
      await fillAccount(target, await signUp(target));
      await target.sql.end();
      await target.end('SIGTERM');
      for (const damage of isQuick ? damages.filter((_, index) => index % 2 === 0) : damages) {
        const path = join(target.dataDir, 'secrets', damage.file);
        const whole = await readFile(path, 'utf8');
        const spoilt = damage.spoil(whole);
        await writeFile(path, spoilt);
        await expectRefusal(findings, damage.what, { ...target.env, PORT: String(target.port) }, [
          damage.named,
          whole,
          spoilt,
        ]);
        await writeFile(path, whole);
      }
      for (const [name, value] of Object.entries(otherKeys)) {
        await expectRefusal(findings, `another ${name}`, { ...target.env, PORT: String(target.port), [name]: value }, [
          new RegExp(name),
          value,
          value,
        ]);
      }
      const whole = await startTarget({}, start);
      await whole.sql`insert into supabase_migrations.schema_migrations (version, name) values ('29990101000000', 'tomorrow')`;
      await whole.sql.end();
      await whole.end('SIGTERM');
      await expectRefusal(findings, 'a newer database', { ...target.env, PORT: String(target.port) }, [
        /newer/,
        'x-x',
        'x-x',
      ]);
    } finally {
      await target.end('SIGTERM');
      await removeFolder(target.dataDir);
    }
  },
};

const otherKeys = {
  ENCRYPTION_KEY: Buffer.alloc(32, 9).toString('base64'),
  SIGNING_KEY: JSON.stringify({
    kty: 'EC',
    crv: 'P-256',
    kid: 'other',
    // The example of RFC 7517, appendix A.2.
    x: 'MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4',
    y: '4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM',
    d: '870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE',
  }),
  PUSH_KEY: Buffer.alloc(32, 5).toString('base64url'),
};

async function expectRefusal(
  findings: Findings,
  what: string,
  env: Record<string, string>,
  [named, ...secrets]: [RegExp, string, string],
): Promise<void> {
  const server = launchServer(env);
  const gone = new Promise<number | null>((resolve) => server.child.once('exit', resolve));
  const code = await Promise.race([gone, wait(startMs, 'running' as const, { ref: false })]);
  if (code === 'running') await server.end('SIGTERM');
  const printed = server.printed();
  findings.holds(code === 1, `with ${what} the server starts (${code})`);
  findings.holds(named.test(printed), `with ${what} it says: ${printed.slice(-200)}`);
  const isQuoted = secrets.some((secret) => secret.length > 10 && printed.includes(secret.slice(5, 25)));
  findings.holds(!isQuoted, `with ${what} it quotes a key`);
}
