import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { Visitor } from '../fixtures/visitor.ts';

test.use({ engine: 'guided', permissions: ['clipboard-read', 'clipboard-write'] });

test(
  'a reply that missed is mended, a reply is shared, and a second tab is in step',
  { tag: '@desktop' },
  async ({ alento, context, page, signedIn, visitor, t }) => {
    await visitor.openNewSession(alento.url, signedIn);
    const other = new Visitor(await context.newPage(), t);
    await other.page.goto(page.url());
    await expect(other.messages.getByRole('article')).toHaveCount(1);
    const reply = visitor.messages.getByRole('article').last();
    const repliesOf = ({ messages }: Visitor) => messages.getByRole('article').last();

    await test.step('what is said in one tab is said in the other', async () => {
      await visitor.say('Minha chefe gritou comigo de novo.');
      await expect(visitor.messages.getByRole('article')).toHaveCount(3);
      await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
      await expect(other.messages.getByRole('article')).toHaveCount(3);
      await expect(repliesOf(other)).toContainText((await reply.locator('p').first().innerText()).slice(0, 40));
    });

    await test.step('what did not understand gives way to another reply, in both tabs', async () => {
      const before = await reply.innerText();
      await visitor.button(t('chat:feedback.missed')).click();
      await page.getByRole('menuitem', { name: t('chat:feedback.misunderstood') }).click();
      await expect(page.getByText(t('chat:feedback.noted'))).toBeVisible();
      await expectAccessible(page);
      await visitor.button(t('chat:feedback.anotherTopic')).click();
      await expect(visitor.button(t('chat:feedback.anotherTopic'))).toBeHidden();
      await expect(reply).not.toHaveText(before);
      await expect(visitor.messages.getByRole('article')).toHaveCount(3);
      await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
      await expect(repliesOf(other)).toContainText((await reply.locator('p').first().innerText()).slice(0, 40));
    });

    await test.step('what helped stays noted', async () => {
      const helpful = visitor.button(t('chat:feedback.helpful'));
      await helpful.click();
      await expect(page.getByText(t('chat:feedback.noted'))).toBeVisible();
      await page.reload();
      await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('only the text that is shown is shared', async () => {
      await visitor.act(reply, t('chat:share.action'));
      const dialog = page.getByRole('dialog', { name: t('chat:share.title') });
      await expectAccessible(page);
      await dialog.getByRole('textbox', { name: t('chat:share.label') }).fill('Um passo de cada vez.');
      await dialog.getByRole('button', { name: t('chat:share.copy') }).click();
      await expect(page.getByText(t('chat:share.copied'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Um passo de cada vez.');
    });

    await test.step('a pause leaves nothing to answer, until somebody goes on', async () => {
      await visitor.chooseOption(t('chat:session.pause'));
      await expect(visitor.heading(t('chat:session.restTitle'))).toBeVisible();
      await expect(visitor.composer).toBeHidden();
      await expectAccessible(page);
      await visitor.button(t('chat:over.goOn')).click();
      await expect(visitor.composer).toBeVisible();
    });
  },
);
