-- Runs at every start, since roles belong to the server and not to the database: a restored database may lack them.
do $$
declare
  wanted text;
  may_act text := case when current_setting('server_version_num')::integer >= 160000 then 'SET' else 'MEMBER' end;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    -- Another database of the same server may be installing at this moment, out of reach of our lock.
    begin
      if not exists (select from pg_catalog.pg_roles where rolname = wanted) then
        execute format('create role %I nologin noinherit', wanted);
        if wanted = 'service_role' then
          execute 'alter role service_role bypassrls';
        end if;
      end if;
    exception
      when duplicate_object or unique_violation then null;
      -- Only a superuser may give bypassrls; without it the role sees less, never more.
      when insufficient_privilege then
        if wanted <> 'service_role' then
          raise;
        end if;
        execute 'create role service_role nologin noinherit';
    end;
    if not pg_has_role(current_user, wanted, may_act) then
      execute format('grant %I to %I', wanted, current_user);
    end if;
  end loop;
end;
$$;

create schema if not exists auth;
create table if not exists auth.schema_migrations (version varchar(14) primary key);

revoke create on schema public from public;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema auth to anon, authenticated, service_role;
