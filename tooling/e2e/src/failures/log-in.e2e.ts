import { expect, test } from '../journey.ts'
import { providerClient } from '../people/provider-client.ts'
import { heading, logIn } from '../people/log-in.ts'
import { newPerson, demoDepositor } from '../people/person.ts'
import { failureText } from './failure-text.ts'

/** Specification, section 8. */
const lockedMessage = 'Too many incorrect attempts. Account Locked.'
const connectionMessage = 'We are experiencing some connection errors. Please try again in 1 hour.'
const delayMessage = 'We are currently experiencing a delay when logging in. Please try again in 1 hour.'

test('400: a wrong password shows the provider’s message, and keeps the email', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  await logIn(page, person)
  await expect(failureText(page)).toContainText('Your email or password is incorrect.')
  await expect(page.getByLabel(person.say('log-in:email.label'))).toHaveValue(person.email)
})

test('403: the fifth wrong password locks, and a new password unlocks', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const wire = await providerClient(person)
  for (const password of ['one', 'two', 'three', 'four'])
    await wire.send('POST', '/login', { email: person.email, password })
  await logIn(page, person)
  await expect(failureText(page)).toContainText(lockedMessage)
  await page.getByRole('link', { name: person.say('log-in:error.locked.way-out') }).click()
  await expect(heading(page, person.say('auth:forgot.title'))).toBeVisible()
})

test('419 three times: the handshake is repeated and the log-in succeeds', async ({ page, bankOf }) => {
  const bank = bankOf('harbor')
  const person = demoDepositor(bank, 'active')
  await bank.operator.fault({ method: 'POST', path: '/login', kind: 'status', value: 419, times: 3 })
  await logIn(page, person)
  await expect(heading(page, person.say('auth:choose.title'))).toBeVisible()
})

test('419 always: it is tried four times in all, then reported', async ({ page, bankOf }) => {
  const bank = bankOf('harbor')
  await bank.operator.fault({ method: 'POST', path: '/login', kind: 'status', value: 419 })
  await logIn(page, demoDepositor(bank, 'active'))
  await expect(failureText(page)).toContainText(connectionMessage)
  expect(await bank.operator.call('GET', '/faults')).toMatchObject([{ met: 4 }])
})

const failures = [
  ['500', { kind: 'status', value: 500 }],
  ['no answer', { kind: 'drop', value: 'before' }],
  ['a malformed answer', { kind: 'malformed' }],
] as const
for (const [name, fault] of failures) {
  test(`${name}: the delay is shown, and the next try succeeds`, async ({ page, bankOf }) => {
    const bank = bankOf('harbor')
    const person = demoDepositor(bank, 'active')
    await bank.operator.fault({ method: 'POST', path: '/login', ...fault })
    await logIn(page, person)
    await expect(failureText(page)).toContainText(delayMessage)
    await bank.operator.endFaults()
    await page.getByRole('button', { name: person.say('log-in:submit'), exact: true }).click()
    await expect(heading(page, person.say('auth:choose.title'))).toBeVisible()
  })
}
