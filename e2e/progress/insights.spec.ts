import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';

const dayMs = 86_400_000;

test('what was told stands in words, before and after, and as patterns', async ({
  alento,
  page,
  signedIn,
  visitor,
  t,
}) => {
  const put = async (path: string, body: object): Promise<void> => {
    const headers = { authorization: `Bearer ${signedIn.token}`, 'content-type': 'application/json' };
    const response = await fetch(`${alento.url}/api/${path}/${randomUUID()}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
  };
  for (let days = 1; days <= 6; days += 1) {
    const at = new Date(Date.now() - days * dayMs).toISOString();
    await put('moods', { mood: 'calm', note: null, tags: ['work'], recordedAt: at, notedAt: at, changedAt: at });
    const practice = { kind: 'breathing', practice: 'square', startedAt: at, finishedAt: at, seconds: 60 };
    await put('practices', { ...practice, moodBefore: 'anxious', moodAfter: 'calm', changedAt: at });
  }
  await visitor.arriveHome(signedIn);
  await page.goto('/progress');
  const after = page.getByRole('region', { name: t('progress-insights:helps.title') });
  await expect(after.getByRole('row', { name: new RegExp(t('progress-insights:helps.breathing')) })).toContainText('6');
  await expectAccessible(page);

  await page.getByRole('link', { name: t('progress-insights:more.patterns') }).click();
  const tags = page.getByRole('region', { name: t('progress-insights:patterns.tags') });
  await expect(tags.getByRole('row', { name: new RegExp(t('mood-entries:tags.work')) })).toContainText('6');
  await expectAccessible(page);

  await page.goto('/progress/week');
  await expect(visitor.heading(t('progress-insights:more.week'))).toBeVisible();
  await expectAccessible(page);
});
