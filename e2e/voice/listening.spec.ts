import type { Page } from '@playwright/test';
import { launchOptions } from '../fixtures/browser.ts';
import { expect, test } from '../fixtures/test.ts';

const { args, ...browser } = launchOptions();

// One worker for the few tests that need such a server.
test.describe.configure({ mode: 'default' });

test.use({
  hasVoice: true,
  expectedProblems: [/status of 502 .*\/api\/voice\/speech/],
  launchOptions: { ...browser, args: [...args, '--autoplay-policy=no-user-gesture-required'] },
});

/** Notes when each piece of audio begins to be heard, and how fast, and each sound of the interface. */
async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: { at: number; rate: number; src: string }[] = [];
    const tones: number[] = [];
    Object.assign(window, { heard, tones });
    const { play } = HTMLMediaElement.prototype;
    const known = new WeakSet<HTMLMediaElement>();
    HTMLMediaElement.prototype.play = function begin() {
      const note = (): void => {
        const { src, playbackRate } = this;
        // The silence that was played with the press may tell of itself when it has been replaced.
        if (src.startsWith('blob:') && heard.at(-1)?.src !== src)
          heard.push({ at: Date.now(), rate: playbackRate, src });
      };
      if (!known.has(this)) this.addEventListener('playing', note);
      known.add(this);
      return play.call(this);
    };
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function begin(when) {
      tones.push(this.frequency.value);
      start.call(this, when);
    };
  });
}

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: { at: number; rate: number }[] }).heard);
const tones = (page: Page) => page.evaluate(() => (window as unknown as { tones: number[] }).tones.splice(0));

test('any reply can be listened to, again without asking, and stopped', async ({
  alento,
  companion,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await watchSound(page);
  await visitor.openNewSession(alento.url, signedIn);
  companion.voice.script({ seconds: 30 });
  const opening = visitor.messages.getByRole('article').first();
  await opening.focus();
  await opening.getByRole('button', { name: t('voice:listen') }).click();
  await expect.poll(async () => (await heard(page)).length).toBe(1);
  const asked = companion.voice.spoken.length;
  expect(companion.voice.spoken[0]?.body).toMatchObject({ model: 'scripted-voice', voice: 'alloy' });
  await opening.getByRole('button', { name: t('voice:stopReading') }).click();
  await opening.getByRole('button', { name: t('voice:listen') }).click();
  await expect.poll(async () => (await heard(page)).length).toBe(2);
  // What was spoken once is in the page's memory.
  expect(companion.voice.spoken.length).toBeLessThanOrEqual(Math.max(asked, 2));
  await opening.getByRole('button', { name: t('voice:stopReading') }).click();

  companion.voice.script({ status: 500 });
  companion.says('Uma frase que ninguém pode dizer.');
  await visitor.say('Oi.');
  const reply = visitor.messages.getByRole('article').last();
  await expect(reply.getByText('Uma frase que ninguém pode dizer.')).toBeVisible();
  await reply.focus();
  await reply.getByRole('button', { name: t('voice:listen') }).click();
  await expect(page.getByText(t('errors:voice.speech_failed'))).toBeVisible();
});

test(
  'the settings for sounds, reading aloud and speed hold in a conversation',
  { tag: '@desktop' },
  async ({ alento, companion, page, signedIn, visitor, t }) => {
    await watchSound(page);
    await page.goto('/settings');
    const autoRead = page.getByRole('switch', { name: t('account-profile:preferences.autoRead') });
    const isSaved = () => page.waitForResponse((response) => /rest\/v1\/perfis/.test(response.url()));
    await Promise.all([isSaved(), page.getByText(t('account-profile:preferences.autoRead'), { exact: true }).click()]);
    await expect(autoRead).toBeChecked();
    await page.getByRole('slider', { name: t('voice:settings.rate') }).fill('1.5');
    await visitor.openNewSession(alento.url, signedIn);
    // Whether there are sounds is in the profile.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/rest/v1/perfis')),
    );

    await test.step('a reply is read sentence by sentence while it arrives', async () => {
      const reply = companion.saysHaltingly('Ouvi você com atenção. Quer contar mais um pouco? Tenho tempo.', 6);
      await tones(page);
      await visitor.say('Hoje foi difícil.');
      await expect.poll(async () => (await heard(page)).length).toBe(1);
      expect(companion.voice.spoken.map(({ body }) => body.input)).toEqual(['Ouvi você com atenção.']);
      expect(await tones(page)).not.toEqual([]);
      reply.goOn();
      await expect.poll(async () => (await heard(page)).length, { timeout: 15_000 }).toBe(2);
      expect((await heard(page)).map(({ rate }) => rate)).toEqual([1.5, 1.5]);
      await expect(visitor.button(t('voice:stopReading'))).toBeHidden({ timeout: 15_000 });
    });

    await test.step('from the last word to the first sound of a short reply', async () => {
      const before = (await heard(page)).length;
      companion.says('Estou aqui.');
      await visitor.say('Obrigada.');
      await page.waitForFunction(() => /Estou aqui\./.test(document.querySelector('[role=log]')?.textContent ?? ''));
      const shown = Date.now();
      await expect.poll(async () => (await heard(page)).length, { intervals: [20] }).toBe(before + 1);
      const latency = ((await heard(page)).at(-1)?.at ?? Infinity) - shown;
      process.stdout.write(`first sound ${latency} ms after the last word\n`);
    });

    await test.step('switched off, nothing is heard', async () => {
      await page.goto('/settings');
      await expect(autoRead).toBeChecked();
      await Promise.all([
        isSaved(),
        page.getByText(t('account-profile:preferences.autoRead'), { exact: true }).click(),
      ]);
      await Promise.all([isSaved(), page.getByText(t('account-profile:preferences.sound'), { exact: true }).click()]);
      await visitor.openNewSession(alento.url, signedIn);
      companion.voice.reset();
      companion.says('Em silêncio.');
      await visitor.say('Oi.');
      await expect(visitor.messages.getByText('Em silêncio.')).toBeVisible();
      await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
      expect([await tones(page), await heard(page), companion.voice.spoken]).toEqual([[], [], []]);
    });
  },
);
