import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

/** A session that is logged in. */
export const openSessionSchema = v.pipe(
  wireObject({
    uuid: v.string(),
    device_name: v.string(),
    browser: v.nullable(v.string()),
    os: v.nullable(v.string()),
    /** The place of its address, as far as known. */
    ip_region: v.nullable(v.string()),
    started_at: v.string(),
    last_used_at: v.string(),
    is_current: v.boolean(),
  }),
  v.transform(({ deviceName, ipRegion, ...session }) => ({ ...session, name: deviceName, region: ipRegion })),
)
export const openSessionsSchema = v.array(openSessionSchema)

export type OpenSession = v.InferOutput<typeof openSessionSchema>
export type WireOpenSession = v.InferInput<typeof openSessionSchema>
