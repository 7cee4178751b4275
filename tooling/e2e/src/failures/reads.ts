import type { RoutePath } from '@coffer/router/routes'
import type { Locator, Page } from '@playwright/test'
import { messagesOf } from '../people/messages.ts'

const version = '/api/v1'

/** Background calls whose failure is not shown: decisions.md makes branding's failure invisible. */
const silent = ['/branding', '/auth-check/no-ext', '/device-info']

/** Each read and the screens on which it is refused: one among the steps, one at the bank. */
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
const refused = new Set([...silent, ...refusedReads.flatMap(([, calls]) => calls)])

/** The call of a GET request to the API as wire.md writes it, without the version; null for other requests. */
export function readOf(method: string, url: string): string | null {
  const { pathname } = new URL(url)
  if (method !== 'GET' || !pathname.startsWith(`${version}/`)) return null
  return pathname
    .slice(version.length)
    .replace(/^\/statements\/\d{4}$/, '/statements/{year}')
    .replace(/^\/accounts\/[\w-]{36}(?=\/)/, '/accounts/{uuid}')
    .replace(/\/goals\/[^/]+\/history$/, '/goals/{goal}/history')
}

/** The calls that no test refuses. */
export const neverRefused = (calls: Iterable<string>): readonly string[] =>
  [...calls].filter((call) => !refused.has(call))

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
