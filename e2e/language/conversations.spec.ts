import { languageCodes } from '@alento/domain/language/languages.ts';
import { examplesIn } from '@alento/guided-companion/testing/examples/by-language.ts';
import { detectOtherLanguage } from '@alento/domain/common/text/language-guess.ts';
import { tokensOf } from '@alento/domain/common/text/tokens.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { signUp } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ engine: 'guided' });

/** One of each direction and kind of script fills in the form; the others return to an account. */
const signUpThere = new Set(['pt', 'ar', 'ja']);

for (const language of languageCodes) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a visitor is answered in their language', async ({ alento, page, person, visitor, t }) => {
      test.slow();
      await page.goto('/');
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', language);
      await expect(root).toHaveAttribute('dir', describeLanguage(language).direction);
      if (signUpThere.has(language)) {
        await page.getByRole('link', { name: t('landing:try.signUp') }).click();
        await visitor.signUp(person);
        await visitor.arriveHome(person);
      } else await visitor.returnAs(await signUp(alento.url, person));
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
