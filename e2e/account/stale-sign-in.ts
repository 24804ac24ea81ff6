import type { Page } from '@playwright/test';

/** Has a request refused as if the sign-in were some time ago, which no test can wait for. */
export async function refuseOnce(page: Page, address: string): Promise<void> {
  const json = { code: 400, error_code: 'reauthentication_needed', msg: 'A fresh sign-in is required' };
  await page.route(address, (route) => route.fulfill({ status: 400, json }), { times: 1 });
}
