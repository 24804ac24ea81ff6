import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describeLanguage } from '@alento/locales/languages.ts';
import { chromium, expect, type Browser, type Locator, type Page } from '@playwright/test';
import { startAlento, type Alento } from './fixtures/alento.ts';
import { launchOptions, sizes, stateWithLanguage } from './fixtures/browser.ts';
import { serveGallery } from './fixtures/gallery.ts';
import { newPerson } from './fixtures/people.ts';
import { Visitor } from './fixtures/visitor.ts';
import { wordsOf } from './fixtures/words.ts';

// npm run screenshots [-- folder]: every screen in both sizes, colour schemes and languages, and the pictures of the documentation.
const root = join(import.meta.dirname, '..');
const folder = resolve(process.argv[2] ?? join(root, 'test-results/screenshots'));
const pictures = join(root, 'docs/pictures');

/** Screens that the documentation shows. */
const documented = [
  'landing-phone-light-pt',
  'sign-up-phone-light-pt',
  'home-phone-dark-pt',
  'conversation-phone-dark-pt',
];

/** Sections of the gallery that the documentation shows. */
const specimens = [
  { section: 'Identidade', name: 'identity', theme: 'light' },
  { section: 'Identidade', name: 'identity', theme: 'dark' },
  { section: 'Cores', name: 'colors', theme: 'light' },
  { section: 'Cores', name: 'colors', theme: 'dark' },
  { section: 'Letras', name: 'type', theme: 'light' },
  { section: 'Escolhas', name: 'choices', theme: 'dark' },
  { section: 'الحقول', name: 'fields-arabic', theme: 'light', direction: 'rtl' },
] as const;

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

/** A small picture of the window, or of a part of the page, for the documentation. */
async function savePicture(page: Page, name: string, part?: Locator): Promise<void> {
  await part?.scrollIntoViewIfNeeded();
  const box = (await part?.boundingBox()) ?? { x: 0, y: 0, ...(page.viewportSize() ?? sizes.phone.viewport) };
  const top = await page.evaluate(() => window.scrollY);
  const clip = { ...box, y: box.y + top, scale: 1.7 };
  const chrome = await page.context().newCDPSession(page);
  // To reach beyond the window the browser lays the page out anew, which a long list takes for a scroll.
  const picture = { format: 'webp', quality: 76, clip, captureBeyondViewport: part !== undefined } as const;
  const { data } = await chrome.send('Page.captureScreenshot', picture);
  await chrome.detach();
  await writeFile(join(pictures, `${name}.webp`), data, 'base64');
}

async function showKit(browser: Browser): Promise<void> {
  const context = await browser.newContext({ ...sizes.phone, locale: 'pt-BR', reducedMotion: 'reduce' });
  const gallery = await serveGallery(await context.newPage());
  for (const { section, name, theme, ...look } of specimens) {
    await gallery.open({ theme, ...look });
    await savePicture(gallery.page, `${name}-${theme}`, gallery.section(section));
  }
  await context.close();
}

type Size = keyof typeof sizes;
type Shoot = (screen: string) => Promise<void>;

type Language = keyof typeof conversations;

function createShoot({ page }: Visitor, size: Size, language: Language): Shoot {
  let count = 0;
  return async (screen) => {
    count += 1;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      const number = String(count).padStart(2, '0');
      const name = `${screen}-${size}-${colorScheme}-${language}`;
      await page.screenshot({ path: join(folder, `${number}-${name}.png`) });
      if (documented.includes(name)) await savePicture(page, name);
    }
  };
}

async function signUpAndShoot(visitor: Visitor, url: string, shoot: Shoot): Promise<void> {
  const { page, t } = visitor;
  await page.goto(`${url}/nowhere`);
  await expect(visitor.heading(t('common:notFound.title'))).toBeVisible();
  await shoot('not-found');
  await page.goto(url);
  await expect(page.getByRole('link', { name: t('landing:hero.action') })).toBeVisible();
  await shoot('landing');
  await page.getByRole('link', { name: t('landing:try.signUp') }).click();
  await expect(visitor.button(t('account:signUp.next'))).toBeVisible();
  await shoot('sign-up');
  await visitor.signUp(newPerson());
  await expect(page.getByText(t('common:home.recent.emptyTitle'))).toBeVisible();
  await shoot('home-empty');
}

async function talk(visitor: Visitor, { companion }: Alento, language: Language, shoot: Shoot): Promise<void> {
  const { page, t } = visitor;
  await page.goto(new URL('/new-session', page.url()).href);
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

async function shootHistory(visitor: Visitor, shoot: Shoot): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole('link', { name: t('chat:session.back') }).click();
  await expect(page.getByRole('region', { name: t('chat:sessions.list') }).getByRole('listitem')).toHaveCount(1);
  await shoot('sessions');
  await visitor.goHome();
  await expect(page.getByText(t('common:home.conversations', { count: 1 }))).toBeVisible();
  await shoot('home');
  await visitor.goTo('progress');
  await expect(visitor.heading(t('progress:week.title'))).toBeVisible();
  await shoot('progress');
  await visitor.goTo('mindfulness');
  await expect(page.getByText(t('mindfulness:breathing.pattern.square.name'))).toBeVisible();
  await shoot('mindfulness');
  await visitor.goTo('premium');
  await expect(visitor.heading(t('billing:title'))).toBeVisible();
  await shoot('premium');
}

async function walk(browser: Browser, alento: Alento, size: Size, language: Language): Promise<void> {
  const { locale } = describeLanguage(language);
  const context = await browser.newContext({
    ...sizes[size],
    locale,
    timezoneId: 'America/Sao_Paulo',
    storageState: stateWithLanguage(alento.url, language),
    reducedMotion: 'reduce',
  });
  const visitor = new Visitor(await context.newPage(), wordsOf(language));
  const shoot = createShoot(visitor, size, language);
  await signUpAndShoot(visitor, alento.url, shoot);
  await talk(visitor, alento, language, shoot);
  await shootHistory(visitor, shoot);
  await context.close();
}

for (const place of [folder, pictures]) await mkdir(place, { recursive: true });
const alento = await startAlento({ engine: 'model' });
const browser = await chromium.launch(launchOptions());
try {
  await showKit(browser);
  for (const size of ['phone', 'desktop'] as const) {
    for (const language of Object.keys(conversations) as Language[]) await walk(browser, alento, size, language);
  }
  process.stdout.write(`${folder}\n`);
} finally {
  await browser.close();
  await alento.stop();
}
