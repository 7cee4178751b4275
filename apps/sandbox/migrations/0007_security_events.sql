CREATE TABLE "security_events" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"sequence" bigserial NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"user_id" uuid,
	"request_id" uuid,
	"address" text,
	"device" text,
	CONSTRAINT "security_events_tenant_sequence_pk" PRIMARY KEY("tenant","sequence")
);
--> statement-breakpoint
CREATE INDEX "security_events_user" ON "security_events" USING btree ("tenant","user_id","sequence");
--> statement-breakpoint
ALTER TABLE security_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE security_events FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_tenant ON security_events TO coffer_app
  USING (tenant = (SELECT current_tenant())) WITH CHECK (tenant = (SELECT current_tenant()) AND actor <> 'operator');
--> statement-breakpoint
-- The operator acts on any tenant and on the provider itself, whose events have the empty tenant.
CREATE POLICY of_the_operator ON security_events TO coffer_worker
  USING (actor = 'operator') WITH CHECK (actor = 'operator');
--> statement-breakpoint
-- Deletion is the retention job's; the trigger below keeps what is younger.
GRANT SELECT, INSERT, DELETE ON security_events TO coffer_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON security_events TO coffer_worker;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE security_events_sequence_seq TO coffer_app, coffer_worker;
--> statement-breakpoint
-- Whatever the role, the owner included: an event is never changed, and deleted after five years only.
CREATE FUNCTION security_events_stay() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE kept_since timestamptz;
BEGIN
  IF tg_op = 'DELETE' THEN
    SELECT clock_timestamp() + ahead_ms * interval '1 millisecond' - interval '1825 days' INTO kept_since FROM clock;
    IF old.at < kept_since THEN RETURN old; END IF;
  END IF;
  RAISE EXCEPTION 'security_events: % is refused: the record only grows', tg_op USING errcode = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER security_events_stay BEFORE DELETE ON security_events
  FOR EACH ROW EXECUTE FUNCTION security_events_stay();
--> statement-breakpoint
CREATE TRIGGER security_events_unchanged BEFORE UPDATE OR TRUNCATE ON security_events
  FOR EACH STATEMENT EXECUTE FUNCTION security_events_stay();
