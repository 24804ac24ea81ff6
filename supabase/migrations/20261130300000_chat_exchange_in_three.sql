-- An exchange in three round trips: one lets a message in and reads what it is judged by, one stores it and reads what it
-- is answered from, one stores the reply. Each function takes on the person itself, so that row-level security sees the
-- same caller as in a transaction that begins with `set role`. None runs with its owner's rights.

-- Takes on a person for the rest of the transaction: the server's own role gives way to theirs.
create function private.act_as(p_claims text) returns void language plpgsql set search_path = '' as $$
begin
  perform set_config('request.jwt.claims', p_claims, true), set_config('lock_timeout', '3s', true),
    set_config('role', 'authenticated', true);
end;
$$;

-- Who asks and whether they may: their session, second step and deletion, then the minute's count, then their age. Stops at
-- the first that refuses, with null for what was not asked; else whoever is let in is acting from here on.
create function private.admit(
  p_person uuid, p_auth_session uuid, p_claims text, p_action text, p_per_minute integer,
  out has_session boolean, out has_second_step boolean, out is_leaving boolean,
  out used integer, out seconds integer, out age text
) language plpgsql set search_path = '' as $$
begin
  select s.has_session, s.has_second_step, s.is_leaving into has_session, has_second_step, is_leaving
    from private.standing(p_person, p_auth_session) s;
  if not has_session or is_leaving
    or (has_second_step and coalesce(p_claims::jsonb ->> 'aal', 'aal1') not in ('aal2', 'aal3')) then
    return;
  end if;

  insert into private.rate_limits as r (user_id, action) values (p_person, p_action)
  on conflict (user_id, action) do update set
    used = case when r.minute_start > now() - interval '1 minute' then r.used + 1 else 1 end,
    minute_start = case when r.minute_start > now() - interval '1 minute' then r.minute_start else now() end
  returning r.used, ceil(extract(epoch from r.minute_start + interval '1 minute' - now()))::integer into used, seconds;
  if used > p_per_minute then
    return;
  end if;

  perform private.act_as(p_claims);
  age := private.own_age_state();
end;
$$;

-- What a message is judged by: the language of its session (null where there is none), the standing tier and the turns before
-- it, oldest first; of one that is replaced, those before that. With the caller's wrapped key if it is needed and there is one.
create function private.read_ahead(p_session uuid, p_replaces uuid, p_turns integer, p_needs_key boolean) returns json
  language plpgsql set search_path = '' as $$
begin
  return json_build_object(
    'language', (select s.language from public.sessions s where s.id = p_session),
    'before', private.crisis_tier(),
    'earlier', (
      select coalesce(
        json_agg(json_build_object('id', t.id, 'role', t.role, 'body', encode(t.body, 'base64')) order by t.position), '[]')
      from (
        select m.id, m.role, m.body, m.position from public.messages m
        where m.session_id = p_session and m.position <
          coalesce((select r.position from public.messages r where r.id = p_replaces), 2147483647)
        order by m.position desc limit p_turns
      ) t
    ),
    'key', case when p_needs_key then (
      select encode(k.wrapped, 'base64') from private.person_keys k where k.user_id = auth.uid()) end
  );
end;
$$;

-- Lets a message in, and reads ahead for it.
create function private.admit_message(
  p_person uuid, p_auth_session uuid, p_claims text, p_action text, p_per_minute integer,
  p_session uuid, p_replaces uuid, p_turns integer, p_needs_key boolean,
  out has_session boolean, out has_second_step boolean, out is_leaving boolean,
  out used integer, out seconds integer, out age text, out ahead json
) language plpgsql set search_path = '' as $$
begin
  select a.has_session, a.has_second_step, a.is_leaving, a.used, a.seconds, a.age
    into has_session, has_second_step, is_leaving, used, seconds, age
    from private.admit(p_person, p_auth_session, p_claims, p_action, p_per_minute) a;
  if age in ('adult', 'consented') then
    ahead := private.read_ahead(p_session, p_replaces, p_turns, p_needs_key);
  end if;
