/** A word that stands in whatever the attack says, and must stand in no log. */
export const spokenWord = 'Zwetschgenkuchen';

const deep = (depth: number): unknown => {
  let value: unknown = spokenWord;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
};

/** What no schema expects where it stands. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -0,
  Number.MAX_SAFE_INTEGER + 1,
  2 ** 31,
  '',
  ' ',
  '\u0000',
  `${spokenWord}\u0000`,
  '\uD800',
  '\uDC00\uD800',
  '\u202E\u2066',
  '\uFEFF',
  `${spokenWord}' or 1=1; --`,
  `"); drop table perfis; --`,
  '{}',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  'infinity',
  '-infinity',
  'epoch',
  'NaN',
  'now',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '-271821-04-20T00:00:00.000Z',
  '294277-01-01T00:00:00Z',
  '2026-02-30',
  '1990-05-09T00:00:00+99:99',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  'x'.repeat(300),
  spokenWord.repeat(600),
  '\u0301'.repeat(5_000),
  '👩‍👩‍👧‍👦'.repeat(400),
  [],
  [null],
  Array.from({ length: 1_000 }, () => 0),
  {},
  { toString: 'x', constructor: { prototype: { isAdmin: true } } },
  deep(500),
];

/** Bodies that are no JSON, or no kind one. */
export const hostileBodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '{',
  '[',
  'null',
  '""',
  '0',
  '[]',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  '\uFEFF{}',
  '{"a":NaN}',
  '{"a":1e999}',
  '['.repeat(30_000),
  '{"a":'.repeat(10_000),
  `{"text":"${'\\u0000'.repeat(10_000)}"}`,
  `"${'a'.repeat(70_000)}"`,
  new Uint8Array([0xff, 0xfe, 0x00, 0x80]),
  new Uint8Array(100),
];

/** Headers that lie about who asks, and for what. */
export const hostileHeaders: readonly Record<string, string>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-encoding': 'gzip' },
  { accept: 'application/vnd.pgrst.object+json' },
  { accept: 'text/csv' },
  { 'accept-language': `${'x-'.repeat(200)}*` },
  { 'accept-profile': 'private' },
  { 'content-profile': 'auth' },
  { prefer: 'return=representation,count=exact,tx=rollback,resolution=merge-duplicates,missing=default' },
  { range: '9999999999999999999-0' },
  { range: 'bytes=0-,5-1,-1' },
  { 'x-forwarded-for': "127.0.0.1, ::1, ' or 1=1" },
  { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { cookie: 'sb-access-token=x; language=../../x' },
  { 'if-none-match': '*'.repeat(2_000) },
  { authorization: 'Bearer null' },
  { authorization: 'Basic YTpi' },
  { authorization: `Bearer ${'a.'.repeat(2_000)}` },
];
