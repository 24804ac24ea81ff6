-- A flow may begin at a provider: nobody knows yet whose it is, and it has no challenge if tokens are to come behind the hash.
alter table auth.flow_state
  alter column code_challenge drop not null,
  alter column code_challenge_method drop not null,
  -- Where the browser is to return to; only flows that wait for a provider have it.
  add column referrer text,
  -- Ours: the session that asked to link another identity. The wish ends with it.
  add column linking_session_id uuid references auth.sessions (id) on delete cascade,
  -- Ours: an identity that whoever exchanges the code wants to be linked.
  add column linked_identity jsonb;

create index flow_state_linking_session_id_idx on auth.flow_state (linking_session_id);
