import { chromium, expect } from '@playwright/test';
import { describeLanguage } from '@alento/locales/languages.ts';
import { startAlento } from './fixtures/alento.ts';
import { launchOptions, sizes, stateWithLanguage } from './fixtures/browser.ts';
import { goOffline } from './fixtures/offline.ts';
import { newPerson, signUp } from './fixtures/people.ts';
import { Visitor } from './fixtures/visitor.ts';
import { wordsOf } from './fixtures/words.ts';

const out = '/tmp/alento/offline-tools/shots';
const alento = await startAlento({
  engine: 'model',
  mailWay: 'outbox',
  hasGoogle: false,
  hasVoice: false,
  sellsPlans: false,
  adminEmail: '',
} as never);
const browser = await chromium.launch(launchOptions());
const said = {
  pt: ['O dia foi longo.', 'Minha cabeça não desliga.'],
  en: ['It was a long day.', 'My head will not switch off.'],
  ar: ['كان يومي طويلًا.', 'رأسي لا يهدأ.'],
} as const;
for (const [language, size, theme] of [
  ['pt', 'phone', 'light'],
  ['ar', 'phone', 'dark'],
  ['en', 'desktop', 'light'],
  ['pt', 'desktop', 'dark'],
] as const) {
  const context = await browser.newContext({
    ...sizes[size],
    deviceScaleFactor: 1.5,
    locale: describeLanguage(language).locale,
    storageState: stateWithLanguage(alento.url, language),
    reducedMotion: 'reduce',
    colorScheme: theme,
    baseURL: alento.url,
  });
  const page = await context.newPage();
  const t = wordsOf(language);
  const visitor = new Visitor(page, t);
  const account = await signUp(alento.url, { ...newPerson() });
  await page.goto(alento.url + '/favicon.svg');
  await visitor.returnAs(account);
  await page.evaluate((value) => localStorage.setItem('theme', value), theme);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await visitor.openNewSession(alento.url, account);
  await visitor.say(said[language][0]);
  await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
  await page.waitForTimeout(1500);
  await goOffline(page);
  await visitor.say(said[language][1]);
  await expect(visitor.messages.getByText(t('chat:messages.offline'))).toBeVisible();
  await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
  await page.waitForTimeout(600);
  const shoot = (name: string) => page.screenshot({ path: `${out}/${name}-${size}-${theme}-${language}.png` });
  await shoot('conversation');
  await page.goto(alento.url + '/sessions');
  await expect(page.getByText(t('chat:sessions.offline'))).toBeVisible();
  await page.waitForTimeout(600);
  await shoot('sessions');
  await page.goto(alento.url + '/app');
  await page.waitForTimeout(1500);
  await shoot('home');
  await page.goto(alento.url + '/help');
  await page.waitForTimeout(800);
  await shoot('help');
  await page.goto(alento.url + '/session/6f0f8f0e-0000-4000-8000-000000000000');
  await page.waitForTimeout(1200);
  await shoot('not-here');
  await page.goto(alento.url + '/profile');
  await page.waitForTimeout(1500);
  await shoot('profile');
  await context.close();
}
await browser.close();
await alento.stop();
process.exit(0);
