import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { startSession } from '../people/browser-session.ts'
import { field, heading, logIn } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { at, logInByApi } from '../people/provider-client.ts'

test('A depositor ends the session of another device, then logs out everywhere', async ({
  page,
  browser,
  ownBankOf,
}) => {
  const person = demoDepositor(ownBankOf('harbor'), 'active')
  const { bank, say } = person
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await startSession(phone, person)
  await phone.goto(`${bank.origin}/dashboard`)
  await expect(heading(phone, say('dashboard:home.title'))).toBeVisible()

  await startSession(page, person)
  await page.goto(`${bank.origin}/my-account`)
  await page.getByRole('link', { name: say('account:security.sessions.see') }).click()
  await expect(heading(page, say('account:sessions.title'))).toBeVisible()
  const list = page.getByRole('region', { name: say('account:sessions.list') })
  await expect(list.getByText(say('account:devices.this'))).toHaveCount(1)
  const ends = list.getByRole('button')
  await expect(ends).toHaveCount(1)
  await ends.click()
  await expect(ends).toHaveCount(0)

  await phone.reload()
  await expect(heading(phone, say('log-in:title'))).toBeVisible()
  await phone.context().close()

  const elsewhere = await logInByApi(person)
  await page.getByRole('button', { name: say('account:sessions.everywhere') }).click()
  const dialog = page.getByRole('dialog', { name: say('account:sessions.everywhere.title') })
  await dialog.getByRole('button', { name: say('account:sessions.everywhere'), exact: true }).click()
  await expect(heading(page, say('log-in:title'))).toBeVisible()
  expect((await elsewhere.wire.send('GET', '/user')).status).toBe(401)
})

test('The owner locks the account from a notice, and resets the password with a texted code', async ({
  page,
  ownBankOf,
}) => {
  const person = demoDepositor(ownBankOf('harbor'), 'active')
  const { bank, say, email } = person
  await logInByApi(person)
  const stranger = await logInByApi(person)
  const number = String(at(await requestData(stranger.wire, 'GET', '/user'), 'phone'))
  // The owner was notified about the second device.
  const notice = await bank.operator.link(email)
  expect(notice).toContain('/not-me#')

  await page.goto(notice)
  await expect(heading(page, say('auth:not-me.title'))).toBeVisible()
  await expect(page).toHaveURL(`${bank.origin}/not-me`)
  await page.getByRole('button', { name: say('auth:not-me.submit') }).click()
  await expect(heading(page, say('auth:not-me.done.title'))).toBeVisible()
  expect((await stranger.wire.send('GET', '/user')).status).toBe(401)

  await page.getByRole('link', { name: say('auth:locked.reset') }).click()
  await field(page, say('auth:email.label')).fill(email)
  await page.getByRole('button', { name: say('auth:forgot.submit') }).click()
  await expect(heading(page, say('auth:sent.title'))).toBeVisible()
  await page.goto(await bank.operator.link(email))
  const password = 'Calm-lantern-orchard-77'
  await field(page, say('auth:password.new')).fill(password)
  await page.getByRole('button', { name: say('auth:reset.submit') }).click()
  const code = field(page, say('auth:code.label'))
  await expect(code).toBeVisible()
  await expect(page.getByText(number.slice(-4))).toBeVisible()
  await code.fill(await bank.operator.code(number))
  await page.getByRole('button', { name: say('auth:reset.submit') }).click()
  await expect(heading(page, say('auth:reset.done.title'))).toBeVisible()

  await page.goto(`${bank.origin}/login`)
  await logIn(page, { ...person, password })
  // The first log-in after a reset accepts a texted code only.
  await expect(heading(page, say('auth:choose.title'))).toBeVisible()
  await expect(page.getByRole('radio', { name: say('auth:choose.email') })).toHaveCount(0)
})
