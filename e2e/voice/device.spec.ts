import { expect, test } from '../fixtures/test.ts';

// This server neither understands nor speaks: what the browser and the device can is used, or it is said that nobody can.

test('without a server that understands, the browser does, once somebody agrees', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await page.addInitScript(() => {
    class FakeRecognition extends EventTarget {
      lang = '';
      start(): void {
        setTimeout(() => {
          this.dispatchEvent(new Event('start'));
          const result = Object.assign([{ transcript: `Falei em ${this.lang}.` }], { isFinal: true });
          setTimeout(() => this.dispatchEvent(Object.assign(new Event('result'), { results: [result] })), 100);
        });
      }
      stop(): void {
        setTimeout(() => this.dispatchEvent(new Event('end')));
      }
      abort = this.stop;
    }
    Object.assign(window, { SpeechRecognition: FakeRecognition, webkitSpeechRecognition: FakeRecognition });
  });
  await visitor.openNewSession(alento.url, signedIn);
  await visitor.button(t('voice:record')).click();
  const dialog = page.getByRole('dialog', { name: t('voice:browser.title') });
  await dialog.getByRole('button', { name: t('voice:browser.confirm') }).click();
  await expect(page.getByText('Falei em pt-BR.')).toBeVisible();
  await visitor.button(t('voice:finish')).click();
  await expect(visitor.composer).toHaveValue('Falei em pt-BR.');
  await visitor.composer.fill('');
  await visitor.button(t('voice:record')).click();
  await expect(dialog).toBeHidden();
  await visitor.button(t('voice:cancel')).click();
});

test('where nobody understands and nobody speaks, it is said', async ({ alento, page, signedIn, visitor, t }) => {
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
  await visitor.openNewSession(alento.url, signedIn);
  await visitor.button(t('voice:record')).click();
  await expect(page.getByRole('alert').filter({ hasText: t('errors:voice.transcription_unavailable') })).toBeVisible();
  await visitor.button(t('voice:close')).click();
  const opening = visitor.messages.getByRole('article').first();
  await opening.focus();
  await opening.getByRole('button', { name: t('voice:listen') }).click();
  await expect(page.getByText(t('errors:voice.no_voice'))).toBeVisible();
});
