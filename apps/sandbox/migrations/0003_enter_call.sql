-- How the transaction of a call with a session begins: as by enter_transaction, and with the session of a token that was
-- not ended, the person and the depositor it belongs to, and the primary depositor of a joint holder. The session's
-- columns are null where there is none. Whether it is still valid, and which account it may use, is decided by the caller.
CREATE FUNCTION enter_call(
  tenant_name text, token text,
  OUT now_ms double precision, OUT user_id uuid, OUT session_id uuid, OUT stage text,
  OUT created_ms double precision, OUT active_ms double precision, OUT locale text,
  OUT depositor_id uuid, OUT is_primary boolean, OUT registration_status text, OUT extended_status text,
  OUT primary_depositor_id uuid
) LANGUAGE plpgsql AS $$
BEGIN
  now_ms := enter_transaction(tenant_name, 'coffer_app', 'clock-shared');
  SELECT s.user_id, s.session_id, s.stage,
         extract(epoch FROM s.created_at) * 1000, extract(epoch FROM s.last_active_at) * 1000, u.locale,
         d.depositor_id, d.is_primary, d.registration_status, d.extended_status, p.depositor_id
    INTO user_id, session_id, stage, created_ms, active_ms, locale,
         depositor_id, is_primary, registration_status, extended_status, primary_depositor_id
    FROM sessions s
    JOIN users u ON u.tenant = s.tenant AND u.user_id = s.user_id
    JOIN depositors d ON d.tenant = s.tenant AND d.user_id = s.user_id
    LEFT JOIN depositors p ON p.tenant = d.tenant AND p.entity_id = d.entity_id AND p.is_primary AND NOT d.is_primary
   WHERE s.tenant = tenant_name AND s.token_hash = token AND s.ended_at IS NULL;
END $$;
