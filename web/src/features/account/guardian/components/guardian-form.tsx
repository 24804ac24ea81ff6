import { guardianAddressSchema, type Age } from '@alento/domain/account/age-schema.ts';
import { type LanguageCode, languageCodes } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAskGuardian } from '#features/account/age/use-state-age.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { currentLanguage } from '#lib/i18n.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';

const languages = languageCodes.map((id) => ({ id, label: describeLanguage(id).endonym }));

/** Whom to ask, and in which language. What was typed stays until the mail is on its way. */
export function GuardianForm({ onAsked }: { onAsked?: (age: Age) => void }) {
  const { t } = useTranslation('account-age');
  const asking = useAskGuardian();
  const refusal = useFormError(asking.error, { email: 'account.guardian_is_self' });
  const [email, setEmail] = useState('');
  const [language, setLanguage] = useState<LanguageCode>(currentLanguage());
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const address = guardianAddressSchema.safeParse({ email, language });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!address.success) return field.current?.focus();
    asking.mutate(address.data, {
      onSuccess: (age) => {
        setEmail('');
        setTried(false);
        onAsked?.(age);
      },
    });
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-5" aria-label={t('guardian.title')}>
      <TextField
        ref={field}
        label={t('guardian.label')}
        type="email"
        inputMode="email"
        name="guardian"
        autoComplete="off"
        autoCapitalize="none"
        value={email}
        onChange={setEmail}
        error={isTried && !address.success ? t('guardian.emailInvalid') : refusal.email}
      />
      <Select
        label={t('guardian.language')}
        options={languages}
        value={language}
        onChange={setLanguage}
        placeholder={t('guardian.language')}
      />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={asking.isPending}>
        {t('guardian.action')}
      </Button>
    </form>
  );
}
