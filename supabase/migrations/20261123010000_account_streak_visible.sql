-- Whether the person wants to see their days in a row; what is counted does not change.
alter table public.perfis add column sequencia_visivel boolean not null default true;
