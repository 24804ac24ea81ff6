import { isTooYoung } from '@alento/domain/account/age.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { therapistStyles } from '@alento/domain/account/style-schema.ts';
import { useTranslation } from 'react-i18next';
import { AvatarField } from '#features/account/profile/components/avatar-field.tsx';
import { BirthDateField } from '#features/account/age/components/birth-date-field.tsx';
import { GenderField } from '#features/account/profile/components/gender-field.tsx';
import { LanguageField } from '#features/account/profile/components/language-field.tsx';
import { TermsField } from '#features/account/sign-up/components/terms-field.tsx';
import type { SignUpStep } from '#features/account/sign-up/sign-up-steps.ts';
import type { Binder } from '#features/account/forms/use-form.ts';
import type { SignUpForm } from '#features/account/forms/validate-account.ts';
import { today } from '#lib/dates.ts';
import { chooseInterfaceLanguage, currentLanguage } from '#lib/i18n.ts';
import { Banner } from '#ui/banner.tsx';
import { Link } from '#ui/link.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { showToast } from '#ui/toast.tsx';

interface SignUpLaterStepProps {
  step: Exclude<SignUpStep, 'account'>;
  bind: Binder<SignUpForm>;
  wordsOf: (name: keyof SignUpForm) => string | undefined;
  name: string;
}

/** What a sign-up asks once there is a name and a password. */
export function SignUpLaterStep({ step, ...props }: SignUpLaterStepProps) {
  return step === 'person' ? <PersonStep {...props} /> : <WishesStep {...props} />;
}

type StepProps = Omit<SignUpLaterStepProps, 'step'>;

/** Who is too young is told so kindly, and where there is help. */
function PersonStep({ bind, wordsOf, name }: StepProps) {
  const { t } = useTranslation('account-profile');
  const { value, onChange } = bind('avatarUrl');
  const birthDate = bind('birthDate');
  return (
    <>
      <AvatarField name={name} value={value} onChange={onChange} />
      <BirthDateField {...birthDate} error={wordsOf('birthDate')} />
      {birthDate.value !== null && isTooYoung(birthDate.value, today()) && (
        <Banner>
          {t('tooYoung')} <Link to="/help">{t('tooYoungHelp')}</Link>
        </Banner>
      )}
      <GenderField {...bind('gender')} />
    </>
  );
}

function WishesStep({ bind, wordsOf }: StepProps) {
  const { t } = useTranslation(['account-profile', 'language']);
  const { value, onChange } = bind('style');

  function handleLanguage(language: LanguageCode): void {
    chooseInterfaceLanguage(language).catch(() => showToast({ text: t('language:changeFailed'), tone: 'danger' }));
  }

  return (
    <>
      <RadioCards
        label={t('fields.style')}
        cards={therapistStyles.map((id) => ({ id, label: t(`styles.${id}`) }))}
        value={value}
        onChange={onChange}
      />
      <LanguageField value={currentLanguage()} onChange={handleLanguage} />
      <TermsField {...bind('isAgreed')} error={wordsOf('isAgreed')} />
    </>
  );
}
