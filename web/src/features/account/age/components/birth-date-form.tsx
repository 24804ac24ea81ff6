import { isTooYoung, latestDay } from '@alento/domain/account/age.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BirthDateSelect } from '#features/account/age/components/birth-date-select.tsx';
import { TooYoungDialog } from '#features/account/age/components/too-young-dialog.tsx';
import { focusFirstProblem } from '#features/account/forms/use-form.ts';
import { useStateBirthDate } from '#features/account/age/use-state-age.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';

/** Asks for the birth date. A date that would end the account has to be confirmed, in case of a slip. */
export function BirthDateForm() {
  const { t } = useTranslation('account-age');
  const errorMessage = useErrorMessage();
  const stating = useStateBirthDate();
  const [birthDate, setBirthDate] = useState<string | null>(null);
  const [isTried, setTried] = useState(false);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const [today] = useState(() => latestDay(new Date()));

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (birthDate === null) requestAnimationFrame(() => focusFirstProblem(form));
    else if (isTooYoung(birthDate, today)) setAskedAgain(true);
    else stating.mutate(birthDate);
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-6" aria-label={t('question.title')}>
      <BirthDateSelect
        label={t('question.label')}
        partLabels={{ year: t('question.year'), month: t('question.month'), day: t('question.day') }}
        value={birthDate}
        onChange={setBirthDate}
        help={t('question.kept')}
        error={isTried && birthDate === null ? t('question.missing') : undefined}
      />
      {stating.isError && <Banner tone="danger">{errorMessage(stating.error)}</Banner>}
      <Button type="submit" size="large" isFullWidth isPending={stating.isPending}>
        {t('question.action')}
      </Button>
      {birthDate !== null && (
        <TooYoungDialog
          birthDate={birthDate}
          isOpen={isAskedAgain}
          onOpenChange={setAskedAgain}
          isPending={stating.isPending}
          error={stating.isError ? errorMessage(stating.error) : undefined}
          onConfirm={() => stating.mutate(birthDate)}
        />
      )}
    </form>
  );
}
