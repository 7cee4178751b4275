import * as v from 'valibot'
import { shortText } from '../request/text.ts'

/** POST /alerts/. */
export const alertBody = v.object({ alert_id: shortText })
export type AlertBody = v.InferInput<typeof alertBody>
