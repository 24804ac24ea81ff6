import { expectAccessible } from '../fixtures/accessibility.ts';
import { launchOptions } from '../fixtures/browser.ts';
import { hearing, speak } from '../fixtures/speech.ts';
import { expect, test } from '../fixtures/test.ts';

const { args, ...browser } = launchOptions();
const file = speak({ at: 0.3, text: 'Hoje foi um dia muito difícil para mim, e eu queria falar sobre isso.' });

// One worker for the few tests that need such a server.
test.describe.configure({ mode: 'default' });

test.use({
  hasVoice: true,
  expectedProblems: [/status of (?:422|502) .*\/api\/voice\//],
  launchOptions: { ...browser, args: [...args, ...hearing(file)] },
});

test.beforeEach(async ({ alento, signedIn, visitor }) => {
  await visitor.openNewSession(alento.url, signedIn);
});

test('what is said is recorded, understood, read over and sent', async ({ companion, page, visitor, t }) => {
  const { composer, messages } = visitor;
  companion.voice.script({ heard: 'Hoje foi um dia muito difícil para mim.', firstMs: 300 });
  await composer.fill('Oi.');
  await visitor.button(t('voice:record')).click();
  await expect(visitor.button(t('voice:finish'))).toBeFocused();
  await expect(page.locator('[inert] textarea')).toHaveCount(1);
  await expect(page.getByRole('timer')).toHaveText('0:02 / 5:00');
  await expectAccessible(page);
  await visitor.button(t('voice:finish')).click();
  await expect(page.getByText(t('voice:processing')).first()).toBeVisible();
  await expect(composer).toHaveValue('Oi. Hoje foi um dia muito difícil para mim.');
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(composer).toBeFocused();
  const [recording] = companion.voice.recordings;
  expect([recording?.model, recording?.language, recording?.file.type]).toEqual(['scripted-ear', 'pt', 'audio/webm']);
  // Opus of two seconds of speech: silence would take a tenth of it.
  expect(recording?.file.size).toBeGreaterThan(4_000);
  await visitor.button(t('chat:composer.send')).click();
  await expect(messages.getByText('I hear you.')).toBeVisible();
  expect(companion.asked).toEqual(['Oi. Hoje foi um dia muito difícil para mim.']);
});

test(
  'a press that is held records until it is let go',
  { tag: '@desktop' },
  async ({ companion, page, visitor, t }) => {
    companion.voice.script({ heard: 'Segurei o botão.' });
    await visitor.button(t('voice:record')).hover();
    await page.mouse.down();
    await expect(page.getByRole('timer')).toHaveText('0:01 / 5:00');
    await page.mouse.up();
    await expect(visitor.composer).toHaveValue('Segurei o botão.');
  },
);

test('danger that is spoken is met like danger that is typed', async ({ companion, page, visitor, t }) => {
  companion.voice.script({ heard: 'Não aguento mais, quero me matar.' });
  await visitor.button(t('voice:record')).click();
  await expect(page.getByRole('timer')).toHaveText('0:01 / 5:00');
  await visitor.button(t('voice:finish')).click();
  await expect(visitor.composer).not.toHaveValue('');
  await visitor.button(t('chat:composer.send')).click();
  const help = visitor.messages.getByRole('region', { name: t('safety:crisis.suicide.title') });
  await expect(help.locator('a[href="tel:188"]')).toBeVisible();
  expect(companion.asked).toEqual([]);
});

test('each thing that can go wrong has its words, and a way on', async ({ companion, page, visitor, t }) => {
  const record = async (): Promise<void> => {
    await expect(page.getByRole('timer')).toHaveText('0:01 / 5:00');
    await visitor.button(t('voice:finish')).click();
  };
  const trouble = (code: 'not_understood' | 'transcription_failed' | 'microphone_denied' | 'microphone_unavailable') =>
    page.getByRole('alert').filter({ hasText: t(`errors:voice.${code}`) });

  await test.step('what is cancelled is sent nowhere', async () => {
    await visitor.button(t('voice:record')).click();
    await expect(page.getByRole('timer')).toBeVisible();
    await visitor.button(t('voice:cancel')).click();
    await expect(page.getByRole('timer')).toBeHidden();
    expect(companion.voice.recordings).toEqual([]);
  });

  await test.step('not understood: it is said again', async () => {
    companion.voice.script({ heard: '…' });
    await visitor.button(t('voice:record')).click();
    await record();
    await expect(trouble('not_understood')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('not processed: the same recording is tried again', async () => {
    companion.voice.script({ status: 500 }, { heard: 'Agora sim.' });
    await visitor.button(t('voice:tryAgain')).click();
    await record();
    await expect(trouble('transcription_failed')).toBeVisible();
    await visitor.button(t('voice:tryAgain')).click();
    await expect(visitor.composer).toHaveValue('Agora sim.');
    const [, first, second] = companion.voice.recordings;
    expect(second?.file.size).toBe(first?.file.size);
  });

  await test.step('a microphone that is refused comes with help, one that is not there without', async () => {
    for (const [name, code] of [
      ['NotAllowedError', 'microphone_denied'],
      ['NotFoundError', 'microphone_unavailable'],
    ] as const) {
      await page.evaluate((error) => {
        navigator.mediaDevices.getUserMedia = async () => {
          throw new DOMException('', error);
        };
      }, name);
      await visitor.button(t('voice:record')).click();
      await expect(trouble(code)).toBeVisible();
      await expect(page.getByText(t('voice:microphoneHelp'))).toBeVisible({ visible: code === 'microphone_denied' });
      await visitor.button(t('voice:close')).click();
    }
  });
});
