import { breathingPatterns, rapidBreaths } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { lengthOf } from '@alento/domain/mindfulness/breathing.ts';
import { wimHofCautions } from '@alento/domain/mindfulness/policy.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { newPerson, signUpUnasked, stateBirthDate } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Visitor } from '../fixtures/visitor.ts';

const settling = 3;

/** What a screen reader says now. */
const spoken = (page: Page) => page.locator('[aria-live="assertive"]');

async function openBreathing(visitor: Visitor): Promise<void> {
  await visitor.goTo('mindfulness');
  await visitor.page.getByRole('tab', { name: visitor.t('mindfulness:tabs.breathing') }).click();
}

async function choose({ page, t }: Visitor, id: keyof typeof breathingPatterns): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: t(`mindfulness:breathing.pattern.${id}.name`) })
    .click();
  await expect(page).toHaveURL(new RegExp(`/mindfulness/breathing/${id}$`));
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.describe('breathing', () => {
  test('leads through 4-7-8 from the tab to its end, and counts it', async ({ page, signedIn, visitor, t }) => {
    await visitor.arriveHome(signedIn);
    await openBreathing(visitor);
    await expect(page.getByRole('tab')).toHaveCount(4);
    await choose(visitor, 'fourSevenEight');
    await expectAccessible(page);
    await page.clock.install();
    await visitor.button(t('mindfulness:breathing.start')).click();
    await expect(spoken(page)).toHaveText(t('mindfulness:breathing.settle'));
    await page.clock.runFor(settling * 1000);
    await expect(spoken(page)).toHaveText(t('mindfulness:breathing.phase.in'));
    await expectAccessible(page);
    await page.clock.runFor(4000);
    await expect(spoken(page)).toHaveText(t('mindfulness:breathing.phase.hold'));
    await page.clock.runFor(7000);
    await expect(spoken(page)).toHaveText(t('mindfulness:breathing.phase.out'));
    await page.clock.runFor(8000);
    await expect(page.getByText(t('mindfulness:breathing.round', { round: 2, rounds: 4 }))).toBeVisible();
    const kept = page.waitForRequest((request) => request.url().includes('/api/practices/'));
    await page.clock.runFor(lengthOf(breathingPatterns.fourSevenEight) * 1000);
    expect((await kept).postDataJSON()).toMatchObject({ kind: 'breathing', practice: 'fourSevenEight' });
    await expect(visitor.heading(t('mindfulness:breathing.done'))).toBeVisible();
    await expect(page.getByText(t('mindfulness:breathing.finished', { exercises: 1 }))).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('mindfulness:breathing.leave') })
      .last()
      .click();
    await expect(page).toHaveURL(/\/mindfulness\?tab=breathing$/);
    await expect(page.getByText(t('mindfulness:breathing.finished', { exercises: 1 }))).toBeVisible();
  });

  test('shows the parts as text to whoever wants nothing to move', async ({ page, signedIn, visitor, t }) => {
    await visitor.arriveHome(signedIn);
    await page.goto('/mindfulness/breathing/square');
    await visitor.button(t('mindfulness:breathing.start')).click();
    const parts = page.locator('main ol li');
    await expect(parts).toHaveCount(4);
    await expect(parts.first()).toBeVisible();
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0);
  });

  test('keeps a breath of one’s own on the device', async ({ page, signedIn, visitor, t }) => {
    await visitor.arriveHome(signedIn);
    await page.goto('/mindfulness/breathing/custom');
    await page.getByRole('slider', { name: t('mindfulness:breathing.phase.hold') }).press('ArrowRight');
    await visitor.button(t('mindfulness:breathing.custom.keep')).click();
    await page.reload();
    await expect(page.getByRole('radio', { name: '4-0,5-6-0' })).toBeChecked();
    await expectAccessible(page);
  });

  test('warns of the strong breaths before the first time alone, and waits in the hold', async ({
    page,
    signedIn,
    visitor,
    t,
  }) => {
    await visitor.arriveHome(signedIn);
    await openBreathing(visitor);
    await choose(visitor, 'wimHof');
    await expect(page.getByText(t('mindfulness:breathing.safety.water'))).toBeVisible();
    for (const caution of wimHofCautions) {
      await expect(page.getByText(t(`mindfulness:breathing.safety.caution.${caution}`))).toBeVisible();
    }
    await expect(visitor.button(t('mindfulness:breathing.start'))).toBeHidden();
    await expectAccessible(page);
    await visitor.button(t('mindfulness:breathing.safety.confirm')).click();
    await page.reload();
    await page.clock.install();
    await visitor.button(t('mindfulness:breathing.start')).click();
    await page.clock.runFor((settling + rapidBreaths * 3) * 1000);
    await expect(spoken(page)).toHaveText(t('mindfulness:breathing.holdHint'));
    await expectAccessible(page);
    await page.clock.runFor(95_000);
    await expect(spoken(page)).toHaveText(t('mindfulness:breathing.longHold'));
    await visitor.button(t('mindfulness:breathing.release')).click();
    await expect(spoken(page)).toHaveText(t('mindfulness:breathing.phase.in'));
    await visitor.button(t('mindfulness:breathing.stop')).click();
    await expect(visitor.button(t('mindfulness:breathing.start'))).toBeVisible();
  });

  test('says that stories for the night are still to come', async ({ page, signedIn, visitor, t }) => {
    await visitor.arriveHome(signedIn);
    await visitor.goTo('mindfulness');
    await page.getByRole('tab', { name: t('mindfulness:tabs.sleep') }).click();
    await expect(page).toHaveURL(/\?tab=sleep$/);
    await expect(visitor.heading(t('mindfulness:sleep.stories.title'))).toBeVisible();
    await expect(page.getByText(t('mindfulness:sleep.stories.soon'))).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('breathing of whoever is no known adult', () => {
  test('keeps the strong breaths from a minor, in the list and by their address', async ({
    alento,
    page,
    visitor,
    t,
  }) => {
    const person = newPerson();
    const minor = await signUpUnasked(alento.url, person);
    await stateBirthDate(alento.url, minor.token, `${new Date().getFullYear() - 15}-01-01`);
    await visitor.returnAs(minor);
    await openBreathing(visitor);
    const list = page.getByRole('main').getByRole('list');
    await expect(list.getByText(t('mindfulness:breathing.pattern.square.name'))).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(list.getByText(t('mindfulness:breathing.pattern.wimHof.name'))).toBeHidden();
    await page.goto('/mindfulness/breathing/wimHof');
    await expect(page.getByText(t('mindfulness:breathing.adults.minor.title'))).toBeVisible();
    await expect(visitor.button(t('mindfulness:breathing.safety.confirm'))).toBeHidden();
    await expect(visitor.button(t('mindfulness:breathing.start'))).toBeHidden();
    await expectAccessible(page);
  });

  test('is open to a visitor, but for the strong breaths', async ({ page, visitor, t }) => {
    await page.goto('/mindfulness/breathing/resonant');
    await visitor.button(t('mindfulness:breathing.start')).click();
    await expect(spoken(page)).toHaveText(t('mindfulness:breathing.settle'));
    await page.goto('/mindfulness/breathing/wimHof');
    await expect(page.getByText(t('mindfulness:breathing.adults.unknown.text'))).toBeVisible();
    await page.goto('/mindfulness/breathing/nothing');
    await expect(page.getByText(t('mindfulness:breathing.unknown'))).toBeVisible();
  });
});
