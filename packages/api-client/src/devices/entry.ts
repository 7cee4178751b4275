import * as v from 'valibot'

/** The fields of a browser on a device that a session and a remembered device have in common. */
export const deviceEntries = {
  uuid: v.string(),
  device_name: v.string(),
  browser: v.nullable(v.string()),
  os: v.nullable(v.string()),
  /** The region of its IP address, if known. */
  ip_region: v.nullable(v.string()),
  last_used_at: v.string(),
  is_current: v.boolean(),
}

/** Renames the fields to the names that the screens use. */
export const renameDevice = <Device extends { deviceName: string; ipRegion: string | null }>({
  deviceName,
  ipRegion,
  ...device
}: Device) => ({ ...device, name: deviceName, region: ipRegion })
