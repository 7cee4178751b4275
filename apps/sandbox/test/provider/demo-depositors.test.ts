import { accountsSchema } from '@coffer/api-client/accounts/schema'
import { depositorSchema } from '@coffer/api-client/depositor/schema'
import { goalEventsSchema, goalsSchema } from '@coffer/api-client/goals/schema'
import { messagesSchema } from '@coffer/api-client/messages/schema'
import { easternDate } from '@coffer/domain/calendar'
import { goalStatus } from '@coffer/domain/goal-progress'
import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { demoPassword, people } from '../../src/seed/people.ts'
import { seedPeople } from '../../src/seed/seed-people.ts'
import { tenantDirectory } from '../../src/tenants/directory.ts'
import { logInOnAnotherDevice, submitCode, submitPassword } from './users.ts'
import { openSandboxForFile } from './sandbox.ts'

const sandbox = await openSandboxForFile()
beforeAll(async () => {
  const harbor = tenantDirectory(sandbox.context.tenants.all.filter(({ slug }) => slug === 'harbor'))
  await seedPeople({ ...sandbox.context, tenants: harbor })
})

describe('demo depositors', () => {
  it.each(people.filter(({ locked }) => !locked))(
    'The demo depositor $name logs in at the step $step with the status $status',
    async (person) => {
      const email = `${person.name}@example.com`
      const visitor = sandbox.newClient()
      expect(await submitPassword(visitor, email, demoPassword)).toMatchObject({ status: 200 })
      expect((await submitCode(sandbox, visitor, email)).data).toMatchObject({
        relink: person.relink ?? false,
      })
      expect(v.parse(depositorSchema, (await visitor.get('/depositor')).data)).toMatchObject({
        lastStep: person.step,
        registrationStatus: person.status,
        extendedStatus: person.extended,
        firstName: person.step === 'none' ? null : person.firstName,
      })
    },
  )

  it('The demo depositor active has a message with an unread reply, and can get another reply', async () => {
    const visitor = sandbox.newClient()
    await submitPassword(visitor, 'active@example.com', demoPassword)
    await submitCode(sandbox, visitor, 'active@example.com')
    const thread = async () => v.parse(messagesSchema, (await visitor.get('/messages')).data)
    const [answer, question] = await thread()
    expect(answer).toMatchObject({
      direction: 'inbound',
      viewedAt: null,
      attachments: [{ mediaType: 'text/plain' }],
    })
    expect(question).toMatchObject({ direction: 'outbound', threadUuid: answer?.threadUuid })
    const { depositor_id: depositor } = v.parse(
      v.object({ depositor_id: v.string() }),
      (await visitor.get('/depositor')).data,
    )
    const reply = { subject: 'One more thing', body: 'We forgot the holidays.', topic: 'transfer' }
    await sandbox.callOperator('POST', '/messages', { depositor, thread_uuid: answer?.threadUuid, ...reply })
    expect((await thread())[0]).toMatchObject({
      ...reply,
      direction: 'inbound',
      threadUuid: answer?.threadUuid,
    })
  })

  it('Demo depositors share an account, have a pending invitation, and have beneficiaries', async () => {
    const [primary, secondary, inviting, owner] = await Promise.all(
      ['primary', 'secondary', 'inviting', 'beneficiaries'].map((name) =>
        logInOnAnotherDevice(sandbox, `${name}@example.com`, { secret: demoPassword }),
      ),
    )
    const accounts = (await primary?.get('/accounts'))?.data
    expect(accounts).toHaveLength(1)
    expect((await secondary?.get('/accounts'))?.data).toEqual(accounts)
    expect((await secondary?.get('/depositor'))?.data).toMatchObject({ is_primary: false })
    expect((await inviting?.get('/depositor/secondary-info'))?.data).toMatchObject({
      email: 'invited@example.com',
      is_pending_signup: true,
    })
    expect(await sandbox.outbox('invited@example.com')).toMatchObject([{ links: [expect.any(String)] }])
    expect((await owner?.get('/depositor/beneficiaries'))?.data).toMatchObject([
      { first_name: 'Mateo', designation: 'primary', allocation: 40 },
      { first_name: 'Clara', designation: 'primary', allocation: 60 },
      { first_name: 'Rosa', designation: 'contingent', allocation: 100 },
    ])
  })

  it('The demo depositor goals has a goal of each status, and an archived one', async () => {
    const visitor = await logInOnAnotherDevice(sandbox, 'goals@example.com', { secret: demoPassword })
    const [account] = v.parse(accountsSchema, (await visitor.get('/accounts')).data)
    const path = `/accounts/${account?.uuid}/goals`
    const { goals, archived, unassignedCents } = v.parse(goalsSchema, (await visitor.get(path)).data)
    const today = easternDate(sandbox.context.clock.now())
    expect(goals.map((goal) => [goal.name, goalStatus(goal, today)])).toEqual([
      ['Rainy day', 'growing'],
      ['Property tax', 'reached'],
      ['New kitchen', 'saving'],
      ['Lisbon', 'behind'],
    ])
    expect(archived).toMatchObject([{ name: 'Bicycle', savedCents: 0 }])
    expect(unassignedCents).toBeGreaterThan(0)
    const history = v.parse(goalEventsSchema, (await visitor.get(`${path}/${goals[2]?.uuid}/history`)).data)
    expect(new Set(history.map(({ cause }) => cause))).toEqual(
      new Set(['filled', 'withdrawal', 'assigned', 'created']),
    )
  })

  it('The demo depositor locked is locked after too many tries', async () => {
    expect(await submitPassword(sandbox.newClient(), 'locked@example.com', demoPassword)).toMatchObject({
      status: 403,
    })
  })

  it('Each demo depositor is created only once', async () => {
    await seedPeople(sandbox.context)
    const listed = await sandbox.callOperator('GET', '/depositors?tenant=harbor')
    // One more is the holder whom `inviting` has invited.
    expect(listed).toHaveLength(people.length + 1)
  })

  it('The demo depositors leave the ledger balanced', async () => {
    expect(await sandbox.callOperator('GET', '/ledger/check?tenant=harbor')).toMatchObject({
      balanced: true,
      findings: [],
      negative: [],
    })
  })
})
