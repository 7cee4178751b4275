import { depositor, handlers, respond } from '@coffer/api-client/fakes'
import { toasts } from '@coffer/session/toasts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { invited, signedUp, started } from '../example-holder.ts'
import { provider, show, provideHolder } from '../fake-provider.ts'
import { AccountHolderScreen } from './account-holder-screen.tsx'

const path = '/joint-account/account-holder'
const open = () => show(path, AccountHolderScreen)

it.each([
  ['no holder', null, 'Only you hold this account', 'How sharing works', '/joint-account'],
  [
    'an application in progress',
    started('basic'),
    /You’ve started adding Sam Rivera/,
    /^Pick up/,
    '/joint-account/resume',
  ],
  ['an invited holder', invited(), 'Sam Rivera is invited', 'Edit email', '/joint-account/edit-email'],
  [
    'a holder in review',
    signedUp('IN_REVIEW'),
    /reviewing Sam/,
    /review status$/,
    '/joint-account/reviewing-account',
  ],
  [
    'a rejected holder',
    signedUp('FAILED'),
    /can’t share/,
    'Contact us',
    '/message-center/add-new-message?topic=joint',
  ],
  [
    'a joint holder',
    signedUp('PASSED'),
    /You share/,
    'Contact us',
    '/message-center/add-new-message?topic=joint',
  ],
] as const)(
  'The Account holder screen shows the status and the action for %s',
  async (_, holder, title, link, to) => {
    provideHolder(holder)
    open()
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to)
  },
)

it('The Account holder screen offers no link that the depositor may not open', async () => {
  provider.use(handlers.depositor(depositor({ registration_status: 'IN_REVIEW' })))
  open()
  expect(await screen.findByText(/once your account is open and approved/)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'How sharing works' })).toBeNull()
})

describe('a pending invitation', () => {
  const resend = async () => userEvent.click(await screen.findByRole('button', { name: 'Resend invitation' }))
  const invitation = {
    sent_at: '2026-11-20T15:00:00Z',
    expires_at: '2099-11-21T15:00:00Z',
    is_locked: false,
  }

  it('The Account holder screen shows when a pending invitation expires', async () => {
    provideHolder(invited())
    open()
    expect(await screen.findByText('Expires')).toBeDefined()
    expect(screen.getByText(/2099/)).toBeDefined()
  })

  it.each([
    ['expired', { expires_at: '2020-01-01T00:00:00Z' }, 'The invitation has expired'],
    ['locked', { is_locked: true }, 'The invitation is locked'],
  ])('The Account holder screen shows that an invitation is %s', async (_, part, text) => {
    provideHolder(invited({ invitation: { ...invitation, ...part } }))
    open()
    expect(await screen.findByText(text)).toBeDefined()
  })

  it('The Account holder screen resends an invitation and shows a toast', async () => {
    provideHolder(invited())
    open()
    await screen.findByText('Expires')
    provideHolder(invited({ invitation: { ...invitation, expires_at: '2098-01-02T15:00:00Z' } }))
    await resend()
    expect(await screen.findByText(/2098/)).toBeDefined()
    await waitFor(() => expect(toasts.read().message).toContain('Invitation sent to sam@example.com'))
  })

  it('A lost response to a resend counts as success if the invitation was sent', async () => {
    provideHolder(invited())
    provider.use(
      handlers.resendInvitation.answers(() => {
        provideHolder(invited({ invitation: { ...invitation, sent_at: '2026-11-20T16:00:00Z' } }))
        return Response.error()
      }),
    )
    open()
    await resend()
    await screen.findByText(/11:00/)
    await waitFor(() => expect(toasts.read().message).toContain('Invitation sent'))
  })

  it('The Account holder screen shows that an invitation was not resent after too many attempts', async () => {
    provideHolder(invited())
    provider.use(handlers.resendInvitation.fails(429))
    open()
    await resend()
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t resend')
  })

  it('The Account holder screen does not resend an invitation that was accepted meanwhile', async () => {
    provideHolder(invited())
    provider.use(
      handlers.resendInvitation.answers(() => {
        provideHolder(signedUp('IN_REVIEW'))
        return respond(null, { code: 403, message: 'No invitation is waiting.' })
      }),
    )
    open()
    await resend()
    expect(await screen.findByRole('heading', { level: 1, name: /reviewing Sam/ })).toBeDefined()
    await waitFor(() => expect(toasts.read().message).toMatch(/in another tab/))
  })
})
