-- Descriptions of transfers and the name of the product are in the language of their reader from now on: what is stored is
-- the other side alone, "First Platypus Bank •••• 6789", and nothing of interest.
ALTER TABLE "transfers" RENAME COLUMN "description" TO "counterparty";--> statement-breakpoint
ALTER TABLE "transfers" ALTER COLUMN "counterparty" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "transfers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "transfers" SET "counterparty" = CASE
  WHEN "direction" IN ('ServiceToPrimary', 'PrimaryToService') THEN ''
  ELSE regexp_replace("counterparty", '^(Deposit from|Depósito de|Withdrawal to|Retiro a) ', '') END;--> statement-breakpoint
ALTER TABLE "transfers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deposit_accounts" DROP COLUMN "name";
