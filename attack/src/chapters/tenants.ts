import { randomUUID } from 'node:crypto';
import type { Chapter } from '../chapter.ts';
import { emptyTables, fillTables } from '../fill-tables.ts';
import { ask, type Answer } from '../http.ts';
import { valueFor, type Definitions } from '../json-schema.ts';
import type { Findings } from '../findings.ts';
import { signUp, type Person } from '../people.ts';
import type { Random } from '../random.ts';
import { readSurface, type Operation, type Surface } from '../surface.ts';
import { startTarget, type Target } from '../target.ts';
import { fillAccount, openWord, picture, sealedWord } from '../victim.ts';

interface Stranger {
  name: string;
  token: string | undefined;
  /** Null leaves supabase-js's key out. */
  apikey?: null;
}

interface Siege {
  target: Target;
  victim: Person;
  strangers: Stranger[];
  findings: Findings;
}

/** Everybody against one account that has something everywhere. */
export const tenants: Chapter = {
  name: 'tenants',
  promise:
    'nobody reads, changes or removes what is another’s: no route, no table, no bucket, no role; sealed words are sealed',
  async attack(findings, { random }) {
    const target = await startTarget({ LOG_LEVEL: 'debug' });
    try {
      const victim = await signUp(target);
      await fillAccount(target, victim);
      const stranger = await signUp(target);
      const strangers: Stranger[] = [
        { name: 'a stranger', token: stranger.token },
        { name: 'a visitor', token: undefined },
        { name: 'nobody at all', token: undefined, apikey: null },
        { name: 'the key in place of a token', token: target.apikey },
      ];
      const siege = { target, victim, strangers, findings };
      const surface = await readSurface(target);
      const before = await everythingOf(siege, surface);
      findings.holds(before.includes(sealedWord), 'the victim does not see their own words: the attack is blind');
      await tryRoutes(siege, surface, random);
      await tryTables(siege, await tablesOf(target));
      await tryBucket(siege);
      findings.holds((await everythingOf(siege, surface)) === before, 'something of the victim was changed');
      await fillTables(target.sql, victim.id);
      await tryRoles(siege, stranger);
      await lookAtRest(target, findings);
    } finally {
      await target.close();
    }
  },
};

/** All that the victim's own account says of them. */
async function everythingOf({ target, victim }: Siege, { operations }: Surface): Promise<string> {
  const readable = operations.filter(
    ({ method, path }) => method === 'GET' && !path.includes('{') && !/health|config|geo|security|admin/.test(path),
  );
  const paths = [
    ...readable.map(({ path }) => path),
    '/rest/v1/perfis?select=*',
    '/rest/v1/mood_entries?select=*&order=id',
  ];
  const answers: string[] = [];
  for (const path of paths) answers.push(path, (await ask(target, 'GET', path, { token: victim.token })).text);
  const listed = JSON.parse((await ask(target, 'GET', '/api/sessions', { token: victim.token })).text) as {
    sessions: { id: string }[];
  };
  for (const { id } of listed.sessions)
    answers.push((await ask(target, 'GET', `/api/sessions/${id}`, { token: victim.token })).text);
  return answers.join('\n').replaceAll(/"requestId":"[^"]*"/g, '');
}

/** Every id that stands in what the victim sees. */
async function idsOf(siege: Siege, surface: Surface): Promise<string[]> {
  const seen = await everythingOf(siege, surface);
  return [...new Set([siege.victim.id, ...(seen.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [])])];
}

function judge({ victim, findings }: Siege, what: string, { text, status }: Answer): void {
  findings.holds(!text.includes(sealedWord) && !text.includes(openWord), `${what}: words of the victim (${status})`);
  findings.holds(!text.includes(victim.email), `${what}: the address of the victim (${status})`);
  // What this server was not set up for is 501.
  findings.holds((status < 500 && status > 0) || status === 501, `${what} answers ${status}`);
}

