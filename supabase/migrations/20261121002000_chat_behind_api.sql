-- Supabase's REST API serves every table of schema public, unlike ours, which serves a list, and it connects as
-- `authenticator`. Conversations are behind /api alone, which keeps the limits and the order of messages.
create policy "the REST API has no sessions" on public.sessions as restrictive
  to authenticated using (session_user <> 'authenticator');
create policy "the REST API has no messages" on public.messages as restrictive
  to authenticated using (session_user <> 'authenticator');
