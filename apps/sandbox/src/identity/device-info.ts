import type { Occurrence } from '@coffer/email-templates/emails'
import type { Language } from '@coffer/i18n/languages'
import type { Call } from '../http/call.ts'
import { clientAddress } from '../http/client-address.ts'
import type { SomeHandlers } from '../http/handler.ts'
import { readerLanguage } from '../http/reader-language.ts'
import { describeNetwork } from './describe-network.ts'

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

const deviceTexts = {
  en: { browser: 'Browser', os: 'Unknown system', on: 'on' },
  es: { browser: 'Navegador', os: 'Sistema desconocido', on: 'en' },
} as const satisfies Record<Language, object>

/**
 * Display name of a browser according to its User-Agent header, in a reader's language; in English for the bank's
 * records.
 */
export function describeAgent(agent: string, language: Language = 'en') {
  const unknown = deviceTexts[language]
  const browser = browsers.find(([mark]) => agent.includes(mark))?.[1] ?? unknown.browser
  const os = systems.find(([mark]) => agent.includes(mark))?.[1] ?? unknown.os
  return { device_name: `${browser} ${unknown.on} ${os}`, browser, os }
}

const userAgentHeader = (c: Call): string => c.req.header('user-agent') ?? ''

/** Display name and location of the calling device. */
export function describeDevice(c: Call, language?: Language) {
  return { ...describeAgent(userAgentHeader(c), language), ip_region: describeNetwork(clientAddress(c)) }
}

/** The browser and location of a call, as stored with a session. */
export const browserFields = (c: Call) => ({
  userAgent: userAgentHeader(c).slice(0, 400),
  ipRegion: describeNetwork(clientAddress(c)),
})

/** Where and when something happened, as shown in security notices. */
export const describeOccurrence = (c: Call, at: Date): Occurrence => {
  const deviceIn = (language: Language) => describeAgent(userAgentHeader(c), language).device_name
  const device = { en: deviceIn('en'), es: deviceIn('es') }
  return { device, place: describeNetwork(clientAddress(c)), at: at.toISOString() }
}

export const deviceInfoCalls = {
  'GET /device-info': ({ c }) => describeDevice(c, readerLanguage(c)),
} satisfies SomeHandlers
