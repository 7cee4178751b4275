import { depositor, handlers, statement } from '@coffer/api-client/fakes'
import { announceCapabilities } from '@coffer/session/announce-capabilities'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { DocumentsScreen } from './documents-screen.tsx'

const path = '/dashboard/documents'

it.each([
  ['Statements', '/dashboard/documents/statements'],
  ['Tax documents', '/dashboard/documents/taxes'],
  ['Disclosures', '/disclosures'],
  ['Letters and summaries', '/dashboard/documents/proofs'],
])('The documents screen links to %s', async (name, to) => {
  const { path: where } = show(path, DocumentsScreen)
  await userEvent.click(await screen.findByRole('link', { name }))
  await waitFor(() => expect(where()).toBe(to))
})

it('Without the capability, the documents screen has no link to letters and summaries', async () => {
  announceCapabilities()
  show(path, DocumentsScreen)
  expect(await screen.findByRole('link', { name: 'Disclosures' })).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Letters and summaries' })).toBeNull()
})

it('The documents screen shows the newest statement', async () => {
  provider.use(handlers.statements([statement(), statement({ month: 9 })]))
  show(path, DocumentsScreen)
  expect(await screen.findByRole('button', { name: /^Open PDF October 2026 statement/ })).toBeDefined()
  expect(screen.queryByText('September 2026 statement')).toBeNull()
})

it('The documents screen has an empty state before the first statement', async () => {
  provider.use(handlers.statements([]))
  show(path, DocumentsScreen)
  expect(await screen.findByRole('heading', { name: 'No statements yet' })).toBeDefined()
})

it('The documents screen keeps its links if the statements fail to load', async () => {
  provider.use(handlers.statements.fails(500))
  show(path, DocumentsScreen)
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your statements')
  expect(screen.getByRole('link', { name: 'Disclosures' })).toBeDefined()
})

it('The documents screen is the landing page of a VIEW_ONLY depositor', async () => {
  provider.use(handlers.depositor(depositor({ registration_status: 'VIEW_ONLY' })))
  const { router, path: where } = show('/not-found', DocumentsScreen)
  await waitFor(() => expect(where()).toBe('/not-found'))
  await router.navigate({ to: '/dashboard' })
  await waitFor(() => expect(where()).toBe(path))
})
