import type { AuthContext } from './context.ts';

/** What a client may know of the configuration, in GoTrue's shape. */
export function presentSettings({ autoconfirm, anonymousSignIn, isSignUpOpen, providers, sms }: AuthContext): object {
  const enabled = Object.fromEntries([...providers.keys()].map((name) => [name, true]));
  return {
    external: { anonymous_users: anonymousSignIn, email: true, phone: sms !== undefined, google: false, ...enabled },
    disable_signup: !isSignUpOpen,
    mailer_autoconfirm: autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
}
