import * as v from 'valibot'

/** POST /disclosure/{disclosure}. */
export const signatureBody = v.object({ attestation: v.literal(true), hash: v.string() })
