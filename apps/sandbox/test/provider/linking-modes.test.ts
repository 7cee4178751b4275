import { bankName, knownRoutingNumbers } from '@coffer/domain/bank'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { banks } from '../../src/fastlink/banks.ts'
import type { HttpClient } from './http-client.ts'
import { addressDetails, basicDetails, employerDetails, logInNewUser } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()

async function addApprovedUser() {
  const { visitor } = await logInNewUser(sandbox)
  const steps = [basicDetails('0001'), addressDetails, employerDetails, { step: 'confirmed', certify: true }]
  for (const step of steps) await visitor.patch('/depositor', step)
  await sandbox.callOperator('POST', '/jobs/run')
  return visitor
}

const setMode = (linking_mode: string, same_fi_institution: string | null) =>
  sandbox.callOperator('PATCH', '/tenants/harbor', { linking_mode, same_fi_institution })

const atBank = (routing_number: string) => ({
  account_type: 'savings',
  routing_number,
  account_number: '5550001234',
  account_number_confirmation: '5550001234',
  holder_name: 'Ann',
})
const chase = '021000021'
const wellsFargo = '121000248'

const session = v.object({ access_token: v.string(), provider_id: v.nullable(v.number()) })
const opened = v.object({ stage: v.literal('opened'), banks: v.array(v.object({ name: v.string() })) })

async function linkingPage(visitor: HttpClient, step: string, body: unknown = {}) {
  const { access_token } = v.parse(session, (await visitor.get('/fastlink')).data)
  return visitor.send('POST', `/fastlink/session/${step}`, {
    headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Links instantly at a bank through the linking page; null if the page refuses that bank. */
async function linkAt(visitor: HttpClient, institution: string) {
  const { access_token } = v.parse(session, (await visitor.get('/fastlink')).data)
  const result = await sandbox
    .callOperator('POST', '/fastlink/complete', { access_token, institution, outcome: 'success' })
    .catch(() => null)
  return result === null ? null : (await visitor.post('/link/fastlink', result)).status
}

describe('a linking mode', () => {
  it.each([
    ['UNRESTRICTED', null, { instant: 200, otherBank: 200, manual: 201, otherManual: 201 }],
    ['FASTLINK_ONLY', null, { instant: 200, otherBank: 200, manual: 422, otherManual: 422 }],
    ['MANUAL_ONLY', null, { instant: 422, otherBank: null, manual: 201, otherManual: 201 }],
    [
      'FASTLINK_SAME_FI_ONLY',
      'Wells Fargo',
      { instant: 200, otherBank: null, manual: 422, otherManual: 422 },
    ],
    ['MANUAL_SAME_FI_ONLY', 'Wells Fargo', { instant: 422, otherBank: null, manual: 201, otherManual: 422 }],
    ['BOTH_SAME_FI_ONLY', 'Wells Fargo', { instant: 200, otherBank: null, manual: 201, otherManual: 422 }],
    // The configured bank applies in the same-institution modes only.
    ['UNRESTRICTED', 'Wells Fargo', { instant: 200, otherBank: 200, manual: 201, otherManual: 201 }],
  ])(
    'The linking mode %s with the bank %s is enforced by every call',
    async (mode, institution, expected) => {
      await setMode(mode, institution)
      const [visitor, other] = [await addApprovedUser(), await addApprovedUser()]
      expect((await visitor.get('/linked-accounts')).data).toMatchObject({ linking_mode: mode })
      expect((await visitor.get('/fastlink')).status).toBe(expected.instant)
      if (expected.instant === 200) {
        expect(await linkAt(visitor, 'JPMorgan Chase')).toBe(expected.otherBank)
        expect(await linkAt(visitor, 'Wells Fargo')).toBe(200)
      }
      expect((await other.post('/link/manual', atBank(chase))).status).toBe(expected.otherManual)
      expect((await other.post('/link/manual', atBank(wellsFargo))).status).toBe(expected.manual)
    },
  )

  it('A linking mode for a single bank names it at the field, and the linking page offers no other', async () => {
    await setMode('BOTH_SAME_FI_ONLY', 'Citibank')
    const visitor = await addApprovedUser()
    expect(await visitor.post('/link/manual', atBank(chase))).toMatchObject({
      status: 422,
      errors: { routing_number: ['Only an account at Citibank can be linked.'] },
    })
    expect((await visitor.get('/fastlink')).data).toMatchObject({
      institution: 'Citibank',
      provider_id: 1603,
    })
    const page = await linkingPage(visitor, 'open')
    expect(v.parse(opened, await page.json()).banks).toEqual([{ name: 'Citibank' }])
    const elsewhere = { provider_id: 16_441, username: 'demo', password: 'demo' }
    expect((await linkingPage(visitor, 'log-in', elsewhere)).status).toBe(401)
  })

  it('A linking mode that has changed applies when the linking is reported', async () => {
    await setMode('UNRESTRICTED', null)
    const visitor = await addApprovedUser()
    const { access_token } = v.parse(session, (await visitor.get('/fastlink')).data)
    const completion = { access_token, institution: 'JPMorgan Chase', outcome: 'success' }
    const result = await sandbox.callOperator('POST', '/fastlink/complete', completion)
    await setMode('FASTLINK_SAME_FI_ONLY', 'Wells Fargo')
    expect(await visitor.post('/link/fastlink', result)).toMatchObject({ status: 422 })
    await setMode('MANUAL_ONLY', null)
    expect(await visitor.post('/link/fastlink', result)).toMatchObject({ status: 422 })
  })
})

it('The linking service and the manual form have the same bank names', () => {
  const byRouting = new Set(knownRoutingNumbers.map((routing) => bankName(routing)))
  expect(new Set(banks.map(({ name }) => name))).toEqual(byRouting)
  for (const { name, routingNumber } of banks) expect(bankName(routingNumber)).toBe(name)
  expect(new Set(banks.map(({ id }) => id)).size).toBe(banks.length)
})
