import { expect, test } from '../fixtures/test.ts';

test(
  'everything from signing up to ending a session can be done with the keyboard alone',
  { tag: '@desktop' },
  async ({ companion, page, person, visitor, t }) => {
    const { keyboard } = page;
    const press = async (role: 'button' | 'link', name: string): Promise<void> => {
      await visitor.tabTo(page.getByRole(role, { name, exact: true }));
      await keyboard.press('Enter');
    };
    const write = async (name: string, text: string): Promise<void> => {
      await visitor.tabTo(page.getByRole('textbox', { name, exact: true }));
      await keyboard.type(text);
    };

    await test.step('signing up', async () => {
      await page.goto('/login?mode=sign-up');
      await write(t('account:fields.email'), person.email);
      await write(t('account:fields.password'), person.password);
      await write(t('account:fields.confirmation'), person.password);
      await visitor.tabTo(page.getByRole('checkbox'));
      await keyboard.press('Space');
      await press('button', t('account:signUp.next'));
      await write(t('account:fields.name'), person.name);
      await write(t('account-profile:fields.day'), '9');
      await visitor.tabTo(page.getByRole('button', { name: t('account-profile:fields.month') }));
      for (const key of ['Enter', 'Home', 'Enter']) await keyboard.press(key);
      await write(t('account-profile:fields.year'), '1990');
      await press('button', t('account:signUp.action'));
      await expect(visitor.heading(t('common:home.start.title'))).toBeVisible();
    });

    await test.step('starting a session', async () => {
      await press('button', t('chat:newSession.moodQuestion'));
      await visitor.tabTo(page.getByRole('radio', { name: t('mood:group.low'), exact: true }));
      await keyboard.press('Space');
      await visitor.tabTo(page.getByRole('radio', { name: t('mood:name.sad'), exact: true }));
      await keyboard.press('Space');
      await press('button', t('chat:newSession.done'));
      await press('button', t('common:home.start.action'));
      await expect(visitor.composer).toBeFocused();
    });

    await test.step('talking', async () => {
      companion.says('Estou ouvindo.');
      await keyboard.type('Hoje foi difícil.');
      await keyboard.press('Enter');
      await expect(visitor.messages.getByText('Estou ouvindo.')).toBeVisible();
    });

    await test.step('ending it', async () => {
      await press('button', t('chat:session.options'));
      await expect(page.getByRole('menuitem', { name: t('chat:session.exercises') })).toBeFocused();
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await keyboard.press('ArrowDown');
      await expect(page.getByRole('menuitem', { name: t('chat:session.end') })).toBeFocused();
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await press('button', t('chat:ending.end'));
      await expect(visitor.heading(t('chat:over.completed'))).toBeVisible();
    });
  },
);
