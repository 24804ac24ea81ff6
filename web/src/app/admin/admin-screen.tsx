import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, NavLink, useParams } from 'react-router';
import { Waiting } from '#features/admin/components/waiting.tsx';
import { settleProof, useWantedProof } from '#features/admin/state.ts';
import { useTeam } from '#features/admin/use-admin.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const ProofForm = lazy(() =>
  import('#features/account/reauthentication/components/proof-form.tsx').then(({ ProofForm: form }) => ({
    default: form,
  })),
);

/** Each part comes when it is opened. */
const sections: Readonly<Record<Section, ComponentType>> = {
  accounts: lazy(() =>
    import('#features/admin/components/account-lookup.tsx').then((part) => ({ default: part.AccountLookup })),
  ),
  inbox: lazy(() =>
    import('#features/admin/components/inbox-section.tsx').then((part) => ({ default: part.InboxSection })),
  ),
  reports: lazy(() =>
    import('#features/admin/components/reports-section.tsx').then((part) => ({ default: part.ReportsSection })),
  ),
  figures: lazy(() =>
    import('#features/admin/components/figures-section.tsx').then((part) => ({ default: part.FiguresSection })),
  ),
  faults: lazy(() =>
    import('#features/admin/components/faults-section.tsx').then((part) => ({ default: part.FaultsSection })),
  ),
  operations: lazy(() =>
    import('#features/admin/components/operations-section.tsx').then((part) => ({ default: part.OperationsSection })),
  ),
  team: lazy(() =>
    import('#features/admin/components/team-section.tsx').then((part) => ({ default: part.TeamSection })),
  ),
  log: lazy(() => import('#features/admin/components/log-section.tsx').then((part) => ({ default: part.LogSection }))),
};

const names = ['inbox', 'accounts', 'reports', 'figures', 'operations', 'faults', 'team', 'log'] as const;
type Section = (typeof names)[number];

/** One frame for everything that is for admins; the server refuses everybody else. */
export function AdminScreen() {
  const { t } = useTranslation(['admin-desk', 'common']);
  const path = useParams()['*'] ?? '';
  const section = names.find((name) => name === path);
  const team = useTeam();
  if (!section) return <Navigate to={`/admin/${names[0]}`} replace />;
  return (
    <div className="flex flex-col gap-6" data-wide>
      <title>{t('common:pageTitle', { title: `${t(`sections.${section}`)} · ${t('title')}` })}</title>
      <PageHeader title={t('title')} subtitle={t('lead')} />
      {/* Nobody else is shown what there would be. */}
      <Waiting query={team}>{() => <Parts section={section} />}</Waiting>
      <Proof />
    </div>
  );
}

function Parts({ section }: { section: Section }) {
  const { t } = useTranslation('admin-desk');
  const Part = sections[section];
  return (
    <>
      <nav aria-label={t('sections.label')}>
        <ul className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <li key={name}>
              <NavLink
                to={`/admin/${name}`}
                className="flex min-h-touch items-center rounded-full border border-control px-4 text-ink no-underline transition-colors hover:bg-soft hover:text-on-soft aria-[current=page]:border-transparent aria-[current=page]:bg-primary aria-[current=page]:font-semibold aria-[current=page]:text-on-primary"
              >
                {t(`sections.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={<Skeleton className="h-48 w-full rounded-lg" />}>
        <Part key={section} />
      </Suspense>
    </>
  );
}

/** Asks whoever acts to show once more that it is they. */
function Proof() {
  const { t } = useTranslation(['account', 'common']);
  const isWanted = useWantedProof();
  return (
    <Dialog
      isOpen={isWanted}
      onOpenChange={(isOpen) => !isOpen && settleProof({ isProved: false })}
      title={t('account:proof.title')}
      closeLabel={t('common:close')}
    >
      <Suspense fallback={null}>
        <ProofForm onProved={() => settleProof({ isProved: true })} />
      </Suspense>
    </Dialog>
  );
}
