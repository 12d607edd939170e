-- A say counts for others once its account is a week old, since accounts that one evening made agree on anything. It waits
-- until then: who comes with a shelf teaches most in the first days. Those who teach a code are outvoted by more who report
-- it. Who says something sees it at once, as before. The numbers are those of decision 71.
drop function games_of_barcode(text, uuid);
create function games_of_barcode(asked text, asker uuid, moment timestamptz)
returns table (game_id integer, known_by text, place bigint) language sql stable as $$
  with said as (
    select s.user_id, coalesce(e.merged_into, s.game_id) as game_id, s.is_right,
      u."createdAt" <= moment - interval '7 days' as counts
    from barcode_says s join "user" u on u.id = s.user_id
    left join own_entries e on e.user_id = s.user_id and e.game_id = s.game_id
    where s.code = asked
  ), counted as (
    select said.game_id,
      count(distinct user_id) filter (where is_right and counts) as for_it,
      count(distinct user_id) filter (where not is_right and counts) as against_it,
      coalesce(bool_or(is_right) filter (where user_id = asker), false) as is_own,
      coalesce(bool_or(not is_right) filter (where user_id = asker), false) as is_denied
    from said group by said.game_id
  ), judged as (
    select g.game_id, coalesce(c.is_own, false) as is_own, coalesce(c.is_denied, false) as is_denied,
      coalesce(c.for_it - c.against_it, 0) as lead,
      k.game_id is not null and r.game_id is null and coalesce(c.against_it - c.for_it, 0) < 3 as is_of_source,
      -- An own entry is its owner's alone.
      r.game_id is null and k.game_id is null and g.game_id < 1073741824
        and coalesce(c.for_it >= 2 and c.against_it <= c.for_it, false) as is_learned
    from (select k.game_id from game_codes k where k.code = asked union select c.game_id from counted c) g
    left join game_codes k on k.code = asked and k.game_id = g.game_id
    left join counted c on c.game_id = g.game_id
    left join barcode_removals r on r.code = asked and r.game_id = g.game_id
  )
  select j.game_id, case when j.is_of_source then 'source' when j.is_own then 'self' else 'users' end,
    row_number() over (order by j.is_of_source desc, j.is_own desc, j.lead desc, j.game_id)
  from judged j
  where not j.is_denied and (j.is_own or not exists (select from judged o where o.is_own)
    and (j.is_of_source or j.is_learned and not exists (select from judged o where o.is_of_source)))
$$;
