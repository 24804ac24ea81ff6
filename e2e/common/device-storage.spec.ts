import { goOffline, untilKept } from '../fixtures/offline.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow', expectedProblems: [/ERR_INTERNET_DISCONNECTED|QuotaExceeded/] });

test('on a full device what is said offline stays on the page, which says so, and arrives', async ({
  page,
  signedIn,
  visitor,
  t,
}) => {
  await visitor.arriveHome(signedIn);
  await untilKept(page);
  const comeBack = await goOffline(page);
  await page.goto('/new-session');
  await visitor.startSession('sad', 'friend');
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await visitor.say('O bonde atrasou.');
  await expect(visitor.messages.getByText(t('chat:messages.offline'))).toHaveCount(1);
  await expect(page.getByText(t('errors:common.device_full'))).toBeVisible();

  await comeBack();
  await expect(visitor.messages.getByText(t('chat:messages.waiting'))).toHaveCount(0);
  await expect(page.getByText(t('errors:common.device_full'))).toBeHidden();
  await page.reload();
  await expect(visitor.messages.getByText('O bonde atrasou.')).toBeVisible();
});

test('in a private window that keeps no database a page of the journal stays a draft, and is saved with the connection', async ({
  page,
  signedIn,
  visitor,
  t,
}) => {
  await page.addInitScript(() => {
    const deny = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'indexedDB', { value: { open: deny, deleteDatabase: deny } });
  });
  await visitor.arriveHome(signedIn);
  await untilKept(page);
  const comeBack = await goOffline(page);
  await page.goto('/journal/new?kind=free');
  await page.getByRole('textbox').fill('Hoje caminhei até o mar');
  await visitor.button(t('journal-entry:save')).click();
  await expect(page.getByText(t('errors:common.device_denied'))).toBeVisible();

  await comeBack();
  await expect(page.getByText(t('errors:common.device_denied'))).toBeHidden();
  await page.goto('/journal');
  await expect(page.getByRole('link', { name: /Hoje caminhei até o mar/ })).toHaveCount(1);
});
