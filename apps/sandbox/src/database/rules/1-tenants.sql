-- Tenants are kept apart here, in the database. The server logs in as the owner, or as a role that owns nothing, and
-- takes one of two roles for each transaction: coffer_app, which sees one tenant's rows and needs to say whose, or
-- coffer_worker, which sees only what waits to be done, for any tenant. FORCE holds the owner to the same policies.
DO $$ BEGIN
  CREATE ROLE coffer_app NOLOGIN NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  CREATE ROLE coffer_worker NOLOGIN NOBYPASSRLS;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('GRANT coffer_app, coffer_worker TO %I', current_user);
EXCEPTION WHEN OTHERS THEN
  IF NOT pg_has_role(current_user, 'coffer_app', 'MEMBER') THEN RAISE; END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO coffer_app, coffer_worker;
--> statement-breakpoint
DO $$
DECLARE owned record;
BEGIN
  FOR owned IN
    SELECT c.relname FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant' AND NOT a.attisdropped
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', owned.relname);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', owned.relname);
    EXECUTE format(
      'CREATE POLICY own_tenant ON %I TO coffer_app USING (tenant = (SELECT current_tenant())) WITH CHECK (tenant = (SELECT current_tenant()))',
      owned.relname);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO coffer_app', owned.relname);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO coffer_app;
--> statement-breakpoint
CREATE POLICY any_tenant ON jobs FOR SELECT TO coffer_worker USING (true);
--> statement-breakpoint
GRANT SELECT ON jobs TO coffer_worker;
--> statement-breakpoint
GRANT SELECT ON clock TO coffer_app;
--> statement-breakpoint
GRANT SELECT, UPDATE ON clock TO coffer_worker;
--> statement-breakpoint
GRANT SELECT, INSERT ON secrets TO coffer_worker;
--> statement-breakpoint
-- The clock is never put back.
CREATE FUNCTION clock_moves_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.ahead_ms < OLD.ahead_ms THEN RAISE EXCEPTION 'the clock is never put back'; END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER clock_moves_forward BEFORE UPDATE ON clock FOR EACH ROW EXECUTE FUNCTION clock_moves_forward();
--> statement-breakpoint
INSERT INTO clock DEFAULT VALUES;
--> statement-breakpoint
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
