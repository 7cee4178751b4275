-- Whose rows a transaction works on. Nothing said is an error, not an empty answer.
CREATE FUNCTION current_tenant() RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE said text := current_setting('coffer.tenant', true);
BEGIN
  IF said IS NULL OR said = '' THEN RAISE EXCEPTION 'no tenant is set for this transaction'; END IF;
  RETURN said;
END $$;
