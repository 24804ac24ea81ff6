import { messagePageSize } from '@alento/domain/chat/limits.ts';
import { sendMessage, startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const exchanges = 120;
/** Far fewer than the session holds, and more than any screen shows. */
const mostOnPage = 2 * messagePageSize;

test(
  'a long session shows few messages at a time and keeps its place',
  { tag: '@desktop' },
  async ({ alento, companion, page, signedIn, visitor, t }) => {
    const sessionId = await startSession(alento.url, signedIn);
    for (let number = 1; number <= exchanges; number += 1) {
      await sendMessage(alento.url, signedIn, sessionId, `Mensagem ${number}.`);
    }
    expect(companion.asked.length).toBeGreaterThanOrEqual(exchanges);

    await page.goto(`/session/${sessionId}`);
    const articles = visitor.messages.getByRole('article');
    const last = visitor.messages.getByText(`Mensagem ${exchanges}.`, { exact: true });
    await expect(last).toBeInViewport();

    await test.step('older messages come without moving those in sight', async () => {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
      await page.route(/cursor=/, async (route) => {
        await isReleased;
        await route.continue();
      });
      const isAsked = page.waitForRequest(/cursor=/);
      const seen = visitor.messages.getByText(`Mensagem ${exchanges - 20}.`, { exact: true });
      while (!(await seen.isVisible())) await visitor.scroll(-200);
      await isAsked;
      await seen.scrollIntoViewIfNeeded();
      await expect(seen).toBeInViewport();
      const before = await visitor.restingPlace(seen);
      const arrived = page.waitForResponse(/cursor=/);
      release();
      await (await arrived).finished();
      await expect(page.getByText(t('chat:messages.loadingOlder'))).toBeHidden();
      expect(Math.abs((await visitor.restingPlace(seen)) - before)).toBeLessThanOrEqual(2);
    });

    await test.step('far up the page still holds few messages, and one press leads back', async () => {
      const far = visitor.messages.getByText(`Mensagem ${exchanges - 100}.`, { exact: true });
      while (!(await far.isVisible())) {
        await visitor.scroll(-500);
        expect(await articles.count()).toBeLessThan(mostOnPage);
      }
      await visitor.button(t('chat:messages.latest')).click();
      await expect(last).toBeInViewport();
      expect(await articles.count()).toBeLessThan(mostOnPage);
    });

    await test.step('and it goes on', async () => {
      companion.says('Seguimos juntos.');
      await visitor.say('Mais uma.');
      await expect(visitor.messages.getByText('Seguimos juntos.')).toBeInViewport();
    });
  },
);
