import { Agent, request as openRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createPasswords } from '../../packages/backend/src/auth/passwords.ts';
import { answerParent } from './child.ts';
import type { Account, RequestJob, RequestKind, RequestResult } from './messages.ts';

interface Exchange {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: string;
}

interface Answer {
  status: number;
  text: string;
}

const passwords = createPasswords();
let accounts: Account[] = [];

const oneRow = 'application/vnd.pgrst.object+json';

/** What supabase-js sends. */
const exchanges: Record<RequestKind, (account: Account) => Exchange> = {
  'sign-in': ({ email, password }) => ({
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    headers: {},
    body: JSON.stringify({ email, password }),
  }),
  refresh: ({ refreshToken }) => ({
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    headers: {},
    body: JSON.stringify({ refresh_token: refreshToken }),
  }),
  select: ({ id, accessToken }) => ({
    method: 'GET',
    path: `/rest/v1/perfis?select=*&id_usuario=eq.${id}`,
    headers: { authorization: `Bearer ${accessToken}`, accept: oneRow },
    body: '',
  }),
  upsert: ({ id, email, accessToken }) => ({
    method: 'POST',
    path: '/rest/v1/perfis?on_conflict=id_usuario&select=*',
    headers: {
      authorization: `Bearer ${accessToken}`,
      accept: oneRow,
      prefer: 'resolution=merge-duplicates,return=representation',
    },
    body: JSON.stringify({ id_usuario: id, nome_completo: 'Ana Souza', e_mail: email, lingua: 'pt' }),
  }),
};

function send(agent: Agent, port: number, { method, path, headers, body }: Exchange): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const described = body === '' ? headers : { 'content-type': 'application/json', ...headers };
  const outgoing = openRequest({ agent, host: '127.0.0.1', port, method, path, headers: described }, (response) => {
    let text = '';
    response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    response.on('error', reject);
  });
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}

/** A person of their own each time, so that no two connections ever speak for the same one. */
function* turns(connection: number, connections: number): Generator<Account, never> {
  for (let index = connection; ; index += connections) {
    const account = accounts[index % (accounts.length - (accounts.length % connections))];
    if (!account) throw new Error('fewer people than connections');
    yield account;
  }
}

async function run({ port, kind, connections, durationMs, perSecond }: RequestJob): Promise<RequestResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const failures: string[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + durationMs;
  const ask = async (account: Account, dueAt: number): Promise<void> => {
    const exchange = exchanges[kind](account);
    const { apikey, address } = account;
    const headers = { apikey, 'x-forwarded-for': address, ...exchange.headers };
    const { status, text } = await send(agent, port, { ...exchange, headers });
    times.push(performance.now() - dueAt);
    if (status >= 300) failures.push(`status ${status}: ${text.slice(0, 200)}`);
    else if (kind === 'refresh') account.refreshToken = (JSON.parse(text) as { refresh_token: string }).refresh_token;
  };
  const connect = async (connection: number): Promise<void> => {
    const people = turns(connection, connections);
    for (let turn = connection; performance.now() < endsAt; turn += connections) {
      const dueAt = perSecond ? startedAt + (turn * 1000) / perSecond : performance.now();
      const early = dueAt - performance.now();
      if (early > 0) await wait(early);
      // A request that had to wait for the one before it has been late since it was due.
      await ask(people.next().value, early > 0 ? performance.now() : dueAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => connect(connection)));
  agent.destroy();
  return { times, failures, elapsedMs: performance.now() - startedAt };
}

/** How many passwords a second this machine verifies when it does nothing else. */
async function verifyAlone(durationMs: number): Promise<number> {
  const stored = await passwords.hash('a password');
  let count = 0;
  const startedAt = performance.now();
  const verify = async (): Promise<void> => {
    for (; performance.now() - startedAt < durationMs; count += 1) await passwords.verify('a password', stored);
  };
  await Promise.all(Array.from({ length: 16 }, verify));
  return (count * 1000) / (performance.now() - startedAt);
}

answerParent('introduce', (people: Account[]) => {
  accounts = people;
});
answerParent('requests', run);
answerParent('passwords', verifyAlone);
