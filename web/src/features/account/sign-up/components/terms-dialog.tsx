import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog.tsx';
import { Link } from '#ui/link.tsx';

interface TermsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const clauses = ['ai', 'age', 'data', 'control'] as const;

/** What the terms say, in a few plain sentences. */
export function TermsDialog({ isOpen, onOpenChange }: TermsDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('account:terms.title')} closeLabel={t('common:close')}>
      <ul className="flex flex-col gap-4">
        {clauses.map((clause) => (
          <li key={clause}>
            <p className="font-semibold">{t(`account:terms.${clause}.title`)}</p>
            <p className="text-muted">{t(`account:terms.${clause}.text`)}</p>
          </li>
        ))}
      </ul>
      {/* Beside this page, so that what stands in the form stays. */}
      <Link to="/privacy-policy" target="_blank" className="inline-flex min-h-touch items-center self-start">
        {t('account:terms.whole')}
      </Link>
    </Dialog>
  );
}
