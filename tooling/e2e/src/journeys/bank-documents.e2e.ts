import { expiredLinkTexts } from '@coffer/sandbox/expired-link-texts'
import { taxFormMessages } from '@coffer/sandbox/tax-form-messages'
import { failureText } from '../failures/failure-text.ts'
import { expect, test } from '../journey.ts'
import { at } from '../people/provider-client.ts'
import {
  textAfter,
  dollars,
  fetchDepositorName,
  addressOfDocument,
  documentButton,
  readDocument,
  statementTitle,
  fetchStatements,
} from '../people/documents.ts'
import { heading } from '../people/log-in.ts'
import { demoDepositor } from '../people/person.ts'
import { providerText } from '../people/provider-texts.ts'
import { startSession } from '../people/browser-session.ts'

const hubPath = '/dashboard/documents'
const statementsPath = '/dashboard/documents/statements'

test('An expired link of a document reports that, and links back', async ({ page, ownBankOf }) => {
  test.slow()
  const person = demoDepositor(ownBankOf('harbor'), 'active')
  const { bank } = person
  const { wire } = await startSession(page, person)
  const [newest] = await fetchStatements(wire)
  if (!newest) throw new Error('there is no statement')
  await page.goto(`${bank.origin}${hubPath}`)
  const name = statementTitle(person, newest)
  const address = await addressOfDocument(page, () => documentButton(page, person, name).click())
  await bank.operator.advance(16 * 60)
  const answer = await page.goto(address)
  expect(answer?.status()).toBe(404)
  await expect(heading(page, expiredLinkTexts[person.language].title)).toBeVisible()
  await expect(page.getByRole('link')).toHaveAttribute('href', hubPath)
})

test('The screen offers a link if no tab may be opened; a failure is reported and leaves no tab open', async ({
  page,
  ownBankOf,
}) => {
  // Documents are in the language of the first log-in.
  const person = demoDepositor(ownBankOf('solstice'), 'active', { language: 'es' })
  const { bank, say } = person
  await page.setViewportSize({ width: 390, height: 844 })
  const { wire } = await startSession(page, person)
  const [newest, second] = await fetchStatements(wire)
  if (!newest || !second) throw new Error('there are no two statements')
  const [name, other] = [statementTitle(person, newest), statementTitle(person, second)]
  await page.goto(`${bank.origin}${statementsPath}`)

  await bank.operator.fault({ method: 'GET', path: '/statements/{year}/{month}', kind: 'status', value: 500 })
  const [closedTab] = await Promise.all([
    page.waitForEvent('popup'),
    documentButton(page, person, other).click(),
  ])
  await expect(failureText(page)).toContainText(say('documents:open.failed'))
  await expect(failureText(page)).toContainText(say('errors:unexpected'))
  expect(closedTab.isClosed()).toBe(true)
  await bank.operator.endFaults()

  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await documentButton(page, person, name).click()
  await expect(page.getByText(say('documents:open.ready.why'))).toBeVisible()
  const address = await addressOfDocument(page, () => documentButton(page, person, name, 'link').click())
  const { texts } = await readDocument(page, address)
  expect(textAfter(texts, 'Saldo final')).toBe(dollars(newest.closing_balance, person))
  await expect(page.getByText(say('documents:open.ready.why'))).toBeHidden()
})

test(
  'The tax form of a year has the interest that was paid in the year',
  { tag: '@sample' },
  async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('juniper'), 'active')
    const { bank, say } = person
    const { wire } = await startSession(page, person)
    const { body } = await wire.send('GET', '/tax-documents')
    const year = Number(at(body, 'data', '0', 'tax_year'))
    await page.goto(`${bank.origin}${hubPath}`)
    await page.getByRole('link', { name: say('documents:hub.taxes') }).click()
    const name = say('documents:taxes.name', { form: '1099-INT', year })
    const address = await addressOfDocument(page, () => documentButton(page, person, name).click())
    const { texts } = await readDocument(page, address)
    expect(texts).toContain(await fetchDepositorName(wire))
    const labels = providerText(person, taxFormMessages)
    expect(textAfter(texts, labels.year)).toBe(String(year))
    expect(textAfter(texts, labels.interest)).toMatch(/^\$\d/)
  },
)

test('A signed disclosure is shown in its signed version, even after a new one was published', async ({
  page,
  ownBankOf,
}) => {
  test.slow()
  const person = demoDepositor(ownBankOf('harbor'), 'active')
  const { bank, say } = person
  await bank.operator.call('POST', '/disclosures', {
    tenant: bank.slug,
    slug: 'privacy-notice',
    title: 'Privacy notice, revised',
    body: '<p>We share less.</p>',
  })
  const { wire } = await startSession(page, person)
  await page.goto(`${bank.origin}/disclosures`)
  const signed = page.getByRole('region', {
    name: say('documents:disclosures.signed'),
    exact: true,
  })
  const active = page.getByRole('region', { name: say('documents:disclosures.active') })
  await expect(active.getByRole('link', { name: 'Privacy notice, revised' })).toBeVisible()
  const row = signed.getByRole('listitem').filter({ hasText: 'Privacy notice' })
  await expect(row.getByText(say('documents:disclosures.replaced'))).toBeVisible()
  await row.getByRole('link').click()

  await expect(heading(page, say('documents:view.title'))).toBeVisible()
  const text = page.getByRole('article', { name: 'Privacy notice' })
  await expect(text).toContainText('We do not sell it')
  await expect(text).toContainText('I have received the privacy notice.')
  const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { body } = await wire.send('GET', '/disclosures')
  const listed = at(body, 'data')
  const hash = String(
    at(Array.isArray(listed) ? listed.find((one) => at(one, 'uuid') === uuid) : null, 'hash'),
  )
  await expect(text.getByText(hash)).toBeHidden()
  await text.getByText(say('documents:view.details'), { exact: true }).click()
  await expect(text.getByText(hash)).toBeVisible()

  const address = await addressOfDocument(page, () => documentButton(page, person, 'Privacy notice').click())
  const { texts } = await readDocument(page, address)
  expect(texts.join(' ')).toContain(hash)
  expect(texts).toContain('Privacy notice')

  await page.goto(`${bank.origin}/disclosures/view-disclosures/nobody-knows`)
  await expect(page.getByText(say('documents:view.unknown.title'))).toBeVisible()
})

test('A view-only depositor is redirected to the document hub and can read all documents', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'view-only')
  const { bank, say } = person
  const { wire } = await startSession(page, person)
  const [newest] = await fetchStatements(wire)
  if (!newest) throw new Error('there is no statement')
  await page.goto(`${bank.origin}/dashboard`)
  await expect(page).toHaveURL(`${bank.origin}${hubPath}`)
  const name = statementTitle(person, newest)
  const address = await addressOfDocument(page, () => documentButton(page, person, name).click())
  expect((await readDocument(page, address)).texts).toContain(await fetchDepositorName(wire))
  for (const [part, title] of [
    ['statements', 'statements.title'],
    ['taxes', 'taxes.title'],
    ['disclosures', 'disclosures.title'],
  ] as const) {
    await page.getByRole('link', { name: say(`documents:hub.${part}`) }).click()
    await expect(heading(page, say(`documents:${title}`))).toBeVisible()
    await page.getByRole('link', { name: say('documents:back.documents') }).click()
    await expect(heading(page, say('documents:hub.title'))).toBeVisible()
  }
})
