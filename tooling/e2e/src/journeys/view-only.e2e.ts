import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'

const places = (page: Page) => page.getByRole('navigation').filter({ visible: true }).getByRole('link')

test('A view-only depositor has only documents and the account, and every link home leads there', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'view-only')
  const { bank, say } = person
  await startSession(page, person)
  const documents = `${bank.origin}/dashboard/documents`
  const allowed = [say('web:navigation.documents'), say('web:navigation.account')]

  await page.goto(`${bank.origin}/dashboard`)
  await expect(page).toHaveURL(documents)
  await expect(places(page)).toHaveText(allowed)
  await expect(places(page).first()).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText(say('web:view-only.title'))).toBeVisible()
  await page.getByRole('link', { name: say('web:view-only.action') }).click()
  await expect(heading(page, say('onboarding:hold.accountViewOnly.title'))).toBeVisible()

  await page.goto(`${bank.origin}/my-account`)
  await expect(page.getByText(say('account:banks.view-only.sentence'))).toBeVisible()
  await expect(page.getByText(say('linked-account:status.ACTIVE.sentence'))).toBeHidden()
  await page.getByRole('link', { name: say('web:header.faq') }).click()
  await expect(heading(page, say('messaging:faq.title'))).toBeVisible()
  await expect(places(page)).toHaveText(allowed)
  await page.getByRole('complementary').getByRole('link').first().click()
  await expect(page).toHaveURL(documents)

  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('web:footer.contact') })
    .click()
  await expect(heading(page, say('messaging:new.title'))).toBeVisible()
  await page.goto(`${bank.origin}/no/such/page`)
  await page.getByRole('link', { name: say('web:not-found.back') }).click()
  await expect(page).toHaveURL(documents)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(places(page)).toHaveText(allowed)
})

test('The navigation shows the current page and the unread counts', async ({ page, ownBankOf }) => {
  const person = demoDepositor(ownBankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/dashboard/documents`)
  await expect(places(page)).toHaveText([
    say('web:navigation.home'),
    say('web:navigation.transactions'),
    say('web:navigation.goals'),
    say('web:navigation.plans'),
    say('web:navigation.documents'),
    new RegExp(`^${say('web:navigation.alerts')}`),
    say('web:navigation.account'),
  ])
  const unread = new RegExp(`, ${say('web:navigation.unread', { count: 2 }).replace('2', String.raw`\d+`)}$`)
  const alerts = places(page).filter({ hasText: say('web:navigation.alerts') })
  await expect(alerts).toHaveAccessibleName(unread)
  const messages = page.getByRole('link', { name: say('web:header.messages') }).filter({ visible: true })
  await expect(messages).toHaveAccessibleName(unread)

  await messages.click()
  await page
    .getByRole('link', { name: say('messaging:center.unread') })
    .first()
    .click()
  await expect(page.getByText(say('messaging:center.viewed'))).toBeVisible()
  await expect(messages).not.toHaveAccessibleName(unread)
})
