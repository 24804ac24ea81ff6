import { expectAccessible } from '../fixtures/accessibility.ts';
import { sendMessage, startSession } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ engine: 'guided' });

test('a conversation is found again, named, pinned, archived, and gone on with after its end', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  const nights = await startSession(alento.url, signedIn);
  await sendMessage(alento.url, signedIn, nights, 'Não consigo dormir há uma semana. O farol era vermelho.');
  const work = await startSession(alento.url, signedIn);
  await sendMessage(alento.url, signedIn, work, 'O meu chefe grita comigo no trabalho.');
  await startSession(alento.url, signedIn);
  await page.goto('/sessions');
  const list = page.getByRole('region', { name: t('chat:sessions.list') });
  const cards = list.getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole('link')).toHaveText('Trabalho');
  await expect(cards.last().getByRole('link')).toHaveText('Sono');
  await expectAccessible(page);

  await test.step('by its title, and on request by what was said', async () => {
    const search = page.getByRole('searchbox', { name: t('chat:sessions.search.label') });
    await search.fill('sono');
    await expect(cards).toHaveCount(1);
    await search.fill('farol');
    await expect(page.getByText(t('chat:sessions.search.found', { count: 0 }))).toBeVisible();
    await page.getByText(t('chat:sessions.search.words')).click();
    await expect(cards.getByRole('link')).toHaveText('Sono');
    await expectAccessible(page);
    expect(page.url()).not.toContain('farol');
    await search.fill('');
  });

  await test.step('under a name of its own, before all others', async () => {
    await visitor.button(t('chat:sessions.options', { title: 'Sono' })).click();
    await page.getByRole('menuitem', { name: t('chat:sessions.rename') }).click();
    await page.getByRole('textbox', { name: t('chat:sessions.renaming.label') }).fill('Aquelas noites');
    await visitor.button(t('chat:sessions.renaming.save')).click();
    await visitor.button(t('chat:sessions.options', { title: 'Aquelas noites' })).click();
    await page.getByRole('menuitem', { name: t('chat:sessions.pin'), exact: true }).click();
    await expect(list.getByRole('heading').first()).toHaveText(t('chat:sessions.pinned'));
    await expect(cards.first()).toContainText('Aquelas noites');
  });

  await test.step('in the archive, until it is spoken in', async () => {
    await visitor.button(t('chat:sessions.options', { title: 'Trabalho' })).click();
    await page.getByRole('menuitem', { name: t('chat:sessions.archive') }).click();
    await expect(cards).toHaveCount(1);
    await page.getByRole('link', { name: t('chat:sessions.archiveTitle') }).click();
    await expect(cards).toHaveCount(1);
    await cards.getByRole('link').click();
    await expect(visitor.heading('Trabalho')).toBeVisible();
    await visitor.chooseOption(t('chat:session.end'));
    await visitor.button(t('chat:ending.end')).click();
    // The question has a button of the same name.
    await expect(page.getByRole('dialog')).toBeHidden();
    await visitor.button(t('chat:over.goOn')).click();
    await visitor.say('Mais uma coisa.');
    await expect(visitor.messages.getByRole('article')).toHaveCount(5);
    await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
    await page.goto('/sessions');
    await expect(cards).toHaveCount(2);
  });
});
