CREATE TABLE "deposit_plan_changes" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"plan_id" uuid NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint,
	CONSTRAINT "deposit_plan_changes_tenant_plan_id_date_kind_pk" PRIMARY KEY("tenant","plan_id","date","kind")
);
--> statement-breakpoint
CREATE TABLE "deposit_plans" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"deposit_account_id" uuid NOT NULL,
	"linked_account_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"frequency" text NOT NULL,
	"start_date" date NOT NULL,
	"second_day" integer,
	"end_date" date,
	"paused_until" date,
	"goal_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "deposit_plans_tenant_id_pk" PRIMARY KEY("tenant","id"),
	CONSTRAINT "deposit_plans_positive" CHECK ("deposit_plans"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "plan_date" date;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "skip_reason" text;--> statement-breakpoint
CREATE INDEX "deposit_plans_account" ON "deposit_plans" USING btree ("tenant","deposit_account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_plan_date" ON "transfers" USING btree ("tenant","plan_id","plan_date") WHERE plan_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_plan_next" ON "transfers" USING btree ("tenant","plan_id") WHERE plan_id is not null and status = 'Initiated';--> statement-breakpoint
-- The repeating deposits of before become plans: each had one deposit that waits. Row-level security binds the owner too,
-- but for these statements.
ALTER TABLE "transfers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "transfers" t SET
  "plan_id" = gen_random_uuid(),
  "plan_date" = greatest(t."start_date", (
    SELECT max(dates."day") FROM (
      SELECT (t."start_date" + CASE t."frequency"
        WHEN 'weekly' THEN nth * interval '7 days'
        WHEN 'biweekly' THEN nth * interval '14 days'
        ELSE nth * interval '1 month' END)::date AS "day"
      FROM generate_series(0, (t."scheduled_for" - t."start_date") / 7 + 1) AS nth
    ) dates WHERE dates."day" <= t."scheduled_for"))
WHERE t."status" = 'Initiated' AND t."frequency" IN ('weekly', 'biweekly', 'monthly') AND t."scheduled_for" IS NOT NULL
  AND t."start_date" IS NOT NULL AND t."linked_account_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "deposit_plans" ("tenant", "id", "deposit_account_id", "linked_account_id", "amount_cents", "frequency",
  "start_date", "end_date", "created_at")
SELECT "tenant", "plan_id", "deposit_account_id", "linked_account_id", "amount_cents", "frequency", "start_date",
  "end_date", "created_at" FROM "transfers" WHERE "plan_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DO $$
DECLARE named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['deposit_plans', 'deposit_plan_changes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', named);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', named);
    EXECUTE format(
      'CREATE POLICY own_tenant ON %I TO coffer_app USING (tenant = (SELECT current_tenant())) WITH CHECK (tenant = (SELECT current_tenant()))',
      named);
    -- As every table: a tenant is counted as having all rows.
    EXECUTE format('ALTER TABLE %I ALTER COLUMN tenant SET (n_distinct = 1)', named);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON deposit_plans TO coffer_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON deposit_plan_changes TO coffer_app;
