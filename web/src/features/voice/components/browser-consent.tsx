import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export interface BrowserConsentProps {
  isOpen: boolean;
  onClose: () => void;
  onAgree: () => void;
}

/** Says once that the browser's maker may hear what is said. */
export function BrowserConsent({ isOpen, onClose, onAgree }: BrowserConsentProps) {
  const { t } = useTranslation('voice');
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('browser.title')}
      closeLabel={t('close')}
    >
      <p className="text-muted">{t('browser.text')}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onPress={onClose}>
          {t('browser.cancel')}
        </Button>
        <Button onPress={onAgree}>{t('browser.confirm')}</Button>
      </div>
    </Dialog>
  );
}
