/** What a client may know of the configuration, in GoTrue's shape. */
export function presentSettings({
  autoconfirm,
  anonymousSignIn,
}: {
  autoconfirm: boolean;
  anonymousSignIn: boolean;
}): object {
  return {
    external: { anonymous_users: anonymousSignIn, email: true, phone: false },
    disable_signup: false,
    mailer_autoconfirm: autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
}
