import { disclosure, handlers } from '@coffer/api-client/faking'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { provider, show } from '../faked-provider.ts'
import { DocumentsScreen } from './documents-screen.tsx'

const path = '/dashboard/documents'

it('lists what was signed, when, and opens it', async () => {
  provider.use(
    handlers.disclosures([
      disclosure({
        title: 'Account agreement',
        signed_at: '2026-11-20T15:04:05Z',
        download_url: 'https://bank.example/agreement.pdf',
      }),
      disclosure({ uuid: '00000000-0000-4000-8000-000000000002', title: 'Not signed yet', signed_at: null }),
    ]),
  )
  show(path, DocumentsScreen)
  expect(await screen.findByText('Signed on Nov 20, 2026')).toBeDefined()
  expect(screen.queryByText('Not signed yet')).toBeNull()
  const link = screen.getByRole('link', { name: 'Open Account agreement' })
  expect(link.getAttribute('href')).toBe('https://bank.example/agreement.pdf')
})

it('never offers a link that could run something', async () => {
  provider.use(
    handlers.disclosures([
      disclosure({ signed_at: '2026-11-20T15:04:05Z', download_url: 'javascript:alert(1)' }),
    ]),
  )
  show(path, DocumentsScreen)
  await screen.findByText('Signed on Nov 20, 2026')
  expect(screen.queryByRole('link')).toBeNull()
})

it('says what will be here while nothing is signed', async () => {
  provider.use(handlers.disclosures([]))
  show(path, DocumentsScreen)
  expect(await screen.findByRole('heading', { name: 'Nothing signed yet' })).toBeDefined()
})
