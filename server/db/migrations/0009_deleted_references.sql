-- Fields with several references are arrays, which foreign keys do not cover: a trigger of each such field takes the ids of deleted records
-- out. Its arguments are the table and the column; a field that was removed since is passed over.
create function remove_reference() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('update %1$I set %2$I = array_remove(%2$I, $1) where %2$I @> array[$1]', tg_argv[0], tg_argv[1]) using old.id;
  return null;
exception when undefined_table or undefined_column then
  return null;
end $$;
