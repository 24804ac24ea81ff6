import { useTranslation } from 'react-i18next';
import type { CodeKind } from '#features/account/mailed-codes/data.ts';
import { useSendMail } from '#features/account/mailed-codes/use-mailed-code.ts';
import { useFormError } from '#features/account/forms/use-form-error.ts';
import { useSecondsUntil } from '#features/account/mailed-codes/use-seconds-until.ts';
import { toAppError } from '#lib/errors.ts';
import { useDates } from '#lib/use-dates.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';

/** What Supabase asks for between two mails; a mail is seldom slower. */
const patienceMs = 60_000;

interface ResendButtonProps {
  kind: CodeKind;
  email: string;
  sentAt: number | undefined;
  onSent: () => void;
}

/** Sends the mail once more, when that may help and when it is allowed again. */
export function ResendButton({ kind, email, sentAt, onSent }: ResendButtonProps) {
  const { t } = useTranslation('account');
  const dates = useDates();
  const sending = useSendMail(kind);
  const refusal = useFormError(sending.error);
  const refusedMs = sending.isError ? Number(toAppError(sending.error).params.seconds ?? 0) * 1000 : 0;
  const opensAt = Math.max(sentAt === undefined ? 0 : sentAt + patienceMs, sending.submittedAt + refusedMs);
  const wait = useSecondsUntil(opensAt);

  return (
    <>
      {refusal.form && <Banner tone="danger">{refusal.form}</Banner>}
      <Button
        variant="outline"
        isFullWidth
        isPending={sending.isPending}
        isDisabled={wait > 0}
        onPress={() => sending.mutate(email, { onSuccess: onSent })}
      >
        {wait > 0 ? t('mailed.resendLater', { when: dates.wait(wait) }) : t('mailed.resend')}
      </Button>
      <p role="status" className="text-center text-sm text-muted empty:hidden">
        {sending.isSuccess && t('mailed.resent')}
      </p>
    </>
  );
}
