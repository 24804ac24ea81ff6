import { passwordStrength, strengths } from '@alento/domain/account/password-strength.ts';
import { useTranslation } from 'react-i18next';

const colors = { weak: 'bg-danger', fair: 'bg-accent', strong: 'bg-positive' } as const;

/** How hard a new password is to guess, while it is typed. */
export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation('account-security');
  const strength = passwordStrength(password);
  const reached = strengths.indexOf(strength);
  return (
    <div className="flex items-center gap-3 text-muted">
      <span aria-hidden="true" className="flex w-24 shrink-0 gap-1">
        {strengths.map((step, index) => (
          <span
            key={step}
            className={`h-1.5 flex-1 rounded-full ${index <= reached ? colors[strength] : 'bg-line'} forced-colors:border`}
          />
        ))}
      </span>
      <span role="status">{t(`strength.${strength}`)}</span>
    </div>
  );
}
