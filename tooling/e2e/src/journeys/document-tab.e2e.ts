import { statementMessages } from '@coffer/sandbox/statement-messages'
import { expect, test } from '../journey.ts'
import {
  documentButton,
  dollars,
  fetchDepositorName,
  openDocument,
  readDocument,
  statementTitle,
  fetchStatements,
  textAfter,
} from '../people/documents.ts'
import { heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { providerText } from '../people/provider-texts.ts'
import { collectViolations } from '../people/policy-violations.ts'
import { startSession } from '../people/browser-session.ts'

/** The newest statement of last year. */
const newestOfLastYear = <Dated extends { year: number }>(all: readonly Dated[]): Dated => {
  const found = all.find(({ year }) => year !== all[0]?.year)
  if (!found) throw new Error('there is one year only')
  return found
}

test('A statement opens from the hub and its year as a PDF in a new tab, with the holder and balances', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  const violations = await collectViolations(page.context())
  const { wire } = await startSession(page, person)
  const one = newestOfLastYear(await fetchStatements(wire))
  await page.goto(`${bank.origin}/dashboard/documents`)
  await page.getByRole('link', { name: say('documents:hub.statements') }).click()
  await expect(heading(page, say('documents:statements.title'))).toBeVisible()
  await page.getByLabel(say('documents:statements.year')).selectOption(String(one.year))
  await expect(heading(page, say('documents:statements.title.year', { year: one.year }))).toBeVisible()
  await expect(page).toHaveURL(`${bank.origin}/dashboard/documents/statements?year=${one.year}`)

  const name = statementTitle(person, one)
  const tab = await openDocument(page, () => documentButton(page, person, name).click())
  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
  expect(tab.url()).not.toContain(wire.bearer)
  const { texts, pages } = await readDocument(page, tab.url())
  expect(pages).toBe(1)
  const labels = providerText(person, statementMessages)
  expect(texts).toContain(await fetchDepositorName(wire))
  expect(textAfter(texts, labels.opening)).toBe(dollars(one.opening_balance, person))
  expect(textAfter(texts, labels.closing)).toBe(dollars(one.closing_balance, person))
  expect(textAfter(texts, labels.yieldEarned)).toMatch(/^\d\.\d\d%$/)

  await page.getByRole('link', { name: say('documents:back.documents') }).click()
  await expect(heading(page, say('documents:hub.title'))).toBeVisible()
  expect(violations).toEqual([])
})
