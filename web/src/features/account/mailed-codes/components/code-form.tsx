import { useTranslation } from 'react-i18next';
import type { MailKind } from '#features/account/mailed-codes/data.ts';
import { useForm } from '#features/account/forms/use-form.ts';
import { useMailedCode } from '#features/account/mailed-codes/use-mailed-code.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { checkCode } from '#features/account/forms/validate-account.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface CodeFormProps {
  kind: MailKind;
  email: string;
  onProved?: () => void;
}

/** Takes the code of a mail, wherever the mail was read. */
export function CodeForm({ kind, email, onProved }: CodeFormProps) {
  const { t } = useTranslation('account');
  const proving = useMailedCode(kind, email);
  const refusal = useFormError(proving.error, { code: 'account.code_invalid' });
  const { formProps, bind, problemOf } = useForm({
    initial: { code: '' },
    check: checkCode,
    onValid: ({ code }) => proving.mutate(code, { onSuccess: () => onProved?.() }),
    refusal: proving.error,
  });
  const problem = problemOf('code');

  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('mailed.code')}>
      <TextField
        label={t('mailed.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        error={problem ? t(problem) : refusal.code}
        {...bind('code')}
      />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={proving.isPending}>
        {t('mailed.action')}
      </Button>
    </form>
  );
}
