-- What was answered to a message to support, under the key of support. Never text.
create table private.support_replies (
  id uuid primary key,
  message_id uuid not null references public.support_messages (id) on delete cascade,
  body bytea not null,
  sent_at timestamptz not null default now()
);

create index support_replies_message on private.support_replies (message_id, sent_at);

-- Read and written through functions alone.
alter table private.support_replies enable row level security;
revoke all on private.support_replies from anon, authenticated;
grant all on private.support_replies to service_role;

-- The inbox: what is open before what is done, priority first, then the newest. A page begins after `p_offset` messages.
create function private.admin_support(
  p_status text, p_category text, p_is_mine boolean, p_offset integer, p_limit integer
) returns table (
  id uuid, created_at timestamptz, email bytea, message bytea, category text, diagnostics jsonb, is_priority boolean,
  status text, language text, tier smallint, has_account boolean, assigned_to text, is_mine boolean, replies jsonb
) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select m.id, m.created_at, m.email, m.message, m.category, m.diagnostics, m.is_priority, m.status, m.language::text,
      m.tier, m.user_id is not null, a.email::text, coalesce(m.assigned_to = auth.uid(), false),
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'body', encode(r.body, 'base64'),
        'sentAt', private.to_instant(r.sent_at)) order by r.sent_at), '[]')
        from private.support_replies r where r.message_id = m.id)
    from public.support_messages m left join auth.users a on a.id = m.assigned_to
    where (p_status is null or m.status = p_status) and (p_category is null or m.category = p_category)
      and (not p_is_mine or m.assigned_to = auth.uid())
    order by (m.status in ('answered', 'closed')), m.is_priority desc, m.created_at desc, m.id desc
    offset p_offset limit p_limit;
end;
$$;

-- Takes a message, gives it back, closes it or opens it again. False if there is none.
create function private.admin_change_support(p_message uuid, p_status text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  update public.support_messages m set
    status = p_status,
    assigned_to = case p_status when 'assigned' then auth.uid() when 'open' then null else m.assigned_to end,
    closed_at = case when p_status = 'closed' then coalesce(m.closed_at, now()) end
    where m.id = p_message;
  if not found then
    return false;
  end if;
  perform private.log_admin_act('support_' || p_status, (select user_id from public.support_messages where id = p_message),
    p_message::text);
  return true;
end;
$$;

-- Where an answer goes; null if there is no such message.
create function private.admin_support_recipient(p_message uuid)
  returns table (email bytea, language text) language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query select m.email, m.language::text from public.support_messages m where m.id = p_message;
end;
$$;

-- Keeps an answer that was sent.
create function private.admin_keep_support_reply(p_reply uuid, p_message uuid, p_body bytea) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  insert into private.support_replies (id, message_id, body) values (p_reply, p_message, p_body);
  update public.support_messages set status = 'answered', closed_at = null,
    assigned_to = coalesce(assigned_to, auth.uid()) where id = p_message;
  perform private.log_admin_act('support_answered', (select user_id from public.support_messages where id = p_message),
    p_message::text);
end;
$$;

revoke execute on function private.admin_support(text, text, boolean, integer, integer),
  private.admin_change_support(uuid, text), private.admin_support_recipient(uuid),
  private.admin_keep_support_reply(uuid, uuid, bytea) from public;
grant execute on function private.admin_support(text, text, boolean, integer, integer),
  private.admin_change_support(uuid, text), private.admin_support_recipient(uuid),
  private.admin_keep_support_reply(uuid, uuid, bytea) to authenticated;
