import { useTranslation } from 'react-i18next';
import { HelpNumbers } from './help-numbers.tsx';

/** Stands above the box to write in as soon as somebody speaks of danger. */
export function TrialHelp() {
  const { t } = useTranslation('landing');
  return (
    <div role="status" className="mt-4 animate-rise rounded-lg border-s-4 border-accent bg-ground p-4">
      <p className="font-display text-xl">{t('try.helpTitle')}</p>
      <p className="mt-1 mb-3 text-sm">{t('try.helpText')}</p>
      <HelpNumbers look="buttons" />
    </div>
  );
}
