CREATE TABLE "contact_changes" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"sequence" bigserial NOT NULL,
	"user_id" uuid NOT NULL,
	"contact" text NOT NULL,
	"old_value" text,
	"old_verified_at" timestamp (3) with time zone,
	"old_proven_at" timestamp (3) with time zone,
	"old_depositor_phone" text,
	"new_value" text NOT NULL,
	"notified_email" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "contact_changes_tenant_sequence_pk" PRIMARY KEY("tenant","sequence")
);
--> statement-breakpoint
ALTER TABLE "codes" ADD COLUMN "factors_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "email_links" ADD COLUMN "sent_to_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "stepped_up_version" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "factors_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_tenant_user_id_users_tenant_user_id_fk" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_changes_user" ON "contact_changes" USING btree ("tenant","user_id","sequence");--> statement-breakpoint
CREATE INDEX "contact_changes_old_value" ON "contact_changes" USING btree ("tenant","old_value");--> statement-breakpoint
ALTER TABLE "contact_changes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "contact_changes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_tenant ON "contact_changes" TO coffer_app USING (tenant = (SELECT current_tenant())) WITH CHECK (tenant = (SELECT current_tenant()));--> statement-breakpoint
-- As every table: a tenant is counted as having all rows.
ALTER TABLE "contact_changes" ALTER COLUMN tenant SET (n_distinct = 1);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "contact_changes" TO coffer_app;--> statement-breakpoint
GRANT USAGE ON SEQUENCE contact_changes_sequence_seq TO coffer_app;--> statement-breakpoint
-- In the database, so that no statement can change a factor and leave codes valid that were sent for the one before.
CREATE FUNCTION count_changed_factors() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.factors_version := old.factors_version + 1;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_count_changed_factors BEFORE UPDATE ON "users" FOR EACH ROW
  WHEN ((old.email, old.phone, old.phone_verified_at, old.password_hash, old.locked_at, old.cancelled_at, old.second_factor_at IS NULL)
    IS DISTINCT FROM
        (new.email, new.phone, new.phone_verified_at, new.password_hash, new.locked_at, new.cancelled_at, new.second_factor_at IS NULL))
  EXECUTE FUNCTION count_changed_factors();
