CREATE TABLE "goal_events" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "goal_events_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"deposit_account_id" uuid NOT NULL,
	"goal_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"saved_after_cents" bigint NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"transfer_id" uuid,
	"other_goal_id" uuid,
	CONSTRAINT "goal_events_tenant_sequence_pk" PRIMARY KEY("tenant","sequence")
);
--> statement-breakpoint
CREATE TABLE "goals" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"deposit_account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"picture" text NOT NULL,
	"saved_cents" bigint DEFAULT 0 NOT NULL,
	"target_cents" bigint,
	"target_date" date,
	"is_protected" boolean NOT NULL,
	"fill_percent" integer,
	"fill_cents" bigint,
	"place" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_on" date NOT NULL,
	"started_with_cents" bigint DEFAULT 0 NOT NULL,
	"reached_on" date,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "goals_tenant_id_pk" PRIMARY KEY("tenant","id"),
	CONSTRAINT "goals_not_below_zero" CHECK ("goals"."saved_cents" >= 0),
	CONSTRAINT "goals_archived_empty" CHECK ("goals"."archived_at" is null or "goals"."saved_cents" = 0)
);
--> statement-breakpoint
CREATE INDEX "goal_events_goal" ON "goal_events" USING btree ("tenant","goal_id","sequence");--> statement-breakpoint
CREATE INDEX "goal_events_account" ON "goal_events" USING btree ("tenant","deposit_account_id");--> statement-breakpoint
CREATE INDEX "goals_account" ON "goals" USING btree ("tenant","deposit_account_id");--> statement-breakpoint
DO $$
DECLARE named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['goals', 'goal_events'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', named);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', named);
    EXECUTE format(
      'CREATE POLICY own_tenant ON %I TO coffer_app USING (tenant = (SELECT current_tenant())) WITH CHECK (tenant = (SELECT current_tenant()))',
      named);
    -- The triggers work as the owner, who is held to the tenant of the transaction like everyone else.
    EXECUTE format(
      'CREATE POLICY triggers_own_tenant ON %I TO CURRENT_USER USING (tenant = current_tenant()) WITH CHECK (tenant = current_tenant())',
      named);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT ON goal_events TO coffer_app;
--> statement-breakpoint
-- All but saved_cents, which is the trigger's.
GRANT SELECT, INSERT, UPDATE (kind, name, picture, target_cents, target_date, is_protected, fill_percent, fill_cents,
  place, started_on, started_with_cents, reached_on, archived_at) ON goals TO coffer_app;
--> statement-breakpoint
-- Held by the database itself, whatever the program above it does:
--   1. the history of goals only grows;
--   2. a goal's money is the sum of its history;
--   3. at every commit the goals of an account have no more than is available or on hold there.
create trigger goal_events_stay before update or delete or truncate on goal_events
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create function goals_open_empty() returns trigger language plpgsql as $$
begin
  new.saved_cents := 0;
  return new;
end $$;
--> statement-breakpoint
create trigger goals_open_empty before insert on goals for each row execute function goals_open_empty();
--> statement-breakpoint
create function goal_events_apply() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  saved bigint;
begin
  update goals set saved_cents = saved_cents + new.amount_cents
   where tenant = new.tenant and id = new.goal_id and deposit_account_id = new.deposit_account_id and archived_at is null
  returning saved_cents into saved;
  if saved is distinct from new.saved_after_cents then
    raise exception 'goals: % cents are saved where the history says %', saved, new.saved_after_cents
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger goal_events_apply after insert on goal_events for each row execute function goal_events_apply();
--> statement-breakpoint
create function goals_within_balance() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  assigned bigint;
  balance bigint;
begin
  select coalesce(sum(saved_cents), 0) into assigned
    from goals where tenant = new.tenant and deposit_account_id = new.deposit_account_id;
  if assigned = 0 then return null; end if;
  select coalesce(sum(balance_cents), 0) into balance from ledger_accounts
   where tenant = new.tenant and deposit_account_id = new.deposit_account_id and kind in ('available', 'held');
  if assigned > greatest(balance, 0) then
    raise exception 'goals: % cents are assigned of %', assigned, balance using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger goals_within_balance after update on goals deferrable initially deferred
  for each row when (new.saved_cents > old.saved_cents) execute function goals_within_balance();
--> statement-breakpoint
create constraint trigger goals_covered after update on ledger_accounts deferrable initially deferred
  for each row when (new.balance_cents < old.balance_cents and new.deposit_account_id is not null
    and new.kind in ('available', 'held')) execute function goals_within_balance();
