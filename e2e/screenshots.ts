import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { availableLanguages, type AvailableLanguage } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { chromium, expect, type Browser } from '@playwright/test';
import { startAlento, type Alento } from './fixtures/alento.ts';
import { launchOptions, sizes } from './fixtures/browser.ts';
import { newPerson } from './fixtures/people.ts';
import { Visitor } from './fixtures/visitor.ts';
import { wordsOf } from './fixtures/words.ts';

// node e2e/screenshots.ts [folder]: every screen in both sizes, colour schemes and languages.
const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../test-results/screenshots'));

const conversations = {
  pt: [
    [
      'O dia foi longo e minha cabeça não desliga.',
      'Parece que o corpo já parou, mas os pensamentos ainda correm. O que volta mais vezes?',
    ],
    [
      'A reunião de amanhã. Fico imaginando tudo que pode dar errado.',
      'Faz sentido ela ocupar tanto espaço: você se importa. Se amanhã corresse só um pouco bem, o que seria diferente?',
    ],
  ],
  en: [
    [
      'It was a long day and my head will not switch off.',
      'It sounds like your body has stopped, but your thoughts are still running. Which one keeps coming back?',
    ],
    [
      "Tomorrow's meeting. I keep imagining everything that could go wrong.",
      'No wonder it takes up so much room: you care. If tomorrow went just a little well, what would be different?',
    ],
  ],
} as const;

type Size = keyof typeof sizes;
type Shoot = (screen: string) => Promise<void>;

function createShoot({ page }: Visitor, size: Size, language: AvailableLanguage): Shoot {
  let count = 0;
  return async (screen) => {
    count += 1;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const number = String(count).padStart(2, '0');
      await page.screenshot({ path: join(folder, `${number}-${screen}-${size}-${colorScheme}-${language}.png`) });
    }
  };
}

async function comeIn(visitor: Visitor, url: string, shoot: Shoot): Promise<void> {
  const { page, t } = visitor;
  await page.goto(`${url}/nowhere`);
  await expect(visitor.heading(t('common:notFound.title'))).toBeVisible();
  await shoot('not-found');
  await page.goto(url);
  await expect(page.getByRole('link', { name: t('landing:hero.action') })).toBeVisible();
  await shoot('landing');
  await page.getByRole('link', { name: t('landing:hero.action') }).click();
  await expect(visitor.button(t('account:signUp.action'))).toBeVisible();
  await shoot('sign-up');
  await visitor.signUp(newPerson());
  await expect(page.getByText(t('common:home.recent.emptyTitle'))).toBeVisible();
  await shoot('home-empty');
}

async function talk(visitor: Visitor, { companion }: Alento, language: AvailableLanguage, shoot: Shoot): Promise<void> {
  const { page, t } = visitor;
  await visitor.goTo('newSession');
  await visitor.chooseMood('anxious');
  await shoot('new-session');
  await visitor.startSession('anxious', 'friend');
  await expect(visitor.messages.getByRole('article')).toHaveCount(1);
  await shoot('greeting');
  for (const [said, reply] of conversations[language]) {
    const speaking = companion.saysHaltingly(reply, 0);
    await visitor.say(said);
    await expect(visitor.messages.getByText(t('chat:messages.thinking'))).toBeAttached();
    if (said === conversations[language][0][0]) await shoot('thinking');
    speaking.goOn();
    await expect(visitor.messages.getByText(reply)).toBeVisible();
    await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
  }
  await shoot('conversation');
  await visitor.chooseOption(t('chat:session.end'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await shoot('ending');
  await visitor.button(t('chat:ending.end')).click();
  await expect(visitor.heading(t('chat:over.completed'))).toBeVisible();
  await shoot('over');
}

async function lookBack(visitor: Visitor, shoot: Shoot): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole('link', { name: t('chat:session.back') }).click();
  await expect(page.getByRole('list', { name: t('chat:sessions.list') }).getByRole('listitem')).toHaveCount(1);
  await shoot('sessions');
  await visitor.goTo('home');
  await expect(page.getByText(t('common:home.recent.count', { count: 1 }))).toBeVisible();
  await shoot('home');
}

async function walk(browser: Browser, alento: Alento, size: Size, language: AvailableLanguage): Promise<void> {
  const { locale } = describeLanguage(language);
  const context = await browser.newContext({
    ...sizes[size],
    locale,
    timezoneId: 'America/Sao_Paulo',
    reducedMotion: 'reduce',
  });
  const visitor = new Visitor(await context.newPage(), wordsOf(language));
  const shoot = createShoot(visitor, size, language);
  await comeIn(visitor, alento.url, shoot);
  await talk(visitor, alento, language, shoot);
  await lookBack(visitor, shoot);
  await context.close();
}

await mkdir(folder, { recursive: true });
const alento = await startAlento({ engine: 'model' });
const browser = await chromium.launch(launchOptions());
try {
  for (const size of ['phone', 'desktop'] as const) {
    for (const language of availableLanguages) await walk(browser, alento, size, language);
  }
  process.stdout.write(`${folder}\n`);
} finally {
  await browser.close();
  await alento.stop();
}
