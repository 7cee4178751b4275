import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { ApiResponse, HttpClient } from './http-client.ts'
import { addressDetails, basicDetails, employerDetails, logInNewUser } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()

const seen = v.object({ revision: v.string() })
const revisionIn = (answer: ApiResponse) => v.parse(seen, answer.data).revision
const revisionOf = async (visitor: HttpClient) => revisionIn(await visitor.get('/depositor'))
const on = (revision: string) => ({ 'if-match': `"${revision}"` })
const elsewhere = { status: 409, message: 'changed_elsewhere' }

describe('an application in two tabs', () => {
  it('An application has a revision in every response, which changes with every save', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const first = await revisionOf(visitor)
    expect(revisionIn(await visitor.get('/depositor/progress'))).toBe(first)
    const saved = revisionIn(await visitor.patch('/depositor', basicDetails(), on(first)))
    expect(saved).not.toBe(first)
    expect(await revisionOf(visitor)).toBe(saved)
    const next = revisionIn(await visitor.patch('/depositor', addressDetails, on(saved)))
    expect(next).not.toBe(saved)
  })

  it('An application is not overwritten by a save with an outdated revision', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const old = await revisionOf(visitor)
    const details = basicDetails()
    await visitor.patch('/depositor', details, on(old))
    expect(await visitor.patch('/depositor', { ...details, first_name: 'Eve' }, on(old))).toMatchObject(
      elsewhere,
    )
    // A conflict is reported before the errors of the form.
    expect(await visitor.patch('/depositor', { step: 'basic' }, on(old))).toMatchObject(elsewhere)
    expect(await visitor.get('/depositor')).toMatchObject({ data: { first_name: 'Ann' } })
  })

  it('An application accepts one of many concurrent saves', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await visitor.patch('/depositor', basicDetails())
    for (const city of ['Bangor', null]) {
      const revision = await revisionOf(visitor)
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          visitor.patch(
            '/depositor',
            { ...addressDetails, city: city ?? `City ${'abcdefgh'[index]}` },
            on(revision),
          ),
        ),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(statuses.filter((status) => status === 409)).toHaveLength(7)
    }
  })

  it('An application is confirmed once, and the other tab gets a conflict', async () => {
    const { visitor } = await logInNewUser(sandbox)
    for (const step of [basicDetails(), addressDetails, employerDetails])
      await visitor.patch('/depositor', step)
    const revision = await revisionOf(visitor)
    const confirmation = { step: 'confirmed', certify: true }
    const both = await Promise.all([1, 2].map(() => visitor.patch('/depositor', confirmation, on(revision))))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([202, 409]))
    expect(await visitor.patch('/depositor', addressDetails, on(revision))).toMatchObject(elsewhere)
    expect(both.find(({ status }) => status === 202)?.data).toMatchObject({
      revision: await revisionOf(visitor),
    })
  })

  it('An application has a new revision after its review', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const steps = [
      basicDetails('0003'),
      addressDetails,
      employerDetails,
      { step: 'confirmed', certify: true },
    ]
    for (const step of steps) await visitor.patch('/depositor', step)
    const before = await revisionOf(visitor)
    await sandbox.callOperator('POST', '/jobs/run')
    expect(await revisionOf(visitor)).not.toBe(before)
  })

  it('An application can be saved by a client without revisions', async () => {
    const { visitor } = await logInNewUser(sandbox)
    for (const headers of [{}, { 'if-match': '*' }])
      expect(await visitor.patch('/depositor', basicDetails(), headers)).toMatchObject({ status: 200 })
  })
})
