import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { picturePath, picturesOf, pictureSizes, type PictureForm } from '../web/src/app/install/pictures.ts';
import { startAlento, type Alento } from './fixtures/alento.ts';
import { launchOptions, stateWithLanguage } from './fixtures/browser.ts';
import { signUp } from './fixtures/people.ts';
import { Visitor } from './fixtures/visitor.ts';
import { wordsOf } from './fixtures/words.ts';

// npm run screenshots: the pictures that a browser shows before it installs Alento, in a size that nobody waits for.
const folder = join(import.meta.dirname, '../web/public');

async function save(page: Page, path: string): Promise<void> {
  const chrome = await page.context().newCDPSession(page);
  const { data } = await chrome.send('Page.captureScreenshot', { format: 'webp', quality: 21 });
  await writeFile(join(folder, path), data, 'base64');
}

const evening = 20;

/** Where it is evening now, so that every picture greets alike. */
function zoneOfEvening(): string {
  const ahead = (evening - new Date().getUTCHours() + 24) % 24;
  // The signs of these zones are turned around.
  return ahead > 14 ? `Etc/GMT+${24 - ahead}` : `Etc/GMT-${ahead}`;
}

/** Home as somebody finds it who has just come, and the pauses, with the words of a language. */
async function shoot(browser: Browser, alento: Alento, language: LanguageCode, form: PictureForm): Promise<void> {
  const context = await browser.newContext({
    viewport: pictureSizes[form],
    locale: describeLanguage(language).locale,
    timezoneId: zoneOfEvening(),
    storageState: stateWithLanguage(alento.url, language),
    reducedMotion: 'reduce',
    colorScheme: form === 'narrow' ? 'light' : 'dark',
    baseURL: alento.url,
    serviceWorkers: 'block',
  });
  const t = wordsOf(language);
  const visitor = new Visitor(await context.newPage(), t);
  const { page } = visitor;
  await visitor.returnAs(await signUp(alento.url));
  await expect(visitor.heading(t('mood:checkIn.question'))).toBeVisible();
  await expect(page.getByText(t('common:home.recent.emptyTitle'))).toBeVisible();
  if (form === 'wide') {
    await page.goto('/mindfulness?tab=breathing');
    await expect(page.getByText(t('mindfulness:breathing.pattern.square.name'))).toBeVisible();
  }
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await save(page, picturePath(language, form));
  await context.close();
}

/** Few machines have letters for every language; those of printed conversations serve here, too. */
async function withLetters(): Promise<Record<string, string>> {
  const fonts = join(import.meta.dirname, '../node_modules/@expo-google-fonts');
  const path = join(await mkdtemp(join(tmpdir(), 'alento-fonts-')), 'fonts.conf');
  const include = '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>';
  await writeFile(path, `<?xml version="1.0"?><fontconfig>${include}<dir>${fonts}</dir></fontconfig>`);
  return { FONTCONFIG_FILE: path };
}

await mkdir(join(folder, 'screenshots'), { recursive: true });
const alento = await startAlento({ engine: 'guided' });
const browser = await chromium.launch({ ...launchOptions(), env: { ...process.env, ...(await withLetters()) } });
try {
  for (const language of languageCodes) {
    for (const form of picturesOf(language)) await shoot(browser, alento, language, form);
  }
} finally {
  await browser.close();
  await alento.stop();
}
