import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { sendMessage, startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test('a conversation is saved as PDF, text and data, and printed without the rest of the page', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printing', '');
  });
  const id = await startSession(alento.url, signedIn);
  await sendMessage(alento.url, signedIn, id, 'O farol era vermelho.');
  await page.goto(`/session/${id}`);
  await visitor.button(t('chat:session.options')).click();
  await page.getByRole('menuitem', { name: t('chat:session.export') }).click();
  const dialog = page.getByRole('dialog', { name: t('chat-export:title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);

  const save = async (form: 'pdf' | 'markdown' | 'json') => {
    const arrival = page.waitForEvent('download');
    await dialog.getByRole('button', { name: t(`chat-export:${form}.title`) }).click();
    const download = await arrival;
    return { name: download.suggestedFilename(), content: await readFile(await download.path(), 'utf8') };
  };
  const pdf = await save('pdf');
  expect(pdf.name).toMatch(/^Alento - .+\.pdf$/);
  expect(pdf.content.slice(0, 5)).toBe('%PDF-');
  expect((await save('markdown')).content).toContain('O farol era vermelho.');
  const { messages } = JSON.parse((await save('json')).content) as { messages: { text: string }[] };
  expect(messages.map(({ text }) => text)).toContain('O farol era vermelho.');

  await dialog.getByRole('button', { name: t('chat-export:print.title') }).click();
  await expect(page.locator('[data-printing]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').filter({ hasText: 'O farol era vermelho.' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
