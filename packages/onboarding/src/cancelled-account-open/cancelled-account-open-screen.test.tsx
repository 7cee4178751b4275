import { renderRoute } from '@coffer/router/testing'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { unconfirmed } from '../example-progress.ts'
import { provideProgress, screenMessages } from '../fake-provider.ts'
import { applicationCancelled } from '../results.ts'
import { cancelledAccountOpenScreen } from './cancelled-account-open-screen.tsx'

const path = '/registration/cancelled-account-open'
const show = (as: 'visitor' | 'signed-in') =>
  renderRoute({
    path,
    as,
    screens: { [path]: { screen: async () => cancelledAccountOpenScreen, messages: screenMessages } },
  })
const record = () => applicationCancelled.record({ cancelledAt: '2026-11-20T15:04:05Z' })

it('The Application canceled screen redirects a visitor to the log-in if nothing was canceled', async () => {
  show('visitor')
  expect(await screen.findByText('/logout')).toBeDefined()
})

it('The Application canceled screen confirms the cancellation after a reload, without a session', async () => {
  record()
  show('visitor')
  expect(await screen.findByText(/You canceled it on Nov 20, 2026/)).toBeDefined()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Go to log-in')).toBe('/login')
  expect(href('Apply again')).toBe('/registration')
})

it('The Application canceled screen keeps its result when another tab clears it during log-out', async () => {
  record()
  show('visitor')
  await screen.findByRole('heading', { name: 'Application canceled' })
  act(() => applicationCancelled.clear())
  expect(screen.getByRole('heading', { name: 'Application canceled' })).toBeDefined()
  expect(applicationCancelled.read()).toEqual({ cancelledAt: '2026-11-20T15:04:05Z' })
})

it('The Application canceled screen redirects an applicant to the Cancel screen if nothing was canceled', async () => {
  provideProgress(unconfirmed('basic'))
  show('signed-in')
  expect(await screen.findByText('/registration/cancel-account-open')).toBeDefined()
})
