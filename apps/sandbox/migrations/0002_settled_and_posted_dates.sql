ALTER TABLE "transfers" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transfers" ADD COLUMN "posted_on" date;--> statement-breakpoint
-- Row-level security binds the owner too, but for this statement.
ALTER TABLE "transfers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_transactions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- A return overwrote the moment of the settlement, which the ledger has. What happens at midnight ends the day before.
UPDATE "transfers" t SET "settled_at" = CASE WHEN t."status" = 'Settled' THEN t."processed_at" ELSE (
    SELECT l."occurred_at" FROM "ledger_transactions" l
     WHERE l."tenant" = t."tenant" AND l."trace" = 'settle:' || t."id"
  ) END
 WHERE t."status" IN ('Settled', 'Returned');--> statement-breakpoint
UPDATE "transfers" SET "posted_on" = (("settled_at" - interval '1 millisecond') AT TIME ZONE 'America/New_York')::date
 WHERE "settled_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "transfers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ledger_transactions" FORCE ROW LEVEL SECURITY;
