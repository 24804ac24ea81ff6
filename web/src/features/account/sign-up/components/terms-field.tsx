import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { PlainButton } from '#ui/plain-button.tsx';

interface TermsFieldProps {
  value: boolean;
  onChange: (isAgreed: boolean) => void;
  onBlur: () => void;
  error: string | undefined;
}

const TermsDialog = lazy(async () => ({
  default: (await import('#features/account/sign-up/components/terms-dialog.tsx')).TermsDialog,
}));

/** Agreement to the terms, with what they say in a few plain sentences one press away. */
export function TermsField({ value, onChange, onBlur, error }: TermsFieldProps) {
  const { t } = useTranslation('account');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  return (
    <div>
      <Checkbox name="terms" isSelected={value} onChange={onChange} onBlur={onBlur} error={error}>
        {t('terms.agree')}
      </Checkbox>
      <PlainButton
        className="ms-9 text-sm"
        onPress={() => {
          setOpen(true);
          setOpened(true);
        }}
      >
        {t('terms.read')}
      </PlainButton>
      {wasOpened && (
        <Suspense>
          <TermsDialog isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
}
