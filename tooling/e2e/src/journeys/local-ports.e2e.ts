import { expect, test } from '../journey.ts'
import { expectDashboard } from '../people/dashboard.ts'
import { linkInstantly } from '../people/linking.ts'
import { enter, heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { collectViolations } from '../people/policy-violations.ts'

test('Depositors of two banks are logged in side by side on ports of localhost, and one links a bank', async ({
  page,
  context,
  localBankOf,
}) => {
  const violations = await collectViolations(context)
  const newcomer = demoDepositor(localBankOf('harbor'), 'passed')
  await enter(page, newcomer)
  const saver = { ...demoDepositor(localBankOf('juniper'), 'empty'), firstName: 'Emmett' }
  const second = await context.newPage()
  await enter(second, saver)
  await expectDashboard(second, saver)

  await page.goto(`${newcomer.bank.origin}/registration/link-account-selection`)
  await expect(heading(page, newcomer.say('linking:link.title'))).toBeVisible()
  await linkInstantly(page, newcomer)
  await second.reload()
  await expectDashboard(second, saver)
  expect(violations).toEqual([])

  const names = (await context.cookies()).map(({ name, secure }) => ({ name, secure }))
  expect(names).toEqual(
    expect.arrayContaining(
      ['harbor', 'juniper'].flatMap((slug) => [
        { name: `${slug}-web_session`, secure: false },
        { name: `${slug}-XSRF-TOKEN`, secure: false },
      ]),
    ),
  )
  expect(names.filter(({ name }) => !/^(?:harbor|juniper)-/.test(name))).toEqual([])
})

test('A link in an email leads to the bank’s port on localhost', async ({ page, localBankOf }) => {
  const { bank, email, say } = demoDepositor(localBankOf('solstice'), 'empty', { language: 'es' })
  await page.goto(`${bank.origin}/login/forgot-password`)
  await page.getByLabel(say('auth:email.label'), { exact: true }).fill(email)
  await page.getByRole('button', { name: say('auth:forgot.submit') }).click()
  await expect(page).toHaveURL(/\/login\/sent/)
  expect(await bank.operator.link(email)).toContain(`${bank.origin}/login/reset-password`)
})
