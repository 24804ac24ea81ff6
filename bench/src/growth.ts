import { randomUUID } from 'node:crypto';
import { connect, type Sql } from '@alento/sql/sql.ts';
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded.ts';
import { createPersonKeys } from '../../server/src/platform/encryption/person-keys.ts';
import { loadSecrets } from '../../server/src/platform/secrets/load-secrets.ts';
import { addStranger } from './histories.ts';
import type { Account, StreamResult } from './messages.ts';
import type { GrowthPlan } from './options.ts';
import { throughServer, type TalkingPerson } from './people.ts';
import { processorSeconds, processTree } from './proc.ts';
import { startServer, type RunningServer, type ServerPlace } from './server-under-test.ts';
import { configureModel, type Setting } from './setting.ts';
import { startStatementCounter } from './statement-counter.ts';
import { summarise } from './statistics.ts';

export interface GrownExchange {
  /** Messages that the session had before, and those of everybody. */
  messages: number;
  inAll: number;
  /** To the first text, at the median. */
  firstTextMs: number;
  /** Of server and PostgreSQL. */
  processorMs: number;
}

export interface Growth {
  /** Round trips to PostgreSQL that an exchange takes, gradings and titles included. */
  statements: number;
  exchanges: GrownExchange[];
  failures: string[];
}

interface Grown {
  person: TalkingPerson;
  messages: number;
}

/** A session that so much has been said in, by both in turn, as the server would have stored it. */
async function writeSession(
  sql: Sql,
  { id: userId, accessToken: token }: Account,
  { messages, dataDir }: { messages: number; dataDir: string },
): Promise<Grown> {
  const { keys } = await loadSecrets({ dataDir, encryption: undefined, signing: 'none', push: 'none' });
  const cipher = await createPersonKeys(keys.encryption).cipherOf(userId, (work) => sql.begin(work));
  const sessionId = randomUUID();
  const ids = Array.from({ length: messages }, () => randomUUID());
  const bodies = ids.map((id) => cipher.encrypt(id, 'I had a long day and would like to talk about it.'));
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into public.sessions (id, user_id, mood, kind, personality, language, state, has_exchange, opening_variant, begun_at, title)
      values (${sessionId}, ${userId}, 'calm', 'reflective', 'default', 'en', 'in_progress', true, 0, now(),
        ${cipher.encrypt(`${sessionId}/title`, 'A long day')})`;
    await tx`
      insert into public.messages (id, session_id, user_id, position, role, body, reply_to, engine)
      select m.id, ${sessionId}, ${userId}, m.position, case when m.position % 2 = 0 then 'assistant' else 'user' end, m.body,
        case when m.position % 2 = 0 then (${ids}::uuid[])[m.position - 1] end,
        case when m.position % 2 = 0 then 'guided' end
      from unnest(${ids}::uuid[], ${bodies}::bytea[]) with ordinality as m (id, body, position)`;
  });
  return { person: { token, sessionId }, messages };
}

const warmUp = 6;

interface Ground {
  setting: Setting;
  server: RunningServer;
  /** PostgreSQL's own process. */
  databasePid: number;
}

/** Exchanges one after the other, a few of each session in turn, so that noise of the machine hits all alike. */
async function measureSessions(ground: Ground, sessions: readonly Grown[], plan: GrowthPlan, inAll: number) {
  const { setting, server, databasePid } = ground;
  const used = (): number => processorSeconds([...processTree(server.helper.pid), ...processTree(databasePid)]);
  const sums = sessions.map(({ messages }) => ({ messages, times: [] as number[], seconds: 0 }));
  const failures: string[] = [];
  const run = (person: TalkingPerson, count: number) => {
    const requests = Array.from({ length: count }, () => throughServer(server.port, person));
    return setting.load.ask<StreamResult[]>('run', { requests, arrival: { kind: 'sequential' } });
  };
  // The first replies make a summary due, and statements are prepared.
  for (const { person } of sessions) await run(person, warmUp);
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const [index, { person }] of sessions.entries()) {
      const before = used();
      const results = await run(person, plan.perRound);
      const sum = sums[index];
      if (!sum) continue;
      sum.seconds += used() - before;
      sum.times.push(...results.flatMap(({ firstTextMs }) => firstTextMs ?? []));
      failures.push(...results.flatMap(({ failure }) => failure ?? []));
    }
  }
  const exchanges = sums.map(({ messages, times, seconds }): GrownExchange => ({
    messages,
    inAll,
    firstTextMs: summarise(times).p50,
    processorMs: (seconds * 1000) / (plan.rounds * plan.perRound),
  }));
  return { exchanges, failures };
}

async function countMessages(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from public.messages`;
  return row?.count ?? 0;
}

async function fillDatabase(sql: Sql, messages: number): Promise<void> {
  const perStranger = 12_500;
  const missing = messages - (await countMessages(sql));
  for (let written = 0; written < missing; written += perStranger * 4) {
    await addStranger(sql, Math.min(perStranger, Math.ceil((missing - written) / 4)));
  }
  await sql.script('vacuum analyze');
}

/** What an exchange costs in sessions of different length, and in a database that others have filled. */
export async function measureGrowth(
  setting: Setting,
  { place, accounts }: { place: ServerPlace; accounts: readonly Account[] },
  plan: GrowthPlan,
): Promise<Growth> {
  const database = await startEmbeddedPostgres({ dataDir: place.dataDir });
  const counter = await startStatementCounter(database.url);
  const sql = connect({ connectionString: database.url, max: 1 });
  try {
    const [account] = accounts;
    if (!account) throw new Error('nobody signed up');
    const written: Grown[] = [];
    for (const messages of plan.messages) {
      written.push(await writeSession(sql, account, { messages, dataDir: place.dataDir }));
    }
    await sql.script('vacuum analyze');
    await configureModel(setting, { firstTokenMs: 0, tokenMs: 2, tokens: 10 });
    const server = await startServer({ ...place, databaseUrl: counter.url });
    try {
      const ground = { setting, server, databasePid: database.pid() ?? 0 };
      const small = await measureSessions(ground, written, plan, await countMessages(sql));
      const shortest = written.slice(0, 1);
      const counted = await countStatements(ground, shortest, counter.take);
      await fillDatabase(sql, plan.inAll);
      const large = await measureSessions(ground, shortest, plan, await countMessages(sql));
      return {
        statements: counted,
        exchanges: [...small.exchanges, ...large.exchanges],
        failures: [...small.failures, ...large.failures],
      };
    } finally {
      await server.helper.stop();
    }
  } finally {
    await sql.end();
    counter.stop();
    await database.stop();
  }
}

const countedExchanges = 100;

async function countStatements(ground: Ground, sessions: readonly Grown[], take: () => number): Promise<number> {
  take();
  await measureSessions(
    ground,
    sessions,
    { messages: [], inAll: 0, rounds: 1, perRound: countedExchanges - warmUp },
    0,
  );
  return take() / countedExchanges;
}
