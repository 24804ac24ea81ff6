import type {
  AccountLookup,
  AdminAccount,
  AdminCounts,
  AdminLog,
  AdminOperations,
  AdminReportPage,
  AdminTeam,
  ClientFaults,
  CrisisCounts,
  EngineCheck,
  EngineSwitchChange,
  MaintenanceChange,
  PremiumGrant,
  SupportPage,
  TrialExtension,
} from '@alento/domain/admin/schema.ts';
import type { ReportStatus } from '@alento/domain/chat/reports/schema.ts';
import type { SupportCategory, SupportStatus } from '@alento/domain/support/schema.ts';
import { api } from '#lib/api.ts';

const { admin } = api.api;

/** How the account of an address is. The address goes in the body: an address in a URL would be in every log. */
export async function lookUpAccount(email: string): Promise<AdminAccount> {
  return (await admin['account-health'].$post({ json: { email } })).json();
}

export const extendTrial = (json: TrialExtension) => admin.accounts.trial.$post({ json });
export const grantPremium = (json: PremiumGrant) => admin.accounts.premium.$post({ json });
export const resendConsent = (json: AccountLookup) => admin.accounts.consent.$post({ json });
export const startDeletion = (json: AccountLookup) => admin.accounts.deletion.$post({ json });

export async function fetchCounts(): Promise<AdminCounts> {
  return (await admin.counts.$get()).json();
}

export async function fetchCrisisCounts(year: number): Promise<CrisisCounts> {
  return (await admin['crisis-counts'].$get({ query: { year: String(year) } })).json();
}

/** The figures of a year as CSV. */
export async function fetchCrisisFile(year: number): Promise<Blob> {
  return (await admin['crisis-counts'].file.$get({ query: { year: String(year) } })).blob();
}

export async function fetchReports(cursor: string | null): Promise<AdminReportPage> {
  return (await admin.reports.$get({ query: cursor === null ? {} : { cursor } })).json();
}

export const changeReport = ({ id, status }: { id: string; status: ReportStatus }) =>
  admin.reports[':id'].$patch({ param: { id }, json: { status } });

export async function fetchFaults(): Promise<ClientFaults> {
  return (await admin.faults.$get()).json();
}

export async function fetchOperations(): Promise<AdminOperations> {
  return (await admin.operations.$get()).json();
}

export const switchEngine = (json: EngineSwitchChange) => admin.operations.engines.$put({ json });
export const setMaintenance = (json: MaintenanceChange) => admin.operations.maintenance.$put({ json });

export async function checkEngine(model: string): Promise<EngineCheck> {
  return (await admin.operations.checks.$post({ json: { model } })).json();
}

export async function fetchTeam(): Promise<AdminTeam> {
  return (await admin.team.$get()).json();
}

export const appointAdmin = (json: AccountLookup) => admin.team.$post({ json });
export const dismissAdmin = (id: string) => admin.team[':id'].$delete({ param: { id } });

export async function fetchLog(before: number | null): Promise<AdminLog> {
  return (await admin.log.$get({ query: before === null ? {} : { before: String(before) } })).json();
}

export interface SupportFilter {
  status: SupportStatus | null;
  category: SupportCategory | null;
  isMine: boolean;
}

export async function fetchSupport({ status, category, isMine }: SupportFilter, from: number): Promise<SupportPage> {
  const query = {
    isMine: isMine ? ('true' as const) : ('false' as const),
    from: String(from),
    ...(status && { status }),
    ...(category && { category }),
  };
  return (await admin.support.$get({ query })).json();
}

export const changeSupport = ({ id, status }: { id: string; status: 'open' | 'assigned' | 'closed' }) =>
  admin.support[':id'].$patch({ param: { id }, json: { status } });

export const answerSupport = ({ id, text }: { id: string; text: string }) =>
  admin.support[':id'].answers.$post({ param: { id }, json: { text } });
