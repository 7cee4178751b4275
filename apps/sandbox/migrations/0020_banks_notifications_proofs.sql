CREATE TABLE "notification_settings" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_settings_tenant_depositor_id_kind_channel_pk" PRIMARY KEY("tenant","depositor_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"deposit_account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"period_from" date,
	"period_until" date,
	"balance" bigint NOT NULL,
	"code" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proofs_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_tenant_depositor_id_depositors_tenant_depositor_id_fk" FOREIGN KEY ("tenant","depositor_id") REFERENCES "public"."depositors"("tenant","depositor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_tenant_depositor_id_depositors_tenant_depositor_id_fk" FOREIGN KEY ("tenant","depositor_id") REFERENCES "public"."depositors"("tenant","depositor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proofs_account" ON "proofs" USING btree ("tenant","deposit_account_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proofs_code" ON "proofs" USING btree ("tenant","code");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_accounts_default" ON "linked_accounts" USING btree ("tenant","depositor_id") WHERE is_default;--> statement-breakpoint
ALTER TABLE "notification_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_tenant ON "notification_settings" TO coffer_app USING (tenant = (SELECT current_tenant())) WITH CHECK (tenant = (SELECT current_tenant()));--> statement-breakpoint
-- As every table: a tenant is counted as having all rows.
ALTER TABLE "notification_settings" ALTER COLUMN tenant SET (n_distinct = 1);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "notification_settings" TO coffer_app;
--> statement-breakpoint
ALTER TABLE "proofs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "proofs" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_tenant ON "proofs" TO coffer_app USING (tenant = (SELECT current_tenant())) WITH CHECK (tenant = (SELECT current_tenant()));--> statement-breakpoint
-- As every table: a tenant is counted as having all rows.
ALTER TABLE "proofs" ALTER COLUMN tenant SET (n_distinct = 1);--> statement-breakpoint
GRANT SELECT, INSERT ON "proofs" TO coffer_app;
