-- Ids of the keys that stored fingerprints may have. The keys are derived from COFFER_SECRET, which is not here.
CREATE TABLE "secret_keys" (
	"key_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON secret_keys TO coffer_worker;
--> statement-breakpoint
-- The first start converts what was hashed with a key of this table, and then empties it.
GRANT DELETE ON secrets TO coffer_worker;
--> statement-breakpoint
-- Row-level security binds the owner too, but for this statement.
ALTER TABLE "linking_sessions" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Whole account numbers. Who is linking a bank at this moment begins again.
UPDATE "linking_sessions" SET "chosen" = '[]';
--> statement-breakpoint
ALTER TABLE "linking_sessions" FORCE ROW LEVEL SECURITY;
