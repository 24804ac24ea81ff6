import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '#features/account/forms/components/password-field.tsx';
import { minPasswordLength } from '@alento/domain/account/limits.ts';

const PasswordStrength = lazy(async () => {
  const { PasswordStrength: Meter } = await import('#features/account/security/components/password-strength.tsx');
  return { default: Meter };
});

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface NewPasswordFieldsProps {
  label: string;
  password: FieldProps;
  confirmation: FieldProps;
}

/** A new password, the same wherever one is chosen; who does not see it writes it a second time. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  const [isShown, setShown] = useState(false);
  const isLongEnough = password.value.length >= minPasswordLength;
  return (
    <>
      <div>
        <PasswordField
          label={label}
          help={isLongEnough ? undefined : t('fields.passwordHelp', { count: minPasswordLength })}
          name="password"
          autoComplete="new-password"
          {...password}
          onShow={(shows) => {
            setShown(shows);
            if (shows) confirmation.onChange(password.value);
          }}
          onChange={(value) => {
            password.onChange(value);
            if (isShown) confirmation.onChange(value);
          }}
        />
        {isLongEnough && (
          // As high as the help that it takes the place of, so that nothing moves under a finger.
          <div className="mt-1.5 min-h-[1lh] text-sm">
            <Suspense>
              <PasswordStrength password={password.value} />
            </Suspense>
          </div>
        )}
      </div>
      {!isShown && (
        <PasswordField
          label={t('fields.confirmation')}
          name="confirmation"
          autoComplete="new-password"
          {...confirmation}
        />
      )}
    </>
  );
}
