import { meditationIds } from '@alento/domain/mindfulness/meditations.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { pretendFeatures } from '../fixtures/config.ts';
import { findLostText } from '../fixtures/layout.ts';
import { goOffline } from '../fixtures/offline.ts';
import { startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visitor } from '../fixtures/visitor.ts';

const threeMinutes = 180_000;

/** A device with a voice that takes two seconds for each line, or with none. */
async function giveVoice(page: Page, hasVoice = true): Promise<void> {
  await page.addInitScript((isThere) => {
    const lines: string[] = [];
    Object.assign(window, { saidLines: lines });
    const voice = { name: 'Test', lang: 'pt-BR', localService: true, default: true, voiceURI: 'test' };
    let timer = 0;
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => (isThere ? [voice] : []),
      speak(utterance: SpeechSynthesisUtterance) {
        if (utterance.text === '') return;
        lines.push(utterance.text);
        timer = window.setTimeout(() => utterance.dispatchEvent(new Event('end')), 2000);
      },
      cancel: () => window.clearTimeout(timer),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class extends EventTarget {
        readonly text: string;
        constructor(text: string) {
          super();
          this.text = text;
        }
      },
      configurable: true,
    });
  }, hasVoice);
}

const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { saidLines: string[] }).saidLines);

const lit = (page: Page) => page.locator('main ol li[aria-current]');

async function begin(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.locator('label', { hasText: '3 min' }).click();
  await visitor.button(t('mindfulness:breathing.start')).click();
}

test.describe('a meditation', () => {
  test('is found, spoken line by line, paused, left and gone on with, and counted', async ({
    page,
    signedIn,
    visitor,
    t,
  }) => {
    await giveVoice(page);
    expect(signedIn.token).not.toBe('');
    await page.goto('/mindfulness');
    await expect(page.getByRole('tab')).toHaveCount(4);
    const list = page.getByRole('tabpanel').getByRole('link');
    await expect(list).toHaveCount(meditationIds.length);
    await expectAccessible(page);
    await list.filter({ hasText: t('mindfulness-meditations:meditation.anxietyReduction.name') }).click();
    await expect(visitor.heading(t('mindfulness-meditations:meditation.anxietyReduction.name'))).toBeVisible();
    await page.locator('label', { hasText: t('mood:name.anxious') }).click();
    await expectAccessible(page);
    await page.clock.install();
    await begin(visitor);
    await page.clock.runFor(5000);
    const first = (await said(page))[0] ?? '';
    await expect(lit(page)).toHaveText(first);
    await expectAccessible(page);

    await visitor.button(t('mindfulness-sounds:pause')).click();
    await page.clock.runFor(60_000);
    await expect(lit(page)).toHaveText(first);
    await visitor.button(t('mindfulness-meditations:player.next')).click();
    await visitor.button(t('mindfulness-meditations:player.next')).click();
    const place = (await lit(page).textContent()) ?? '';
    expect(place).not.toBe(first);
    await visitor.button(t('mindfulness:breathing.leave')).click();

    await list.filter({ hasText: t('mindfulness-meditations:meditation.anxietyReduction.name') }).click();
    await visitor.button(t('mindfulness-meditations:resume')).click();
    await expect(lit(page)).toHaveText(place);
    const kept = page.waitForRequest((request) => request.url().includes('/api/practices/'));
    await page.clock.runFor(threeMinutes);
    await expect(visitor.heading(t('mindfulness:breathing.done'))).toBeVisible();
    expect((await kept).postDataJSON()).toMatchObject({ kind: 'meditation', practice: 'anxietyReduction' });
    await expect(page.getByText(t('mindfulness:breathing.finished', { exercises: 1 }))).toBeVisible();
    const told = page.waitForRequest((request) => request.url().includes('/api/practices/'));
    await page.locator('label', { hasText: t('mood:name.calm') }).click();
    expect((await told).postDataJSON()).toMatchObject({ moodAfter: 'calm' });
    await expectAccessible(page);
  });

  test('says plainly where a device has no voice, and lets a screen reader say the lines', async ({
    page,
    visitor,
    t,
  }) => {
    await giveVoice(page, false);
    await page.goto('/mindfulness/meditations/awakeAtNight');
    await expect(page.getByText(t('mindfulness-meditations:voice.none'))).toBeVisible();
    await page.clock.install();
    await begin(visitor);
    await page.clock.runFor(5000);
    await expect(page.locator('main [aria-live="polite"]').first()).toHaveText((await lit(page).textContent()) ?? '-');
    await page.clock.runFor(threeMinutes);
    await expect(visitor.heading(t('mindfulness-meditations:doneAtNight'))).toBeVisible();
    await expect(page.getByText(t('mindfulness-meditations:mood.after'))).toBeHidden();
  });

  test('is offered in the menu of a conversation, which is still there afterwards', async ({
    alento,
    page,
    signedIn,
    visitor,
    t,
  }) => {
    const session = `/session/${await startSession(alento.url, signedIn)}`;
    await page.goto(session);
    await visitor.button(t('chat:session.options')).click();
    await page.getByRole('menuitem', { name: t('mood:next.breathe') }).click();
    const offered = page.getByRole('dialog').getByRole('link');
    await expect(offered).toHaveCount(2);
    await expectAccessible(page);
    await offered.last().click();
    await expect(page).toHaveURL(/\/mindfulness\/meditations\/\w+$/);
    await visitor.button(t('mindfulness:breathing.leave')).click();
    await expect(page).toHaveURL(new RegExp(`${session}$`));
    await expect(visitor.composer).toBeVisible();
  });

  test('is locked in sight where Premium is sold, also by its address', async ({ page, signedIn, t }) => {
    expect(signedIn.token).not.toBe('');
    await pretendFeatures(page, { plans: true });
    await page.goto('/mindfulness/meditations');
    const row = (id: 'openAwareness' | 'dailyGratitude') =>
      page.getByRole('link', { name: t(`mindfulness-meditations:meditation.${id}.name`) });
    await expect(row('openAwareness')).toContainText(t('mindfulness-sounds:premium.label'));
    await expect(row('dailyGratitude')).not.toContainText(t('mindfulness-sounds:premium.label'));
    await page.goto('/mindfulness/meditations/openAwareness');
    await expect(page.getByText(t('mindfulness-meditations:locked.title'))).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('a meditation plays for a visitor, and nothing of it is lost by that', async ({ page, visitor, t }) => {
    await giveVoice(page);
    await page.goto('/mindfulness/meditations');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await goOffline(page);
    await page.goto('/mindfulness/meditations/bodyScan');
    await begin(visitor);
    await expect(lit(page)).toBeVisible({ timeout: 15_000 });
    expect(await said(page)).toHaveLength(1);
    await page.getByRole('slider', { name: t('mindfulness-meditations:player.place') }).press('End');
    await expect.poll(async () => (await said(page)).length).toBeGreaterThan(1);
  });
});

for (const language of ['ar', 'de'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('nothing of a meditation is cut off on the narrowest phone', async ({ page, visitor }) => {
      await giveVoice(page);
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto('/mindfulness/meditations/awakeAtNight');
      await expect(page.getByRole('radio').first()).toBeAttached();
      expect(await findLostText(page)).toEqual([]);
      await visitor.button(visitor.t('mindfulness:breathing.start')).click();
      await expect(lit(page)).toBeVisible({ timeout: 15_000 });
      await expectAccessible(page);
      expect(await findLostText(page)).toEqual([]);
    });
  });
}
