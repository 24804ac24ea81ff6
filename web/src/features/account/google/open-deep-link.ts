import { readOAuthResponse } from '#features/account/google/read-oauth-response.ts';

/** Where the app is called back; `REDIRECT_URLS` of the server has to name it. */
export const deepLink = 'alento://auth/callback';

/** Older web views do not take an address of an app's own scheme apart. */
const pattern = /^alento:\/\/auth\/callback\/?(\?[^#]*)?(#.*)?$/i;

export type DeepLinkWord = 'authFailed' | 'loginFailed' | 'done';

export interface DeepLinkSteps {
  exchangeCode(code: string): Promise<void>;
  setSession(tokens: { accessToken: string; refreshToken: string }): Promise<void>;
  tell(word: DeepLinkWord): void;
  goHome(): void;
  /** Never gets the address: it may hold what signs somebody in. */
  noteUnknown(): void;
}

/** Signs in by the link with which the system has opened the app. */
export async function openDeepLink(address: string, steps: DeepLinkSteps): Promise<void> {
  const [isOurs, search = '', hash = ''] = pattern.exec(address) ?? [];
  const answer = readOAuthResponse({ search, hash });
  if (!isOurs || answer.kind === 'nothing') return steps.noteUnknown();
  if (answer.kind === 'refusal') return steps.tell('authFailed');
  try {
    if (answer.kind === 'code') await steps.exchangeCode(answer.code);
    else await steps.setSession(answer);
  } catch {
    return steps.tell('loginFailed');
  }
  steps.tell('done');
  steps.goHome();
}
