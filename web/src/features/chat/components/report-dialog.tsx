import { maxCommentLength } from '@alento/domain/chat/reports/limits.ts';
import { reportCategories } from '@alento/domain/chat/reports/schema.ts';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ButtonLink } from '#ui/link.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { type ReportedReply, useCanShare, useReport } from '../use-report.ts';

export interface ReportDialogProps extends ReportedReply {
  isOpen: boolean;
  onClose: () => void;
}

/** Reports a reply. While mounted, it keeps what was filled in, open or closed. */
export function ReportDialog({ isOpen, onClose, ...reported }: ReportDialogProps) {
  const { t } = useTranslation('chat');
  const errorMessage = useErrorMessage();
  const { draft, change, send, sending, isIncomplete } = useReport(reported);
  const canShare = useCanShare();

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('report.title')}
      closeLabel={t('report.close')}
    >
      <p className="text-muted">{t('report.text')}</p>
      <RadioCards
        label={t('report.category')}
        cards={reportCategories.map((id) => ({ id, label: t(`report.categories.${id}`) }))}
        value={draft.category}
        onChange={(category) => change({ category })}
      />
      {draft.category === 'crisis' && (
        <Banner
          tone="notice"
          action={
            <ButtonLink to="/help" variant="outline" size="small">
              {t('report.toHelp')}
            </ButtonLink>
          }
        >
          {t('report.danger')}
        </Banner>
      )}
      <TextArea
        label={t('report.comment')}
        help={t('report.commentHelp')}
        value={draft.comment}
        onChange={(comment) => change({ comment })}
        maxLength={maxCommentLength}
        rows={2}
        maxRows={6}
      />
      <div>
        <Checkbox isSelected={draft.includesReply} onChange={(includesReply) => change({ includesReply })}>
          {t('report.include')}
        </Checkbox>
        <p className="text-sm text-muted">{t('report.includeHelp')}</p>
      </div>
      {canShare && (
        <div>
          <Checkbox isSelected={draft.isShared} onChange={(isShared) => change({ isShared })}>
            {t('report.share')}
          </Checkbox>
          <p className="text-sm text-muted">{t('report.shareHelp')}</p>
        </div>
      )}
      {isIncomplete && <Banner tone="danger">{t('report.incomplete')}</Banner>}
      {sending.isError && <Banner tone="danger">{errorMessage(sending.error)}</Banner>}
      <div className="mt-2 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="quiet" onPress={onClose}>
          {t('report.cancel')}
        </Button>
        <Button isPending={sending.isPending} onPress={send}>
          {t('report.send')}
        </Button>
      </div>
    </Dialog>
  );
}
