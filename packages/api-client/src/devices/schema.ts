import * as v from 'valibot'
import { wireObject } from '../transport/wire-case.ts'

/** A device that logs in without a code until `remembered_until`. */
export const rememberedDeviceSchema = v.pipe(
  wireObject({
    uuid: v.string(),
    device_name: v.string(),
    browser: v.nullable(v.string()),
    os: v.nullable(v.string()),
    ip_region: v.nullable(v.string()),
    last_used_at: v.string(),
    remembered_until: v.string(),
    is_current: v.boolean(),
  }),
  v.transform(({ deviceName, ipRegion, ...device }) => ({ ...device, name: deviceName, region: ipRegion })),
)
export const rememberedDevicesSchema = v.array(rememberedDeviceSchema)

export type RememberedDevice = v.InferOutput<typeof rememberedDeviceSchema>
export type WireRememberedDevice = v.InferInput<typeof rememberedDeviceSchema>
