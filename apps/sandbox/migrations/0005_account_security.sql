ALTER TABLE "password_failures" ADD COLUMN "device_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "password_failures" DROP CONSTRAINT "password_failures_tenant_email_hash_pk";--> statement-breakpoint
ALTER TABLE "password_failures" ADD CONSTRAINT "password_failures_tenant_email_hash_device_id_pk" PRIMARY KEY("tenant","email_hash","device_id");--> statement-breakpoint
ALTER TABLE "email_links" ADD COLUMN "wrong_codes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "email_links" ADD COLUMN "event" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "ip_region" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "stepped_up_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_code_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "needs_support" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD COLUMN "verified_at" timestamp (3) with time zone;--> statement-breakpoint
-- A session of a locked user is none; one that waits for a code is told so by the calls that enter it.
CREATE OR REPLACE FUNCTION enter_call(
  tenant_name text, token text,
  OUT now_ms double precision, OUT user_id uuid, OUT session_id uuid, OUT stage text,
  OUT created_ms double precision, OUT active_ms double precision, OUT locale text,
  OUT depositor_id uuid, OUT is_primary boolean, OUT registration_status text, OUT extended_status text,
  OUT primary_depositor_id uuid
) LANGUAGE plpgsql AS $$
BEGIN
  now_ms := enter_transaction(tenant_name, 'coffer_app', 'clock-shared');
  SELECT s.user_id, s.session_id, s.stage,
         extract(epoch FROM s.created_at) * 1000, extract(epoch FROM s.last_active_at) * 1000, u.locale,
         d.depositor_id, d.is_primary, d.registration_status, d.extended_status, p.depositor_id
    INTO user_id, session_id, stage, created_ms, active_ms, locale,
         depositor_id, is_primary, registration_status, extended_status, primary_depositor_id
    FROM sessions s
    JOIN users u ON u.tenant = s.tenant AND u.user_id = s.user_id
    JOIN depositors d ON d.tenant = s.tenant AND d.user_id = s.user_id
    LEFT JOIN depositors p ON p.tenant = d.tenant AND p.entity_id = d.entity_id AND p.is_primary AND NOT d.is_primary
   WHERE s.tenant = tenant_name AND s.token_hash = token AND s.ended_at IS NULL
     AND (u.locked_at IS NULL OR s.stage = 'mfa-pending');
END $$;
