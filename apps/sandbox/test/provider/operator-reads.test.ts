import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { operatorActions, findOperatorRecord } from '../../src/security-events/operator-actions.ts'
import { everyTenant, openSandboxForFile } from './sandbox.ts'
import { readNewEvents } from './security-event-reader.ts'
import { addCustomer, addressDetails, basicDetails, logInNewUser } from './users.ts'

const sandbox = await openSandboxForFile({ tenants: everyTenant })
const events = readNewEvents(sandbox)

const prefix = '/sandbox/api'
const calls = sandbox.app.routes
  .filter(({ method, path }) => method !== 'ALL' && path.startsWith(`${prefix}/`))
  .map(({ method, path }) => `${method} ${path.slice(prefix.length)}`)
const reads = calls.filter((call) => call.startsWith('GET '))
const isUnrecorded = (call: string) => typeof findOperatorRecord(call) === 'object'

const read = (path: string) => sandbox.callOperator('GET', path)
const depositor = v.object({ depositor_id: v.string() })

/** Targets of the recorded reads of a call, newest first. */
const recordedTargets = async (call: string, tenant: string | null = 'harbor') =>
  (await events.list(`&action=${encodeURIComponent(call)}`, tenant)).map(({ target }) => target)

describe('the calls of the operator', () => {
  it('operator-actions.ts declares how each call of the operator is recorded, or why it is not', () => {
    expect(reads.length).toBeGreaterThan(10)
    expect(calls.filter((call) => findOperatorRecord(call) === null)).toEqual([])
    expect(operatorActions.filter((call) => !calls.includes(call))).toEqual([])
    for (const call of calls.filter(isUnrecorded)) {
      expect(call).toMatch(/^GET /)
      expect(JSON.stringify(findOperatorRecord(call))).toMatch(/^\{"none":".{10,}\."\}$/)
    }
  })

  it.each(reads.filter(isUnrecorded))(
    'A call of the operator that is not recorded has no personal data: %s',
    async (call) => {
      const { email, visitor } = await addCustomer(sandbox)
      const { depositor_id } = v.parse(depositor, (await visitor.get('/depositor')).data)
      const answer = JSON.stringify(await read(`${call.slice('GET '.length)}?tenant=harbor`))
      for (const personal of [
        email,
        depositor_id,
        basicDetails().last_name,
        addressDetails.address_line1,
        '4155550123',
      ])
        expect(answer).not.toContain(personal)
    },
  )
})

describe('a read of personal data by the operator', () => {
  it('Every read of personal data by the operator is recorded', async () => {
    const recorded = reads.filter((call) => !isUnrecorded(call))
    expect(recorded.length).toBeGreaterThan(4)
    for (const call of recorded) {
      await read(`${call.slice('GET '.length)}?tenant=solstice`)
      expect(await recordedTargets(call, 'solstice')).toEqual([call.slice('GET '.length)])
    }
  })

  it('A read by the operator is recorded once an hour for a list, and each time for the outbox', async () => {
    const lists = async () => {
      await read('/depositors?tenant=harbor')
      await read('/outbox?tenant=harbor')
      return [
        (await recordedTargets('GET /depositors')).length,
        (await recordedTargets('GET /outbox')).length,
      ]
    }
    const [first = 0, outbox = 0] = await lists()
    expect(await lists()).toEqual([first, outbox + 1])
    await sandbox.advanceClock(3_600)
    expect(await lists()).toEqual([first + 1, outbox + 2])
  })

  it('A read by the operator that is filtered by depositor is recorded once for each, and never by email', async () => {
    const ids: string[] = []
    for (let person = 0; person < 2; person += 1) {
      const { visitor } = await logInNewUser(sandbox)
      ids.push(v.parse(depositor, (await visitor.get('/depositor')).data).depositor_id)
    }
    for (const id of [...ids, ...ids]) await read(`/messages?tenant=harbor&depositor=${id}`)
    expect(await recordedTargets('GET /messages')).toEqual(
      ids.toReversed().map((id) => `/messages?depositor=${id}`),
    )
    await read('/messages?tenant=harbor&depositor=somebody@example.com')
    expect((await recordedTargets('GET /messages'))[0]).toBe('/messages')
  })

  it('A read by the operator is recorded for each tenant whose data it answers, and for no other', async () => {
    await sandbox.advanceClock(3_600)
    await read('/transactions?tenant=juniper')
    expect(await recordedTargets('GET /transactions', 'juniper')).toHaveLength(1)
    expect(await recordedTargets('GET /transactions')).toHaveLength(0)
    await read('/transactions')
    expect(await recordedTargets('GET /transactions', 'juniper')).toHaveLength(1)
    expect(await recordedTargets('GET /transactions')).toHaveLength(1)
  })
})
