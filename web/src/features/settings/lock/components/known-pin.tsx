import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { usePin } from '../use-pin.ts';
import { PinField } from './pin-field.tsx';

interface KnownPinProps {
  label: string;
  action: string;
  onRight: () => void;
  autoFocus?: boolean;
  /** As wide as the screen, where it is all there is to do. */
  isWide?: boolean;
}

/** Goes on only with the PIN of this device. */
export function KnownPin({ label, action, onRight, autoFocus = false, isWide = false }: KnownPinProps) {
  const { t } = useTranslation('settings-lock');
  const { pin, change, error, isClosed, isPending, submit } = usePin(onRight);
  return (
    <form
      aria-label={t('title')}
      className="flex w-full flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PinField
        label={label}
        value={pin}
        onChange={change}
        error={error}
        autoFocus={autoFocus}
        isWide={isWide}
        isDisabled={isClosed || isPending}
      />
      <Button type="submit" isPending={isPending} isDisabled={isClosed} className={isWide ? 'w-full' : ''}>
        {action}
      </Button>
    </form>
  );
}
