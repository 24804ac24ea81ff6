import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOperatorKeys } from '#platform/encryption/operator-encryption.ts';
import { readEnv } from './env.ts';

test('nothing has to be configured', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: '.data',
    AI_TIMEOUT_SECONDS: 30,
    RECONNECT_GRACE_SECONDS: 10,
    MESSAGES_PER_MINUTE: 60,
    SESSIONS_PER_MINUTE: 20,
    LOG_LEVEL: 'info',
    GEO_SERVICES: [expect.any(String), expect.any(String), expect.any(String)],
  });
});

const apple = () => ({
  APPLE_APP_ID: '1234567890',
  APPLE_ISSUER_ID: '57246542-96fe-1a63-e053-0824d011072a',
  APPLE_KEY_ID: '2X9R4HXF34',
  APPLE_PRIVATE_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
    .replaceAll('\n', '\\n'),
});
const serviceAccount = {
  client_email: 'a@b.example',
  private_key: 'k',
  private_key_id: '1',
  token_uri: 'https://t.example',
};
const play = {
  GOOGLE_PLAY_SERVICE_ACCOUNT: JSON.stringify({ type: 'service_account', ...serviceAccount }),
  GOOGLE_PLAY_PUSH_ACCOUNT: 'push@b.example',
  PUBLIC_URL: 'https://alento.example',
};

test('the stores are configured whole or not at all', () => {
  const env = readEnv({ ...apple(), ...play });
  expect(env).toMatchObject({
    APPLE_APP_ID: 1_234_567_890,
    APPLE_BUNDLE_ID: 'app.alento.companion',
    GOOGLE_PLAY_SERVICE_ACCOUNT: serviceAccount,
    STORE_SANDBOX: 'off',
  });
  expect(env.APPLE_PRIVATE_KEY?.split('\n').length).toBeGreaterThan(3);
  expect(() => readEnv({ ...apple(), APPLE_KEY_ID: '' })).toThrow(/^Bad configuration: APPLE_APP_ID, .* together/);
  expect(() => readEnv({ ...play, PUBLIC_URL: '' })).toThrow(/^Bad configuration: GOOGLE_PLAY_.* with PUBLIC_URL/);
});

test('an empty variable is one that is not set', () => {
  expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
});

test('good values are taken', () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const env = {
    PORT: '8080',
    DATABASE_URL: 'postgres://alento:secret@db/alento?host=/run/postgresql',
    PUBLIC_URL: 'https://alento.example',
    AI_BASE_URL: 'http://localhost:11434/v1',
    AI_MODEL: 'small',
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    SIGNING_KEY: JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid: '1' }),
    OPERATOR_KEY: createOperatorKeys().publicKey,
  };
  expect(readEnv(env)).toMatchObject({ ...env, PORT: 8080 });
});

test('services that tell a country are named in order, or none', () => {
  const services = 'https://one.example/{ip}, http://two.example/?address={ip}';
  expect(readEnv({ GEO_SERVICES: services }).GEO_SERVICES).toEqual(services.split(', '));
  expect(readEnv({ GEO_SERVICES: 'none' }).GEO_SERVICES).toEqual([]);
});

test('whoever runs the product is named by address, in lower case, where mails prove who has it', () => {
  const mails = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'alento@mail.example' };
  const ADMIN_EMAILS = 'Ana@Example.com, rui@example.com';
  expect(readEnv({ ...mails, ADMIN_EMAILS }).ADMIN_EMAILS).toEqual(['ana@example.com', 'rui@example.com']);
  expect(readEnv({}).ADMIN_EMAILS).toEqual([]);
  expect(() => readEnv({ ADMIN_EMAILS })).toThrow('Bad configuration: ADMIN_EMAILS needs SMTP_URL');
  expect(() => readEnv({ ...mails, ADMIN_EMAILS: 'secret' })).toThrow(/^Bad configuration: ADMIN_EMAILS \(/);
});

test.each([
  ['PORT', 'eighty'],
  ['APPLE_PRIVATE_KEY', 'secret'],
  ['GOOGLE_PLAY_SERVICE_ACCOUNT', 'secret'],
  ['GOOGLE_PLAY_SERVICE_ACCOUNT', '{"client_email":"secret"}'],
  ['GEO_SERVICES', 'https://one.example/'],
  ['GEO_SERVICES', 'file:///{ip}'],
  ['GEO_COUNTRY_HEADER', 'CF IPCountry'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'alento.example'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://secret@host/db'],
  ['AI_TIMEOUT_SECONDS', '0'],
  ['ENCRYPTION_KEY', 'too-short-secret'],
  ['SIGNING_KEY', '{"kty":"secret"}'],
  ['SIGNING_KEY', 'secret'],
  ['APP_ORIGINS', 'capacitor://localhost/path'],
  ['APP_ORIGINS', '*'],
  ['ANDROID_APP_FINGERPRINTS', 'AB:CD'],
  ['IOS_APP_IDS', 'app.alento.companion'],
  ['REDIRECT_URLS', 'https://partner.example,nonsense'],
  ['REDIRECT_URLS', 'https://secret@partner.example'],
  ['REDIRECT_URLS', 'https://*.partner.example'],
  ['REDIRECT_URLS', 'javascript://partner.example/%0aalert(1)'],
  ['REDIRECT_URLS', 'alento:secret'],
  ['SMTP_URL', 'https://user:secret@mail.example'],
  ['MAIL_FROM', 'nobody'],
  ['MAIL_FROM', 'a@example.com\r\nBcc: b@example.com'],
  ['SMS_WEBHOOK_URL', 'sms://secret.example'],
  ['SMS_WEBHOOK_SECRET', 'two\nlines'],
  ['GOOGLE_ISSUER', 'accounts.google.com'],
  ['OPERATOR_KEY', 'secret'],
  ['OPERATOR_KEY', createOperatorKeys().privateKey],
  ['LOG_LEVEL', 'loud'],
  ['MESSAGES_PER_MINUTE', '-1'],
])('a bad %s (%s) is named in one line, without its value', (name, value) => {
  const line = `Bad configuration: ${name} (see the table in README.md)`;
  expect(() => readEnv({ [name]: value })).toThrow(new Error(line));
});

test('an object store is configured whole or not at all', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'alento',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'very secret',
  };
  expect(readEnv(whole)).toMatchObject({ ...whole, S3_REGION: 'us-east-1' });
  for (const name of Object.keys(whole)) {
    expect(() => readEnv({ ...whole, [name]: '' })).toThrow(
      /^Bad configuration: S3_ENDPOINT, S3_BUCKET, (?!.*very secret)/,
    );
  }
});

