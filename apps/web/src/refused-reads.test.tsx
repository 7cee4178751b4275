import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  approvedApplication,
  branding,
  depositor,
  depositorProgress,
  filledFields,
  goal,
  handlers,
  linkedAccount,
  respond,
} from '@coffer/api-client/fakes'
import { capabilities } from '@coffer/branding/capabilities'
import { provider } from '@coffer/router/fake-provider'
import type { ScreenPath } from '@coffer/router/routes'
import { filled, renderRoute } from '@coffer/router/testing'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { screen, waitFor } from '@testing-library/react'
import { http, type HttpHandler } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { Frame } from './chrome/frame.tsx'
import { messages } from './messages.ts'
import { screens } from './screens.ts'

interface Refused {
  path: ScreenPath
  /** The reads that the screen reports, in the form of docs/wire.md. */
  reads: readonly string[]
  as?: 'visitor' | 'signed-in'
  params?: Readonly<Record<string, string>>
  /** The depositor for whom the screen is open. */
  given?: () => readonly HttpHandler[]
}

const applying = () => {
  const status = {
    registration_status: null,
    registration_last_step: 'basic',
    extended_status: null,
    fields: filledFields(),
  } as const
  return [handlers.depositor(depositor(status)), handlers.progress(depositorProgress(status))]
}

/** The reads that are refused on each screen: once among the steps of an application, once at the bank. */
const refused: readonly Refused[] = [
  { path: '/login/forgot-password', reads: ['/banner-alerts'], as: 'visitor' },
  { path: '/login/registration-home', reads: ['/depositor/progress'], given: () => applying() },
  {
    path: '/registration/address',
    reads: ['/depositor', '/messages', '/banner-alerts'],
    given: () => applying(),
  },
  {
    path: '/fund-account',
    reads: ['/accounts', '/linked-accounts', '/initial-fund-amount'],
    given: () => approvedApplication('verified', [linkedAccount()]),
  },
  {
    path: '/fund-account/disclosure',
    reads: ['/disclosures/active'],
    given: () => approvedApplication('verified', [linkedAccount()]),
  },
  { path: '/dashboard/transactions-list', reads: ['/transactions'] },
  { path: '/dashboard', reads: ['/accounts', '/depositor', '/messages', '/alerts', '/banner-alerts'] },
  { path: '/dashboard/alerts', reads: ['/alerts'] },
  { path: '/interest', reads: ['/accounts/{uuid}/rates'] },
  { path: '/dashboard/documents', reads: ['/statements'] },
  { path: '/dashboard/documents/statements', reads: ['/statements/years', '/statements/{year}'] },
  { path: '/dashboard/documents/taxes', reads: ['/tax-documents'] },
  { path: '/dashboard/documents/proofs', reads: ['/proofs'] },
  { path: '/disclosures', reads: ['/disclosures', '/disclosures/active'] },
  { path: '/message-center', reads: ['/messages'] },
  { path: '/faq', reads: ['/faqs'] },
  { path: '/beneficiary/add', reads: ['/depositor/beneficiaries'] },
  { path: '/non-profit/select', reads: ['/nonprofits', '/nonprofits/default', '/nonprofits/selected'] },
  { path: '/goals', reads: ['/accounts/{uuid}/goals'] },
  { path: '/plans', reads: ['/accounts/{uuid}/plans'] },
  {
    path: '/goals/$uuid',
    params: { uuid: goal().uuid },
    reads: ['/accounts/{uuid}/goals/{goal}/history'],
  },
  { path: '/my-account', reads: ['/user', '/devices', '/depositor/secondary-info'] },
  { path: '/my-account/sessions', reads: ['/sessions'] },
  { path: '/my-account/passkeys', reads: ['/passkeys'] },
  { path: '/my-account/notifications', reads: ['/notification-settings'] },
  { path: '/joint-account', reads: ['/depositor/secondary-progress'] },
]

/** Background calls whose failure is not shown; without live branding, for example, the built one is used. */
const silent = ['/branding', '/auth-check/no-ext', '/device-info']

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

/** The paths of the reads that the client's calls declare. */
function declaredReads(): readonly string[] {
  const root = join(import.meta.dirname, '../../..')
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

const refusal = 'This is not for you today.'

const refuse = (read: string) =>
  provider.use(
    http.get(`*/api/v1${read.replaceAll(/\{(\w+)\}/g, ':$1')}`, () =>
      respond(null, { code: 403, message: refusal }),
    ),
  )

/** How a screen reports a refusal: an alert, the provider's message, or that a section is not available. */
const reports = () =>
  waitFor(() => {
    const found = [
      ...screen.queryAllByRole('alert'),
      ...screen.queryAllByText(refusal),
      ...screen.queryAllByText(/not available right now/i),
    ]
    expect(found).not.toEqual([])
  })

beforeEach(async () => {
  await messages.load()
  provider.use(handlers.branding(branding({ capabilities: [...capabilities] })), handlers.banners([]))
  return announceCapabilities(...capabilities)
})

describe.each(refused)('The screen $path', ({ path, reads, as = 'signed-in', params = {}, given }) => {
  it.each(reads)('reports a refusal of %s', async (read) => {
    provider.use(...(given?.() ?? []))
    refuse(read)
    const shown = renderRoute({ path, params, as, screens: { [path]: screens[path] }, Frame })
    await reports()
    expect(shown.path()).toBe(filled(path, params))
  })
})

it('Every read that the client declares is refused on a screen, silent, or made by an action', () => {
  const known = new Set([...silent, ...readsOfActions, ...refused.flatMap(({ reads }) => reads)])
  expect(declaredReads().filter((read) => !known.has(read))).toEqual([])
})
