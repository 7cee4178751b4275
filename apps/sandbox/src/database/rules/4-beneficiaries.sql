-- Whatever the program above does: at every commit the shares of each designation of an account add up to 100 or there
-- are none, and an account has at most ten beneficiaries.
create function beneficiaries_add_up() returns trigger language plpgsql as $$
declare
  whose record;
begin
  for whose in
    select distinct tenant, depositor_id from (values (new.tenant, new.depositor_id), (old.tenant, old.depositor_id)) touched(tenant, depositor_id)
     where depositor_id is not null
  loop
    if exists (
      select from beneficiaries b where b.tenant = whose.tenant and b.depositor_id = whose.depositor_id
       group by b.designation having sum(b.allocation) <> 100
    ) then
      raise exception 'beneficiaries: shares do not add up to 100' using errcode = 'check_violation';
    end if;
    if (select count(*) from beneficiaries b where b.tenant = whose.tenant and b.depositor_id = whose.depositor_id) > 10 then
      raise exception 'beneficiaries: more than ten' using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger beneficiaries_add_up after insert or update or delete on beneficiaries
  deferrable initially deferred for each row execute function beneficiaries_add_up();
