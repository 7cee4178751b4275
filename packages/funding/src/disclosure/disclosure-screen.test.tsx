import { disclosure, handlers, linkedAccount, respond } from '@coffer/api-client/fakes'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { provider, show, provideApplication } from '../fake-provider.ts'
import { DisclosureScreen } from './disclosure-screen.tsx'

const terms = disclosure({ uuid: 'terms', hash: 'aaa' })
const fees = disclosure({ uuid: 'fees', hash: 'bbb', title: 'Fees', attestation: 'I agree to the fees.' })
const open = () => show('/fund-account/disclosure', DisclosureScreen)
const agreeToTerms = () => screen.getByRole('checkbox', { name: /account agreement/ })
const agreeToFees = () => screen.getByRole('checkbox', { name: 'I agree to the fees.' })
const consentBox = () => screen.findByRole('checkbox', { name: /consent to receive them electronically/ })
const pressContinue = () => userEvent.click(screen.getByRole('button', { name: 'Continue to the documents' }))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))

/** Accepts a signature only with the current hash, and records the requests. */
function recordSignatures(current: Record<string, string>): unknown[] {
  const sent: unknown[] = []
  provider.use(
    handlers.signDisclosure.answers(async (request) => {
      const body: unknown = await request.json()
      const uuid = new URL(request.url).pathname.split('/').at(-1) ?? ''
      sent.push({ uuid, body })
      const isCurrent = JSON.stringify(body).includes(current[uuid] ?? '')
      return isCurrent ? respond({ signed_at: '2026-11-20T15:04:05Z' }) : respond(null, { code: 422 })
    }),
  )
  return sent
}

beforeEach(() => {
  provideApplication('verified', [linkedAccount()])
  provider.use(handlers.activeDisclosures([terms, fees]))
})

/** Gives the consent, after which the documents are shown. */
async function consent() {
  await userEvent.click(await consentBox())
  await pressContinue()
  await screen.findByRole('heading', { name: 'Fees' })
}

describe('consent to electronic documents', () => {
  it('The disclosure screen asks for consent to electronic documents first, with all its terms', async () => {
    open()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Get documents electronically' }),
    ).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'Fees' })).toBeNull()
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
    expect(screen.getByText('A program that opens PDF documents')).toBeDefined()
    expect(screen.getByText(/on paper, at no charge.*support@harborlight\.example/)).toBeDefined()
    expect(screen.getByText(/You can withdraw this consent at any time/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Message us' })).toBeDefined()
    await pressContinue()
    expect((await screen.findByRole('alert')).textContent).toContain('Give your consent to continue')
  })

  it('The consent to electronic documents opens the documents, and their heading takes the focus', async () => {
    open()
    await consent()
    const heading = screen.getByRole('heading', { level: 1, name: 'Please read and agree' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('The consent to electronic documents is skipped if a document has been signed electronically', async () => {
    provider.use(handlers.activeDisclosures([{ ...terms, signed_at: '2026-11-20T15:04:05Z' }, fees]))
    open()
    expect(await screen.findByRole('heading', { name: 'Fees' })).toBeDefined()
  })
})

describe('the provider’s own consent to electronic documents', () => {
  const own = disclosure({
    uuid: 'consent',
    hash: 'eee',
    title: 'Consent to electronic disclosures',
    attestation: 'I agree to receive disclosures electronically.',
    is_electronic_consent: true,
  })
  const box = () => screen.findByRole('checkbox', { name: own.attestation })

  it('The provider’s own consent is signed separately and is not repeated with the other documents', async () => {
    provider.use(handlers.activeDisclosures([own, terms, fees]))
    const sent = recordSignatures({ consent: 'eee' })
    open()
    await userEvent.click(await box())
    expect(screen.queryByRole('heading', { name: 'Fees' })).toBeNull()
    await pressContinue()
    expect(await screen.findByRole('heading', { level: 1, name: 'Please read and agree' })).toBeDefined()
    expect(sent).toEqual([{ uuid: 'consent', body: { attestation: true, hash: 'eee' } }])
    expect(screen.getAllByRole('checkbox')).toHaveLength(2)
  })

  it('The provider’s own consent is required', async () => {
    provider.use(handlers.activeDisclosures([own, terms]))
    open()
    await box()
    await pressContinue()
    expect((await screen.findByRole('alert')).textContent).toContain('Read and agree to this document')
  })

  it('The provider’s own consent is explained in the depositor’s language above the English text', async () => {
    provider.use(handlers.activeDisclosures([own, terms]))
    show('/fund-account/disclosure', DisclosureScreen, { language: 'es' })
    expect((await screen.findByText(own.attestation)).getAttribute('lang')).toBe('en')
    expect(screen.getByRole('heading', { name: 'Su derecho a recibir papel' })).toBeDefined()
  })

  it('The provider’s own consent is skipped once it is signed', async () => {
    provider.use(handlers.activeDisclosures([{ ...own, signed_at: '2026-11-20T15:04:05Z' }, terms, fees]))
    open()
    expect(await screen.findByRole('heading', { name: 'Fees' })).toBeDefined()
    expect(screen.queryByText(own.title)).toBeNull()
  })

  it('The provider’s own consent is requested again if the response was lost and it was not signed', async () => {
    provider.use(handlers.activeDisclosures([own, terms]), handlers.signDisclosure.breaks())
    open()
    await userEvent.click(await box())
    await pressContinue()
    expect(await screen.findByRole('alert')).toBeDefined()
    expect(await box()).toHaveProperty('checked', true)
  })
})

it('The disclosure screen requires agreement to each document', async () => {
  open()
  await consent()
  await send()
  const summary = (await screen.findByRole('alert')).textContent
  expect(summary).toContain('Read and agree to this document to continue.')
})

it('The disclosure screen marks the legal texts as English, with a notice in Spanish', async () => {
  show('/fund-account/disclosure', DisclosureScreen, { language: 'es' })
  await userEvent.click(await screen.findByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'Continuar con los documentos' }))
  expect((await screen.findByRole('heading', { name: 'Fees' })).getAttribute('lang')).toBe('en')
  expect(screen.getByText('I agree to the fees.').getAttribute('lang')).toBe('en')
  expect(screen.getByText(/existen solo en inglés/)).toBeDefined()
})

