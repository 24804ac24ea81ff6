import { emptyPlan, storedPlanSchema, type PlanStep } from '@alento/safety/support-plan/schema.ts';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { type Account, signIn } from '../fixtures/people.ts';
import { goOffline } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visitor } from '../fixtures/visitor.ts';
import type { Words } from '../fixtures/words.ts';

const path = '/help/plan';

const stepOf = ({ page, t }: Visitor, step: PlanStep): Locator =>
  page.getByRole('region', { name: t(`safety-plan:${step}.title`) });

/** Presses what a step offers under this word, which the name of the step follows. */
const press = (step: Locator, word: string): Promise<void> =>
  step.getByRole('button', { name: new RegExp(`^${word}`) }).click();

async function write(visitor: Visitor, step: PlanStep, text: string): Promise<void> {
  const { t } = visitor;
  const section = stepOf(visitor, step);
  await press(section, t('safety-plan:write'));
  await press(section, t('safety-plan:add'));
  await section.getByRole('textbox').first().fill(text);
  await press(section, t('safety-plan:done'));
}

/** What the server has of the plan, as its owner reads it. */
async function readPlan(url: string, { token }: Account) {
  const response = await fetch(`${url}/api/safety-plan`, { headers: { authorization: `Bearer ${token}` } });
  return storedPlanSchema.parse(await response.json());
}

const isSaved = (page: Page, t: Words): Promise<void> =>
  expect(page.getByText(t('safety-plan:keeping.saved'))).toBeVisible();

test.describe('a plan of somebody without an account', () => {
  test('is written, called from and printed on this device alone', async ({ page, visitor, t }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/help');
    await page.getByRole('link', { name: t('safety:plan.action') }).click();
    await expect(visitor.heading(t('safety-plan:title'))).toBeVisible();
    await expect(page).toHaveTitle('Ajuda · Alento');

    const alone = stepOf(visitor, 'alone');
    await press(alone, t('safety-plan:write'));
    const example = t('safety-plan:alone.examples.0');
    await visitor.button(example).click();
    await expectAccessible(page);
    await press(alone, t('safety-plan:remove', { number: 1 }));
    await expect(alone.getByRole('textbox')).toBeHidden();
    await expect(visitor.button(t('safety-plan:undo'))).toBeFocused();
    await visitor.button(t('safety-plan:undo')).click();
    await press(alone, t('safety-plan:done'));
    await expect(alone.getByRole('listitem')).toHaveText([example]);

    const people = stepOf(visitor, 'people');
    await press(people, t('safety-plan:write'));
    await press(people, t('safety-plan:add'));
    await expect(people.getByRole('textbox', { name: t('safety-plan:who') })).toBeFocused();
    await people.getByRole('textbox', { name: t('safety-plan:who') }).fill('Joana');
    await people.getByRole('textbox', { name: t('safety-plan:phone') }).fill('(11) 98765-4321');
    await press(people, t('safety-plan:done'));
    await expect(people.getByRole('link', { name: 'Joana: (11) 98765-4321' })).toHaveAttribute(
      'href',
      'tel:11987654321',
    );
    await expect(people.locator('a[href="sms:11987654321"]')).toBeVisible();
    await expect(stepOf(visitor, 'lines').locator('a[href="tel:188"]')).toBeVisible();
    await expectAccessible(page);

    await page.reload();
    await expect(people.getByText('Joana')).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify(localStorage));
    expect(kept).toContain('plan-guest');
    expect(kept).not.toContain('Joana');
    expect(asked.filter((address) => address.startsWith('/api/safety-plan'))).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    const paper = page.getByRole('article');
    await expect(paper).toContainText('Joana');
    await expect(paper).toContainText('188');
    await expect(paper).toContainText('Stanley');
    await expect(page.getByRole('button')).toHaveCount(0);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

    await page.emulateMedia({ media: null });
    await visitor.button(t('safety-plan:delete.action')).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: t('safety-plan:delete.action') }).click();
    await expect(people.getByText('Joana')).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('plan-guest'))).toBeNull();
  });

  test('is taken into the account once there is one', async ({ alento, page, visitor, t, signedIn }) => {
    await visitor.arriveHome(signedIn);
    await visitor.signOut();
    await page.goto(path);
    await write(visitor, 'signs', 'Paro de dormir');
    await expect(stepOf(visitor, 'signs').getByText('Paro de dormir')).toBeVisible();
    await page.goto('/login');
    await visitor.signIn(signedIn);
    await visitor.button(t('safety-plan:offer.take')).click();
    await expect(page.getByText(t('safety-plan:offer.title'))).toBeHidden();
    await page.goto(path);
    await expect(stepOf(visitor, 'signs').getByText('Paro de dormir')).toBeVisible();
    await isSaved(page, t);
    const account = await signIn(alento.url, signedIn);
    expect((await readPlan(alento.url, account)).plan.signs).toMatchObject([{ text: 'Paro de dormir' }]);
    expect(await page.evaluate(() => localStorage.getItem('plan-guest'))).toBeNull();
  });
});

test.describe('a plan without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedProblems: [/ERR_INTERNET_DISCONNECTED/] });

  test('opens, is written on, and reaches the account when the connection is back', async ({
    alento,
    page,
    visitor,
    t,
    signedIn,
  }) => {
    await visitor.arriveHome(signedIn);
    await page.goto(path);
    await write(visitor, 'alone', 'Ouvir o mar');
    await isSaved(page, t);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const goOnline = await goOffline(page);
    await page.goto(path);
    await expect(stepOf(visitor, 'alone').getByText('Ouvir o mar')).toBeVisible();
    await write(visitor, 'company', 'A praça');
    await expect(page.getByText(t('safety-plan:keeping.waiting'))).toBeVisible();

    await page.goto('/app');
    await visitor.openAccountMenu();
    await page.getByRole('menuitem', { name: t('common:account.signOut') }).click();
    const question = page.getByRole('alertdialog', { name: t('safety:plan.unsaved.title') });
    await question.getByRole('button', { name: t('safety:plan.unsaved.stay') }).click();
    await page.goto(path);
    await expect(stepOf(visitor, 'company').getByText('A praça')).toBeVisible();

    await goOnline();
    await isSaved(page, t);
    const { plan } = await readPlan(alento.url, signedIn);
    expect([plan.alone[0]?.text, plan.company[0]?.text]).toEqual(['Ouvir o mar', 'A praça']);

    await page.goto('/app');
    await visitor.signOut();
    expect(await page.evaluate(() => localStorage.getItem('plan'))).toBeNull();
    await page.goto(path);
    await expect(visitor.heading(t('safety-plan:title'))).toBeVisible();
    await expect(page.getByText('Ouvir o mar')).toBeHidden();
  });
});

test(
  'a plan that was written elsewhere is on this device before it is needed',
  { tag: '@desktop' },
  async ({ alento, page, visitor, signedIn }) => {
    const plan = { ...emptyPlan, signs: [{ id: randomUUID(), text: 'Fico sem fome', phone: '' }] };
    const saved = await fetch(`${alento.url}/api/safety-plan`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${signedIn.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ revision: randomUUID(), replaces: null, plan }),
    });
    expect(saved.status).toBe(204);
    await visitor.arriveHome(signedIn);
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('plan'))).not.toBeNull();
    await visitor.openAccountMenu();
    await page.getByRole('menuitem', { name: visitor.t('safety:plan.title') }).click();
    await expect(stepOf(visitor, 'signs').getByText('Fico sem fome')).toBeVisible();
  },
);
