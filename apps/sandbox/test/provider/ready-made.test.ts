import { depositorSchema } from '@coffer/api-client/depositor/schema'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { demoPassword, people } from '../../src/seed/people.ts'
import { seedPeople } from '../../src/seed/seed-people.ts'
import { tenantDirectory } from '../../src/tenants/directory.ts'
import { giveCode, giveLogIn } from './people.ts'
import { openSandbox, type Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
  const harbor = tenantDirectory(sandbox.context.tenants.all.filter(({ slug }) => slug === 'harbor'))
  await seedPeople({ ...sandbox.context, tenants: harbor })
})
afterAll(() => sandbox.close())

describe('a ready-made depositor', () => {
  it.each(people.filter(({ locked }) => !locked))(
    '$name is one log-in away from $step and $status',
    async (person) => {
      const email = `${person.name}@example.com`
      const visitor = sandbox.visit()
      expect(await giveLogIn(visitor, email, demoPassword)).toMatchObject({ status: 200 })
      expect((await giveCode(sandbox, visitor, email)).data).toMatchObject({ relink: person.relink ?? false })
      expect(v.parse(depositorSchema, (await visitor.get('/depositor')).data)).toMatchObject({
        lastStep: person.step,
        registrationStatus: person.status,
        extendedStatus: person.extended,
        firstName: person.step === 'none' ? null : person.firstName,
      })
    },
  )

  it('who tried too often is locked out', async () => {
    expect(await giveLogIn(sandbox.visit(), 'locked@example.com', demoPassword)).toMatchObject({
      status: 403,
    })
  })

  it('is made once', async () => {
    await seedPeople(sandbox.context)
    const listed = await sandbox.operate('GET', '/depositors?tenant=harbor')
    expect(listed).toHaveLength(people.length)
  })

  it('leaves the ledger whole', async () => {
    expect(await sandbox.operate('GET', '/ledger/check?tenant=harbor')).toMatchObject({
      balanced: true,
      negative: [],
    })
  })
})
