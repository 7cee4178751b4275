import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { renderRoute } from '@coffer/router/testing'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '../messages.ts'
import { messages as refused } from './messages.ts'
import { NotFoundScreen } from './not-found-screen.tsx'

type Visit = Pick<Parameters<typeof renderRoute>[0], 'path' | 'as' | 'language'>

const open = (visit: Visit) =>
  renderRoute({
    ...visit,
    screens: {
      '/not-me': { screen: async () => () => <h1>Lock your account?</h1>, messages: [] },
      '/not-found': { screen: async () => NotFoundScreen, messages: [messages, refused] },
    },
  })
const heading = async () => (await screen.findByRole('heading', { level: 1 })).textContent

describe('NotFoundScreen', () => {
  it.each([
    '/login/sent',
    '/login/reset-password/failed',
    '/joint-account/onboarding',
    '/joint-account/onboarding/ssn-verification',
    '/joint-account/onboarding/locked-access',
    '/joint-account/onboarding/identity-verified',
    '/joint-account/onboarding/create-password',
    '/joint-account/onboarding/password-success',
    '/joint-account/onboarding/success',
    '/funding-returned',
  ] as const)('NotFoundScreen says to a depositor that there is nothing to do at %s', async (path) => {
    open({ path, as: 'signed-in' })
    expect(await heading()).toBe('Nothing to do on this page')
    expect(screen.getByRole('link', { name: 'Go to home' })).toBeDefined()
  })

  it('NotFoundScreen says to a visitor that there is nothing to do, and links to the log-in page', async () => {
    open({ path: '/login/sent', as: 'visitor', language: 'es' })
    expect(await heading()).toBe('No hay nada que hacer en esta página')
    expect(screen.getByRole('link', { name: 'Ir a iniciar sesión' }).getAttribute('href')).toBe('/login')
  })

  it('NotFoundScreen states its reason in the document title', async () => {
    open({ path: '/login/sent', as: 'signed-in' })
    await heading()
    expect(document.title).toContain('Nothing to do on this page')
  })

  it.each([
    ['is closed', [], 'We couldn’t find that page'],
    ['is open', ['account_security'], 'Lock your account?'],
  ] as const)('The page /not-me %s when the provider announces %j', async (_, announced, title) => {
    const undo = announceCapabilities(...announced)
    open({ path: '/not-me', as: 'visitor' })
    expect(await heading()).toBe(title)
    undo()
  })
})
