import { disclosure, handlers, linkedAccount, respond } from '@coffer/api-client/faking'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { provider, show, standsAt } from '../faked-provider.ts'
import { DisclosureScreen } from './disclosure-screen.tsx'

const terms = disclosure({ uuid: 'terms', hash: 'aaa' })
const fees = disclosure({ uuid: 'fees', hash: 'bbb', title: 'Fees', attestation: 'I agree to the fees.' })
const open = () => show('/fund-account/disclosure', DisclosureScreen)
const agreeToTerms = () => screen.getByRole('checkbox', { name: /account agreement/ })
const agreeToFees = () => screen.getByRole('checkbox', { name: 'I agree to the fees.' })
const consent = () => screen.getByRole('checkbox', { name: /consent to receive them electronically/ })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Agree and continue' }))

/** Signs what has the current hash; remembers what it was sent. */
function signing(current: Record<string, string>): unknown[] {
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
  standsAt('verified', [linkedAccount()])
  provider.use(handlers.activeDisclosures([terms, fees]))
})

it('asks for agreement to each document and for consent, and names the right to paper', async () => {
  open()
  expect(await screen.findByText(/You have the right to receive them on paper/)).toBeDefined()
  await send()
  const summary = (await screen.findByRole('alert')).textContent
  expect(summary).toContain('Read this document and agree to it to go on.')
  expect(summary).toContain('Give your consent to receive documents electronically')
})

it('signs each document by its hash, and goes on', async () => {
  const sent = signing({ terms: 'aaa', fees: 'bbb' })
  open()
  await screen.findByRole('heading', { name: 'Fees' })
  for (const box of [agreeToTerms(), agreeToFees(), consent()]) await userEvent.click(box)
  provider.use(handlers.disclosures.answers(() => (standsAt('disclosures', [linkedAccount()]), respond([]))))
  await send()
  expect(await screen.findByText('/fund-account/ready-to-fund')).toBeDefined()
  expect(sent).toEqual([
    { uuid: 'terms', body: { attestation: true, hash: 'aaa' } },
    { uuid: 'fees', body: { attestation: true, hash: 'bbb' } },
  ])
})

it('asks again when a document changed meanwhile, and says so', async () => {
  signing({ terms: 'aaa', fees: 'ccc' })
  open()
  await screen.findByRole('heading', { name: 'Fees' })
  for (const box of [agreeToTerms(), agreeToFees(), consent()]) await userEvent.click(box)
  provider.use(
    handlers.activeDisclosures([
      { ...terms, signed_at: '2026-11-20T15:04:05Z' },
      { ...fees, hash: 'ccc' },
    ]),
  )
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This document changed after you opened it.',
  )
  expect(agreeToFees()).toHaveProperty('checked', false)
  expect(screen.getByText('You agreed on Nov 20, 2026.')).toBeDefined()
})

it('says that no money moved when signing fails, and keeps the agreement', async () => {
  provider.use(handlers.signDisclosure.fails(500))
  open()
  await screen.findByRole('heading', { name: 'Fees' })
  for (const box of [agreeToTerms(), agreeToFees(), consent()]) await userEvent.click(box)
  await send()
  expect((await screen.findByRole('alert')).textContent).toContain('Your money has not moved.')
  expect(agreeToTerms()).toHaveProperty('checked', true)
})
