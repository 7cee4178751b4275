import { depositor, handlers, linkedAccount, linkedAccounts } from '@coffer/api-client/fakes'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { provider } from './fake-provider.ts'
import { useRefusal } from './refusal.ts'
import type { RoutePath } from './routes.ts'
import type { Screens } from './screens.tsx'
import { type RenderedRoute, renderRoute } from './testing.tsx'

function Reason() {
  return <p>reason: {useRefusal() ?? 'none'}</p>
}
const screens: Partial<Screens> = { '/not-found': { screen: async () => Reason, messages: [] } }
const open = (path: RoutePath) => renderRoute({ path, screens })
const is = (part: Parameters<typeof depositor>[0]) => provider.use(handlers.depositor(depositor(part)))
const lockBank = () =>
  provider.use(handlers.linkedAccounts(linkedAccounts({ accounts: [linkedAccount({ status: 'LOCKED' })] })))

describe('not-found', () => {
  it('The not-found screen explains why a screen is closed, at the address of not-found', async () => {
    lockBank()
    const { path } = open('/deposit')
    expect(await screen.findByText('reason: relink')).toBeDefined()
    expect(path()).toBe('/not-found')
  })

  it('The not-found screen has no reason for an address that does not exist', async () => {
    const { router } = open('/faq')
    await screen.findByText('/faq')
    await act(() => router.navigate({ to: '/no/such/place' }))
    expect(await screen.findByText('reason: none')).toBeDefined()
  })

  it('The not-found screen explains why the post-login rules found no destination', async () => {
    is({ registration_status: 'FLAGGED' })
    open('/login/entry')
    expect(await screen.findByText('reason: identity-unconfirmed')).toBeDefined()
  })
})

describe('a closed step of the application', () => {
  const approved = { registration_status: 'PASSED', registration_last_step: 'confirmed' } as const
  const employer = { registration_status: null, registration_last_step: 'employer' } as const

  async function goBackAfter(before: typeof employer, after: Parameters<typeof depositor>[0]) {
    is(before)
    const rendered: RenderedRoute = open('/registration/confirm-details')
    await screen.findByText('/registration/confirm-details')
    is(after)
    await act(() => rendered.router.navigate({ to: '/faq' }))
    await screen.findByText('/faq')
    act(() => rendered.router.history.back())
    return rendered
  }

  it('Back to a closed step of the application redirects to the applicant’s current page', async () => {
    const { path } = await goBackAfter(employer, approved)
    await waitFor(() => expect(path()).toBe('/registration/passed'))
  })

  it('Back to a closed step of the application redirects home when the account is open', async () => {
    const { path } = await goBackAfter(employer, {})
    await waitFor(() => expect(path()).toBe('/dashboard'))
  })

  it('The wait for a review that has ended redirects, however it is opened', async () => {
    is(approved)
    const { path } = open('/registration/reviewing-account')
    await waitFor(() => expect(path()).toBe('/registration/passed'))
  })

  it('A closed step of the application explains itself when its address is opened', async () => {
    is(approved)
    open('/registration/confirm-details')
    expect(await screen.findByText('reason: step-closed')).toBeDefined()
  })
})
