import { expect, test } from '../journey.ts'
import { field, heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'

test('a question is searched, opened, found again by its URL, and sent to support where there is no answer', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/faq`)
  const search = page.getByRole('searchbox', { name: say('messaging:faq.search') })
  const question = page.getByText(/^I lost my phone/)
  const answer = page.getByText(/^Log in on another device/)

  await search.fill('STOLEN phones')
  await expect(page.getByText(say('messaging:faq.found', { count: 1, formatted: '1' }))).toBeVisible()
  await expect(answer).toBeHidden()
  await question.click()
  await expect(answer).toBeVisible()

  await page
    .getByRole('link', { name: say('messaging:faq.address') })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/faq\?question=/)
  await page.reload()
  await expect(answer).toBeInViewport()
  await expect(page.locator('summary').filter({ has: question })).toBeFocused()

  await search.fill('mortgage')
  await expect(page.getByText(say('messaging:faq.noMatch.title'))).toBeVisible()
  await page.getByRole('link', { name: say('messaging:center.write') }).click()
  await expect(heading(page, say('messaging:new.title'))).toBeVisible()
  await expect(field(page, say('messaging:new.subject.label'))).toHaveValue('mortgage')
})

test('the provider answers in the chosen language', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank } = person
  await startSession(page, person)
  await page.goto(`${bank.origin}/faq`)
  await expect(page.getByText('How long does a deposit take?', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Español' }).click()
  await expect(page.getByText('¿Cuánto tarda un depósito?', { exact: true })).toBeVisible()
})
