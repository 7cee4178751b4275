import type { Call } from '../http/call.ts'
import { ok } from '../http/envelope.ts'
import type { Area } from '../http/routes.ts'

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

/** Display name of the calling device. */
export function describeDevice(c: Call) {
  const agent = c.req.header('user-agent') ?? ''
  const browser = browsers.find(([mark]) => agent.includes(mark))?.[1] ?? 'Browser'
  const os = systems.find(([mark]) => agent.includes(mark))?.[1] ?? 'Unknown system'
  // The sandbox is on the person's own machine.
  return { device_name: `${browser} on ${os}`, browser, os, ip_region: 'Local' }
}

export const deviceInfoCalls: Area = (api) => {
  api.get('/device-info', (c) => ok(c, describeDevice(c)))
}
