-- Whoever leaves is not charged again in the days in which they can come back: the renewal is switched off at the card payment
-- provider, and on again if they stay. True while the server has switched it off, so that what a person canceled stays so.
alter table private.subscriptions add column is_renewal_held boolean not null default false;

create index subscriptions_held on private.subscriptions (user_id) where is_renewal_held;

-- What is to be switched off, for whoever is leaving, and on again, for whoever has stayed.
create function private.renewals_to_settle() returns table (external_id text, user_id uuid, is_leaving boolean)
  language sql stable set search_path = '' as $$
  select s.external_id, s.user_id, d.user_id is not null
  from private.subscriptions s
    left join private.account_deletions d on d.user_id = s.user_id and d.cancelled_at is null
  where s.source = 'web-stripe' and s.status <> 'ended'
    and case when d.user_id is null then s.is_renewal_held else s.renews end
  order by s.external_id
$$;

revoke execute on function private.renewals_to_settle() from public;
grant execute on function private.renewals_to_settle() to service_role;