async function tryRoutes(siege: Siege, surface: Surface, random: Random): Promise<void> {
  const { target, strangers, findings } = siege;
  const ids = await idsOf(siege, surface);
  findings.figure(
    `${ids.length} ids of the victim, ${surface.operations.length} routes, ${strangers.length} strangers`,
  );
  for (const stranger of strangers) {
    for (const operation of surface.operations) {
      // What ends the stranger's own account would end the attack.
      if (/deletion|recovery/.test(operation.path)) continue;
      for (const id of operation.path.includes('{id}') || operation.body ? ids : [siege.victim.id]) {
        const path = operation.path.replace('{id}', id);
        const json = bodyNaming(operation, { id, definitions: surface.definitions, random });
        const patienceMs = /messages$|regenerate$|stream$/.test(operation.path) ? 400 : 15_000;
        const answer = await ask(target, operation.method, path, { ...stranger, json, patienceMs });
        const what = `${operation.method} ${operation.path} as ${stranger.name}`;
        judge(siege, what, answer);
        const isOpen = /config|geo|health|guardian|faults|webhooks|api\/support$/.test(operation.path);
        if (stranger.token === undefined && !isOpen)
          findings.holds(answer.status === 401, `${what} answers ${answer.status}`);
      }
    }
  }
}

/** A body of the right form in which every id is the victim's. */
function bodyNaming(
  { body }: Operation,
  { id, definitions, random }: { id: string; definitions: Definitions; random: Random },
): unknown {
  if (!body) return undefined;
  const made = JSON.stringify(valueFor(body, definitions, random));
  return JSON.parse(made.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, id)) as unknown;
}

interface Table {
  schema: string;
  name: string;
  columns: string[];
}

function tablesOf({ sql }: Target): Promise<Table[]> {
  return sql<Table[]>`
    select table_schema as schema, table_name as name, json_agg(column_name::text) as columns
    from information_schema.columns where table_schema in ('public', 'private', 'auth', 'storage')
    group by 1, 2 order by 1, 2`;
}

/** Every table by its name, whether it is offered or not. */
async function tryTables(siege: Siege, tables: Table[]): Promise<void> {
  const { target, victim, strangers, findings } = siege;
  findings.figure(`${tables.length} tables and views`);
  for (const stranger of strangers) {
    for (const { schema, name, columns } of tables) {
      const owner = columns.find((column) => ['user_id', 'id_usuario', 'owner', 'person_id'].includes(column)) ?? 'id';
      const headers = { 'accept-profile': schema, 'content-profile': schema, prefer: 'return=representation' };
      const mine = { [owner]: victim.id, id: randomUUID() };
      const tries: [string, string, unknown?][] = [
        ['GET', `${name}?select=*`],
        ['GET', `${name}?${owner}=eq.${victim.id}`],
        ['GET', `${name}?or=(${owner}.eq.${victim.id},${owner}.not.is.null)`],
        ['GET', `perfis?select=*,${name}(*)`],
        ['POST', name, mine],
        ['POST', `${name}?on_conflict=${owner}`, mine],
        ['PATCH', `${name}?${owner}=eq.${victim.id}`, mine],
        ['DELETE', `${name}?${owner}=eq.${victim.id}`],
        ['POST', `rpc/${name}`, {}],
      ];
      for (const [method, path, json] of tries) {
        const answer = await ask(target, method, `/rest/v1/${path}`, { ...stranger, json, headers });
        if (answer.status === 429) await target.sql`delete from auth.rate_limits`;
        judge(siege, `${method} ${schema}.${name} as ${stranger.name}`, answer);
      }
    }
  }
}

