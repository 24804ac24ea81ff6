import { breathingPatterns } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { lengthOf } from '@alento/domain/mindfulness/breathing.ts';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

test('one press leads through sound, breath and timer into the night', async ({ page, signedIn, visitor, t }) => {
  await visitor.arriveHome(signedIn);
  await page.goto('/mindfulness?tab=sleep');
  await expect(visitor.heading(t('mindfulness:sleep.windDown.title'))).toBeVisible();
  await visitor.choose(t('mindfulness-sounds:name.ocean-waves'));
  await visitor.choose(t('mindfulness:breathing.pattern.fourSevenEight.name'));
  await visitor.choose(/^45/);
  await expectAccessible(page);

  await page.clock.install();
  await visitor.button(t('mindfulness:breathing.start')).first().click();
  await expect(page).toHaveURL(/\/breathing\/fourSevenEight\?then=sleep$/);
  await expect(page.locator('[aria-live="assertive"]')).toHaveText(t('mindfulness:breathing.settle'));
  await page.clock.runFor((3 + lengthOf(breathingPatterns.fourSevenEight)) * 1000);
  await expect(visitor.heading(t('mindfulness:sleep.windDown.goodNight'))).toBeVisible();
  const sounds = page.getByRole('region', { name: t('mindfulness-sounds:bar.label') });
  await expect(sounds).toContainText(/\b4[45]\b/);
  await expectAccessible(page);

  await visitor.button(t('mindfulness:breathing.leave')).last().click();
  await expect(visitor.heading(t('mindfulness:sleep.windDown.title'))).toBeVisible();
  await expect(page.getByRole('radio', { name: /^45/ })).toBeChecked();
  await expect(sounds).toBeVisible();
});
