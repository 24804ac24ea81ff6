import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PlainButton } from '#ui/plain-button.tsx';

interface TermsFieldProps {
  value: boolean;
  onChange: (isAgreed: boolean) => void;
  onBlur: () => void;
  error: string | undefined;
}

const clauses = ['ai', 'age', 'data', 'control'] as const;

/** Agreement to the terms, with what they say in a few plain sentences one press away. */
export function TermsField({ value, onChange, onBlur, error }: TermsFieldProps) {
  const { t } = useTranslation(['account', 'common']);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Checkbox name="terms" isSelected={value} onChange={onChange} onBlur={onBlur} error={error}>
        {t('account:terms.agree')}
      </Checkbox>
      <PlainButton className="ms-9 text-sm" onPress={() => setOpen(true)}>
        {t('account:terms.read')}
      </PlainButton>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={t('account:terms.title')} closeLabel={t('common:close')}>
        <ul className="flex flex-col gap-4">
          {clauses.map((clause) => (
            <li key={clause}>
              <p className="font-semibold">{t(`account:terms.${clause}.title`)}</p>
              <p className="text-muted">{t(`account:terms.${clause}.text`)}</p>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