it('The disclosure screen signs each document by its hash and opens the next screen', async () => {
  const sent = recordSignatures({ terms: 'aaa', fees: 'bbb' })
  open()
  await consent()
  for (const box of [agreeToTerms(), agreeToFees()]) await userEvent.click(box)
  provider.use(
    handlers.disclosures.answers(() => (provideApplication('disclosures', [linkedAccount()]), respond([]))),
  )
  await send()
  expect(await screen.findByText('/fund-account/ready-to-fund')).toBeDefined()
  expect(sent).toEqual([
    { uuid: 'terms', body: { attestation: true, hash: 'aaa' } },
    { uuid: 'fees', body: { attestation: true, hash: 'bbb' } },
  ])
})

it('The disclosure screen requires agreement again to a document that changed meanwhile', async () => {
  recordSignatures({ terms: 'aaa', fees: 'ccc' })
  open()
  await consent()
  for (const box of [agreeToTerms(), agreeToFees()]) await userEvent.click(box)
  provider.use(
    handlers.activeDisclosures([
      { ...terms, signed_at: '2026-11-20T15:04:05Z' },
      { ...fees, hash: 'ccc' },
    ]),
  )
  await send()
  expect(await screen.findByText('“Fees” was just updated')).toBeDefined()
  const problem = document.getElementById(agreeToFees().getAttribute('aria-describedby') ?? '')
  expect(problem?.textContent).toContain('This document was updated after you opened it')
  expect(agreeToFees()).toHaveProperty('checked', false)
  expect(screen.getByText(/^You agreed on Nov 20, 2026, 10:04.AM ET\.$/)).toBeDefined()
})

it('The disclosure screen says that no money moved when signing fails, and keeps the agreement', async () => {
  provider.use(handlers.signDisclosure.fails(500))
  open()
  await consent()
  for (const box of [agreeToTerms(), agreeToFees()]) await userEvent.click(box)
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Your money didn’t move.')
  expect(agreeToTerms()).toHaveProperty('checked', true)
})
