import { handlers, taxDocument } from '@coffer/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { provider, show } from '../fake-provider.ts'
import { type StubbedTab, stubTabs } from '../pdf/stubbed-tabs.ts'
import { TaxesScreen } from './taxes-screen.tsx'

const path = '/dashboard/documents/taxes'
const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: /Form 1099-INT for 2025/ }))

let tabs: StubbedTab[]
beforeEach(() => {
  tabs = stubTabs()
})
afterEach(() => vi.unstubAllGlobals())

it('The tax documents screen lists the forms by year', async () => {
  provider.use(
    handlers.taxDocuments([
      taxDocument(),
      taxDocument({ uuid: 'older', tax_year: 2024, issued_at: '2025-01-31T05:00:00Z' }),
    ]),
  )
  show(path, TaxesScreen)
  expect(await screen.findByText('Form 1099-INT for 2025')).toBeDefined()
  expect(screen.getByText('Issued Jan 31, 2025')).toBeDefined()
  expect(screen.getByRole('heading', { level: 1, name: 'Tax Documents' })).toBeDefined()
})

it('The tax documents screen opens a PDF by a fresh link', async () => {
  show(path, TaxesScreen)
  await screen.findByText('Form 1099-INT for 2025')
  provider.use(handlers.taxDocuments([taxDocument({ download_url: 'https://documents.example/fresh.pdf' })]))
  await press()
  await waitFor(() => expect(tabs[0]?.address).toBe('https://documents.example/fresh.pdf'))
})

it('The tax documents screen reports a form that no longer exists', async () => {
  const { queryClient } = show(path, TaxesScreen)
  await screen.findByText('Form 1099-INT for 2025')
  // Otherwise a refetch of the list would remove the row.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  provider.use(handlers.taxDocuments([]))
  await press()
  expect((await screen.findByRole('alert')).textContent).toContain('It’s no longer available.')
  expect(tabs).toMatchObject([{ closed: true, address: null }])
})

it('The tax documents screen has an empty state with the minimum amount', async () => {
  provider.use(handlers.taxDocuments([]))
  show(path, TaxesScreen)
  expect(await screen.findByRole('heading', { name: 'No tax documents yet' })).toBeDefined()
  expect(screen.getByText(/\$10\.00 or more/)).toBeDefined()
})

it('The tax documents screen reports a failure to load', async () => {
  provider.use(handlers.taxDocuments.breaks())
  show(path, TaxesScreen)
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load your tax documents')
})
