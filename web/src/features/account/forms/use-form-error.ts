import type { ErrorCode } from '@alento/domain/app-error.ts';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#lib/errors.ts';
import { useDates } from '#lib/use-dates.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';

/** What was refused, in words: at the field that is to blame for such a code, else for the whole form. */
export function useFormError<Field extends string = never>(
  error: unknown,
  blamed: Partial<Record<Field, ErrorCode>> = {},
): Partial<Record<Field | 'form', string>> {
  const { t } = useTranslation('account');
  const errorMessage = useErrorMessage();
  const dates = useDates();
  if (!error) return {};
  const { code, params } = toAppError(error);
  // Whatever is wrong with a new password, its field is to blame.
  const fault = code === 'account.common_password' ? 'account.weak_password' : code;
  const [field = 'form'] = Object.entries(blamed).find(([, each]) => each === fault) ?? [];
  const words =
    params.seconds === undefined ? errorMessage(error) : t('tooMany', { when: dates.wait(Number(params.seconds)) });
  return { [field]: words } as Partial<Record<Field | 'form', string>>;
}
