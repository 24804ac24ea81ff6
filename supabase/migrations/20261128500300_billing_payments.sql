-- What the card payment provider calls a person. Only the server tells, so nobody can name another's.
create table private.payment_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  customer_id text not null unique
);

-- Events that were applied, so that each is applied once. An id says nothing of a person.
create table private.payment_events (
  source text not null,
  id text not null,
  applied_at timestamptz not null default now(),
  primary key (source, id)
);

create sequence private.subscription_readings;

-- Server only: no policy, no grant to a client's role.
alter table private.payment_customers enable row level security;
alter table private.payment_events enable row level security;
revoke all on private.payment_customers, private.payment_events from anon, authenticated;
revoke all on sequence private.subscription_readings from anon, authenticated;
grant all on private.payment_customers, private.payment_events to service_role;
grant usage on sequence private.subscription_readings to service_role;

-- Keeps a subscription as it was read from its source: 'applied', 'known' (the event was applied before), 'older' (a later
-- reading is kept) or 'stranger' (no such person, or somebody else's customer). A reading takes its number before it asks
-- the source, so the highest number has seen the last change, in whatever order events come.
create function private.apply_subscription(
  p_event text, p_reading bigint, p_user uuid, p_customer text, p_source text, p_external_id text, p_period text,
  p_status text, p_renews boolean, p_paid_until timestamptz, p_currency text, p_amount integer
) returns text language plpgsql set search_path = '' as $$
declare
  v_is_newer boolean;
begin
  if p_event is not null then
    insert into private.payment_events (source, id) values (p_source, p_event) on conflict do nothing;
    if not found then
      return 'known';
    end if;
  end if;

  if not exists (select from auth.users where id = p_user) or exists (
    select from private.payment_customers c
    where p_customer is not null and (c.customer_id = p_customer) <> (c.user_id = p_user)
  ) then
    return 'stranger';
  end if;

  insert into private.subscriptions as s (user_id, source, external_id, period, status, renews, paid_until, currency,
    amount, reading)
  values (p_user, p_source, p_external_id, p_period, p_status, p_renews, p_paid_until, p_currency, p_amount, p_reading)
  on conflict (source, external_id) do update set period = excluded.period, status = excluded.status,
    renews = excluded.renews, paid_until = excluded.paid_until, currency = excluded.currency, amount = excluded.amount,
    reading = excluded.reading, updated_at = now()
  where s.reading < excluded.reading and s.user_id = excluded.user_id;
  v_is_newer := found;

  -- The flag that other programs read; the subscription itself decides while it is not over.
  update public.perfis p set ispremium = now_paid from (
    select coalesce((
      select private.judge_plan(false, null, false, 0, b.status, b.renews, b.paid_until, now()) in ('premium', 'canceled')
      from private.current_subscription(p_user) b), false) as now_paid
  ) paid
  where p.id_usuario = p_user and p.ispremium is distinct from now_paid;
  return case when v_is_newer then 'applied' else 'older' end;
end;
$$;

revoke execute on function private.apply_subscription(text, bigint, uuid, text, text, text, text, text, boolean,
  timestamptz, text, integer) from public;
grant execute on function private.apply_subscription(text, bigint, uuid, text, text, text, text, text, boolean,
  timestamptz, text, integer) to service_role;
