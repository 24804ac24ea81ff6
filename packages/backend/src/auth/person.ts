import { fragment } from '@alento/sql/sql.ts';

export interface PersonRow {
  id: string;
  email: string | null;
  phone: string | null;
  email_confirmed_at: Date | null;
  phone_confirmed_at: Date | null;
  confirmed_at: Date | null;
  last_sign_in_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  invited_at: Date | null;
  email_change: string | null;
  email_change_sent_at: Date | null;
  phone_change: string | null;
  phone_change_sent_at: Date | null;
  raw_app_meta_data: Record<string, unknown> | null;
  raw_user_meta_data: Record<string, unknown> | null;
  is_anonymous: boolean;
  created_at: Date;
  updated_at: Date;
  identities: object[];
  factors: object[];
}

/** The columns of PersonRow, for a query that calls auth.users `u`. */
export const personColumns = fragment`
    u.id, u.email, u.phone, u.email_confirmed_at, u.phone_confirmed_at, u.confirmed_at, u.last_sign_in_at,
    u.confirmation_sent_at, u.recovery_sent_at, u.reauthentication_sent_at, u.invited_at,
    u.email_change, u.email_change_sent_at, u.phone_change, u.phone_change_sent_at, u.raw_app_meta_data, u.raw_user_meta_data, u.is_anonymous, u.created_at, u.updated_at,
    (
      select coalesce(json_agg(json_build_object(
        'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
        'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
        'updated_at', i.updated_at, 'email', i.email
      ) order by i.created_at), '[]') from auth.identities i where i.user_id = u.id
    ) as identities,
    (
      select coalesce(json_agg(json_build_object(
        'id', f.id, 'friendly_name', f.friendly_name, 'factor_type', f.factor_type, 'status', f.status,
        'created_at', f.created_at, 'updated_at', f.updated_at, 'last_challenged_at', f.last_challenged_at
      ) order by f.created_at), '[]') from auth.mfa_factors f where f.user_id = u.id
    ) as factors
  `;

/** A person as GoTrue's clients know one. */
export function presentPerson(row: PersonRow): object {
  return {
    id: row.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: row.email ?? '',
    ...(row.email_confirmed_at ? { email_confirmed_at: row.email_confirmed_at } : {}),
    phone: row.phone ?? '',
    ...(row.phone_confirmed_at ? { phone_confirmed_at: row.phone_confirmed_at } : {}),
    ...(row.confirmed_at ? { confirmed_at: row.confirmed_at } : {}),
    ...(row.last_sign_in_at ? { last_sign_in_at: row.last_sign_in_at } : {}),
    ...(row.confirmation_sent_at ? { confirmation_sent_at: row.confirmation_sent_at } : {}),
    ...(row.recovery_sent_at ? { recovery_sent_at: row.recovery_sent_at } : {}),
    ...(row.reauthentication_sent_at ? { reauthentication_sent_at: row.reauthentication_sent_at } : {}),
    ...(row.invited_at ? { invited_at: row.invited_at } : {}),
    ...(row.email_change ? { new_email: row.email_change, email_change_sent_at: row.email_change_sent_at } : {}),
    ...(row.phone_change ? { new_phone: row.phone_change, phone_change_sent_at: row.phone_change_sent_at } : {}),
    app_metadata: row.raw_app_meta_data ?? {},
    user_metadata: row.raw_user_meta_data ?? {},
    identities: row.identities,
    ...(row.factors.length > 0 ? { factors: row.factors } : {}),
    created_at: row.created_at,
    updated_at: row.updated_at,
    is_anonymous: row.is_anonymous,
  };
}
