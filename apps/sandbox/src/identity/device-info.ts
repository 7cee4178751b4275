import type { Occurrence } from '@coffer/email-templates/emails'
import type { Call } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Area } from '../http/routes.ts'
import { networkOf } from './network-of.ts'

const browsers = [
  ['Edg/', 'Microsoft Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const

const systems = [
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

/** Display name of a browser by its User-Agent header. */
export function describeAgent(agent: string) {
  const browser = browsers.find(([mark]) => agent.includes(mark))?.[1] ?? 'Browser'
  const os = systems.find(([mark]) => agent.includes(mark))?.[1] ?? 'Unknown system'
  return { device_name: `${browser} on ${os}`, browser, os }
}

/** Display name and place of the calling device. */
export function describeDevice(c: Call) {
  return { ...describeAgent(c.req.header('user-agent') ?? ''), ip_region: networkOf(clientAddress(c)) }
}

/** The browser and place of a call, as a session stores them. */
export const browserOf = (c: Call) => ({
  userAgent: (c.req.header('user-agent') ?? '').slice(0, 400),
  ipRegion: describeDevice(c).ip_region,
})

/** Where and when something happened, as security notices report it. */
export const occurrenceOf = (c: Call, at: Date): Occurrence => {
  const { device_name: device, ip_region: place } = describeDevice(c)
  return { device, place, at: at.toISOString() }
}

export const deviceInfoCalls: Area = (api) => {
  api.get('/device-info', (c) => ok(c, describeDevice(c)))
}
