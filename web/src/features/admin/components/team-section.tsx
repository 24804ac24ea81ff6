import { accountLookupSchema, type AdminTeam } from '@alento/domain/admin/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import { appointAdmin, dismissAdmin } from '../data.ts';
import { useAct } from '../use-act.ts';
import { useTeam } from '../use-admin.ts';
import { Waiting } from './waiting.tsx';

type Member = AdminTeam['members'][number];

/** Who has the role of an admin. */
export function TeamSection() {
  const { t } = useTranslation('admin-desk');
  const [leaving, setLeaving] = useState<Member | null>(null);
  const dismissal = useAct(dismissAdmin, { onDone: () => setLeaving(null) });
  return (
    <div className="flex flex-col gap-6">
      <p className="max-w-prose text-muted">{t('team.text')}</p>
      <Waiting query={useTeam()}>
        {({ members }) => (
          <ul aria-label={t('sections.team')} className="divide-y divide-line rounded-lg border border-line bg-surface">
            {members.map((member) => (
              <li key={member.id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
                <span className="wrap-anywhere">
                  <bdi>{member.email}</bdi>
                  {member.isSelf && <span className="text-muted">{` · ${t('team.self')}`}</span>}
                </span>
                <Button variant="dangerQuiet" size="small" onPress={() => setLeaving(member)}>
                  {t('team.remove')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Waiting>
      <NewMember />
      <ConfirmDialog
        isOpen={leaving !== null}
        onOpenChange={(isOpen) => !isOpen && setLeaving(null)}
        title={t('team.removeTitle', { email: leaving?.email ?? '' })}
        text={t('team.removeText')}
        confirmLabel={t('team.remove')}
        cancelLabel={t('cancel')}
        isDangerous
        isPending={dismissal.isPending}
        error={dismissal.error}
        onConfirm={() => leaving && dismissal.run(leaving.id)}
      />
    </div>
  );
}

function NewMember() {
  const { t } = useTranslation(['admin-desk', 'admin']);
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const appointment = useAct(appointAdmin, { onDone: () => setEmail('') });
  return (
    <form
      noValidate
      className="flex max-w-lg flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const input = accountLookupSchema.safeParse({ email });
        setWrong(!input.success);
        if (input.success) appointment.run(input.data);
      }}
    >
      <TextField
        label={t('admin:email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        className="w-full"
        value={email}
        onChange={setEmail}
        error={isWrong ? t('admin:emailInvalid') : undefined}
      />
      {appointment.error !== undefined && <Banner tone="danger">{appointment.error}</Banner>}
      <Button type="submit" isPending={appointment.isPending}>
        {t('team.add')}
      </Button>
    </form>
  );
}
