import { isTooYoung, isTreatedAsMinor } from '@alento/domain/account/age.ts';
import { useState } from 'react';
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
  const [year, setYear] = useState<number | null>(null);
  // Of a year alone it counts who is oldest in it: nobody is told of a step that they may not have.
  const earliest = birthDate.value ?? (year === null ? null : `${year}-01-01`);
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
      <BirthDateField {...birthDate} onYear={setYear} error={wordsOf('birthDate')} />
      <div role="status" className="empty:hidden">
        {earliest !== null && <YoungNote birthDate={earliest} />}
      </div>
    </>
  );
}

/** Who is too young is told so kindly, and where there is help; who is a minor, what comes before conversations. */
function YoungNote({ birthDate }: { birthDate: string }) {
  const { t } = useTranslation('account-profile');
  if (isTooYoung(birthDate, today())) {
    return (
      <Banner>
        {t('tooYoung')} <Link to="/help">{t('tooYoungHelp')}</Link>
      </Banner>
    );
  }
  if (!isTreatedAsMinor({ birthDate, isConfirmed: true }, today())) return null;
  return <GuardianAhead />;
}

const steps = ['account', 'adult', 'answer'] as const;

/** What a minor can expect, before they decide to have an account. */
function GuardianAhead() {
  const { t } = useTranslation('account-profile');
  return (
    <section className="rounded-lg bg-soft px-5 py-4 text-on-soft">
      <h3 className="font-display text-lg">{t('guardian.heading')}</h3>
      <ol className="mt-2 flex list-decimal flex-col gap-1.5 ps-5">
        {steps.map((step) => (
          <li key={step}>{t(`guardian.${step}`)}</li>
        ))}
      </ol>
      <p className="mt-3 text-sm">{t('guardian.meanwhile')}</p>
    </section>
  );
}
