import { loadWording } from '@alento/domain/assessments/wording/load-wording.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('the questions are answered in the official wording; thoughts of self-harm lead to help at once', async ({
  page,
  signedIn,
  visitor,
  t,
}) => {
  const { phq9 } = await loadWording('pt');
  await visitor.arriveHome(signedIn);
  await page.goto('/assessments');
  const mood = page.getByRole('region', { name: t('assessments:about.phq9') });
  await expect(mood).toBeVisible();
  await expectAccessible(page);
  await mood.getByRole('link', { name: t('assessments:answer') }).click();
  await expect(page.getByText(phq9.lead)).toBeVisible();
  const answer = (question: number, value: number) =>
    page
      .getByRole('radiogroup', { name: phq9.questions[question] ?? '' })
      .getByText(phq9.answers[value] ?? '', { exact: true })
      .click();

  await visitor.button(t('assessments:finish')).click();
  await expect(page.getByText(t('assessments:left'))).toBeVisible();
  for (let question = 0; question < 8; question += 1) await answer(question, 1);
  await answer(8, 1);
  await expect(page).toHaveURL(/\/help$/);
  await page.goBack();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(9);
  await expectAccessible(page);
  await visitor.button(t('assessments:finish')).click();

  const result = page.getByRole('region', { name: t('assessments:result') });
  await expect(result).toContainText(t('assessments:meaning.phq9.mild'));
  await expect(result).toContainText(t('assessments:support'));
  await expect(page).toHaveURL(/\/assessments$/);
  await expect(result.getByRole('link', { name: t('common:help.label') })).toBeVisible();
  await expect(mood.getByRole('link', { name: t('assessments:answer') })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expect(mood).toBeVisible();
  await expect(result).toHaveCount(0);
  await page.goto('/assessments/phq9');
  await expect(page).toHaveURL(/\/assessments$/);
});

test.describe('in a language without an official wording', () => {
  test.use({ language: 'ja' });

  test('the screen says so and offers another', async ({ page, signedIn, visitor, t }) => {
    await visitor.arriveHome(signedIn);
    await page.goto('/assessments/gad7');
    await expect(page.getByText(t('assessments:wording.none'))).toBeVisible();
    await expect(page.getByRole('radiogroup')).toHaveCount(0);
    await page.getByRole('button', { name: t('assessments:wording.language') }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect(page.getByText((await loadWording('en')).gad7.lead)).toBeVisible();
    await expect(page.getByRole('radiogroup')).toHaveCount(7);
    await expectAccessible(page);
  });

  test('the way to help and back leads to the answers, in the language that was chosen', async ({
    page,
    signedIn,
    visitor,
    t,
  }) => {
    const { phq9 } = await loadWording('en');
    await visitor.arriveHome(signedIn);
    await page.goto('/assessments/phq9');
    await page.getByRole('button', { name: t('assessments:wording.language') }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await page
      .getByRole('radiogroup', { name: phq9.questions[8] ?? '' })
      .getByText(phq9.answers[1] ?? '', { exact: true })
      .click();
    await expect(page).toHaveURL(/\/help$/);
    await page.goBack();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  });
});
