import { useTranslation } from 'react-i18next';
import { CopyButton } from './copy-button.tsx';
import { GroupedCode } from './grouped-code.tsx';

/** The code for the day on which the app is lost. It is on the screen this once. */
export function RecoveryCode({ code }: { code: string }) {
  const { t } = useTranslation('account-security');
  return (
    <div className="flex flex-col gap-3">
      <GroupedCode code={code} label={t('recovery.label')} />
      <CopyButton text={code} label={t('recovery.copy')} />
    </div>
  );
}
