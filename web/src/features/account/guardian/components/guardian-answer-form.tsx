import { consentVersion } from '@alento/domain/account/guardian-limits.ts';
import {
  type GuardianRelation,
  guardianRelations,
  maxGuardianNameLength,
} from '@alento/domain/account/guardian-schema.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstProblem } from '#features/account/forms/use-form.ts';
import { useGuardianDecision } from '#features/account/guardian/use-guardian.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';

interface GuardianAnswerFormProps {
  token: string;
  onDone: (outcome: 'confirmed' | 'refused') => void;
}

/** The guardian's name, what they are to the minor, and a yes or a no of equal weight. */
export function GuardianAnswerForm({ token, onDone }: GuardianAnswerFormProps) {
  const { t } = useTranslation('account-age');
  const errorMessage = useErrorMessage();
  const { answering } = useGuardianDecision();
  const [name, setName] = useState('');
  const [relation, setRelation] = useState<GuardianRelation | null>(null);
  const [isAgreed, setAgreed] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const missing = (isThere: boolean): string | undefined => (isTried && !isThere ? t('answer.missing') : undefined);
  const isNamed = name.trim().length >= 2;

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    setTried(true);
    if (!isNamed || relation === null || !isAgreed) {
      requestAnimationFrame(() => focusFirstProblem(form));
      return;
    }
    const answer = { token, decision: 'confirm', name, relation, version: consentVersion } as const;
    answering.mutate(answer, { onSuccess: () => onDone('confirmed') });
  }

  return (
    <Card className="mt-9 p-5 sm:p-7">
      <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-5" aria-label={t('answer.form')}>
        <h2 className="font-display text-2xl">{t('answer.form')}</h2>
        <TextField
          label={t('answer.name')}
          name="name"
          autoComplete="name"
          autoCapitalize="words"
          maxLength={maxGuardianNameLength}
          value={name}
          onChange={setName}
          error={missing(isNamed)}
        />
        <Select
          label={t('answer.relation')}
          placeholder={t('answer.choose')}
          options={guardianRelations.map((id) => ({ id, label: t(`relation.${id}`) }))}
          value={relation}
          onChange={setRelation}
          error={missing(relation !== null)}
        />
        <Checkbox isSelected={isAgreed} onChange={setAgreed} error={missing(isAgreed)}>
          {t('answer.agree')}
        </Checkbox>
        {answering.isError && <Banner tone="danger">{errorMessage(answering.error)}</Banner>}
        <div className="flex flex-col gap-2 sm:flex-row">
          <Button type="submit" isPending={answering.isPending}>
            {t('answer.confirm')}
          </Button>
          <Button variant="outline" isDisabled={answering.isPending} onPress={() => setRefusing(true)}>
            {t('answer.refuse')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isRefusing}
        onOpenChange={setRefusing}
        title={t('answer.refuseTitle')}
        text={t('answer.refuseText')}
        confirmLabel={t('answer.refuse')}
        cancelLabel={t('back')}
        isPending={answering.isPending}
        error={answering.isError ? errorMessage(answering.error) : undefined}
        onConfirm={() => answering.mutate({ token, decision: 'refuse' }, { onSuccess: () => onDone('refused') })}
      />
    </Card>
  );
}
