import { handlers, respond, verifiedProof } from '@coffer/api-client/fakes'
import { requestBodies, recordRequests } from '@coffer/router/recorded-requests'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { provider, showProofs } from '../fake-provider.ts'
import { VerifyScreen } from './verify-screen.tsx'

const open = () => showProofs('/verify-document', VerifyScreen, { as: 'visitor' })
const check = async (code: string) => {
  const field = await screen.findByRole('textbox', { name: 'Code' })
  await userEvent.clear(field)
  await userEvent.type(field, code)
  await userEvent.click(screen.getByRole('button', { name: 'Check document' }))
}
const lines = () =>
  screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`)

describe('VerifyScreen', () => {
  it('The verification screen shows a visitor the content of the document', async () => {
    const sent = recordRequests(handlers.verifyProof, () => respond(verifiedProof()))
    open()
    await check('7kq2-m4x9-tb3h-vd6z')
    expect((await screen.findByRole('status')).textContent).toContain('issued this document')
    expect(lines()).toEqual([
      'Document: Balance letter',
      'Issued: Nov 20, 2026',
      'Account holder: Ada Rivera',
      'Account number: •••• 4821',
      'Current balance: $12,840.50',
    ])
    expect(requestBodies(sent)).toEqual([{ code: '7kq2-m4x9-tb3h-vd6z' }])
  })

  it('The verification screen shows the period of a statement and the closing date of an account', async () => {
    const period = { period_from: '2026-08-15', period_until: '2026-10-14' }
    provider.use(handlers.verifyProof(verifiedProof({ kind: 'period_statement', ...period })))
    open()
    await check('7kq2m4x9tb3hvd6z')
    await screen.findByRole('status')
    expect(lines()).toContain('Period: Aug 15, 2026 to Oct 14, 2026')
    expect(lines()).toContain('Closing balance: $12,840.50')
    provider.use(handlers.verifyProof(verifiedProof({ balance: 0, closed_on: '2026-10-30' })))
    await check('7kq2m4x9tb3hvd6z')
    expect(await screen.findByText('Oct 30, 2026')).toBeDefined()
    expect(lines()).toEqual(
      expect.arrayContaining(['Current balance: $0.00', 'Account closed: Oct 30, 2026']),
    )
  })

  it('The verification screen confirms neither the account number nor the balance of account details', async () => {
    provider.use(handlers.verifyProof(verifiedProof({ kind: 'account_details', balance: null })))
    open()
    await check('7kq2m4x9tb3hvd6z')
    expect(await screen.findByText(/We don’t confirm full account numbers/)).toBeDefined()
    expect(lines().join()).not.toContain('balance')
  })

  it('The verification screen sends only a well-formed code', async () => {
    const sent = recordRequests(handlers.verifyProof, () => respond(verifiedProof()))
    open()
    await check('7kq2 m4x9')
    expect(
      (await screen.findAllByText('Enter all 16 letters and numbers of the code.')).length,
    ).toBeGreaterThan(0)
    expect(sent).toEqual([])
  })

  it('The verification screen names a contact for an unknown code, and removes the previous result', async () => {
    open()
    await check('7kq2m4x9tb3hvd6z')
    await screen.findByRole('status')
    provider.use(handlers.verifyProof.fails(404))
    await check('7kq2m4x9tb3hvd6y')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We don’t have a document with this code')
    expect(alert.querySelector('a[href^="tel:"]')).not.toBeNull()
    expect(screen.queryByRole('term')).toBeNull()
  })

  it.each([
    ['too many tries', () => handlers.verifyProof.fails(429), 'Too many attempts'],
    ['a lost connection', () => handlers.verifyProof.breaks(), 'We couldn’t connect'],
  ])('The verification screen reports %s', async (_, fails, reason) => {
    provider.use(fails())
    open()
    await check('7kq2m4x9tb3hvd6z')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('We couldn’t check this code')
    expect(alert.textContent).toContain(reason)
  })
})
