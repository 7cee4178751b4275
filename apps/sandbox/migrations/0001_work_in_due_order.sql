DROP INDEX "jobs_due";--> statement-breakpoint
DROP INDEX "jobs_key";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "chain" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "status" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
-- Row-level security binds the owner too, but for this statement.
ALTER TABLE "jobs" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transfers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- The moment a retried job was due is not known any more; what an earlier release gave up after five attempts was marked
-- done, and stays so.
UPDATE "jobs" j SET
  "due_at" = j."run_at",
  "status" = CASE WHEN j."done_at" IS NULL THEN 'waiting' ELSE 'done' END,
  "chain" = (
    SELECT t."deposit_account_id"::text FROM "transfers" t
     WHERE t."tenant" = j."tenant" AND t."id"::text = j."payload"->>'transferId'
  );--> statement-breakpoint
ALTER TABLE "jobs" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transfers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "jobs" ALTER COLUMN "due_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "deposit_accounts_accruing" ON "deposit_accounts" USING btree ("tenant","accrued_through") WHERE closed_at is null and closing_since is null;--> statement-breakpoint
CREATE INDEX "jobs_next" ON "jobs" USING btree ("tenant","run_at","job_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_chain" ON "jobs" USING btree ("tenant","chain","due_at","job_id") WHERE status <> 'done';--> statement-breakpoint
CREATE INDEX "jobs_parked" ON "jobs" USING btree ("tenant","job_id") WHERE status = 'parked';--> statement-breakpoint
CREATE INDEX "ledger_transactions_occurred" ON "ledger_transactions" USING btree ("tenant","occurred_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("tenant","kind","key") WHERE status <> 'done';--> statement-breakpoint
-- Work is done under the tenant's role; the worker only looks for it.
DROP POLICY any_tenant ON jobs;--> statement-breakpoint
CREATE POLICY any_tenant ON jobs FOR SELECT TO coffer_worker USING (true);--> statement-breakpoint
REVOKE UPDATE ON jobs FROM coffer_worker;--> statement-breakpoint
-- How every transaction begins: it takes an advisory lock, its role and its tenant until it ends, and answers the
-- provider's time in milliseconds, as it is once the lock is taken; null where a lock that is only tried is not free.
-- Locks end with the transaction, so neither a crash nor a pooler in transaction mode leaves one behind. 4270092 and
-- 4270093 are their classes; all sandboxes that share a database agree on them.
--   clock-shared: a call; the clock is not moved between the moment the call reads it and the moment its rows are
--     committed, so that all work due by a time is scheduled when the clock has moved to it.
--   clock-exclusive: the clock is moved.
--   work-waited, work-tried: the tenant's scheduled work is run, by one transaction at a time.
CREATE FUNCTION enter_transaction(tenant text, role_name text, lock_name text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE now_ms bigint;
BEGIN
  IF lock_name = 'clock-shared' THEN PERFORM pg_advisory_xact_lock_shared(4270093, 0);
  ELSIF lock_name = 'clock-exclusive' THEN PERFORM pg_advisory_xact_lock(4270093, 0);
  ELSIF lock_name = 'work-waited' THEN PERFORM pg_advisory_xact_lock(4270092, hashtext(tenant));
  ELSIF lock_name = 'work-tried' AND NOT pg_try_advisory_xact_lock(4270092, hashtext(tenant)) THEN RETURN NULL;
  END IF;
  PERFORM set_config('coffer.tenant', tenant, true), set_config('role', role_name, true);
  SELECT floor(extract(epoch FROM clock_timestamp()) * 1000 + ahead_ms) INTO now_ms FROM clock;
  RETURN now_ms;
END $$;
--> statement-breakpoint
-- A job is done. Deferred constraints are checked here, where a violation is the job's, and not at commit, where it is
-- nobody's.
CREATE FUNCTION finish_job(finished bigint, at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  SET CONSTRAINTS ALL IMMEDIATE;
  UPDATE jobs SET status = 'done', done_at = at WHERE job_id = finished;
END $$;
