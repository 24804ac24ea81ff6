import { maxMessageLength } from '@alento/domain/chat/limits.ts';
import { expect, test } from '../fixtures/test.ts';

const first = 'Uma frase para começar.';
const answer = 'Ouvi você com atenção. Quer contar mais um pouco?';
const another = 'De outro jeito: o que seria um alívio agora?';

test.beforeEach(async ({ alento, page, signedIn, visitor }) => {
  await visitor.openNewSession(alento.url, signedIn);
  await expect(page).toHaveURL(/\/session\//);
});

test('a reply can be stopped and then asked for anew', async ({ companion, visitor, t }) => {
  companion.saysHaltingly(answer, 5);
  await visitor.say(first);
  await expect(visitor.messages.getByText('Ouvi você com atenção.')).toBeVisible();
  await visitor.button(t('chat:composer.stop')).click();
  await expect(visitor.messages.getByText(t('chat:messages.stopped'))).toBeVisible();
  await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
  await expect(visitor.messages.getByText('contar mais')).toBeHidden();

  companion.says(another);
  await visitor.act(visitor.messages.getByRole('article').last(), t('chat:messages.regenerate'));
  await expect(visitor.messages.getByText(another)).toBeVisible();
  await expect(visitor.messages.getByText('Ouvi você')).toBeHidden();
  await expect(visitor.messages.getByText(t('chat:messages.stopped'))).toBeHidden();
  expect(companion.asked).toEqual([first, first]);
});

test(
  'an edited message takes the place of all that followed',
  { tag: '@desktop' },
  async ({ companion, page, visitor, t }) => {
    companion.says(answer);
    await visitor.say(first);
    await expect(visitor.messages.getByText(answer)).toBeVisible();
    await visitor.say('Hoje o dia foi longo.');
    await expect(visitor.messages.getByRole('article')).toHaveCount(5);
    await expect(visitor.button(t('chat:composer.send'))).toBeVisible();

    companion.says(another);
    await visitor.act(visitor.messages.getByRole('article').nth(1), t('chat:messages.edit'));
    await expect(page.getByText(t('chat:composer.editing'))).toBeVisible();
    await expect(visitor.composer).toHaveValue(first);
    await visitor.say('Uma frase melhor.');
    await expect(visitor.messages.getByText(another)).toBeVisible();
    await page.reload();
    await expect(visitor.messages.getByText(another)).toBeVisible();
    await expect(visitor.messages.getByText('Uma frase melhor.')).toBeVisible();
    await expect(visitor.messages.getByRole('article')).toHaveCount(3);
  },
);

test('a reply that fails keeps what was written and can be tried again', async ({ companion, page, visitor, t }) => {
  companion.fails(500);
  await visitor.say(first);
  await expect(page.getByText(t('errors:chat.engine_unavailable'))).toBeVisible();
  await expect(visitor.messages.getByText(first)).toBeVisible();
  companion.says(answer);
  await visitor.button(t('chat:messages.tryAgain')).click();
  await expect(visitor.messages.getByText(answer)).toBeVisible();
  await expect(page.getByText(t('errors:chat.engine_unavailable'))).toBeHidden();
  await page.reload();
  await expect(visitor.messages.getByText(answer)).toBeVisible();
  await expect(visitor.messages.getByText(first)).toHaveCount(1);
  await expect(visitor.messages.getByRole('article')).toHaveCount(3);
});

test('a reply goes on over a reload', { tag: '@desktop' }, async ({ companion, page, visitor }) => {
  const speaking = companion.saysHaltingly(answer, 5);
  await visitor.say(first);
  await expect(visitor.messages.getByText('Ouvi você com atenção.')).toBeVisible();
  await page.reload();
  await expect(visitor.messages.getByText('Ouvi você com atenção.')).toBeVisible();
  speaking.goOn();
  await expect(visitor.messages.getByText(answer)).toBeVisible();
  await expect(visitor.messages.getByRole('article')).toHaveCount(3);
  expect(companion.asked).toEqual([first]);
});

test('a draft outlives a reload, and one that is too long waits to be shortened', async ({ page, visitor, t }) => {
  const draft = 'Ainda não sei como dizer';
  await visitor.composer.fill(draft);
  await page.reload();
  await expect(visitor.composer).toHaveValue(draft);
  await visitor.composer.fill('a'.repeat(maxMessageLength + 1));
  await expect(page.getByText(t('chat:composer.over', { count: 1 }))).toBeVisible();
  await expect(visitor.button(t('chat:composer.send'))).toBeDisabled();
  await visitor.composer.fill('a'.repeat(maxMessageLength));
  await expect(visitor.button(t('chat:composer.send'))).toBeEnabled();
});
