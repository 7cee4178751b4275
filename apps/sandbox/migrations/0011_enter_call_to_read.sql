-- As the function of two parameters, which the processes of an earlier release still call, with the lock of the
-- transaction: a read takes none. A token has several hashes while the secret is rotated.
CREATE FUNCTION enter_call(
  tenant_name text, tokens text[], lock_name text,
  OUT now_ms double precision, OUT user_id uuid, OUT session_id uuid, OUT stage text,
  OUT created_ms double precision, OUT active_ms double precision, OUT locale text,
  OUT depositor_id uuid, OUT is_primary boolean, OUT registration_status text, OUT extended_status text,
  OUT primary_depositor_id uuid
) LANGUAGE plpgsql AS $$
BEGIN
  now_ms := enter_transaction(tenant_name, 'coffer_app', lock_name);
  SELECT s.user_id, s.session_id, s.stage,
         extract(epoch FROM s.created_at) * 1000, extract(epoch FROM s.last_active_at) * 1000, u.locale,
         d.depositor_id, d.is_primary, d.registration_status, d.extended_status, p.depositor_id
    INTO user_id, session_id, stage, created_ms, active_ms, locale,
         depositor_id, is_primary, registration_status, extended_status, primary_depositor_id
    FROM sessions s
    JOIN users u ON u.tenant = s.tenant AND u.user_id = s.user_id
    JOIN depositors d ON d.tenant = s.tenant AND d.user_id = s.user_id
    LEFT JOIN depositors p ON p.tenant = d.tenant AND p.entity_id = d.entity_id AND p.is_primary AND NOT d.is_primary
   WHERE s.tenant = tenant_name AND s.token_hash = ANY (tokens) AND s.ended_at IS NULL
     AND (u.locked_at IS NULL OR s.stage = 'mfa-pending');
END $$;
