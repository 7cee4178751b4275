-- The ledger's invariants, held by the database itself, whatever the program above it does:
--   1. the postings of one ledger transaction add up to zero, at every statement and again at commit;
--   2. a ledger transaction is closed when the database transaction that made it commits;
--   3. postings and ledger transactions are never changed or deleted;
--   4. a depositor's balance is the sum of its postings, and only the posting trigger writes it;
--   5. no pocket falls below zero, but `available` through a return, which is flagged.

alter table ledger_transactions add column made_in xid8 not null default pg_current_xact_id();
--> statement-breakpoint
create function ledger_open_account() returns trigger language plpgsql as $$
begin
  new.balance_cents := 0;
  new.overdrawn_by_return := false;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_open_account before insert on ledger_accounts
  for each row execute function ledger_open_account();
--> statement-breakpoint
create function ledger_apply_postings() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  reached integer;
  wanted integer;
begin
  if exists (select from inserted group by tenant, transaction_id having sum(amount_cents) <> 0) then
    raise exception 'ledger: postings do not add up to zero' using errcode = 'check_violation';
  end if;
  if exists (
    select from (select distinct tenant, transaction_id from inserted) p
    left join ledger_transactions t on t.tenant = p.tenant and t.id = p.transaction_id
    where t.made_in is distinct from pg_current_xact_id()
  ) then
    raise exception 'ledger: a closed ledger transaction takes no more postings' using errcode = 'check_violation';
  end if;

  select count(distinct (tenant, account_id)) into wanted from inserted;
  select count(*) into reached from (select distinct tenant, account_id from inserted) p
    join ledger_accounts a on a.tenant = p.tenant and a.id = p.account_id;
  if reached <> wanted then
    raise exception 'ledger: a posting names no account of its tenant' using errcode = 'foreign_key_violation';
  end if;

  update ledger_accounts a
     set balance_cents = a.balance_cents + change.cents,
         overdrawn_by_return = a.balance_cents + change.cents < 0 and a.kind = 'available'
                               and (change.by_return or change.cents > 0)
    from (select p.tenant, p.account_id, sum(p.amount_cents)::bigint as cents, bool_or(t.kind = 'return') as by_return
            from inserted p join ledger_transactions t on t.tenant = p.tenant and t.id = p.transaction_id
           group by p.tenant, p.account_id) change
   where a.tenant = change.tenant and a.id = change.account_id and a.deposit_account_id is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_apply_postings after insert on ledger_postings
  referencing new table as inserted for each statement execute function ledger_apply_postings();
--> statement-breakpoint
create function ledger_transaction_balances() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  total bigint;
  sides bigint;
begin
  select coalesce(sum(amount_cents), 0), count(*) into total, sides
    from ledger_postings where tenant = new.tenant and transaction_id = new.id;
  if total <> 0 or sides < 2 then
    raise exception 'ledger: transaction % does not balance at commit', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_transaction_balances after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_balances();
--> statement-breakpoint
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % on % is refused: corrections are new entries', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger ledger_postings_stay before update or delete or truncate on ledger_postings
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_transactions_stay before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_postings, ledger_transactions, ledger_accounts FROM coffer_app;
--> statement-breakpoint
-- The triggers work as the owner, who is held to the tenant of the transaction like everyone else.
CREATE POLICY triggers_own_tenant ON ledger_postings TO CURRENT_USER USING (tenant = current_tenant());
--> statement-breakpoint
CREATE POLICY triggers_own_tenant ON ledger_transactions TO CURRENT_USER USING (tenant = current_tenant());
--> statement-breakpoint
CREATE POLICY triggers_own_tenant ON ledger_accounts TO CURRENT_USER
  USING (tenant = current_tenant()) WITH CHECK (tenant = current_tenant());
