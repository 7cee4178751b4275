-- Whose rows a transaction works on. Nothing text is an error, not an empty answer.
CREATE FUNCTION current_tenant() RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE text text := current_setting('coffer.tenant', true);
BEGIN
  IF text IS NULL OR text = '' THEN RAISE EXCEPTION 'no tenant is set for this transaction'; END IF;
  RETURN text;
END $$;
