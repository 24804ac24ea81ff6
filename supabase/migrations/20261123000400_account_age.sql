-- Where it is latest on Earth: a birthday counts as soon as it is one anywhere, so that nobody is refused on their own
-- birthday because of where the server stands. packages/domain/src/account/age.ts has the same rules.
create function private.latest_day() returns date language sql stable set search_path = '' as $$
  select ((now() at time zone 'UTC') + interval '14 hours')::date
$$;

create function private.age_of(p_birth_date date) returns integer language sql stable set search_path = '' as $$
  select extract(year from age(private.latest_day(), p_birth_date))::integer
$$;

-- What a person with an account of their own says of themselves at sign-up. The date that stands for a missing one when
-- another service signs somebody up says nothing, unless the person said the same.
create function private.is_stated_birth_date(p_user uuid, p_birth_date date) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u where u.id = p_user
      and coalesce(u.raw_app_meta_data ->> 'provider', 'email') in ('email', 'phone')
      and (p_birth_date not in ('2000-01-01', '1999-01-01')
        or u.raw_user_meta_data ->> 'data_nascimento' = p_birth_date::text)
  )
$$;

-- A client's upsert carries the whole profile, so what it may not write is kept as it was instead of refused.
create function private.keep_stated_age() returns trigger language plpgsql set search_path = '' as $$
declare
  v_was date;
  v_is_confirmed boolean := false;
begin
  if tg_op = 'UPDATE' then
    v_was := old.data_nascimento;
    v_is_confirmed := old.idade_confirmada;
  end if;
  if new.data_nascimento > private.latest_day() then
    raise exception 'a birth date lies in the future' using errcode = 'check_violation';
  end if;
  if current_user in ('anon', 'authenticated') then
    if v_is_confirmed then
      -- An adult may correct a slip; nobody becomes an adult, or a minor, by writing another date.
      if new.data_nascimento is null or private.age_of(v_was) < 18 or private.age_of(new.data_nascimento) < 18 then
        new.data_nascimento := v_was;
      end if;
    elsif private.age_of(new.data_nascimento) < 13 then
      -- Of somebody too young nothing is kept.
      new.data_nascimento := v_was;
    end if;
    new.idade_confirmada := v_is_confirmed or (
      v_was is null and coalesce(private.is_stated_birth_date(new.id_usuario, new.data_nascimento), false)
    );
  end if;
  -- Beside a date that stands for a missing one, the age that comes with it stands, too.
  if new.idade_confirmada or new.data_nascimento is null or new.data_nascimento not in ('2000-01-01', '1999-01-01') then
    new.idade := private.age_of(new.data_nascimento);
  end if;
  return new;
end;
$$;

create trigger keep_stated_age before insert or update on public.perfis
  for each row execute function private.keep_stated_age();

grant execute on function private.latest_day() to authenticated, service_role;
grant execute on function private.age_of(date) to authenticated, service_role;
grant execute on function private.is_stated_birth_date(uuid, date) to authenticated, service_role;
revoke execute on function private.latest_day(), private.age_of(date), private.is_stated_birth_date(uuid, date),
  private.keep_stated_age() from public;
