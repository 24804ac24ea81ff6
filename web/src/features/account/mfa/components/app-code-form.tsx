import { useTranslation } from 'react-i18next';
import { useForm } from '#features/account/forms/use-form.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { checkCode } from '#features/account/forms/validate-account.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface AppCodeFormProps {
  action: string;
  isPending: boolean;
  /** What became of the last code. */
  error: unknown;
  onCode: (code: string) => void;
}

/** Takes the six digits that an authenticator app shows. */
export function AppCodeForm({ action, isPending, error, onCode }: AppCodeFormProps) {
  const { t } = useTranslation(['account-security', 'account']);
  const refusal = useFormError(error, { code: 'account.app_code_invalid' });
  const { formProps, bind, problemOf } = useForm({
    initial: { code: '' },
    check: checkCode,
    onValid: ({ code }) => onCode(code),
    refusal: error,
  });
  const problem = problemOf('code');
  const words =
    problem && t(problem === 'validation.codeRequired' ? 'code.required' : 'account:validation.codeIncomplete');
  return (
    <form {...formProps} className="flex flex-col gap-5" aria-label={t('code.label')}>
      <TextField
        label={t('code.label')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        error={words ?? refusal.code}
        {...bind('code')}
      />
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={isPending}>
        {action}
      </Button>
    </form>
  );
}