end;
$$;

-- The caller's latest moods, oldest first: check-ins, and what sessions were started with.
create function private.noted_moods(p_days integer, p_most integer) returns json
  language plpgsql stable set search_path = '' as $$
begin
  return (
    select coalesce(json_agg(
      json_build_object('mood', r.mood, 'daysAgo', floor(extract(epoch from now() - r.noted_at) / 86400))
      order by r.noted_at), '[]')
    from (
      select n.mood, n.noted_at from (
        select e.mood, e.recorded_at as noted_at from public.mood_entries e
        where e.user_id = auth.uid() and e.recorded_at between now() - p_days * interval '1 day' and now()
        union all
        select s.mood, s.created_at from public.sessions s
        where s.user_id = auth.uid() and s.mood is not null
          and s.created_at between now() - p_days * interval '1 day' and now()
      ) n order by n.noted_at desc limit p_most
    ) r
  );
end;
$$;

-- What a message is answered from: the session and its person, the messages up to it that no summary covers (all of them
-- without a message), newest first, memories and exercises. p_most says how many of each.
create function private.reply_basis(p_session uuid, p_message uuid, p_most jsonb) returns json
  language plpgsql stable set search_path = '' as $$
begin
  return json_build_object(
    'session', (
      select json_build_object(
        'mood', s.mood, 'kind', s.kind, 'personality', s.personality, 'language', s.language,
        'state', private.session_state(s), 'summary', encode(t.body, 'base64'), 'has_title', s.title is not null,
        'full_name', p.nome_completo, 'style', p.estilo_terapeuta, 'has_premium', private.has_premium(),
        'moods', private.noted_moods((p_most ->> 'days')::integer, (p_most ->> 'moods')::integer)
      )
      from public.sessions s
        left join public.perfis p on p.id_usuario = s.user_id
        left join public.session_summaries t on t.session_id = s.id
      where s.id = p_session
    ),
    'context', (
      select coalesce(json_agg(json_build_object(
        'id', c.id, 'position', c.position, 'role', c.role, 'body', encode(c.body, 'base64'), 'status', c.status,
        'engine', c.engine, 'help', encode(c.help, 'base64'), 'created_at', c.created_at) order by c.position desc), '[]')
      from (
        select m.* from public.messages m
        where m.session_id = p_session
          and (p_message is null or m.position <= (select a.position from public.messages a where a.id = p_message))
          and m.position >
            coalesce((select t.up_to from public.session_summaries t where t.session_id = p_session), 0)
        order by m.position desc limit (p_most ->> 'messages')::integer
      ) c
    ),
    'memories', (
      select coalesce(json_agg(json_build_object('id', r.id, 'body', encode(r.body, 'base64'))
        order by r.updated_at desc, r.id), '[]')
      from (
        select m.id, m.body, m.updated_at from public.memories m
        where exists (select from public.memory_consents c where c.withdrawn_at is null)
        order by m.updated_at desc, m.id limit (p_most ->> 'memories')::integer
      ) r
    ),
    'exercises', (
      select coalesce(json_agg(json_build_object('id', f.id, 'body', encode(f.body, 'base64'))
        order by f.finished_at, f.id), '[]')
      from (
        select d.id, d.body, d.finished_at from public.dialogue_runs d
        where d.session_id = p_session and d.finished_at is not null
        order by d.finished_at desc, d.id desc limit (p_most ->> 'exercises')::integer
      ) f
    )
  );
end;
$$;

-- Stores a message as its person (`accept_message`) and answers what it is answered from; of a known one its reply, too, and
-- whether the conversation has gone on since. A limit is raised as PT402, so that nothing is left of what was counted.
create function private.accept_exchange(
  p_claims text, p_session uuid, p_message uuid, p_body bytea, p_replaces uuid, p_tier smallint, p_help bytea,
  p_country text, p_most jsonb
) returns json language plpgsql set search_path = '' as $$
declare
  v_acceptance text;
