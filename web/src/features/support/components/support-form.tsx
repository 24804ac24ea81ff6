import { maxSupportLength } from '@alento/domain/support/limits.ts';
import { supportCategories } from '@alento/domain/support/schema.ts';
import { useTranslation } from 'react-i18next';
import type { DraftFault } from '../use-send-message.ts';
import type { SupportDraft } from '../state.ts';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Diagnostics } from '@alento/domain/support/schema.ts';
import { DiagnosticsList } from './diagnostics-list.tsx';

export interface SupportFormProps {
  draft: SupportDraft;
  onChange: (change: Partial<SupportDraft>) => void;
  onSubmit: () => void;
  diagnostics: Diagnostics;
  faults: readonly DraftFault[];
  error: unknown;
  isPending: boolean;
}

/** What support needs to know to answer. */
export function SupportForm(props: SupportFormProps) {
  const { draft, onChange, onSubmit, diagnostics, faults, error, isPending } = props;
  const { t } = useTranslation('support');
  const errorMessage = useErrorMessage();
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ChoiceChips
        label={t('category')}
        chips={supportCategories.map((id) => ({ id, label: t(`categories.${id}`) }))}
        value={draft.category}
        onChange={(category) => onChange({ category })}
      />
      <TextArea
        label={t('message.label')}
        help={t('message.help')}
        error={faults.includes('message') ? t('required') : undefined}
        rows={5}
        maxRows={14}
        maxLength={maxSupportLength}
        value={draft.message}
        onChange={(message) => onChange({ message })}
      />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        label={t('email.label')}
        help={t('email.help')}
        error={faults.includes('email') ? errorMessage(new AppError('account.email_invalid')) : undefined}
        maxLength={320}
        value={draft.email}
        onChange={(email) => onChange({ email })}
      />
      <div className="flex flex-col gap-2">
        <Checkbox isSelected={draft.hasDiagnostics} onChange={(hasDiagnostics) => onChange({ hasDiagnostics })}>
          {t('diagnostics.label')}
        </Checkbox>
        <p className="-mt-2 ps-9 text-sm text-muted">{t('diagnostics.help')}</p>
        {draft.hasDiagnostics && <DiagnosticsList diagnostics={diagnostics} />}
      </div>
      {error !== null && <Banner tone="danger">{errorMessage(error)}</Banner>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-w-[min(14rem,100%)] flex-1 text-sm text-muted">{t('draft')}</p>
        <Button type="submit" isPending={isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}
