import { proofMessages } from '@coffer/sandbox/proof-messages'
import { expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { startSession } from '../people/browser-session.ts'
import { asList } from '../people/depositor-record.ts'
import {
  addressOfDocument,
  documentButton,
  dollars,
  fetchDepositorName,
  readDocument,
  textAfter,
} from '../people/documents.ts'
import { heading } from '../people/log-in.ts'
import { button } from '../people/money.ts'
import { demoDepositor } from '../people/person.ts'
import { at } from '../people/provider-client.ts'

const verifyPath = '/verify-document'

test('A depositor creates and opens a balance letter, and a visitor verifies it by its code', async ({
  page,
  browser,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  const { bank, say } = person
  const { wire } = await startSession(page, person)
  const [account] = asList(await requestData(wire, 'GET', '/accounts'))
  const balance = dollars(Number(at(account, 'current_balance')), person)
  const holder = await fetchDepositorName(wire)

  await page.goto(`${bank.origin}/dashboard/documents`)
  await page.getByRole('link', { name: say('documents:hub.proofs') }).click()
  await expect(heading(page, say('proofs:title'))).toBeVisible()
  await page.getByRole('radio', { name: say('proofs:kind.balance_letter') }).check()
  await button(page, say('proofs:create.submit')).click()
  await expect(page.getByText(say('proofs:create.done'))).toBeVisible()

  const name = say('proofs:row.balance_letter')
  const address = await addressOfDocument(page, () => documentButton(page, person, name).click())
  const { texts } = await readDocument(page, address)
  expect(texts).toContain(holder)
  // A proof is in the language of the page.
  const labels = proofMessages[person.language]
  expect(textAfter(texts, labels.current)).toBe(balance)
  expect(texts.join(' ')).toContain(verifyPath)
  const code = textAfter(texts, labels.code)
  expect(code).toMatch(/^\w{4}( \w{4}){3}$/)

  const context = await browser.newContext()
  const visitor = await context.newPage()
  await visitor.goto(`${bank.origin}${verifyPath}`)
  await expect(heading(visitor, say('proofs:verify.title'))).toBeVisible()
  const field = visitor.getByLabel(say('proofs:verify.code'), { exact: true })
  await field.fill(code.toLowerCase().replaceAll(' ', '-'))
  await button(visitor, say('proofs:verify.submit')).click()
  const lines = visitor.getByRole('definition')
  await expect(lines.filter({ hasText: holder })).toBeVisible()
  await expect(lines.filter({ hasText: balance })).toBeVisible()
  expect(visitor.url()).toBe(`${bank.origin}${verifyPath}`)

  await field.fill(`${code.slice(0, -1)}${code.endsWith('0') ? '1' : '0'}`)
  await button(visitor, say('proofs:verify.submit')).click()
  await expect(visitor.getByText(say('proofs:verify.unknown.title'))).toBeVisible()
  await expect(lines).toHaveCount(0)
  await context.close()
})
