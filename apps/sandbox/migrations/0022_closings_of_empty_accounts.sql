ALTER TABLE "requests" ADD COLUMN "closed_account_id" uuid;--> statement-breakpoint
ALTER TABLE "requests" ADD COLUMN "closed_after_posting" bigint;