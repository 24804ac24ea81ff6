import { randomUUID } from 'node:crypto';
import type { Chapter } from '../chapter.ts';
import { ask, type Answer } from '../http.ts';
import type { Findings } from '../findings.ts';
import { signIn, signUp, type Person } from '../people.ts';
import { startTarget, type Target } from '../target.ts';

/** Guesses, questions about who has an account, and links that lead elsewhere. */
export const signInAbuse: Chapter = {
  name: 'sign-in',
  promise: 'guessing is slowed and shuts no owner out; nothing tells who has an account; no link leads elsewhere',
  async attack(findings) {
    const target = await startTarget({ SIGN_INS_PER_MINUTE: '120', SIGN_UPS_PER_HOUR: '600' });
    try {
      await tryGuesses(target, findings);
      await tryEnumeration(target, findings);
      await tryRedirects(target, findings);
      await tryPasswords(target, findings);
    } finally {
      await target.close();
    }
  },
};

function attempt(target: Target, email: string, password: string, address: string): Promise<Answer> {
  const headers = { 'x-forwarded-for': address };
  return ask(target, 'POST', '/auth/v1/token?grant_type=password', { json: { email, password }, headers });
}

async function tryGuesses(target: Target, findings: Findings): Promise<void> {
  const owner = await signUp(target);
  const guessFrom = async (address: () => string, count: number): Promise<number> => {
    const answers: Answer[] = [];
    for (let index = 0; index < count; index += 1) {
      answers.push(await attempt(target, owner.email, randomUUID(), address()));
    }
    for (const { status, headers } of answers) {
      findings.holds(status === 400 || status === 429, `a guess is answered ${status}`);
      findings.holds(status !== 429 || headers.has('retry-after'), 'a refused guess is not told how long to wait');
    }
    return answers.filter(({ status }) => status === 400).length;
  };
  const heard = await guessFrom(() => '203.0.113.7', 60);
  findings.figure(`60 guesses from one address: ${heard} were compared`);
  findings.holds(heard <= 20, `one address may guess ${heard} times at once`);
  await expectEntrance(target, findings, owner, 'after one address guessed');
  const spread = await guessFrom(
    () => `198.51.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
    200,
  );
  findings.figure(`200 guesses from as many addresses: ${spread} were compared`);
  findings.holds(spread < 200, 'guesses from many addresses are never slowed');
  await expectEntrance(target, findings, owner, 'while many addresses guess');
}

/** The owner knows the password, and comes with it from where they were before. */
async function expectEntrance(target: Target, findings: Findings, owner: Person, when: string): Promise<void> {
  const { status } = await attempt(target, owner.email, owner.password, '127.0.0.1');
  findings.holds(status === 200, `the owner is answered ${status} ${when}`);
}

/** The same is answered of who has an account and who has none. */
async function tryEnumeration(target: Target, findings: Findings): Promise<void> {
  const known = (await signUp(target)).email;
  const unknown = `${randomUUID()}@attack.example`;
  const questions: [string, (email: string) => object][] = [
    ['/auth/v1/recover', (email) => ({ email })],
    ['/auth/v1/otp', (email) => ({ email, create_user: false })],
    ['/auth/v1/magiclink', (email) => ({ email })],
    ['/auth/v1/resend', (email) => ({ email, type: 'signup' })],
    ['/auth/v1/token?grant_type=password', (email) => ({ email, password: 'a guess of mine' })],
    ['/auth/v1/verify', (email) => ({ email, type: 'recovery', token: '123456' })],
  ];
  for (const [path, bodyOf] of questions) {
    const [one, other] = [
      await ask(target, 'POST', path, { json: bodyOf(known), headers: { 'x-forwarded-for': '192.0.2.1' } }),
      await ask(target, 'POST', path, { json: bodyOf(unknown), headers: { 'x-forwarded-for': '192.0.2.1' } }),
    ];
    const isSame = one.status === other.status && one.text.replaceAll(known, '') === other.text.replaceAll(unknown, '');
    findings.holds(
      isSame,
      `${path} tells who has an account: ${one.status} ${one.text} and ${other.status} ${other.text}`,
    );
  }
}

async function tryRedirects(target: Target, findings: Findings): Promise<void> {
  const elsewhere = [
    'https://evil.example/',
    '//evil.example',
    '\\\\evil.example',
    `${target.url}.evil.example`,
    `${target.url}@evil.example/`,
    'javascript:alert(1)',
    'data:text/html,x',
    `${target.url}/%0d%0aset-cookie:x=y`,
    'http://localhost:1/',
  ];
  for (const to of elsewhere) {
    const query = `redirect_to=${encodeURIComponent(to)}`;
    for (const path of [
      `/auth/v1/verify?type=signup&token=x&${query}`,
      `/auth/v1/authorize?provider=google&${query}`,
      `/auth/v1/callback?state=x&code=y&${query}`,
    ]) {
      const { headers, status } = await ask(target, 'GET', path);
      const location = headers.get('location');
      const leadsAway = location !== null && !isAtHome(target, location);
      findings.holds(!leadsAway, `${path.split('?')[0]} leads to ${location} (${status})`);
      findings.holds(!headers.has('set-cookie') || !headers.get('set-cookie')?.includes('x=y'), `${to} sets a cookie`);
    }
  }
}

function isAtHome({ url, port }: Target, location: string): boolean {
  const { host, protocol } = new URL(location, url);
  return protocol.startsWith('http') && (host === new URL(url).host || host === `localhost:${port}`);
}

async function tryPasswords(target: Target, findings: Findings): Promise<void> {
  const email = `${randomUUID()}@attack.example`;
  const weak = [
    '',
    '12345',
    '      ',
    'aaaaaaaa',
    '\u3000\u3000\u3000\u3000\u3000\u3000',
    email,
    email.split('@')[0] ?? '',
  ];
  for (const password of weak) {
    const { status } = await ask(target, 'POST', '/auth/v1/signup', { json: { email, password } });
    findings.holds(
      status >= 400 && status < 500,
      `the password ${JSON.stringify(password.slice(0, 8))} is answered ${status}`,
    );
  }
  const strong = await ask(target, 'POST', '/auth/v1/signup', { json: { email, password: 'Sechs6' } });
  findings.holds(strong.status === 200, `six signs that say something are answered ${strong.status}`);
  const person = await signUp(target);
  const change = await ask(target, 'PUT', '/auth/v1/user', {
    token: person.token,
    json: { password: `New-${randomUUID()}` },
  });
  findings.holds(change.status === 400, `a new password without the old one is answered ${change.status}`);
  const session = await signIn(target, person);
  findings.holds(session.id === person.id, 'a refused change changed something');
}
