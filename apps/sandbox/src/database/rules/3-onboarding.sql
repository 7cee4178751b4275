-- An application has a new revision whenever anything of it changes, whoever changes it. The relink flag is no part of it.
create function application_changes() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{revision,relink}'::text[] is distinct from to_jsonb(old) - '{revision,relink}'::text[] then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger application_changes before update on depositors
  for each row execute function application_changes();
