import { handlers } from '@coffer/api-client/fakes'
import { jointInvitation } from '@coffer/router/access-results'
import { verificationLink } from '@coffer/router/emailed-link'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { leaveAndReturn, linkState, provider, show, showInvited } from './invited-person.ts'
import { WelcomeScreen } from './welcome-screen.tsx'
import { linkLandedScreen } from './link-landed-screen.tsx'

const path = '/joint-account/verify/success'
afterEach(verificationLink.clear)

/** Opens the page with a link for which the provider returns this state. */
function opened(state: string, inviter: string | null = null) {
  provider.use(handlers.checkInvitation({ state, inviter }))
  window['__emailedLink'] = new URLSearchParams(linkState).toString()
  return show(path, linkLandedScreen)
}
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent

describe('the landing page of an invitation link', () => {
  it('The landing page stores a valid link, survives a reload, and replaces its history entry', async () => {
    const shown = opened('verified', 'Ada Rivera')
    expect(await heading()).toBe('Your invitation is ready')
    expect(jointInvitation.read()).toEqual({ ...linkState, inviter: 'Ada Rivera' })
    expect(screen.getByText(/^Ada Rivera invited you/)).toBeDefined()
    expect(verificationLink.read()).toBeNull()
    await leaveAndReturn(shown)
    expect(await heading()).toBe('Your invitation is ready')
    const steps = shown.router.history.length
    await userEvent.click(screen.getByRole('button', { name: 'See the invitation' }))
    expect(await screen.findByText('/joint-account/onboarding')).toBeDefined()
    expect(shown.router.history.length).toBe(steps)
  })

  it.each([
    ['used', 'This invitation was already used'],
    ['expired', 'This invitation has expired'],
    ['invalid', 'This link is incomplete'],
  ])('The landing page explains that a link is %s', async (state, title) => {
    opened(state)
    expect(await heading()).toBe(title)
    expect(jointInvitation.read()).toBeNull()
    expect(screen.queryByRole('button', { name: 'See the invitation' })).toBeNull()
  })

  it('The landing page links to the log-in if the invitation was already used', async () => {
    show(path, linkLandedScreen, { search: 'state=used' })
    const link = await screen.findByRole('link', { name: 'Log in' })
    expect(link.getAttribute('href')).toBe('/login')
  })

  it('The landing page treats a valid state without a link as invalid', async () => {
    show(path, linkLandedScreen, { search: 'state=verified' })
    expect(await heading()).toBe('This link is incomplete')
    expect(jointInvitation.read()).toBeNull()
  })

  it('The landing page redirects to the log-in without a link', async () => {
    show(path, linkLandedScreen)
    expect(await screen.findByText('/login')).toBeDefined()
  })
})

describe('the Welcome screen', () => {
  it('The Welcome screen is shown in Spanish and links to the next screen', async () => {
    showInvited('/joint-account/onboarding', WelcomeScreen, { language: 'es' })
    expect(await heading()).toContain('Le damos la bienvenida a')
    const link = screen.getByRole('link', { name: 'Comenzar' })
    expect(link.getAttribute('href')).toBe('/joint-account/onboarding/ssn-verification')
  })

  it('The Welcome screen names the inviter', async () => {
    jointInvitation.record({ ...linkState, inviter: 'Ada Rivera' })
    show('/joint-account/onboarding', WelcomeScreen)
    expect(await screen.findByText('Ada Rivera invited you to share a savings account.')).toBeDefined()
    expect(screen.getByText(/^Don’t know Ada Rivera\?/)).toBeDefined()
  })

  it('The landing page names no inviter if the provider does not', async () => {
    opened('verified')
    expect(await screen.findByText(/^You’ve been invited/)).toBeDefined()
  })

  it('The Welcome screen redirects to Not found without a link', async () => {
    const { path: where } = show('/joint-account/onboarding', WelcomeScreen)
    await waitFor(() => expect(where()).toBe('/not-found'))
  })
})