async function tryBucket(siege: Siege): Promise<void> {
  const { target, victim, strangers, findings } = siege;
  const own = `${victim.id}/me.png`;
  for (const stranger of strangers) {
    const tries: [string, string, unknown?][] = [
      ['POST', 'object/list/avatars', { prefix: victim.id, limit: 100 }],
      ['POST', 'object/list-v2/avatars', { prefix: victim.id, limit: 100 }],
      ['POST', 'object/list/avatars', { prefix: '', search: victim.id }],
      ['GET', `object/authenticated/avatars/${own}`],
      ['GET', `object/info/avatars/${own}`],
      ['POST', `object/sign/avatars/${own}`, { expiresIn: 60 }],
      ['POST', `object/upload/sign/avatars/${own}`, {}],
      ['POST', 'object/move', { bucketId: 'avatars', sourceKey: own, destinationKey: `${randomUUID()}/x.png` }],
      ['POST', 'object/copy', { bucketId: 'avatars', sourceKey: own, destinationKey: `${randomUUID()}/x.png` }],
      ['DELETE', `object/avatars/${own}`],
      ['DELETE', 'object/avatars', { prefixes: [own] }],
      ['POST', 'bucket', { name: 'mine', public: true }],
      ['PUT', 'bucket/avatars', { public: false }],
      ['DELETE', 'bucket/avatars'],
      ['POST', 'bucket/avatars/empty', {}],
    ];
    for (const [method, path, json] of tries) {
      const answer = await ask(target, method, `/storage/v1/${path}`, { ...stranger, json });
      judge(siege, `${method} ${path.replace(victim.id, '{victim}')} as ${stranger.name}`, answer);
      const names = answer.text.includes('me.png') && answer.status < 300;
      findings.holds(!names, `${method} ${path.replace(victim.id, '{victim}')} as ${stranger.name} finds the picture`);
    }
    for (const method of ['POST', 'PUT']) {
      const headers = { 'content-type': 'image/png', 'x-upsert': 'true' };
      const answer = await ask(target, method, `/storage/v1/object/avatars/${own}`, {
        ...stranger,
        body: picture,
        headers,
      });
      findings.holds(
        answer.status >= 400,
        `${method} over the victim’s picture as ${stranger.name} answers ${answer.status}`,
      );
    }
  }
  const kept = await target.sql`select from storage.objects where name = ${own}`;
  findings.holds(kept.count === 1, 'the victim’s picture is gone');
}

/** Past every route: what the database itself gives a signed-in stranger and a visitor. */
async function tryRoles({ target, victim, findings }: Siege, stranger: Person): Promise<void> {
  const claims = JSON.parse(Buffer.from(stranger.token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const roles = [
    { role: 'authenticated', claims },
    { role: 'anon', claims: { role: 'anon' } },
    // As if somebody had got a token signed that says no more than this.
    { role: 'authenticated', claims: { role: 'authenticated', aal: 'aal2' } },
    { role: 'authenticated', claims: { ...claims, session_id: randomUUID() } },
  ];
  // Whoever creates something names it, with the victim's own id if they like: such a row is the stranger's.
  for (const name of await emptyTables(target.sql, victim.id)) {
    findings.holds(false, `the victim has nothing in ${name}: the attack is blind there`);
  }
  const ofVictim = `t::text like '%${victim.id}%' and t::text not like '%${stranger.id}%'`;
  for (const { role, claims: said } of roles) {
    for (const { schema, name } of await tablesOf(target)) {
      const table = `"${schema}"."${name}"`;
      const before = `set local role ${role}; select set_config('request.jwt.claims', '${JSON.stringify(said).replaceAll("'", "''")}', true)`;
      const found = await allowedRows(target, before, `select from ${table} t where ${ofVictim}`);
      findings.holds(found === 0, `${role} finds ${found} rows of the victim in ${table}`);
      const removed = await allowedRows(target, before, `delete from ${table} t where ${ofVictim}`);
      findings.holds(removed === 0, `${role} removes ${removed} rows of the victim from ${table}`);
    }
  }
}

/** How many rows the statement reads or touches in that role; nothing is kept. A refusal is none. */
async function allowedRows({ sql }: Target, before: string, statement: string): Promise<number> {
  let count = 0;
  await sql
    .begin(
      async (tx) => {
        count = (await tx.statement(statement, [])).count;
        throw new Error('nothing is kept');
      },
      { before },
    )
    .catch(() => undefined);
  return count;
}

/** The disk and the log, as a thief would have them. */
async function lookAtRest(target: Target, findings: Findings): Promise<void> {
  for (const { schema, name } of await tablesOf(target)) {
    const found = await target.sql.statement(`select from "${schema}"."${name}" t where t::text like $1`, [
      `%${sealedWord}%`,
    ]);
    findings.holds(found.count === 0, `sealed words lie open in ${schema}.${name}`);
  }
  const printed = target.printed();
  findings.holds(!printed.includes(sealedWord) && !printed.includes(openWord), 'words of the victim stand in the log');
  findings.holds(!/attack\.example/.test(printed), 'an address of a person stands in the log');
}
