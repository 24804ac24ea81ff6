import { useTranslation } from 'react-i18next';
import { useForm } from '#features/account/forms/use-form.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { useRecoverMfa } from '../../security/use-security.ts';

/** Asks for the recovery code when the authenticator app is lost. */
export function RecoveryForm() {
  const { t } = useTranslation('account-security');
  const recovering = useRecoverMfa();
  const refusal = useFormError(recovering.error, { code: 'account.recovery_code_invalid' });
  const { formProps, bind, problemOf } = useForm<{ code: string }>({
    initial: { code: '' },
    check: ({ code }) => (code.trim() === '' ? { code: 'validation.codeRequired' } : {}),
    onValid: ({ code }) => recovering.mutate(code, { onSuccess: () => showToast({ text: t('challenge.recovered') }) }),
    refusal: recovering.error,
  });
  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('recovery.label')}>
      <TextField
        label={t('recovery.label')}
        help={t('challenge.recoveryHelp')}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck="false"
        maxLength={100}
        error={problemOf('code') ? t('recovery.required') : refusal.code}
        {...bind('code')}
      />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={recovering.isPending}>
        {t('challenge.action')}
      </Button>
    </form>
  );
}
