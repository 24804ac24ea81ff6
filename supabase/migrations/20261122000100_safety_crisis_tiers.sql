-- When a message of a person last told of danger, by tier: what they take back a moment later stays known for a day.
-- It holds no words, and what is older than a week goes with the person's next message.
create table private.crisis_tiers (
  user_id uuid not null references auth.users (id) on delete cascade,
  tier smallint not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, tier),
  -- Below 2 nothing is shown, so nothing is kept.
  constraint crisis_tiers_tier check (tier between 2 and 4)
);

alter table private.crisis_tiers enable row level security;

-- Read, never written: nobody talks their own tier down.
create policy "owners read their tiers" on private.crisis_tiers
  for select to authenticated using ((select auth.uid()) = user_id);

revoke all on private.crisis_tiers from anon, authenticated;
grant select on private.crisis_tiers to authenticated;
grant all on private.crisis_tiers to service_role;

-- How often help was shown in a month, as some laws ask to be told. Nothing in it leads to anybody.
create table private.crisis_counts (
  month date not null,
  -- ISO 3166-1, ZZ where no proxy in front tells it.
  country text not null,
  tier smallint not null,
  channel text not null,
  count integer not null default 1,
  primary key (month, country, tier, channel),
  constraint crisis_counts_country check (country ~ '^[A-Z]{2}$'),
  constraint crisis_counts_tier check (tier between 2 and 4),
  constraint crisis_counts_channel check (channel in ('chat'))
);

-- Server only: no policy, no grant to a client's role.
alter table private.crisis_counts enable row level security;
revoke all on private.crisis_counts from anon, authenticated;
grant all on private.crisis_counts to service_role;

-- The highest tier of the last 24 hours; 0 if there was none. Asked with each message, it lets go of what is old:
-- with its owner's rights, since no person may write here.
create function private.crisis_tier() returns smallint
  language sql security definer set search_path = '' as $$
  delete from private.crisis_tiers where user_id = (select auth.uid()) and seen_at < now() - interval '7 days';
  select coalesce(max(tier), 0)::smallint from private.crisis_tiers
  where user_id = (select auth.uid()) and seen_at > now() - interval '24 hours'
$$;

-- Keeps that help of a tier was shown to whoever asks, and counts it.
create function private.note_crisis(p_tier smallint, p_country text, p_channel text) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.crisis_tiers (user_id, tier) values (auth.uid(), p_tier)
  on conflict (user_id, tier) do update set seen_at = now();
  insert into private.crisis_counts as c (month, country, tier, channel)
  values (date_trunc('month', now() at time zone 'utc'), p_country, p_tier, p_channel)
  on conflict (month, country, tier, channel) do update set count = c.count + 1;
end;
$$;

revoke execute on function private.crisis_tier() from public;
revoke execute on function private.note_crisis(smallint, text, text) from public;
grant execute on function private.crisis_tier() to authenticated, service_role;
grant execute on function private.note_crisis(smallint, text, text) to authenticated, service_role;
