-- Of a sign-up's message: the digest of the password that it confirms, as it is stored. Whoever chooses another one before
-- that makes the message worthless. Null where a message proves the address alone. Ours, GoTrue has no such column.
alter table auth.one_time_tokens add column password_digest text;
