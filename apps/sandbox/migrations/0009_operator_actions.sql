CREATE TABLE "operator_actions" (
	"sequence" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"subject" text,
	"status" integer NOT NULL,
	"address" text NOT NULL,
	"invocation_id" uuid NOT NULL
);
--> statement-breakpoint
-- The operator's audit log: written and read under the worker's role, changed by nobody, the owner included.
GRANT SELECT, INSERT ON operator_actions TO coffer_worker;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE operator_actions_sequence_seq TO coffer_worker;
--> statement-breakpoint
CREATE FUNCTION operator_actions_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_actions: % is refused: the log only grows', tg_op USING errcode = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER operator_actions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_actions
  FOR EACH STATEMENT EXECUTE FUNCTION operator_actions_stay();
