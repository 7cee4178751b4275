CREATE TABLE "rate_changes" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"effective_on" date NOT NULL,
	"announced_on" date NOT NULL,
	"apy" text NOT NULL,
	CONSTRAINT "rate_changes_tenant_effective_on_pk" PRIMARY KEY("tenant","effective_on")
);
--> statement-breakpoint
ALTER TABLE "rate_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rate_changes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_tenant ON "rate_changes" TO coffer_app USING (tenant = (SELECT current_tenant())) WITH CHECK (tenant = (SELECT current_tenant()));--> statement-breakpoint
-- As every table: a tenant is counted as having all rows.
ALTER TABLE "rate_changes" ALTER COLUMN tenant SET (n_distinct = 1);--> statement-breakpoint
-- A change that was announced stays.
GRANT SELECT, INSERT ON "rate_changes" TO coffer_app;
