-- Alerts are stored in each language from now on; earlier ones keep the only language they have.
ALTER TABLE "alerts" ALTER COLUMN "title" SET DATA TYPE jsonb USING to_jsonb("title");--> statement-breakpoint
ALTER TABLE "alerts" ALTER COLUMN "body" SET DATA TYPE jsonb USING to_jsonb("body");--> statement-breakpoint
-- A bank whose routing number is in no list is stored without a name: its reader has one in their language.
ALTER TABLE "linked_accounts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "linked_accounts" SET "institution" = ''
  WHERE "source_type" = 'MANUAL' AND "institution" IN ('Your bank', 'Su banco');--> statement-breakpoint
ALTER TABLE "linked_accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transfers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "transfers" SET "counterparty" = regexp_replace("counterparty", '^(Your bank|Su banco) ', '')
  WHERE "counterparty" ~ '^(Your bank|Su banco) •';--> statement-breakpoint
ALTER TABLE "transfers" FORCE ROW LEVEL SECURITY;
