ALTER TABLE "proofs" ADD COLUMN "holders" jsonb;--> statement-breakpoint
ALTER TABLE "proofs" ADD COLUMN "closed_on" date;--> statement-breakpoint
-- What the proofs issued so far say today is kept. Row-level security binds the owner too, but for these statements.
ALTER TABLE "proofs" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deposit_accounts" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "depositors" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transfers" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "proofs" p SET
  "holders" = (
    SELECT coalesce(jsonb_agg(
        concat_ws(' ', nullif(d."first_name", ''), nullif(d."middle_name", ''), nullif(d."last_name", ''), nullif(d."suffix", ''))
        ORDER BY d."is_primary" DESC, d."depositor_id"), '[]')
      FROM "deposit_accounts" a
      JOIN "depositors" o ON o."tenant" = a."tenant" AND o."depositor_id" = a."depositor_id"
      JOIN "depositors" d ON d."tenant" = o."tenant" AND d."entity_id" = o."entity_id"
      LEFT JOIN "users" u ON u."tenant" = d."tenant" AND u."user_id" = d."user_id"
     WHERE a."tenant" = p."tenant" AND a."id" = p."deposit_account_id"
       AND (d."depositor_id" = o."depositor_id"
         OR (NOT d."is_primary" AND d."cancelled_at" IS NULL AND u."created_at" <= p."issued_at"
           AND d."registration_status" IN ('PASSED', 'MANUALLY_REVIEWED', 'VIEW_ONLY')))),
  "closed_on" = (
    SELECT (CASE WHEN a."closed_at" <= p."issued_at" THEN a."closed_at" ELSE (
        SELECT min(t."settled_at") FROM "transfers" t
         WHERE t."tenant" = a."tenant" AND t."deposit_account_id" = a."id" AND t."is_closing"
           AND t."settled_at" <= p."issued_at" AND (t."status" <> 'Returned' OR t."processed_at" > p."issued_at")
      ) END AT TIME ZONE 'America/New_York')::date
      FROM "deposit_accounts" a
     WHERE a."tenant" = p."tenant" AND a."id" = p."deposit_account_id");--> statement-breakpoint
ALTER TABLE "proofs" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "deposit_accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "depositors" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transfers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "proofs" ALTER COLUMN "holders" SET NOT NULL;
