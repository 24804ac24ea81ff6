import { expectAccessible } from '../fixtures/accessibility.ts';
import { watchEffort } from '../fixtures/effort.ts';
import { signUpUnasked } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

const said = 'Hoje o dia não acabava nunca.';
const answer = 'E agora ele acabou. O que ficou dele?';

test('who comes back writes, presses once and is in a conversation', async ({
  companion,
  page,
  signedIn,
  visitor,
  t,
}) => {
  companion.says(answer);
  const countEffort = await watchEffort(page);
  await page.goto('/app');
  await visitor.arriveHome(signedIn);
  await expectAccessible(page);
  await visitor.beginWith(said);
  await expect(visitor.messages.getByText(answer)).toBeVisible();
  expect(await countEffort()).toEqual({ taps: 1, fields: 0 });
  await expect(visitor.messages.getByText(said)).toBeVisible();
  await expect(visitor.composer).toHaveValue('');
  await expect(visitor.button(t('chat:composer.send'))).toBeVisible();
  await page.reload();
  await expect(visitor.messages.getByRole('article')).toHaveCount(3);
  await visitor.page.goto('/app');
  await expect(visitor.startComposer).toHaveValue('');
});

test('a new account is in a conversation after eight presses and four fields at most', async ({
  companion,
  page,
  person,
  visitor,
  t,
}) => {
  companion.says(answer);
  const countEffort = await watchEffort(page);
  await page.goto('/login?mode=sign-up');
  await page.getByRole('textbox', { name: t('account:fields.email') }).fill(person.email);
  await visitor.button(t('account:password.show')).first().click();
  await page.getByRole('textbox', { name: t('account:fields.password'), exact: true }).fill(person.password);
  await page.getByText(t('account:terms.agree')).click();
  await visitor.button(t('account:signUp.next')).click();
  await page.getByRole('textbox', { name: t('account:fields.name') }).fill(person.name);
  await visitor.stateBirthDate(1990);
  await visitor.button(t('account:signUp.action')).click();
  await visitor.beginWith(said);
  await expect(visitor.messages.getByText(answer)).toBeVisible();
  const { taps, fields } = await countEffort();
  expect(taps).toBeLessThanOrEqual(8);
  expect(fields).toBeLessThanOrEqual(4);
});

test(
  'a mood noted at home is how the conversation begins; another one or none may be chosen',
  { tag: '@desktop' },
  async ({ page, signedIn, visitor, t }) => {
    await visitor.arriveHome(signedIn);
    const noted = (mood: 'anxious' | 'grateful') =>
      visitor.button(`${t('chat:newSession.moodQuestion')} ${t(`mood:name.${mood}`)}`);
    const unsaid = visitor.button(t('chat:newSession.moodQuestion'));
    await expect(unsaid).toBeVisible();
    await visitor.button(t('mood:name.anxious')).click();
    await visitor.startComposer.focus();
    await expect(noted('anxious')).toBeVisible();

    await noted('anxious').click();
    await visitor.chooseMood('grateful');
    await expectAccessible(page);
    await visitor.button(t('chat:newSession.done')).click();
    await expect(noted('grateful')).toBeVisible();
    await visitor.button(`${t('chat:newSession.personalityQuestion')} ${t('chat:personality.default.name')}`).click();
    await visitor.choose(new RegExp(`^${t('chat:personality.coach.name')}`));
    await expectAccessible(page);
    await visitor.button(t('chat:newSession.done')).click();
    await visitor.beginAnew();
    await expect(page.getByText(t('mood:name.grateful'), { exact: true })).toBeVisible();

    await visitor.page.goto('/app');
    await noted('anxious').click();
    await visitor.button(t('chat:newSession.moodUnsaid')).click();
    await expect(unsaid).toBeVisible();
    await visitor.beginAnew();
    await expect(visitor.messages.getByRole('article')).toHaveCount(1);
    await expect(page.getByText(t('mood:name.anxious'), { exact: true })).toBeHidden();

    await visitor.page.goto('/app');
    await expect(
      visitor.button(`${t('chat:newSession.personalityQuestion')} ${t('chat:personality.coach.name')}`),
    ).toBeVisible();
    await visitor.beginAnew();
    await expect(page.getByText(t('mood:name.anxious'), { exact: true })).toBeVisible();
  },
);

test('where conversations begin, the mood may be left out', async ({ page, signedIn, visitor, t }) => {
  await visitor.arriveHome(signedIn);
  await page.goto('/new-session');
  await visitor.button(t('chat:newSession.skipMood')).click();
  await expect(visitor.messages.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
});

test.describe('what stands in the way', () => {
  test.use({ expectedProblems: [/status of 403|ERR_INTERNET_DISCONNECTED|Failed to load resource/] });

  test('who has to tell their age first finds their words again', async ({ alento, page, person, visitor, t }) => {
    await signUpUnasked(alento.url, person);
    await page.goto('/login');
    await visitor.signIn(person);
    await visitor.startComposer.fill(said);
    await visitor.button(t('common:home.start.send')).click();
    await visitor.answerAge(1990);
    await expect(visitor.startComposer).toHaveValue(said);
    await visitor.button(t('common:home.start.send')).click();
    await expect(visitor.messages.getByText(said)).toBeVisible();
  });

  test('without a network danger is met at home, and the words stay', async ({
    context,
    page,
    signedIn,
    visitor,
    t,
  }) => {
    await visitor.arriveHome(signedIn);
    await visitor.startComposer.fill('quero me matar');
    await page.route('**/api/sessions', (route) => route.abort());
    await visitor.button(t('common:home.start.send')).click();
    await expect(page.getByRole('region', { name: t('safety:crisis.suicide.title') })).toBeVisible();
    await expect(visitor.startComposer).toHaveValue('quero me matar');
    await expectAccessible(page);
    await context.unrouteAll();
  });
});
