import { accountLookupSchema } from '@alento/domain/admin/schema.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { lookUpAccount } from '../data.ts';
import { AccountActs } from './account-acts.tsx';
import { AccountFacts } from './account-facts.tsx';

/** An operator looks up the state of an account, and acts on it. */
export function AccountLookup() {
  const { t } = useTranslation('admin');
  const errorMessage = useErrorMessage();
  const titleId = useId();
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  // Each look is noted, so none is taken twice.
  const look = useMutation({ mutationFn: lookUpAccount, retry: false });

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    const input = accountLookupSchema.safeParse({ email });
    setWrong(!input.success);
    if (input.success) look.mutate(input.data.email);
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-5">
      <div>
        <h2 id={titleId} className="font-display text-2xl">
          {t('title')}
        </h2>
        <p className="mt-1 max-w-prose text-muted">{t('text')}</p>
      </div>
      <form onSubmit={handleSubmit} noValidate className="flex max-w-lg flex-col items-start gap-4">
        <TextField
          label={t('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          className="w-full"
          value={email}
          onChange={setEmail}
          error={isWrong ? t('emailInvalid') : undefined}
        />
        <Button type="submit" isPending={look.isPending}>
          {t('action')}
        </Button>
      </form>
      {look.error && <Banner tone="danger">{errorMessage(look.error)}</Banner>}
      {look.data && <AccountFacts account={look.data} />}
      {look.data && <AccountActs email={look.variables} onDone={() => look.mutate(look.variables)} />}
    </section>
  );
}
