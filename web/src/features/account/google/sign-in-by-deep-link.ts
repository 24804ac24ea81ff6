import { AppError } from '@alento/domain/app-error.ts';
import { type DeepLinkSteps, openDeepLink } from '#features/account/google/open-deep-link.ts';
import { followAccount, getAccountState } from '#features/account/state.ts';

/** Signs in by a link of the app, with the verifier or the tokens that it goes with. */
export async function signInByDeepLink(address: string, shown: Pick<DeepLinkSteps, 'tell' | 'goHome'>): Promise<void> {
  const { auth } = await followAccount();
  await openDeepLink(address, {
    ...shown,
    async exchangeCode(code) {
      const { error } = await auth.exchangeCodeForSession(code);
      if (error) throw error;
    },
    async setSession({ accessToken, refreshToken }) {
      // Anybody can send such a link: it takes nobody out of the account they are in.
      if (getAccountState().status === 'signed_in') throw new AppError('common.forbidden');
      const { error } = await auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
      if (error) throw error;
    },
    // oxlint-disable-next-line no-console -- for whoever builds the app; the address itself may be a secret
    noteUnknown: () => console.warn('the app was opened by a link of unknown form'),
  });
}
