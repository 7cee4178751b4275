import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type Language = 'en' | 'es'
export type Translate = (key: string, values?: Record<string, string | number>) => string

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The messages folder of each namespace. */
const folders: Record<string, string> = {
  'log-in': 'packages/auth/src/log-in/locales',
  files: 'packages/ui-kit/src/fields/files/locales',
  refused: 'apps/web/src/not-found/locales',
  auth: 'packages/auth/src/locales',
  onboarding: 'packages/onboarding/src/locales',
  joint: 'packages/joint/src/locales',
  application: 'packages/application/src/locales',
  beneficiaries: 'packages/beneficiaries/src/locales',
  'non-profits': 'packages/non-profits/src/locales',
  errors: 'packages/errors/src/locales',
  linking: 'packages/linking/src/locales',
  funding: 'packages/funding/src/locales',
  dashboard: 'packages/dashboard/src/locales',
  interest: 'packages/dashboard/src/interest/locales',
  documents: 'packages/documents/src/locales',
  proofs: 'packages/documents/src/proofs/locales',
  'linked-account': 'packages/ui-kit/src/linked-account/locales',
  'return-codes': 'packages/errors/src/return-codes/locales',
  'new-password': 'packages/ui-kit/src/new-password/locales',
  account: 'packages/account/src/locales',
  passkeys: 'packages/passkeys/src/locales',
  messaging: 'packages/messaging/src/locales',
  'step-up': 'packages/step-up/src/locales',
  transfers: 'packages/transfers/src/locales',
  goals: 'packages/saving/src/goals/locales',
  plans: 'packages/saving/src/plans/locales',
  'transaction-cases': 'packages/dashboard/src/cases/locales',
  'managed-banks': 'packages/account/src/managed-banks/locales',
  'home-plans': 'packages/dashboard/src/plans/locales',
  'home-goals': 'packages/dashboard/src/goals/locales',
  'goal-use': 'packages/transfers/src/goals/locales',
  router: 'packages/router/src/locales',
  'ui-kit': 'packages/ui-kit/src/locales',
  web: 'apps/web/src/locales',
  'email-templates': 'packages/email-templates/src/locales',
}

type Wording = Record<string, string>

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function parseWording(value: unknown): Wording {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(entries.map(([key, text]) => [key, String(text)]))
}

function readJson(path: string): unknown {
  const content: unknown = JSON.parse(readFileSync(`${root}${path}`, 'utf8'))
  return content
}

/** A tenant's overridden messages, by namespace. */
function tenantWording(tenant: string, language: Language): Record<string, unknown> {
  const path = `tenants/${tenant}/locales/${language}.json`
  const content = existsSync(`${root}${path}`) ? readJson(path) : {}
  return isRecord(content) ? content : {}
}

/**
 * Returns a function for the messages of a tenant's screens, by "namespace:key", with the values filled in; a `count`
 * selects the plural. An unknown key throws an error with its name.
 */
export function messagesOf(tenant: string, language: Language): Translate {
  const own = tenantWording(tenant, language)
  const cache = new Map<string, Wording>()
  const namespaceOf = (name: string): Wording => {
    const wording = cache.get(name) ?? {
      ...parseWording(readJson(`${folders[name] ?? name}/${language}.json`)),
      ...parseWording(own[name]),
    }
    cache.set(name, wording)
    return wording
  }
  return (key, values = {}) => {
    const [namespace = '', name = ''] = key.split(':')
    const wording = namespaceOf(namespace)
    const plural = values['count'] === 1 ? `${name}_one` : `${name}_other`
    const text = wording[name] ?? wording[plural]
    if (text === undefined) throw new Error(`no message "${key}"`)
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ''))
  }
}
