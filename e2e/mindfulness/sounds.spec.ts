import type { OwnPlan } from '@alento/domain/billing/schema.ts';
import { soundIds } from '@alento/domain/mindfulness/sounds.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { pretendFeatures } from '../fixtures/config.ts';
import { findLostText } from '../fixtures/layout.ts';
import { goOffline } from '../fixtures/offline.ts';
import { sendMessage, startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visitor } from '../fixtures/visitor.ts';

test.use({ engine: 'guided' });

/** Keeps hold of what the page plays through, so that a test can listen, too. */
async function listenIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function () {
      Object.assign(window, { heard: this });
      return play.call(this);
    };
  });
}

/** How loud what plays is for a moment, and whether its element goes on: what a locked screen needs. */
function hear(page: Page): Promise<{ loudness: number; isPaused: boolean }> {
  return page.evaluate(async () => {
    const { heard } = window as unknown as { heard?: HTMLAudioElement };
    if (!heard) return { loudness: 0, isPaused: true };
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 8192 });
    context.createMediaStreamSource(heard.srcObject as MediaStream).connect(analyser);
    await new Promise((resolve) => void setTimeout(resolve, 400));
    const samples = new Float32Array(analyser.fftSize);
    analyser.getFloatTimeDomainData(samples);
    await context.close();
    return {
      loudness: Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length),
      isPaused: heard.paused,
    };
  });
}

async function expectHeard(page: Page): Promise<void> {
  await expect.poll(async () => (await hear(page)).loudness).toBeGreaterThan(0.001);
  expect((await hear(page)).isPaused).toBe(false);
}

async function expectSilence(page: Page): Promise<void> {
  await expect.poll(async () => (await hear(page)).isPaused).toBe(true);
}

const soundSwitch = ({ page, t }: Visitor, sound: 'ocean-waves' | 'white-noise' | 'forest-birds') =>
  page.getByRole('switch', { name: t(`mindfulness-sounds:name.${sound}`) });

test('two sounds play together, with a timer, and go on under other screens', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  const sessionId = await startSession(alento.url, signedIn);
  await sendMessage(alento.url, signedIn, sessionId, 'Oi');
  await listenIn(page);
  await page.goto('/mindfulness');
  await page.getByRole('tab', { name: t('mindfulness:tabs.sounds') }).click();
  await expect(page.getByText(t('mindfulness-sounds:nothing'))).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(soundIds.length);
  await soundSwitch(visitor, 'ocean-waves').press('Space');
  await soundSwitch(visitor, 'white-noise').press('Space');
  await expect(visitor.button(t('mindfulness-sounds:pause'))).toBeVisible();
  await expectHeard(page);
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toContain(
    t('mindfulness-sounds:name.ocean-waves'),
  );
  await expectAccessible(page);

  await visitor.button(t('mindfulness-sounds:timer.open')).click();
  await page.getByRole('dialog').getByText('30 minutos').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const left = t('mindfulness-sounds:timer.left', { time: '30 minutos' });
  await expect(page.getByText(left)).toBeVisible();

  await visitor.goTo('progress');
  const bar = page.getByRole('region', { name: t('mindfulness-sounds:bar.label') });
  await expect(bar.getByText(left)).toBeVisible();
  await expectHeard(page);
  await expectAccessible(page);

  // A conversation fills the screen; what plays can be stopped there, too.
  await visitor.goTo('sessions');
  await page
    .getByRole('region', { name: t('chat:sessions.list') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(sessionId));
  await expect(visitor.composer).toBeInViewport();
  await expect(bar).toBeInViewport();
  await expectHeard(page);
  await bar.getByRole('button', { name: t('mindfulness-sounds:pause') }).click();
  await expectSilence(page);
  await bar.getByRole('button', { name: t('mindfulness-sounds:play') }).click();
  await expectHeard(page);
  await bar.getByRole('button', { name: t('mindfulness-sounds:bar.stop') }).click();
  await expect(bar).toBeHidden();
  await expectSilence(page);
});

test('where Premium is sold its sounds are locked in sight, and open to whoever has it', async ({
  page,
  signedIn,
  t,
}) => {
  expect(signedIn.token).not.toBe('');
  await pretendFeatures(page, { plans: true });
  await page.goto('/mindfulness/sounds');
  const locked = page.getByRole('link', { name: t('mindfulness-sounds:name.rain-forest') });
  await expect(locked).toContainText(t('mindfulness-sounds:premium.label'));
  await expect(page.getByRole('switch')).toHaveCount(3);
  await page.route('**/api/billing/subscription', async (route) => {
    const response = await route.fetch();
    const plan = (await response.json()) as OwnPlan;
    await route.fulfill({ response, json: { ...plan, facts: { ...plan.facts, isGranted: true } } satisfies OwnPlan });
  });
  await page.reload();
  await expect(page.getByRole('switch')).toHaveCount(soundIds.length);
  await expect(locked).toHaveCount(0);
});

test(
  'a mix is kept under a name and sent as a link that a visitor can open',
  { tag: '@desktop' },
  async ({ browser, context, page, visitor, t }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/mindfulness/sounds');
    await soundSwitch(visitor, 'forest-birds').press('Space');
    await soundSwitch(visitor, 'white-noise').press('Space');
    await visitor.button(t('mindfulness-sounds:presets.add')).click();
    await page.getByRole('textbox', { name: t('mindfulness-sounds:presets.name') }).fill('Noites de julho');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('mindfulness-sounds:presets.add') })
      .click();
    await expect(page.getByText('Noites de julho', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('julho');
    await visitor.button(t('mindfulness-sounds:share.action')).click();
    await expect(page.getByText(t('mindfulness-sounds:share.copied'))).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/mindfulness\/sounds#forest-birds=60&white-noise=60$/);
    await page.reload();
    await expect(page.getByText('Noites de julho', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const other = await browser.newContext({ storageState: await context.storageState(), locale: 'pt-BR' });
    const opened = await other.newPage();
    await listenIn(opened);
    await opened.goto(link);
    await expect(opened.getByRole('heading', { name: t('mindfulness-sounds:shared.title') })).toBeVisible();
    await opened.getByRole('button', { name: t('mindfulness-sounds:shared.listen') }).click();
    await expectHeard(opened);
    await expect(opened).toHaveURL(/\/mindfulness\/sounds$/);
    await other.close();
  },
);

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('sounds play that were opened before, or never', async ({ page, visitor }) => {
    await listenIn(page);
    await page.goto('/mindfulness/sounds');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await goOffline(page);
    await page.reload();
    await soundSwitch(visitor, 'ocean-waves').press('Space');
    await expectHeard(page);
  });
});

for (const language of ['de', 'ar', 'hi', 'ru'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('every word has its place', async ({ page, visitor }) => {
      await page.goto('/mindfulness/sounds');
      await soundSwitch(visitor, 'ocean-waves').press('Space');
      await page.setViewportSize({ width: 320, height: 700 });
      expect(await findLostText(page)).toEqual([]);
    });
  });
}
