-- PostgreSQL lets everybody execute a new function, and default privileges of one schema cannot take that away:
-- each migration that makes a function in schema private revokes it. supabase/tests/00-sweep.test.ts finds those that do not.
revoke execute on all functions in schema private from public;
