import * as v from 'valibot'

/** A device that logs in without a code, until the instant it is remembered to. */
export const rememberedDeviceSchema = v.pipe(
  v.object({
    uuid: v.string(),
    device_name: v.string(),
    browser: v.nullable(v.string()),
    os: v.nullable(v.string()),
    ip_region: v.nullable(v.string()),
    last_used_at: v.string(),
    remembered_until: v.string(),
    is_current: v.boolean(),
  }),
  v.transform((wire) => ({
    uuid: wire.uuid,
    name: wire.device_name,
    browser: wire.browser,
    os: wire.os,
    region: wire.ip_region,
    lastUsedAt: wire.last_used_at,
    rememberedUntil: wire.remembered_until,
    isCurrent: wire.is_current,
  })),
)
export const rememberedDevicesSchema = v.array(rememberedDeviceSchema)

export type RememberedDevice = v.InferOutput<typeof rememberedDeviceSchema>
export type WireRememberedDevice = v.InferInput<typeof rememberedDeviceSchema>