begin
  perform private.act_as(p_claims);
  v_acceptance := private.accept_message(p_session, p_message, p_body, p_replaces, p_tier, p_help, p_country, true);
  if v_acceptance in ('session_limit', 'message_limit') then
    raise exception using errcode = 'PT402', message = v_acceptance;
  end if;
  return json_build_object(
    'acceptance', v_acceptance,
    'basis', case when v_acceptance in ('accepted', 'known') then
      private.reply_basis(p_session, p_message, p_most) end,
    'reply', case when v_acceptance = 'known' then (
      select json_build_object(
        'id', m.id, 'position', m.position, 'role', m.role, 'body', encode(m.body, 'base64'), 'status', m.status,
        'engine', m.engine, 'help', encode(m.help, 'base64'), 'created_at', m.created_at)
      from public.messages m where m.reply_to = p_message) end,
    'is_overtaken', v_acceptance = 'known' and exists (
      select from public.messages l
      where l.session_id = p_session and l.position > (select a.position from public.messages a where a.id = p_message))
  );
end;
$$;

-- What a reply is answered from, read as its person: for what follows a reply.
create function private.read_basis(p_claims text, p_session uuid, p_most jsonb) returns json
  language plpgsql set search_path = '' as $$
begin
  perform private.act_as(p_claims);
  return json_build_object('basis', private.reply_basis(p_session, null, p_most), 'tier', private.crisis_tier());
end;
$$;

-- What the last message of a session is answered from once more.
create function private.read_regeneration(p_claims text, p_session uuid, p_most jsonb) returns json
  language plpgsql set search_path = '' as $$
declare
  v_asked uuid;
begin
  perform private.act_as(p_claims);
  select m.id into v_asked from public.messages m
    where m.session_id = p_session and m.role = 'user' order by m.position desc limit 1;
  return json_build_object(
    'asked', v_asked, 'basis', private.reply_basis(p_session, v_asked, p_most), 'tier', private.crisis_tier());
end;
$$;

-- Stores a reply as its person (`store_reply`). True also if it is stored already: the answer may have been lost.
create function private.store_exchange(
  p_claims text, p_message uuid, p_reply_to uuid, p_body bytea, p_status text,
  p_engine text, p_model text, p_prompt_version text, p_regenerated boolean
) returns boolean language plpgsql set search_path = '' as $$
begin
  perform private.act_as(p_claims);
  return private.store_reply(
      p_message, p_reply_to, p_body, p_status, p_engine, p_model, p_prompt_version, p_regenerated)
    or exists (select from public.messages where id = p_message);
end;
$$;

-- Those that take on a person are the server's alone; the others read as whoever calls them.
revoke execute on function
  private.act_as(text),
  private.admit(uuid, uuid, text, text, integer),
  private.read_ahead(uuid, uuid, integer, boolean),
  private.admit_message(uuid, uuid, text, text, integer, uuid, uuid, integer, boolean),
  private.noted_moods(integer, integer),
  private.reply_basis(uuid, uuid, jsonb),
  private.accept_exchange(text, uuid, uuid, bytea, uuid, smallint, bytea, text, jsonb),
  private.read_basis(text, uuid, jsonb),
  private.read_regeneration(text, uuid, jsonb),
  private.store_exchange(text, uuid, uuid, bytea, text, text, text, text, boolean)
  from public;
grant execute on function private.read_ahead(uuid, uuid, integer, boolean), private.noted_moods(integer, integer),
  private.reply_basis(uuid, uuid, jsonb)
  to authenticated, service_role;

-- Every process drops the key of a person who is erased.
create function private.tell_of_destroyed_key() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_notify('destroyed_keys', old.user_id::text);
  return null;
end;
$$;
revoke execute on function private.tell_of_destroyed_key() from public;

create trigger processes_are_told after delete on private.person_keys
  for each row execute function private.tell_of_destroyed_key();
