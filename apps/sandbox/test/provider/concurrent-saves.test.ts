import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import type { ApiResponse, HttpClient } from './http-client.ts'
import { addressDetails, basicDetails, employerDetails, logInNewUser } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()

const withRevision = v.object({ revision: v.string() })
const revisionIn = (answer: ApiResponse) => v.parse(withRevision, answer.data).revision
const readRevision = async (visitor: HttpClient) => revisionIn(await visitor.get('/depositor'))
const ifMatch = (revision: string) => ({ 'if-match': `"${revision}"` })
const conflict = { status: 409, message: 'changed_elsewhere' }

describe('an application in two tabs', () => {
  it('An application has a revision in every response, which changes with every save', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const first = await readRevision(visitor)
    expect(revisionIn(await visitor.get('/depositor/progress'))).toBe(first)
    const saved = revisionIn(await visitor.patch('/depositor', basicDetails(), ifMatch(first)))
    expect(saved).not.toBe(first)
    expect(await readRevision(visitor)).toBe(saved)
    const next = revisionIn(await visitor.patch('/depositor', addressDetails, ifMatch(saved)))
    expect(next).not.toBe(saved)
  })

  it('An application is not overwritten by a save with an outdated revision', async () => {
    const { visitor } = await logInNewUser(sandbox)
    const old = await readRevision(visitor)
    const details = basicDetails()
    await visitor.patch('/depositor', details, ifMatch(old))
    expect(await visitor.patch('/depositor', { ...details, first_name: 'Eve' }, ifMatch(old))).toMatchObject(
      conflict,
    )
    // A conflict is reported before the errors of the form.
    expect(await visitor.patch('/depositor', { step: 'basic' }, ifMatch(old))).toMatchObject(conflict)
    expect(await visitor.get('/depositor')).toMatchObject({ data: { first_name: 'Ann' } })
  })

  it('An application accepts one of many concurrent saves', async () => {
    const { visitor } = await logInNewUser(sandbox)
    await visitor.patch('/depositor', basicDetails())
    for (const city of ['Bangor', null]) {
      const revision = await readRevision(visitor)
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          visitor.patch(
            '/depositor',
            { ...addressDetails, city: city ?? `City ${'abcdefgh'[index]}` },
            ifMatch(revision),
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
    const revision = await readRevision(visitor)
    const confirmation = { step: 'confirmed', certify: true }
    const both = await Promise.all(
      [1, 2].map(() => visitor.patch('/depositor', confirmation, ifMatch(revision))),
    )
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([202, 409]))
    expect(await visitor.patch('/depositor', addressDetails, ifMatch(revision))).toMatchObject(conflict)
    expect(both.find(({ status }) => status === 202)?.data).toMatchObject({
      revision: await readRevision(visitor),
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
    const before = await readRevision(visitor)
    await sandbox.callOperator('POST', '/jobs/run')
    expect(await readRevision(visitor)).not.toBe(before)
  })

  it('An application can be saved by a client without revisions', async () => {
    const { visitor } = await logInNewUser(sandbox)
    for (const headers of [{}, { 'if-match': '*' }])
      expect(await visitor.patch('/depositor', basicDetails(), headers)).toMatchObject({ status: 200 })
  })
})
