-- The operator's acts are security events. No release has had the table that this replaces.
DROP TABLE "operator_actions" CASCADE;
--> statement-breakpoint
DROP FUNCTION operator_actions_stay();
--> statement-breakpoint
ALTER TABLE "security_events" ADD COLUMN "target" text;
