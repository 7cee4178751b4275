import * as v from 'valibot'

/** POST /alerts/. */
export const alertBody = v.object({ alert_id: v.string() })
export type AlertBody = v.InferInput<typeof alertBody>
