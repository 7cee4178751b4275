-- Whose rows a transaction works on. Nothing said is an error, not an empty answer.
CREATE FUNCTION current_tenant() RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE said text := current_setting('coffer.tenant', true);
BEGIN
  IF said IS NULL OR said = '' THEN RAISE EXCEPTION 'no tenant is set for this transaction'; END IF;
  RETURN said;
END $$;
--> statement-breakpoint
CREATE TABLE "deposit_accounts" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"number" text NOT NULL,
	"routing_number" text NOT NULL,
	"apy" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closing_since" timestamp (3) with time zone,
	"closing_reason" text,
	"closed_at" timestamp (3) with time zone,
	"status_before_closing" text,
	"initial_fund_cents" bigint,
	"accrued_interest" bigint DEFAULT 0 NOT NULL,
	"accrued_through" date NOT NULL,
	CONSTRAINT "deposit_accounts_tenant_id_pk" PRIMARY KEY("tenant","id"),
	CONSTRAINT "deposit_accounts_number" UNIQUE("tenant","number")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "transfers_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deposit_account_id" uuid NOT NULL,
	"linked_account_id" uuid,
	"request_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"description" text NOT NULL,
	"is_first_funding" boolean DEFAULT false NOT NULL,
	"is_closing" boolean DEFAULT false NOT NULL,
	"return_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"processed_at" timestamp (3) with time zone,
	"released_at" timestamp (3) with time zone,
	"scheduled_for" date,
	"frequency" text,
	"start_date" date,
	"end_date" date,
	"balance_after_cents" bigint,
	CONSTRAINT "transfers_tenant_id_pk" PRIMARY KEY("tenant","id"),
	CONSTRAINT "transfers_positive" CHECK ("transfers"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "beneficiaries" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "beneficiaries_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"depositor_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"relationship" text NOT NULL,
	"date_of_birth" date,
	"ssn_last_four" text,
	"email" text,
	"phone" text,
	"address" jsonb,
	"designation" text NOT NULL,
	"allocation" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "beneficiaries_tenant_id_pk" PRIMARY KEY("tenant","id"),
	CONSTRAINT "beneficiaries_share" CHECK (allocation between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "chosen_non_profits" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"ein" text NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chosen_non_profits_tenant_depositor_id_pk" PRIMARY KEY("tenant","depositor_id")
);
--> statement-breakpoint
CREATE TABLE "clock" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"ahead_ms" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "disclosures" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "disclosures_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"version" text NOT NULL,
	"title" text NOT NULL,
	"attestation" text NOT NULL,
	"body_html" text NOT NULL,
	"hash" text NOT NULL,
	"is_active" boolean NOT NULL,
	CONSTRAINT "disclosures_tenant_id_pk" PRIMARY KEY("tenant","id"),
	CONSTRAINT "disclosures_version" UNIQUE("tenant","slug","version")
);
--> statement-breakpoint
CREATE TABLE "signed_disclosures" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"disclosure_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"version" text NOT NULL,
	"attestation" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signed_disclosures_tenant_depositor_id_disclosure_id_pk" PRIMARY KEY("tenant","depositor_id","disclosure_id")
);
--> statement-breakpoint
CREATE TABLE "identity_documents" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content_hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_documents_tenant_id_pk" PRIMARY KEY("tenant","id"),
	CONSTRAINT "identity_documents_once" UNIQUE("tenant","depositor_id","kind","content_hash")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"job_id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"payload" jsonb NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "call_counts" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"subject" text NOT NULL,
	"window_ends_at" timestamp (3) with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_tenant_subject_pk" PRIMARY KEY("tenant","subject")
);
--> statement-breakpoint
CREATE TABLE "codes" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"nonce" uuid DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "codes_tenant_nonce_pk" PRIMARY KEY("tenant","nonce")
);
--> statement-breakpoint
CREATE TABLE "email_links" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"link_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "email_links_tenant_link_id_pk" PRIMARY KEY("tenant","link_id")
);
--> statement-breakpoint
CREATE TABLE "password_failures" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"email_hash" text NOT NULL,
	"failures" integer NOT NULL,
	"locked_at" timestamp (3) with time zone,
	CONSTRAINT "password_failures_tenant_email_hash_pk" PRIMARY KEY("tenant","email_hash")
);
--> statement-breakpoint
CREATE TABLE "remembered_devices" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"device_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"browser" text NOT NULL,
	"os" text NOT NULL,
	"ip_region" text NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"forgotten" boolean DEFAULT false NOT NULL,
	CONSTRAINT "remembered_devices_tenant_device_id_pk" PRIMARY KEY("tenant","device_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"session_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"stage" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_active_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"user_agent" text DEFAULT '' NOT NULL,
	"location" text,
	"description" text,
	"device_id" uuid,
	CONSTRAINT "sessions_tenant_session_id_pk" PRIMARY KEY("tenant","session_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"user_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text NOT NULL,
	"phone" text,
	"phone_verified_at" timestamp (3) with time zone,
	"locale" text NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"second_factor_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	CONSTRAINT "users_tenant_user_id_pk" PRIMARY KEY("tenant","user_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"invitation_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"identity_hash" text,
	"identity_expires_at" timestamp (3) with time zone,
	CONSTRAINT "invitations_tenant_invitation_id_pk" PRIMARY KEY("tenant","invitation_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"deposit_account_id" uuid,
	"kind" text NOT NULL,
	"balance_cents" bigint DEFAULT 0 NOT NULL,
	"overdrawn_by_return" boolean DEFAULT false NOT NULL,
	CONSTRAINT "ledger_accounts_tenant_id_pk" PRIMARY KEY("tenant","id"),
	CONSTRAINT "ledger_accounts_kind" UNIQUE NULLS NOT DISTINCT("tenant","deposit_account_id","kind"),
	CONSTRAINT "ledger_accounts_not_below_zero" CHECK ("ledger_accounts"."balance_cents" >= 0 or "ledger_accounts"."overdrawn_by_return")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_postings_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"transfer_id" uuid,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "ledger_postings_tenant_sequence_pk" PRIMARY KEY("tenant","sequence"),
	CONSTRAINT "ledger_postings_not_zero" CHECK ("ledger_postings"."amount_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"trace" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transactions_tenant_id_pk" PRIMARY KEY("tenant","id"),
	CONSTRAINT "ledger_transactions_trace" UNIQUE("tenant","trace")
);
--> statement-breakpoint
CREATE TABLE "linked_accounts" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"institution" text NOT NULL,
	"account_name" text NOT NULL,
	"holder_name" text NOT NULL,
	"account_type" text NOT NULL,
	"routing_number" text NOT NULL,
	"mask" text NOT NULL,
	"fingerprint" text NOT NULL,
	"source_type" text NOT NULL,
	"status" text NOT NULL,
	"returns_in_a_row" integer DEFAULT 0 NOT NULL,
	"verify_attempts_left" integer,
	"reissues_done" integer DEFAULT 0 NOT NULL,
	"microdeposits_expected_by" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "linked_accounts_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "linking_sessions" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"provider_id" integer,
	"person" text,
	"stage" text NOT NULL,
	"request_id" text,
	"provider_account_id" integer,
	"chosen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"linked_account_id" uuid,
	CONSTRAINT "linking_sessions_tenant_id_pk" PRIMARY KEY("tenant","id"),
	CONSTRAINT "linking_sessions_token" UNIQUE("tenant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "attachments" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "attachments_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"thread_id" uuid NOT NULL,
	"depositor_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"viewed_at" timestamp (3) with time zone,
	CONSTRAINT "messages_tenant_id_pk" PRIMARY KEY("tenant","id")
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "alerts_tenant_uuid_pk" PRIMARY KEY("tenant","uuid")
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"type" integer NOT NULL,
	"location" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"dismissible" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "banners_tenant_uuid_pk" PRIMARY KEY("tenant","uuid")
);
--> statement-breakpoint
CREATE TABLE "depositors" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"depositor_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"is_primary" boolean DEFAULT true NOT NULL,
	"entity_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"invited_email" text,
	"registration_status" text,
	"registration_last_step" text DEFAULT 'none' NOT NULL,
	"extended_status" text DEFAULT 'UNLINKED' NOT NULL,
	"relink" boolean DEFAULT false NOT NULL,
	"first_name" text,
	"middle_name" text,
	"last_name" text,
	"suffix" text,
	"date_of_birth" date,
	"phone" text,
	"ssn_hash" text,
	"ssn_last_four" text,
	"address" jsonb,
	"mailing_address" jsonb,
	"employment_status" text,
	"employer_name" text,
	"occupation" text,
	"asked_documents" jsonb,
	"certified_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "depositors_tenant_depositor_id_pk" PRIMARY KEY("tenant","depositor_id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"channel" text NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text,
	"links" jsonb NOT NULL,
	"code" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_tenant_uuid_pk" PRIMARY KEY("tenant","uuid")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_tenant_depositor_id_key_pk" PRIMARY KEY("tenant","depositor_id","key")
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"tenant" text DEFAULT current_tenant() NOT NULL,
	"request_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"depositor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"result" jsonb,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "requests_tenant_request_id_pk" PRIMARY KEY("tenant","request_id")
);
--> statement-breakpoint
CREATE TABLE "tenant_settings" (
	"tenant" text PRIMARY KEY DEFAULT current_tenant() NOT NULL,
	"linking_mode" text NOT NULL,
	"same_fi_institution" text,
	"limits" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"review_seconds" integer,
	"branding" jsonb,
	"seeded" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD CONSTRAINT "beneficiaries_tenant_depositor_id_depositors_tenant_depositor_id_fk" FOREIGN KEY ("tenant","depositor_id") REFERENCES "public"."depositors"("tenant","depositor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chosen_non_profits" ADD CONSTRAINT "chosen_non_profits_tenant_depositor_id_depositors_tenant_depositor_id_fk" FOREIGN KEY ("tenant","depositor_id") REFERENCES "public"."depositors"("tenant","depositor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_tenant_depositor_id_depositors_tenant_depositor_id_fk" FOREIGN KEY ("tenant","depositor_id") REFERENCES "public"."depositors"("tenant","depositor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codes" ADD CONSTRAINT "codes_tenant_user_id_users_tenant_user_id_fk" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_links" ADD CONSTRAINT "email_links_tenant_user_id_users_tenant_user_id_fk" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_devices" ADD CONSTRAINT "remembered_devices_tenant_user_id_users_tenant_user_id_fk" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_tenant_user_id_users_tenant_user_id_fk" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_tenant_depositor_id_depositors_tenant_depositor_id_fk" FOREIGN KEY ("tenant","depositor_id") REFERENCES "public"."depositors"("tenant","depositor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_tenant_message_id_messages_tenant_id_fk" FOREIGN KEY ("tenant","message_id") REFERENCES "public"."messages"("tenant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_tenant_depositor_id_depositors_tenant_depositor_id_fk" FOREIGN KEY ("tenant","depositor_id") REFERENCES "public"."depositors"("tenant","depositor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_tenant_depositor_id_depositors_tenant_depositor_id_fk" FOREIGN KEY ("tenant","depositor_id") REFERENCES "public"."depositors"("tenant","depositor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "depositors" ADD CONSTRAINT "depositors_tenant_user_id_users_tenant_user_id_fk" FOREIGN KEY ("tenant","user_id") REFERENCES "public"."users"("tenant","user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_tenant_depositor_id_depositors_tenant_depositor_id_fk" FOREIGN KEY ("tenant","depositor_id") REFERENCES "public"."depositors"("tenant","depositor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_tenant_depositor_id_depositors_tenant_depositor_id_fk" FOREIGN KEY ("tenant","depositor_id") REFERENCES "public"."depositors"("tenant","depositor_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_accounts_depositor" ON "deposit_accounts" USING btree ("tenant","depositor_id");--> statement-breakpoint
CREATE INDEX "transfers_newest" ON "transfers" USING btree ("tenant","deposit_account_id","created_at","sequence");--> statement-breakpoint
CREATE INDEX "beneficiaries_depositor" ON "beneficiaries" USING btree ("tenant","depositor_id","sequence");--> statement-breakpoint
CREATE INDEX "identity_documents_newest" ON "identity_documents" USING btree ("tenant","depositor_id","sent_at");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at","job_id") WHERE done_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_key" ON "jobs" USING btree ("tenant","kind","key") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "codes_session" ON "codes" USING btree ("tenant","session_id");--> statement-breakpoint
CREATE INDEX "email_links_secret" ON "email_links" USING btree ("tenant","secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "remembered_devices_token" ON "remembered_devices" USING btree ("tenant","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("tenant","token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("tenant","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("tenant","email") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "invitations_depositor" ON "invitations" USING btree ("tenant","depositor_id","sent_at");--> statement-breakpoint
CREATE INDEX "invitations_identity" ON "invitations" USING btree ("tenant","identity_hash");--> statement-breakpoint
CREATE INDEX "ledger_postings_transaction" ON "ledger_postings" USING btree ("tenant","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("tenant","account_id");--> statement-breakpoint
CREATE INDEX "linked_accounts_depositor" ON "linked_accounts" USING btree ("tenant","depositor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "linked_accounts_once" ON "linked_accounts" USING btree ("tenant","depositor_id","fingerprint") WHERE status <> 'ARCHIVED';--> statement-breakpoint
CREATE INDEX "linking_sessions_result" ON "linking_sessions" USING btree ("tenant","depositor_id","request_id");--> statement-breakpoint
CREATE INDEX "attachments_message" ON "attachments" USING btree ("tenant","message_id");--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("tenant","depositor_id","sent_at");--> statement-breakpoint
CREATE INDEX "alerts_depositor" ON "alerts" USING btree ("tenant","depositor_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "depositors_user" ON "depositors" USING btree ("tenant","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "depositors_primary" ON "depositors" USING btree ("tenant","entity_id") WHERE is_primary;--> statement-breakpoint
CREATE UNIQUE INDEX "depositors_joint" ON "depositors" USING btree ("tenant","entity_id") WHERE not is_primary and cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "depositors_invited" ON "depositors" USING btree ("tenant","invited_email") WHERE user_id is null and cancelled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "depositors_ssn" ON "depositors" USING btree ("tenant","ssn_hash") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("tenant","sent_at");
--> statement-breakpoint
-- Tenants are kept apart here, in the database. The server logs in as the owner and takes one of two roles for each
-- transaction: coffer_app, which sees one tenant's rows and needs to say whose, or coffer_worker, which sees only what
-- waits to be done, for any tenant. FORCE holds the owner to the same policies.
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
CREATE POLICY any_tenant ON jobs TO coffer_worker USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, UPDATE ON jobs TO coffer_worker;
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
-- The ledger's invariants, held by the database itself, whatever the program above it does:
--   1. the postings of one ledger transaction add up to zero, at every statement and again at commit;
--   2. a ledger transaction is closed when the database transaction that made it commits;
--   3. postings and ledger transactions are never changed or deleted;
--   4. a depositor's balance is the sum of its postings, and only the posting trigger writes it;
--   5. no pocket falls below zero, but `available` through a return, which is flagged.

alter table ledger_transactions add column made_in xid8 not null default pg_current_xact_id();
--> statement-breakpoint
create function ledger_open_account() returns trigger language plpgsql as $$
begin
  new.balance_cents := 0;
  new.overdrawn_by_return := false;
  return new;
end $$;
--> statement-breakpoint
create trigger ledger_open_account before insert on ledger_accounts
  for each row execute function ledger_open_account();
--> statement-breakpoint
create function ledger_apply_postings() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  reached integer;
  wanted integer;
begin
  if exists (select from inserted group by tenant, transaction_id having sum(amount_cents) <> 0) then
    raise exception 'ledger: postings do not add up to zero' using errcode = 'check_violation';
  end if;
  if exists (
    select from (select distinct tenant, transaction_id from inserted) p
    left join ledger_transactions t on t.tenant = p.tenant and t.id = p.transaction_id
    where t.made_in is distinct from pg_current_xact_id()
  ) then
    raise exception 'ledger: a closed ledger transaction takes no more postings' using errcode = 'check_violation';
  end if;

  select count(distinct (tenant, account_id)) into wanted from inserted;
  select count(*) into reached from (select distinct tenant, account_id from inserted) p
    join ledger_accounts a on a.tenant = p.tenant and a.id = p.account_id;
  if reached <> wanted then
    raise exception 'ledger: a posting names no account of its tenant' using errcode = 'foreign_key_violation';
  end if;

  update ledger_accounts a
     set balance_cents = a.balance_cents + change.cents,
         overdrawn_by_return = a.balance_cents + change.cents < 0 and a.kind = 'available'
                               and (change.by_return or change.cents > 0)
    from (select p.tenant, p.account_id, sum(p.amount_cents)::bigint as cents, bool_or(t.kind = 'return') as by_return
            from inserted p join ledger_transactions t on t.tenant = p.tenant and t.id = p.transaction_id
           group by p.tenant, p.account_id) change
   where a.tenant = change.tenant and a.id = change.account_id and a.deposit_account_id is not null;
  return null;
end $$;
--> statement-breakpoint
create trigger ledger_apply_postings after insert on ledger_postings
  referencing new table as inserted for each statement execute function ledger_apply_postings();
--> statement-breakpoint
create function ledger_transaction_balances() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  total bigint;
  sides bigint;
begin
  select coalesce(sum(amount_cents), 0), count(*) into total, sides
    from ledger_postings where tenant = new.tenant and transaction_id = new.id;
  if total <> 0 or sides < 2 then
    raise exception 'ledger: transaction % does not balance at commit', new.id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_transaction_balances after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_transaction_balances();
--> statement-breakpoint
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: % on % is refused: corrections are new entries', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end $$;
--> statement-breakpoint
create trigger ledger_postings_stay before update or delete or truncate on ledger_postings
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_transactions_stay before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts
  for each statement execute function ledger_refuse_change();
--> statement-breakpoint
REVOKE UPDATE, DELETE, TRUNCATE ON ledger_postings, ledger_transactions, ledger_accounts FROM coffer_app;
--> statement-breakpoint
-- The triggers work as the owner, who is held to the tenant of the transaction like everyone else.
CREATE POLICY triggers_own_tenant ON ledger_postings TO CURRENT_USER USING (tenant = current_tenant());
--> statement-breakpoint
CREATE POLICY triggers_own_tenant ON ledger_transactions TO CURRENT_USER USING (tenant = current_tenant());
--> statement-breakpoint
CREATE POLICY triggers_own_tenant ON ledger_accounts TO CURRENT_USER
  USING (tenant = current_tenant()) WITH CHECK (tenant = current_tenant());
--> statement-breakpoint
-- An application has a new revision whenever anything of it changes, whoever changes it. The relink flag is no part of it.
create function application_changes() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{revision,relink}'::text[] is distinct from to_jsonb(old) - '{revision,relink}'::text[] then
    new.revision := old.revision + 1;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger application_changes before update on depositors
  for each row execute function application_changes();
--> statement-breakpoint
-- Whatever the program above does: at every commit the shares of each designation of an account add up to 100 or there
-- are none, and an account has at most ten beneficiaries.
create function beneficiaries_add_up() returns trigger language plpgsql as $$
declare
  whose record;
begin
  for whose in
    select distinct tenant, depositor_id from (values (new.tenant, new.depositor_id), (old.tenant, old.depositor_id)) touched(tenant, depositor_id)
     where depositor_id is not null
  loop
    if exists (
      select from beneficiaries b where b.tenant = whose.tenant and b.depositor_id = whose.depositor_id
       group by b.designation having sum(b.allocation) <> 100
    ) then
      raise exception 'beneficiaries: shares do not add up to 100' using errcode = 'check_violation';
    end if;
    if (select count(*) from beneficiaries b where b.tenant = whose.tenant and b.depositor_id = whose.depositor_id) > 10 then
      raise exception 'beneficiaries: more than ten' using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger beneficiaries_add_up after insert or update or delete on beneficiaries
  deferrable initially deferred for each row execute function beneficiaries_add_up();
