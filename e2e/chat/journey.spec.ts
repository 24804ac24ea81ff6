import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

const conversations = {
  pt: { said: 'Tive um dia longo e não consigo desligar.', reply: 'Estou aqui com você. O que mais pesou hoje?' },
  en: { said: 'I had a long day and cannot switch off.', reply: 'I am here with you. What weighed most today?' },
} as const;

for (const language of ['pt', 'en'] as const) {
  const { said, reply } = conversations[language];

  test.describe(`in ${language}`, language === 'en' ? { tag: '@desktop' } : {}, () => {
    test.use({ language });

    test('a person signs up, talks, leaves, comes back and finds the conversation', async ({
      companion,
      page,
      person,
      visitor,
      t,
    }) => {
      test.slow();
      await test.step('the landing page leads to signing up', async () => {
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 1, name: t('landing:hero.tell') })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('link', { name: t('landing:try.signUp') }).click();
        await expect(visitor.heading(t('account:signUp.heading'))).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('an account leads home', async () => {
        await visitor.signUp(person);
        await expect(visitor.heading(t('common:home.start.title'))).toBeVisible();
        await expect(page.getByText(t('common:home.recent.emptyTitle'))).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('mood and personality start a session with a greeting', async () => {
        await page.goto('/new-session');
        await expect(visitor.button(t('chat:newSession.start'))).toBeDisabled();
        await expectAccessible(page);
        await visitor.startSession('anxious', 'friend');
        await expect(page.getByText(t('chat:engine.model'))).toBeVisible();
        await expect(visitor.messages.getByRole('article')).toHaveCount(1);
        await expectAccessible(page);
      });

      await test.step('a message is thought about, then answered word by word', async () => {
        // With the next word it is plain that the sentence is over, and nothing holds it back any more.
        const [soFar = ''] = reply.split(/(?<=\.) /);
        const speaking = companion.saysHaltingly(reply, 0, soFar.split(' ').length + 1);
        await visitor.say(said);
        await expect(visitor.messages.getByText(said)).toBeVisible();
        await expect(visitor.messages.getByText(t('chat:messages.thinking'))).toBeAttached();
        await expect(visitor.button(t('chat:composer.stop'))).toBeVisible();
        await expectAccessible(page);
        speaking.goOn();
        await expect(visitor.messages.getByText(soFar)).toHaveText(soFar);
        speaking.goOn();
        await expect(visitor.messages.getByText(reply)).toBeVisible();
        await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
        await expectAccessible(page);
      });

      await test.step('it is there after a reload', async () => {
        await page.reload();
        await expect(visitor.messages.getByText(said)).toBeVisible();
        await expect(visitor.messages.getByText(reply)).toBeVisible();
        await expect(visitor.messages.getByRole('article')).toHaveCount(3);
      });

      await test.step('and after signing out and in again', async () => {
        await page.getByRole('link', { name: t('chat:session.back') }).click();
        await visitor.signOut();
        await expectAccessible(page);
        await visitor.signIn(person);
        await expect(page.getByText(t('common:home.conversations', { count: 1 }))).toBeVisible();
        await expectAccessible(page);
        await visitor.goTo('sessions');
        const sessions = page.getByRole('region', { name: t('chat:sessions.list') });
        await expect(sessions.getByRole('listitem')).toHaveCount(1);
        await expectAccessible(page);
        await sessions.getByRole('link').click();
        await expect(visitor.messages.getByText(reply)).toBeVisible();
      });
    });
  });
}
