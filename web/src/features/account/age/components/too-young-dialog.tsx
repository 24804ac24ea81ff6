import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/dialog.tsx';

interface TooYoungDialogProps extends Pick<
  ConfirmDialogProps,
  'isOpen' | 'onOpenChange' | 'isPending' | 'error' | 'onConfirm'
> {
  birthDate: string;
}

/** Asks once more about a birth date that would end the account, for a finger slips. */
export function TooYoungDialog({ birthDate, ...props }: TooYoungDialogProps) {
  const { t } = useTranslation('account-age');
  const dates = useDates();
  return (
    <ConfirmDialog
      title={t('young.heading', { date: dates.calendarDay(birthDate) })}
      text={t('young.text')}
      cancelLabel={t('young.correct')}
      confirmLabel={t('young.confirm')}
      isDangerous
      {...props}
    />
  );
}
