create table public.perfis (
  id_usuario uuid primary key references auth.users (id) on delete cascade,
  nome_completo text,
  e_mail text,
  sexo text,
  estilo_terapeuta text not null default 'calmo',
  lingua public.language_code not null default 'pt',
  data_nascimento date,
  idade integer,
  -- False while the birth date is the default of a Google sign-up, which says nothing about the person.
  idade_confirmada boolean not null default false,
  som_ativado boolean not null default true,
  animacoes_ativadas boolean not null default true,
  modo_escuro boolean not null default false,
  leitura_automatica boolean not null default false,
  ispremium boolean not null default false,
  trial_start_date timestamptz,
  trial_used boolean not null default false,
  avatar_url text,
  constraint perfis_nome_completo_length check (char_length(nome_completo) <= 200),
  constraint perfis_e_mail_length check (char_length(e_mail) <= 320),
  constraint perfis_sexo_length check (char_length(sexo) <= 40),
  constraint perfis_estilo_terapeuta_length check (char_length(estilo_terapeuta) <= 60),
  constraint perfis_avatar_url_length check (char_length(avatar_url) <= 2048),
  constraint perfis_idade_range check (idade between 0 and 130),
  constraint perfis_data_nascimento_range check (data_nascimento between '1890-01-01' and '2100-01-01')
);

alter table public.perfis enable row level security;

create policy "owners read their profile" on public.perfis
  for select to authenticated using ((select auth.uid()) = id_usuario);
create policy "owners create their profile" on public.perfis
  for insert to authenticated with check ((select auth.uid()) = id_usuario);
create policy "owners change their profile" on public.perfis
  for update to authenticated
  using ((select auth.uid()) = id_usuario) with check ((select auth.uid()) = id_usuario);

revoke all on public.perfis from anon, authenticated;
grant select, insert, update on public.perfis to authenticated;
grant all on public.perfis to service_role;

-- A client's upsert carries the whole profile, so a guarded value is kept as it was instead of refused.
create function private.keep_guarded_profile_fields() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.ispremium := false;
    new.trial_start_date := null;
    new.trial_used := false;
  else
    new.ispremium := old.ispremium;
    new.trial_start_date := old.trial_start_date;
    new.trial_used := old.trial_used;
  end if;
  return new;
end;
$$;

create trigger keep_guarded_fields before insert or update on public.perfis
  for each row execute function private.keep_guarded_profile_fields();
