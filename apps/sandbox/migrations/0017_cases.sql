CREATE TABLE "cases" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"deposit_account_id" uuid NOT NULL,
	"transfer_id" uuid NOT NULL,
	"thread_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "cases_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_tenant_depositor_id_depositors_tenant_depositor_id_fk" FOREIGN KEY ("tenant","depositor_id") REFERENCES "public"."depositors"("tenant","depositor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_account" ON "cases" USING btree ("tenant","deposit_account_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_thread" ON "cases" USING btree ("tenant","thread_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open" ON "cases" USING btree ("tenant","depositor_id","transfer_id") WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE "cases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cases" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_tenant ON "cases" TO coffer_app USING (tenant = (SELECT current_tenant())) WITH CHECK (tenant = (SELECT current_tenant()));--> statement-breakpoint
-- As every table: a tenant is counted as having all rows.
ALTER TABLE "cases" ALTER COLUMN tenant SET (n_distinct = 1);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "cases" TO coffer_app;
