import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { launchOptions } from '../fixtures/browser.ts';
import { hearing, speak } from '../fixtures/speech.ts';
import { expect, test } from '../fixtures/test.ts';

const { args, ...browser } = launchOptions();
const file = speak(
  { at: 2, text: 'Hoje foi um dia muito difícil para mim.' },
  { at: 18, text: 'Espera, eu queria dizer que foi a minha irmã.' },
  { at: 32, text: 'Pare de ouvir.' },
);

test.use({ hasVoice: true, launchOptions: { ...browser, args: [...args, ...hearing(file)] } });

interface Marks {
  /** When what the microphone hears became loud, and when the loudspeaker began and stopped, in milliseconds. */
  onsets: number[];
  plays: number[];
  pauses: number[];
}

/** Notes when the microphone hears something and when the loudspeaker stops, from outside the product. */
async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const marks: Marks = { onsets: [], plays: [], pauses: [] };
    Object.assign(window, { soundMarks: marks });
    const { play, pause } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function begin() {
      this.addEventListener('playing', () => marks.plays.push(Date.now()), { once: true });
      return play.call(this);
    };
    HTMLMediaElement.prototype.pause = function halt() {
      if (!this.paused) marks.pauses.push(Date.now());
      pause.call(this);
    };
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (constraints) => {
      const stream = await open(constraints);
      const context = new AudioContext();
      const analyser = new AnalyserNode(context, { fftSize: 256 });
      context.createMediaStreamSource(stream).connect(analyser);
      const samples = new Float32Array(256);
      let loudAt = 0;
      setInterval(() => {
        analyser.getFloatTimeDomainData(samples);
        if (!samples.some((sample) => Math.abs(sample) > 0.02)) return;
        if (Date.now() - loudAt > 1_500) marks.onsets.push(Date.now());
        loudAt = Date.now();
      }, 4);
      return stream;
    };
  });
}

const readMarks = (page: Page): Promise<Marks> =>
  page.evaluate(() => (window as unknown as { soundMarks: Marks }).soundMarks);

test('people talk without hands, interrupt, are heard to the end, and end it by voice', async ({
  alento,
  companion,
  page,
  signedIn,
  visitor,
  t,
}) => {
  companion.voice.script(
    { heard: 'Hoje foi um dia muito difícil para mim.', seconds: 60 },
    { heard: 'Espera, eu queria dizer que foi a minha irmã.', seconds: 2 },
    { heard: 'Pare de ouvir.' },
  );
  companion.says('Isso parece muito pesado.');
  companion.says('Obrigado por me contar.');
  test.setTimeout(120_000);
  await watchSound(page);
  const wasm = page.waitForResponse(/rnnoise.*\.wasm/);
  await visitor.openNewSession(alento.url, signedIn);
  const panel = page.getByRole('region', { name: t('voice:handsFree.start') });
  await visitor.button(t('voice:handsFree.start')).click();
  await wasm;

  await test.step('it listens, understands, thinks and speaks, with captions', async () => {
    await expect(panel.getByText(t('voice:handsFree.listening'))).toBeVisible();
    await expect(visitor.composer).toBeHidden();
    await expect(panel.getByText(t('voice:handsFree.hearing'))).toBeVisible();
    await expect(panel.getByText(t('voice:handsFree.speaking'))).toBeVisible();
    await expect(panel.getByText('Isso parece muito pesado.')).toBeVisible();
    expect(companion.voice.recordings.map(({ file: { type } }) => type)).toEqual(['audio/wav']);
    await expectAccessible(page);
  });

  await test.step('it is silent the moment the person speaks, and what they said is sent', async () => {
    await expect(visitor.messages.getByText('Obrigado por me contar.')).toBeVisible({ timeout: 30_000 });
    const { onsets, pauses } = await readMarks(page);
    const [, interruption = 0] = onsets;
    const latency = (pauses.find((at) => at >= interruption) ?? Infinity) - interruption;
    process.stdout.write(`silent ${latency} ms after somebody begins to speak\n`);
    expect(latency).toBeLessThan(150);
    expect(companion.asked).toEqual([
      'Hoje foi um dia muito difícil para mim.',
      'Espera, eu queria dizer que foi a minha irmã.',
    ]);
    // The first sound of what was said is in the recording: it begins before the onset.
    expect(companion.voice.recordings[1]?.file.size).toBeGreaterThan(60_000);
  });

  await test.step('it ends by voice', async () => {
    await expect(panel).toBeHidden({ timeout: 30_000 });
    await expect(visitor.composer).toBeVisible();
    await expect(visitor.messages.getByText('Pare de ouvir.')).toBeHidden();
  });
});
