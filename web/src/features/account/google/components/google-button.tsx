import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { GoogleMark } from '#ui/google-mark.tsx';

interface GoogleButtonProps {
  label?: string;
  isPending: boolean;
  onPress: () => void;
}

/** The button as Google's rules for its brand want it, in light and in dark. */
export function GoogleButton({ label, isPending, onPress }: GoogleButtonProps) {
  const { t } = useTranslation('account-google');
  return (
    <Button variant="google" size="large" isFullWidth isPending={isPending} onPress={onPress}>
      {!isPending && <GoogleMark />}
      {label ?? t('continue')}
    </Button>
  );
}
