import { isTooYoung, isTreatedAsMinor } from '@alento/domain/account/age.ts';
import { useTranslation } from 'react-i18next';
import { BirthDateField } from '#features/account/age/components/birth-date-field.tsx';
import type { Binder } from '#features/account/forms/use-form.ts';
import type { SignUpForm } from '#features/account/forms/validate-account.ts';
import { today } from '#lib/dates.ts';
import { Banner } from '#ui/banner.tsx';
import { Link } from '#ui/link.tsx';
import { TextField } from '#ui/text-field.tsx';

interface SignUpPersonStepProps {
  bind: Binder<SignUpForm>;
  wordsOf: (name: keyof SignUpForm) => string | undefined;
}

/** What to call somebody, and how old they are. */
export function SignUpPersonStep({ bind, wordsOf }: SignUpPersonStepProps) {
  const { t } = useTranslation('account');
  const birthDate = bind('birthDate');
  return (
    <>
      <TextField
        label={t('fields.name')}
        help={t('fields.nameHelp')}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        error={wordsOf('name')}
        {...bind('name')}
      />
      <BirthDateField {...birthDate} error={wordsOf('birthDate')} />
      {birthDate.value !== null && <YoungNote birthDate={birthDate.value} />}
    </>
  );
}

/** Who is too young is told so kindly, and where there is help; who is a minor, what comes before conversations. */
function YoungNote({ birthDate }: { birthDate: string }) {
  const { t } = useTranslation(['account-profile', 'account-age']);
  if (isTooYoung(birthDate, today())) {
    return (
      <Banner>
        {t('account-profile:tooYoung')} <Link to="/help">{t('account-profile:tooYoungHelp')}</Link>
      </Banner>
    );
  }
  if (!isTreatedAsMinor({ birthDate, isConfirmed: true }, today())) return null;
  return <Banner>{t('account-age:guardian.text')}</Banner>;
}
