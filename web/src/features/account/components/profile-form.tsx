import { type Profile, profileStyles } from '@alento/domain/account/profile-schema.ts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BirthDateField } from '#features/account/components/birth-date-field.tsx';
import { GenderField } from '#features/account/components/gender-field.tsx';
import { LanguageField } from '#features/account/components/language-field.tsx';
import type { ProfileChange } from '#features/account/profile/data.ts';
import { changeOf, formOf } from '#features/account/profile/fill-form.ts';
import { dropDraft, keepDraft, readDraft } from '#features/account/profile/keep-draft.ts';
import type { Person } from '#features/account/state.ts';
import { useForm } from '#features/account/use-form.ts';
import { useSaveProfile } from '#features/account/use-save-profile.ts';
import { checkProfile, type ProfileForm as Form } from '#features/account/validate-account.ts';
import { today } from '#lib/dates.ts';
import { chooseInterfaceLanguage, i18n } from '#lib/i18n.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';

interface ProfileFormProps {
  person: Person;
  profile: Profile;
  onSaved: () => void;
}

/** What a person says of themselves. What is not saved yet waits here while they look elsewhere. */
export function ProfileForm({ person, profile, onSaved }: ProfileFormProps) {
  const { t } = useTranslation(['account-profile', 'account']);
  const errorMessage = useErrorMessage();
  const saving = useSaveProfile(person.id);
  const { formProps, form, bind, problemOf } = useForm<Form>({
    initial: formOf(readDraft(person.id) ?? profile),
    check: (form) => checkProfile(form, today()),
    onValid: () => saving.mutate(change, { onSuccess: () => void finish(change) }),
  });
  const change = changeOf(form, profile, today());
  const wordsOf = (name: keyof Form): string | undefined => {
    const problem = problemOf(name);
    return problem && t(`account:${problem}`);
  };

  useEffect(() => {
    const change = changeOf(form, profile, today());
    if (Object.keys(change).length > 0) keepDraft({ ...profile, ...change });
    else dropDraft();
  }, [form, profile]);

  async function finish({ lingua }: ProfileChange): Promise<void> {
    if (lingua !== undefined) await chooseInterfaceLanguage(lingua).catch(() => undefined);
    showToast({ text: i18n.t('account-profile:saved') });
    dropDraft();
    onSaved();
  }

  return (
    <form {...formProps} className="flex flex-col gap-6" aria-label={t('title')}>
      <TextField
        label={t('account:fields.name')}
        help={t('account:fields.nameHelp')}
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        error={wordsOf('name')}
        {...bind('name')}
      />
      <BirthDateField {...bind('birthDate')} error={wordsOf('birthDate')} />
      <GenderField {...bind('gender')} />
      <ChoiceChips
        label={t('fields.style')}
        chips={profileStyles.map((id) => ({ id, label: t(`profileStyles.${id}`) }))}
        {...bind('style')}
      />
      <LanguageField {...bind('language')} />
      {saving.isError && (
        <Banner tone="danger">
          {t('saveFailed')} {errorMessage(saving.error)}
        </Banner>
      )}
      <Button type="submit" size="large" className="sm:self-start" isPending={saving.isPending}>
        {t('save')}
      </Button>
    </form>
  );
}
