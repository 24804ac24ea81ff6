import { examplesIn } from '@alento/guided-companion/testing/examples/by-language.ts';
import { detectOtherLanguage } from '@alento/domain/common/text/language-guess.ts';
import { tokensOf } from '@alento/domain/common/text/tokens.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ engine: 'guided' });

// One of each direction and kind of script: what is answered in the others is tested beside the companion.
for (const language of ['pt', 'ar', 'ja'] as const) {
  test.describe(`in ${language}`, { tag: '@phone' }, () => {
    test.use({ language });

    test('a visitor is answered in their language', async ({ page, person, visitor, t }) => {
      test.slow();
      await page.goto('/');
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', language);
      await expect(root).toHaveAttribute('dir', describeLanguage(language).direction);
      await page.getByRole('link', { name: t('landing:try.signUp') }).click();
      await visitor.signUp(person);
      await visitor.arriveHome(person);
      await visitor.beginAnew();
      await expect(visitor.messages.getByRole('article')).toHaveCount(1);
      await visitor.say(examplesIn[language].script[1] ?? '');
      await expect(visitor.messages.getByRole('article')).toHaveCount(3);
      await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
      for (const message of [0, 2]) {
        const said = await visitor.messages.getByRole('article').nth(message).innerText();
        expect(said.length).toBeGreaterThan(10);
        expect(detectOtherLanguage(said, tokensOf(said), language)).toBeNull();
      }
    });
  });
}
