-- When each field of a profile was changed last. What a device changed without a connection arrives later, and takes the place
-- only of what is older: of two devices, the newest word on each field holds.

create table private.profile_field_times (
  user_id uuid not null references auth.users (id) on delete cascade,
  field text not null,
  changed_at timestamptz not null,
  primary key (user_id, field)
);

alter table private.profile_field_times enable row level security;
revoke all on private.profile_field_times from anon, authenticated;
grant all on private.profile_field_times to service_role;

-- The fields that somebody may change while offline; a birth date or an address asks for more than a device.
create function private.offline_profile_fields() returns text[]
  language sql immutable set search_path = '' as $$
  select array['nome_completo', 'sexo', 'estilo_terapeuta', 'lingua', 'som_ativado', 'animacoes_ativadas', 'modo_escuro',
    'leitura_automatica', 'sequencia_visivel', 'avatar_url']
$$;

create function private.note_profile_fields() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  v_at timestamptz := coalesce(nullif(current_setting('alento.profile_changed_at', true), '')::timestamptz, now());
begin
  insert into private.profile_field_times (user_id, field, changed_at)
  select new.id_usuario, n.key, v_at
  from jsonb_each(to_jsonb(new)) n join jsonb_each(to_jsonb(old)) o using (key)
  where n.key = any (private.offline_profile_fields()) and n.value is distinct from o.value
  on conflict (user_id, field) do update set changed_at = excluded.changed_at;
  return null;
end;
$$;

create trigger note_profile_fields after update on public.perfis
  for each row execute function private.note_profile_fields();

create function private.profile_field_changed_at(p_field text) returns timestamptz
  language sql stable security definer set search_path = '' as $$
  select changed_at from private.profile_field_times where user_id = auth.uid() and field = p_field
$$;

-- Takes over each field that was not changed later elsewhere. `p_changes`: by field, its value and when it was changed, by a
-- clock that may be ahead.
create function private.keep_profile_changes(p_changes jsonb) returns void
  language plpgsql set search_path = '' as $$
declare
  v_field text;
  v_change jsonb;
  v_at timestamptz;
begin
  perform 1 from public.perfis where id_usuario = auth.uid() for update;
  for v_field, v_change in select key, value from jsonb_each(p_changes) loop
    v_at := least((v_change ->> 'changedAt')::timestamptz, now());
    continue when not v_field = any (private.offline_profile_fields())
      or private.profile_field_changed_at(v_field) >= v_at;
    perform set_config('alento.profile_changed_at', v_at::text, true);
    execute format(
      'update public.perfis set %1$I = (jsonb_populate_record(null::public.perfis, $1)).%1$I where id_usuario = auth.uid()',
      v_field)
    using jsonb_build_object(v_field, v_change -> 'value');
  end loop;
  perform set_config('alento.profile_changed_at', '', true);
end;
$$;

revoke execute on function private.offline_profile_fields(), private.note_profile_fields(),
  private.profile_field_changed_at(text), private.keep_profile_changes(jsonb) from public;
grant execute on function private.offline_profile_fields(), private.profile_field_changed_at(text),
  private.keep_profile_changes(jsonb) to authenticated, service_role;
