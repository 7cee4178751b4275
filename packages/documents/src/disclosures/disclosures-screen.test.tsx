import { disclosure, handlers, respond } from '@coffer/api-client/fakes'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { type StubbedTab, stubTabs } from '../pdf/stubbed-tabs.ts'
import { DisclosuresScreen } from './disclosures-screen.tsx'

const path = '/disclosures'
const signed = { signed_at: '2024-11-04T16:00:00Z' }
const agreement = disclosure({ uuid: 'a', hash: 'aa', title: 'Account agreement', ...signed })
const old = disclosure({ uuid: 'o', hash: 'oo', title: 'Privacy notice', version: '2024-01', ...signed })
const newer = disclosure({ uuid: 'n', hash: 'nn', title: 'Privacy notice', version: '2026-01.2' })

let tabs: StubbedTab[]
beforeEach(() => {
  tabs = stubTabs()
  provider.use(handlers.disclosures([agreement, newer, old]), handlers.activeDisclosures([agreement, newer]))
})
afterEach(() => vi.unstubAllGlobals())

it('The disclosures screen shows signed disclosures with their status, apart from newer ones', async () => {
  show(path, DisclosuresScreen)
  const mine = within(await screen.findByRole('region', { name: 'Signed by you' }))
  expect(mine.getAllByText(/^Signed Nov 4, 2024, 11:00.AM ET$/)).toHaveLength(2)
  expect(await mine.findByText('In effect')).toBeDefined()
  expect(mine.getByText('Replaced')).toBeDefined()
  const since = within(screen.getByRole('region', { name: 'In effect, not signed by you' }))
  expect(since.getByText('Version 2026-01.2')).toBeDefined()
  expect(since.queryByText(/^Signed/)).toBeNull()
})

it('The disclosures screen links to each disclosure', async () => {
  const { path: where } = show(path, DisclosuresScreen)
  await userEvent.click(await screen.findByRole('link', { name: 'Account agreement' }))
  await waitFor(() => expect(where()).toBe('/disclosures/view-disclosures/a'))
})

it('The disclosures screen opens the PDF of the listed version', async () => {
  provider.use(
    handlers.disclosure.answers(({ url }) =>
      respond({ ...old, download_url: `https://documents.example${new URL(url).pathname}` }),
    ),
  )
  show(path, DisclosuresScreen)
  const mine = within(await screen.findByRole('region', { name: 'Signed by you' }))
  await userEvent.click(mine.getByRole('button', { name: /Privacy notice/ }))
  await waitFor(() => expect(tabs[0]?.address).toBe('https://documents.example/api/v1/disclosure/o/oo'))
})

it('The disclosures screen lists disclosures without status if the active ones fail to load', async () => {
  provider.use(handlers.activeDisclosures.fails(500))
  show(path, DisclosuresScreen)
  expect(await screen.findByRole('link', { name: 'Account agreement' })).toBeDefined()
  expect(screen.queryByText('In effect')).toBeNull()
})

it('The disclosures screen marks the texts as English when it is in Spanish', async () => {
  show(path, DisclosuresScreen, { language: 'es' })
  const title = await screen.findByText('Account agreement', { selector: '[lang="en"]' })
  expect(title).toBeDefined()
  expect(screen.getByText(/solo en inglés/)).toBeDefined()
})

it('The disclosures screen has an empty state', async () => {
  provider.use(handlers.disclosures([]))
  show(path, DisclosuresScreen)
  expect(await screen.findByRole('heading', { name: 'No disclosures yet' })).toBeDefined()
})

it('The disclosures screen reports a failure to load', async () => {
  provider.use(handlers.disclosures.fails(403, { message: 'Not for this account.' }))
  show(path, DisclosuresScreen)
  const text = (await screen.findByRole('alert')).textContent
  expect(text).toContain('We couldn’t load your disclosures')
  expect(text).toContain('Not for this account.')
})
