import * as v from 'valibot'

/** A browser on a device, as a session and a remembered device both describe it. */
export const deviceEntries = {
  uuid: v.string(),
  device_name: v.string(),
  browser: v.nullable(v.string()),
  os: v.nullable(v.string()),
  /** The place of its address, as far as known. */
  ip_region: v.nullable(v.string()),
  last_used_at: v.string(),
  is_current: v.boolean(),
}

/** The names that the screens use. */
export const renameDevice = <Device extends { deviceName: string; ipRegion: string | null }>({
  deviceName,
  ipRegion,
  ...device
}: Device) => ({ ...device, name: deviceName, region: ipRegion })
