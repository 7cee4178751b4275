import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { startSession } from '../people/browser-session.ts'
import { heading } from '../people/log-in.ts'
import { demoDepositor, type Person } from '../people/person.ts'

/** Visits a page of another site that redirects to an address of the bank at once, without a referrer. */
async function visitForeignPage(page: Page, target: string): Promise<void> {
  const html = `<meta name="referrer" content="no-referrer"><script>location.replace(${JSON.stringify(target)})</script>`
  await page.route('https://foreign.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
  await page.goto('https://foreign.example/')
}

const stayIn = async (page: Page, { bank, say }: Person) => {
  await expect(heading(page, say('auth:log-out.confirm.title'))).toBeVisible()
  await page.getByRole('link', { name: say('auth:log-out.confirm.stay') }).click()
  await expect(page).toHaveURL(`${bank.origin}/dashboard`)
}

for (const path of ['/logout', '/registration'])
  test(`A page of another site cannot log a depositor out by sending them to ${path}`, async ({
    page,
    bankOf,
  }) => {
    const person = demoDepositor(bankOf('harbor'), 'active')
    await startSession(page, person)
    await page.goto(`${person.bank.origin}/dashboard`)
    await visitForeignPage(page, `${person.bank.origin}${path}`)
    await stayIn(page, person)
  })

test('A typed log-out address logs out after a confirmation, a link of the application at once', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/logout`)
  await page.getByRole('button', { name: say('auth:log-out.confirm.action') }).click()
  await expect(page).toHaveURL(`${bank.origin}/login`)
  await startSession(page, person)
  await page.goto(`${bank.origin}/dashboard`)
  await page.getByRole('link', { name: say('web:footer.log-out') }).click()
  await expect(page).toHaveURL(`${bank.origin}/login`)
})
