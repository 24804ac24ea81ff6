import { expect, test } from '../fixtures/test.ts';

test.use({ engine: 'guided' });

test('without a model the guided companion answers and says who it is', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await visitor.openNewSession(alento.url, signedIn);
  await expect(page.getByText(t('chat:engine.guided'))).toBeVisible();
  await visitor.say('Estou preocupado com a prova de amanhã.');
  await expect(visitor.messages.getByRole('article')).toHaveCount(3);
  await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
  const firstReply = await visitor.messages.getByRole('article').last().innerText();
  await visitor.say('Estudei muito, mas tenho medo.');
  await expect(visitor.messages.getByRole('article')).toHaveCount(5);
  await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
  expect(await visitor.messages.getByRole('article').last().innerText()).not.toBe(firstReply);
});
