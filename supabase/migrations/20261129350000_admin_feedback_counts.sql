-- What people said of the replies of a year, as it may be published: what nobody says any more is left out, and no sum is told.
create function private.admin_feedback_counts(p_year integer) returns jsonb
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return (
    select jsonb_build_object('year', p_year, 'months', coalesce(jsonb_agg(jsonb_build_object(
      'month', to_char(month, 'YYYY-MM'), 'language', language, 'engine', engine, 'feedback', feedback,
      'count', private.tell_figure(count)
    ) order by month, language, engine, feedback), '[]'))
    from private.feedback_counts
    where month >= make_date(p_year, 1, 1) and month < make_date(p_year + 1, 1, 1) and count > 0
  );
end;
$$;

revoke execute on function private.admin_feedback_counts(integer) from public;
grant execute on function private.admin_feedback_counts(integer) to authenticated;
