-- The end of a day subtracts what moved after it. Among a month's interest, which moves at the same moment, each batch of
-- accounts read what the batches before it had posted.
DROP INDEX "ledger_transactions_occurred";--> statement-breakpoint
CREATE INDEX "ledger_transactions_moved" ON "ledger_transactions" USING btree ("tenant","occurred_at") WHERE kind <> 'interest-posted';--> statement-breakpoint
-- The holders of an account. The unique indexes by entity are partial, and no use to a join by entity alone.
CREATE INDEX "depositors_entity" ON "depositors" USING btree ("tenant","entity_id");--> statement-breakpoint
-- Row-level security adds a condition on the tenant to every table of a statement. The tenant is unknown to the planner,
-- which expects one of as many tenants of one size as ANALYZE has counted, in each table again, and joins all accounts of
-- a large tenant as if they were few. Counted as one, the tenant has all rows, and the other conditions decide.
DO $$
DECLARE owned record;
BEGIN
  FOR owned IN SELECT c.relname, c.reltuples FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant' AND NOT a.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
  LOOP
    EXECUTE format('ALTER TABLE %I ALTER COLUMN tenant SET (n_distinct = 1)', owned.relname);
    -- Takes effect with the next ANALYZE. A table that has never had one is left to autovacuum: the planner would keep
    -- its plans for an empty table.
    IF owned.reltuples > 0 THEN EXECUTE format('ANALYZE %I', owned.relname); END IF;
  END LOOP;
END $$;
