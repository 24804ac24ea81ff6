import { useTranslation } from 'react-i18next';
import { EyeClosedIcon } from '#ui/icons.tsx';

/** Stands over a temporary conversation for as long as it is open. */
export function TemporaryLabel() {
  const { t } = useTranslation('chat');
  return (
    <p className="flex items-center justify-center gap-2 bg-soft px-5 py-2 text-center text-sm text-on-soft">
      <EyeClosedIcon className="size-4.5 shrink-0" />
      {t('temporary.label')}
    </p>
  );
}