test('a Supabase project is configured whole or not at all, and its database may stand alone', () => {
  const whole = {
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    SUPABASE_SECRET_KEY: 'very secret',
    DATABASE_URL: 'postgres://postgres:hushhush@db/postgres',
  };
  expect(readEnv(whole)).toMatchObject({ ...whole, DATABASE_CONNECTIONS: 10 });
  expect(readEnv({ DATABASE_URL: whole.DATABASE_URL })).toMatchObject({ DATABASE_URL: whole.DATABASE_URL });
  const parts = Object.keys(whole).map((name) => ({ ...whole, [name]: '' }));
  for (const partial of [...parts, { SUPABASE_SECRET_KEY: 'very secret' }]) {
    expect(() => readEnv(partial)).toThrow(/^Bad configuration: SUPABASE_URL, (?!.*(very secret|hushhush))/);
  }
});

test('mail goes by SMTP only from an address that is named', () => {
  const SMTP_URL = 'smtps://user:secret@mail.example:465';
  expect(() => readEnv({ SMTP_URL })).toThrow('MAIL_FROM');
  for (const MAIL_FROM of ['hello@alento.example', 'Alento <hello@alento.example>']) {
    expect(readEnv({ SMTP_URL, MAIL_FROM })).toMatchObject({ SMTP_URL, MAIL_FROM });
  }
});

test('the apps for phones are known by their own origins, unless there is to be none', () => {
  expect(readEnv({}).APP_ORIGINS).toEqual(['capacitor://localhost', 'https://localhost']);
  expect(readEnv({ APP_ORIGINS: 'none' }).APP_ORIGINS).toEqual([]);
  const fingerprint = Array.from({ length: 32 }, () => 'ab').join(':');
  expect(readEnv({ ANDROID_APP_FINGERPRINTS: fingerprint }).ANDROID_APP_FINGERPRINTS).toEqual([
    fingerprint.toUpperCase(),
  ]);
  expect(readEnv({ IOS_APP_IDS: 'ABCDE12345.app.alento.companion' }).IOS_APP_IDS).toHaveLength(1);
});

test('redirects are a list', () => {
  expect(readEnv({}).REDIRECT_URLS).toEqual([]);
  const REDIRECT_URLS = 'https://partner.example/app, alento://auth/callback,';
  expect(readEnv({ REDIRECT_URLS }).REDIRECT_URLS).toEqual(['https://partner.example/app', 'alento://auth/callback']);
});

test('a webhook for text messages has a secret', () => {
  const both = { SMS_WEBHOOK_URL: 'https://sms.example/send', SMS_WEBHOOK_SECRET: 'very-secret' };
  expect(readEnv(both)).toMatchObject(both);
  for (const name of Object.keys(both)) {
    expect(() => readEnv({ ...both, [name]: '' })).toThrow(/^Bad configuration: SMS_WEBHOOK_URL and (?!.*very)/);
  }
});

test('a model without its address, or the other way round, is refused', () => {
  expect(() => readEnv({ AI_BASE_URL: 'http://localhost/v1' })).toThrow('AI_MODEL');
  expect(() => readEnv({ AI_MODEL: 'small' })).toThrow('AI_BASE_URL');
  expect(() => readEnv({ AI_SPEECH_MODEL: 'tts' })).toThrow('AI_BASE_URL');
  expect(readEnv({ AI_BASE_URL: 'http://localhost/v1', AI_TRANSCRIPTION_MODEL: 'whisper' }).AI_MODEL).toBeUndefined();
});

test('signing in with Google needs its client and the secret', () => {
  expect(() => readEnv({ GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET');
  expect(() => readEnv({ GOOGLE_CLIENT_SECRET: 'very secret' })).toThrow(/GOOGLE_CLIENT_ID(?!.*very secret)/);
  expect(readEnv({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'very secret' })).toMatchObject({
    GOOGLE_ISSUER: 'https://accounts.google.com',
  });
});
