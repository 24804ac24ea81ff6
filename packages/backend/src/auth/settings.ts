/** What a client may know of the configuration, in GoTrue's shape. */
export function presentSettings({ autoconfirm }: { autoconfirm: boolean }): object {
  return {
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: false,
    mailer_autoconfirm: autoconfirm,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
  };
}
