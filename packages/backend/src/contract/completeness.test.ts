import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'vitest';

const client = createClient('http://127.0.0.1', 'key', { auth: { autoRefreshToken: false } });
const { auth, storage } = client;
const table = client.from('notes');

/** What the library offers, and the file whose tests call it; without one, any test of this folder may. */
const surfaces: { path: string; object: object; file?: string }[] = [
  { path: 'client', object: client },
  { path: 'auth', object: auth },
  { path: 'auth.mfa', object: auth.mfa },
  { path: 'auth.admin', object: auth.admin },
  { path: 'auth.admin.mfa', object: auth.admin.mfa },
  { path: 'storage', object: storage, file: 'files.test.ts' },
  { path: 'storage.from()', object: storage.from('papers'), file: 'files.test.ts' },
  { path: 'channel()', object: client.channel('room'), file: 'channels.test.ts' },
  { path: 'from()', object: table, file: 'tables.test.ts' },
  { path: 'from().select()', object: table.select(), file: 'tables.test.ts' },
];

/** What no test calls since it is not served, by the reason. */
const notServed: Record<string, string[]> = {
  'people sign in with this account nowhere else': ['auth.oauth', 'auth.admin.oauth'],
  'providers are configuration': ['auth.admin.customProviders'],
  'passkeys are an experiment of GoTrue': [
    'auth.passkey',
    'auth.signInWithPasskey',
    'auth.registerPasskey',
    'auth.admin.passkey',
  ],
  'the second factor is TOTP, and an operator takes a lost one away': ['auth.mfa.webauthn', 'auth.mfa.recoveryCodes'],
  'wallets are no way in': ['auth.signInWithWeb3'],
  'buckets are rows of a migration': [
    'storage.createBucket',
    'storage.updateBucket',
    'storage.emptyBucket',
    'storage.deleteBucket',
    'storage.getBucketLifecycle',
    'storage.updateBucketLifecycle',
    'storage.deleteBucketLifecycle',
  ],
  'there is no content delivery network': ['storage.purgeBucketCache', 'storage.from().purgeCache'],
  'there are no analytics and no vector buckets': ['storage.analytics', 'storage.vectors'],
  'an experiment of Supabase that answers what list does': ['storage.from().listV2'],
  'nothing asks for presence': ['track', 'untrack', 'presenceState'].map((name) => `channel().${name}`),
  'there are no edge functions': ['client.functions'],
  'functions of the database are not served': ['client.rpc'],
  'one schema is served, and it is not described': ['client.schema', 'client.getOpenApiSpec'],
  'operators that are not served': [
    'ilike',
    'likeAllOf',
    'likeAnyOf',
    'ilikeAllOf',
    'ilikeAnyOf',
    'regexMatch',
    'regexIMatch',
    'isDistinct',
    'notIn',
    'contains',
    'containedBy',
    'rangeGt',
    'rangeGte',
    'rangeLt',
    'rangeLte',
    'rangeAdjacent',
    'overlaps',
    'textSearch',
    'not',
    'or',
  ].map((operator) => `from().select().${operator}`),
  'ignored, as Supabase does': ['from().select().rollback'],
  'media types that are not served': ['csv', 'geojson', 'explain', 'stripNulls'].map(
    (modifier) => `from().select().${modifier}`,
  ),
};

/** What the library's types hide or what changes types alone. */
const internal = [
  'client.auth',
  'client.fetch',
  'client.functionsFetch',
  'client.realtime',
  'client.rest',
  'client.storage',
  'auth.admin',
  'auth.fetch',
  'auth.fetchJwk',
  'auth.isThrowOnErrorEnabled',
  'auth.linkIdentityIdToken',
  'auth.linkIdentityOAuth',
  'auth.logger',
  'auth.mfa',
  'auth.signInWithEthereum',
  'auth.signInWithSolana',
  'auth.storage',
  'auth.admin.fetch',
  'auth.admin.mfa',
  'storage.bucketLifecycleUrl',
  'storage.fetch',
  'storage.handleOperation',
  'storage.listBucketOptionsToQueryString',
  'storage.from().applyTransformOptsToQuery',
  'storage.from().encodeMetadata',
  'storage.from().fetch',
  'storage.from().handleOperation',
  'storage.from().prepareUploadFormData',
  'storage.from().toBase64',
  'storage.from().uploadOrUpdate',
  'channel().copyBindings',
  'channel().joinPush',
  'channel().rejoinTimer',
  'channel().socket',
  'channel().teardown',
  'channel().updateJoinPayload',
  'from().cloneRequestState',
  'from().fetch',
  'from().select().fetch',
  'from().select().overrideTypes',
  'from().select().processResponse',
  'from().select().returns',
  'from().select().then',
];

const listed = [...Object.values(notServed).flat(), ...internal];

/** The methods of an object, and the objects it holds that have methods of their own. */
function offersOf(object: object): string[] {
  return namesOf(object).filter((name) => {
    const value: unknown = Reflect.get(object, name);
    return !name.startsWith('_') && name !== 'constructor' && (typeof value === 'function' || hasOwnMethods(value));
  });
}

function namesOf(object: object): string[] {
  const prototype: unknown = Object.getPrototypeOf(object);
  const isClass = typeof prototype === 'object' && prototype !== null && prototype !== Object.prototype;
  return [...new Set([...Object.getOwnPropertyNames(object), ...(isClass ? namesOf(prototype) : [])])];
}

function hasOwnMethods(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && Object.values(value).some((member) => typeof member === 'function')
  );
}

async function readTests(): Promise<Map<string, string>> {
  const names = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.test.ts'));
  const others = names.filter((name) => name !== basename(import.meta.filename));
  const texts = others.map(async (name) => [name, await readFile(join(import.meta.dirname, name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

test.each(surfaces)('what $path offers is called here, or left out for a reason', async ({ path, object, file }) => {
  const tests = await readTests();
  const text = file ? tests.get(file) : [...tests.values()].join('\n');
  // An object that was built by a call is kept under other names.
  const call = path.endsWith('()') ? '' : path;
  const offered = offersOf(object);
  const missing = offered.filter((name) => !listed.includes(`${path}.${name}`) && !text?.includes(`${call}.${name}(`));
  expect(missing).toEqual([]);
  const gone = listed.filter((name) => parentOf(name) === path && !offered.includes(name.slice(path.length + 1)));
  expect(gone).toEqual([]);
});

const parentOf = (name: string): string => name.slice(0, name.lastIndexOf('.'));

test('what is left out is left out once, and of something that is looked at', () => {
  expect(new Set(listed).size).toBe(listed.length);
  expect(listed.filter((name) => !surfaces.some(({ path }) => path === parentOf(name)))).toEqual([]);
});
