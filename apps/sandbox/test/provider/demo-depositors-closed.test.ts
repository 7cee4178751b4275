import { pino } from 'pino'
import { expect, it } from 'vitest'
import { closeDemoDepositors } from '../../src/seed/close-demo-depositors.ts'
import { demoPassword, people } from '../../src/seed/people.ts'
import { seedPeople } from '../../src/seed/seed-people.ts'
import { confirmByCode, tenantOrigin, submitNewPasskey, submitPasskey } from '../passkeys/passkey-user.ts'
import { SoftwarePasskey } from '../passkeys/software-authenticator.ts'
import { openSandboxForFile } from './sandbox.ts'
import { logInNewUser, logInOnAnotherDevice, submitPassword } from './users.ts'

const lines: string[] = []
const sandbox = await openSandboxForFile({}, pino({ level: 'warn' }, { write: (line) => lines.push(line) }))

it('A closed demo depositor cannot log in by password, session or passkey, and nobody else is affected', async () => {
  await seedPeople(
    sandbox.context,
    people.filter(({ name }) => name === 'active'),
  )
  const email = 'active@example.com'
  const passkey = new SoftwarePasskey(tenantOrigin('harbor'))
  const visitor = await logInOnAnotherDevice(sandbox, email, { secret: demoPassword })
  await sandbox.advanceClock(31)
  await confirmByCode(sandbox, { email, visitor })
  expect(await submitNewPasskey(visitor, passkey)).toMatchObject({ status: 201 })
  const bystander = await logInNewUser(sandbox)

  await closeDemoDepositors(sandbox.context)
  expect(await visitor.get('/user')).toMatchObject({ status: 401 })
  expect(await submitPassword(sandbox.newClient(), email, demoPassword)).toMatchObject({ status: 400 })
  expect(await submitPasskey(sandbox.newClient(), 'log-in', passkey)).toMatchObject({ status: 400 })
  expect(await bystander.visitor.get('/user')).toMatchObject({ status: 200 })
  expect(await submitPassword(sandbox.newClient(), bystander.email)).toMatchObject({ status: 200 })
  const { length } = sandbox.context.tenants.all
  expect(lines.filter((line) => line.includes('"closed":1'))).toHaveLength(length)

  await closeDemoDepositors(sandbox.context)
  expect(lines).toHaveLength(length)
})
