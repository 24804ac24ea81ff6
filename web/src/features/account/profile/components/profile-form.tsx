import { isTooYoung, latestDay } from '@alento/domain/account/age.ts';
import { type Profile, profileStyles } from '@alento/domain/account/profile-schema.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BirthDateField } from '#features/account/age/components/birth-date-field.tsx';
import { GenderField } from '#features/account/profile/components/gender-field.tsx';
import { LanguageField } from '#features/account/profile/components/language-field.tsx';
import { SettledBirthDate } from '#features/account/age/components/settled-birth-date.tsx';
import { TooYoungDialog } from '#features/account/age/components/too-young-dialog.tsx';
import {
  diffForm,
  formAfterSave,
  toForm,
  isBirthDateRejected,
  lockedBirthDate,
} from '#features/account/profile/fill-form.ts';
import { deleteDraft, saveDraft, withDraft } from '#features/account/profile/profile-draft.ts';
import { useForm } from '#features/account/forms/use-form.ts';
import { useSaveProfile } from '#features/account/profile/use-save-profile.ts';
import { checkProfile, type ProfileForm as Form } from '#features/account/forms/validate-account.ts';
import { isConnected } from '#lib/connection.ts';
import { today } from '#lib/dates.ts';
import { chooseInterfaceLanguage, i18n } from '#lib/i18n.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';

interface ProfileFormProps {
  personId: string;
  profile: Profile;
}

/** The profile form. Unsaved changes are kept while other screens are visited. */
export function ProfileForm({ personId, profile }: ProfileFormProps) {
  const { t } = useTranslation(['account-profile', 'account']);
  const errorMessage = useErrorMessage();
  const saving = useSaveProfile(personId);
  // The profile that the form was filled from: later changes elsewhere are not changes of this form.
  const [base, setBase] = useState(profile);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const { formProps, form, setForm, bind, problemOf } = useForm<Form>({
    initial: toForm(withDraft(profile)),
    check: checkProfile,
    onValid: () => (endsAccount() ? setAskedAgain(true) : save()),
  });
  const change = diffForm(form, base, today());
  const settledBirthDate = lockedBirthDate(base, today());
  const errorText = (name: keyof Form): string | undefined => {
    const problem = problemOf(name);
    return problem && t(`account:${problem}`);
  };

  useEffect(() => {
    const change = diffForm(form, base, today());
    if (Object.keys(change).length > 0) saveDraft({ personId, change });
    else deleteDraft();
  }, [form, base, personId]);

  function endsAccount(): boolean {
    const stated = change.idade_confirmada ? change.data_nascimento : null;
    return Boolean(stated && isTooYoung(stated, latestDay(new Date())));
  }

  function save(): void {
    saving.mutate(change, { onSuccess: (saved) => void finish(saved) });
  }

  /** After saving, the form shows what the server stored, even where it kept the old value. */
  async function finish(saved: Profile): Promise<void> {
    setAskedAgain(false);
    setBase(saved);
    setForm((now) => formAfterSave(now, { sent: form, saved }));
    if (change.lingua !== undefined) await chooseInterfaceLanguage(change.lingua).catch(() => undefined);
    if (!isBirthDateRejected(change, saved))
      showToast({ text: i18n.t(isConnected() ? 'account-profile:saved' : 'account-profile:waiting') });
  }

  return (
    <form {...formProps} className="flex flex-col gap-6" aria-label={t('title')}>
      <TextField
        label={t('account:fields.name')}
        help={t('account:fields.nameHelp')}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        error={errorText('name')}
        {...bind('name')}
      />
      {settledBirthDate === undefined ? (
        <BirthDateField {...bind('birthDate')} error={undefined} />
      ) : (
        <SettledBirthDate date={settledBirthDate} />
      )}
      <GenderField {...bind('gender')} />
      <ChoiceChips
        label={t('fields.style')}
        chips={profileStyles.map((id) => ({ id, label: t(`profileStyles.${id}`) }))}
        {...bind('style')}
      />
      <LanguageField {...bind('language')} />
      {saving.isSuccess && isBirthDateRejected(saving.variables, saving.data) && (
        <Banner tone="notice">{t('birthDateKept')}</Banner>
      )}
      {saving.isError && (
        <Banner tone="danger">
          {t('saveFailed')} {errorMessage(saving.error)}
        </Banner>
      )}
      <Button type="submit" size="large" className="sm:self-start" isPending={saving.isPending}>
        {t('save')}
      </Button>
      {form.birthDate !== null && (
        <TooYoungDialog
          birthDate={form.birthDate}
          isOpen={isAskedAgain}
          onOpenChange={setAskedAgain}
          isPending={saving.isPending}
          error={saving.isError ? errorMessage(saving.error) : undefined}
          onConfirm={save}
        />
      )}
    </form>
  );
}
