import { expect, it } from 'vitest'
import { noAddressLimits } from '../../src/settings.ts'
import { openSandbox, openSandboxForFile } from './sandbox.ts'
import { basicDetails, logInNewUser } from './users.ts'

const sandbox = await openSandboxForFile()

const probe = (number: number) => ({ ...basicDetails(), ssn: `41412${String(number).padStart(4, '0')}` })

it('The social security numbers of a user are limited, and then one on file is answered like any other', async () => {
  const customer = await logInNewUser(sandbox)
  await customer.visitor.patch('/depositor', probe(77))
  const { visitor } = await logInNewUser(sandbox)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, number) => visitor.patch('/depositor', probe(100 + number))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50)
  expect(await visitor.patch('/depositor', probe(77))).toMatchObject({ status: 429 })
  await sandbox.advanceClock(600)
  // Without a number the step can still be saved.
  const { ssn: _, ...withoutNumber } = basicDetails()
  expect(await visitor.patch('/depositor', withoutNumber)).toMatchObject({ status: 200 })
})

it('The social security numbers of an address are limited over all its users', async () => {
  const strict = await openSandbox({ addressLimits: { ...noAddressLimits, ssnsPerDay: 3 } })
  const statuses: number[] = []
  for (let user = 0; user < 4; user += 1) {
    const { visitor } = await logInNewUser(strict)
    statuses.push((await visitor.patch('/depositor', probe(500 + user))).status)
  }
  expect(statuses).toEqual([200, 200, 200, 429])
  await strict.close()
})
