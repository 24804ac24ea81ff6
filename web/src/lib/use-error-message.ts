import { useTranslation } from 'react-i18next';
import { toAppError } from '#lib/errors.ts';

/** Turns anything caught into the sentence a person reads. */
export function useErrorMessage(): (caught: unknown) => string {
  const { t } = useTranslation('errors');
  return (caught) => {
    const { code, params } = toAppError(caught);
    return t(code, { ...params });
  };
}
