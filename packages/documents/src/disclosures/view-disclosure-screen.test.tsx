import { disclosure, handlers } from '@coffer/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { type StubbedTab, stubTabs } from '../pdf/stubbed-tabs.ts'
import { ViewDisclosureScreen } from './view-disclosure-screen.tsx'

const path = '/disclosures/view-disclosures/$uuid'
const hash = 'c0ffee'.repeat(8)
const signed = disclosure({
  uuid: 'a',
  hash,
  signed_at: '2024-11-04T16:00:00Z',
  body_html: '<h2>Fees</h2><p>We ask for none.</p>',
})
const view = (uuid: string) => show(path, ViewDisclosureScreen, { params: { uuid } })

let tabs: StubbedTab[]
beforeEach(() => {
  tabs = stubTabs()
  provider.use(handlers.disclosures([signed, disclosure({ uuid: 'b', title: 'Privacy notice' })]))
})
afterEach(() => vi.unstubAllGlobals())

it('The disclosure screen shows text, signature and attestation, and the hash under details', async () => {
  view('a')
  expect(await screen.findByRole('article', { name: 'Account agreement' })).toBeDefined()
  expect(screen.getByText(/^Nov 4, 2024, 11:00.AM ET$/)).toBeDefined()
  expect(screen.getByText('I have read and agree to the account agreement.')).toBeDefined()
  expect(screen.getByText(hash).closest('details')?.open).toBe(false)
  expect(await screen.findByText('We ask for none.')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'View bank disclosures' })).toBeDefined()
})

it('The disclosure screen opens the PDF by a fresh link', async () => {
  provider.use(handlers.disclosure(disclosure({ download_url: 'https://documents.example/fresh.pdf' })))
  view('a')
  await userEvent.click(
    await screen.findByRole('button', { name: 'Open PDF Account agreement, opens in a new tab' }),
  )
  await waitFor(() => expect(tabs[0]?.address).toBe('https://documents.example/fresh.pdf'))
})

it('The disclosure screen reports a missing file', async () => {
  view('a')
  await userEvent.click(await screen.findByRole('button', { name: /^Open PDF/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('It’s no longer available.')
})

it('The disclosure screen marks an unsigned disclosure', async () => {
  view('b')
  expect(await screen.findByText('Not signed by you')).toBeDefined()
  expect(screen.queryByText('What you agreed to')).toBeNull()
})

it('The disclosure screen leaves out the status if the active disclosures fail to load', async () => {
  provider.use(handlers.activeDisclosures.fails(500))
  view('a')
  expect(await screen.findByText(hash)).toBeDefined()
  // A line is reserved for the status until the request has failed.
  await waitFor(() => expect(screen.queryByText('State')).toBeNull())
})

it('The disclosure screen links from an unknown uuid to the list', async () => {
  const { path: where } = view('elsewhere')
  expect(await screen.findByRole('heading', { name: 'We couldn’t find this disclosure' })).toBeDefined()
  await userEvent.click(screen.getByRole('link', { name: 'View your disclosures' }))
  await waitFor(() => expect(where()).toBe('/disclosures'))
})

it('The disclosure screen reports a failure to load', async () => {
  provider.use(handlers.disclosures.breaks())
  view('a')
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load this disclosure')
})
