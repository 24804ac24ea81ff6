-- Whether a reply helped, as its person says: a word of three beside the reply, gone with it. Never why.
alter table public.messages
  add column feedback text,
  add constraint messages_feedback
    check (feedback is null or (role = 'assistant' and feedback in ('helpful', 'unhelpful', 'misunderstood')));

-- The same, counted for whoever runs the product, by the month of the reply: without a person, a session or a time of day.
create table private.feedback_counts (
  month date not null,
  language public.language_code not null,
  engine text not null,
  feedback text not null,
  count integer not null default 0,
  primary key (month, language, engine, feedback)
);

alter table private.feedback_counts enable row level security;
revoke all on private.feedback_counts from public, anon, authenticated;
grant select on private.feedback_counts to service_role;

-- Keeps what somebody says of one of their own replies, null if nothing any more, and moves the count. False if there is no
-- such reply. With its owner's rights: messages are never changed otherwise, and a person's role may not.
create function private.give_feedback(p_message uuid, p_feedback text) returns boolean
  language plpgsql security definer set search_path = '' as $$
declare
  v_reply record;
begin
  select m.feedback, coalesce(m.engine, 'guided') as engine, s.language,
      date_trunc('month', m.created_at at time zone 'utc')::date as month
    into v_reply
    from public.messages m join public.sessions s on s.id = m.session_id
    where m.id = p_message and m.user_id = auth.uid() and m.role = 'assistant'
    for update of m;
  if not found then
    return false;
  end if;
  if v_reply.feedback is not distinct from p_feedback then
    return true;
  end if;

  update public.messages set feedback = p_feedback where id = p_message;
  update private.feedback_counts set count = count - 1
    where month = v_reply.month and language = v_reply.language and engine = v_reply.engine
      and feedback = v_reply.feedback;
  if p_feedback is not null then
    insert into private.feedback_counts as c (month, language, engine, feedback, count)
    values (v_reply.month, v_reply.language, v_reply.engine, p_feedback, 1)
    on conflict (month, language, engine, feedback) do update set count = c.count + 1;
  end if;
  return true;
end;
$$;

revoke execute on function private.give_feedback(uuid, text) from public;
grant execute on function private.give_feedback(uuid, text) to authenticated, service_role;
