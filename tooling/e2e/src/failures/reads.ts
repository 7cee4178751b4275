import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RoutePath } from '@coffer/router/routes'
import type { Locator, Page } from '@playwright/test'
import { messagesOf } from '../people/messages.ts'

const version = '/api/v1'

/** Background calls whose failure is not shown; without live branding, for example, the built one is used. */
const silent = ['/branding', '/auth-check/no-ext', '/device-info']

/** The reads that are refused on each screen: once among the steps of an application, once at the bank. */
export const refusedReads: readonly (readonly [RoutePath, readonly string[]])[] = [
  ['/login', ['/banner-alerts']],
  ['/login/registration-home', ['/depositor/progress']],
  ['/funding-returned', ['/linked-accounts', '/transactions']],
  ['/registration/basic-information', ['/user']],
  ['/registration/address', ['/depositor', '/messages', '/banner-alerts']],
  ['/relink/manual/banking-information', ['/depositor/progress']],
  ['/fund-account', ['/accounts', '/linked-accounts', '/initial-fund-amount']],
  ['/fund-account/disclosure', ['/disclosures/active']],
  ['/fund-account/successful-fund', ['/transactions']],
  ['/dashboard', ['/accounts', '/depositor', '/messages', '/alerts', '/banner-alerts']],
  ['/dashboard/alerts', ['/alerts']],
  ['/interest', ['/accounts/{uuid}/rates']],
  ['/dashboard/documents', ['/statements']],
  ['/dashboard/documents/statements', ['/statements/years', '/statements/{year}']],
  ['/dashboard/documents/taxes', ['/tax-documents']],
  ['/dashboard/documents/proofs', ['/proofs']],
  ['/disclosures', ['/disclosures', '/disclosures/active']],
  ['/message-center', ['/messages']],
  ['/faq', ['/faqs']],
  ['/beneficiary/add', ['/depositor/beneficiaries']],
  ['/non-profit/select', ['/nonprofits', '/nonprofits/default', '/nonprofits/selected']],
  ['/goals', ['/accounts/{uuid}/goals']],
  ['/plans', ['/accounts/{uuid}/plans']],
  ['/goals/$uuid', ['/accounts/{uuid}/goals/{goal}/history']],
  ['/my-account', ['/user', '/devices', '/depositor/secondary-info']],
  ['/my-account/sessions', ['/sessions']],
  ['/my-account/passkeys', ['/passkeys']],
  ['/my-account/notifications', ['/notification-settings']],
  ['/joint-account', ['/depositor/secondary-progress']],
]

/** Reads of an action, such as opening a document, or of polling an outcome: their features test their failures. */
const readsOfActions = [
  '/accounts/{uuid}/number',
  '/auth-check',
  '/cases',
  '/disclosure/{uuid}/{hash}',
  '/fastlink',
  '/mfa-resend/{nonceToken}',
  '/mfa-select/{type}',
  '/proofs/{uuid}',
  '/request/{requestId}',
  '/service',
  '/statements/{year}/{month}',
]

/** The path of a GET request to the API in the form of docs/wire.md, without the version; null for other requests. */
export function readPath(method: string, url: string): string | null {
  const { pathname } = new URL(url)
  if (method !== 'GET' || !pathname.startsWith(`${version}/`)) return null
  return pathname
    .slice(version.length)
    .replace(/^\/statements\/\d{4}$/, '/statements/{year}')
    .replace(/^\/accounts\/[\w-]{36}(?=\/)/, '/accounts/{uuid}')
    .replace(/\/goals\/[^/]+\/history$/, '/goals/{goal}/history')
}

/** The paths of the reads that the client's calls declare. */
function declaredReads(): readonly string[] {
  const root = fileURLToPath(new URL('../../../../', import.meta.url))
  return globSync('packages/api-client/src/*/*.ts', {
    cwd: root,
    exclude: ['**/*.test.ts', '**/transport/**'],
  })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .flatMap((source) => {
      const [, base = ''] = /^const path = '([^']+)'/m.exec(source) ?? []
      const reads = source.matchAll(/method: 'GET',\s*path(?:: (?:'([^']+)'|`\$\{path\}([^`]+)`))?/g)
      return [...reads].map(([, path, rest = '']) => path ?? base + rest)
    })
}

/** The declared reads that are refused on no screen. */
export function readsNeverRefused(): readonly string[] {
  const known = new Set([...silent, ...readsOfActions, ...refusedReads.flatMap(([, calls]) => calls)])
  return declaredReads().filter((read) => !known.has(read))
}

/** Harbor's message of a refused read. */
export const refusal = 'This is not for you today.'

/** How a screen reports a refusal: an alert, the provider's message, or that a section is not available. */
export const readFailures = (page: Page, say = messagesOf('harbor', 'en')): Locator =>
  page
    .getByRole('alert')
    .or(page.getByText(refusal))
    .or(page.getByText(say('web:navigation.forbidden')))
    .or(page.getByText(say('account:related-party.unknown')))
    .filter({ visible: true })
