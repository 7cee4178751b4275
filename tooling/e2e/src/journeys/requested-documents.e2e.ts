import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { responseStatusAfter } from '../people/answered.ts'
import { failureText } from '../failures/failure-text.ts'
import { submitByApi } from '../people/application-by-api.ts'
import { heading } from '../people/log-in.ts'
import { newPerson, type Person } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'
import { fetchDepositor } from '../people/depositor-record.ts'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const files = {
  identity: { name: 'license.png', mimeType: 'image/png', buffer: png },
  address: { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') },
  ssn: { name: 'card.txt', mimeType: 'text/plain', buffer: Buffer.from('The card, as text.') },
} as const
/** An executable with the name of an image. */
const disguisedFile = { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from('4d5a90000300', 'hex') }

type Kind = keyof typeof files
const fileField = (page: Page, { say }: Person, kind: Kind) =>
  page.getByLabel(new RegExp(`^${say(`onboarding:additional.${kind}.label`)}`))
async function attach(page: Page, person: Person, kind: Kind): Promise<void> {
  await fileField(page, person, kind).setInputFiles(files[kind])
  const added = person.say('files:file.added')
  await expect(page.getByText(`${files[kind].name}: ${added}`, { exact: true })).toBeAttached()
}
const submit = (page: Page, { say }: Person, count: number) =>
  page.getByRole('button', { name: say('onboarding:additional.submit', { count }) }).click()

test('Requested documents are refused by their content, then accepted, and pass the review', async ({
  page,
  ownBankOf,
}) => {
  await page.clock.install()
  const bank = ownBankOf('harbor')
  const person = newPerson(bank, { ssnEnding: '0005' })
  const { say } = person
  await restoreSession(page, person, await submitByApi(person))
  await page.goto(`${bank.origin}/registration/additional-info`)
  await expect(heading(page, say('onboarding:additional.title'))).toBeVisible()
  await attach(page, person, 'identity')
  await attach(page, person, 'address')
  await fileField(page, person, 'ssn').setInputFiles(disguisedFile)
  await submit(page, person, 3)
  await expect(fileField(page, person, 'ssn')).toHaveAttribute('aria-invalid', 'true')
  await expect(fileField(page, person, 'identity')).not.toHaveAttribute('aria-invalid', 'true')
  await attach(page, person, 'ssn')
  await submit(page, person, 3)
  // The outcome of the review is polled after half a second.
  await expect(page.getByText(say('onboarding:additional.sent.title'))).toBeVisible()
  await page.clock.fastForward(1_000)
  await expect(heading(page, say('onboarding:reviewing.title'))).toBeVisible()
  expect(await fetchDepositor(person)).toMatchObject({
    registration_status: 'IN_REVIEW',
    missing_documents: [],
    documents: [
      { kind: 'address', name: 'bill.pdf', media_type: 'application/pdf' },
      { kind: 'identity', name: 'license.png', media_type: 'image/png' },
      { kind: 'ssn', name: 'card.txt', media_type: 'text/plain' },
    ],
  })
  await bank.operator.advance(61)
  await page.clock.fastForward(5_000)
  await expect(heading(page, say('onboarding:passed.title'))).toBeVisible()
})

test('A depositor can stop an upload; stopped and refused files are kept for the next try', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'), { ssnEnding: '0004' })
  const { bank, say } = person
  const { operator } = bank
  const call = { method: 'PATCH', path: '/depositor' }
  await restoreSession(page, person, await submitByApi(person))
  await page.goto(`${bank.origin}/registration/additional-info`)
  await attach(page, person, 'identity')

  await operator.fault({ ...call, kind: 'latency', value: 60_000 })
  await submit(page, person, 1)
  await expect(
    page.getByRole('progressbar', { name: say('onboarding:additional.sending', { count: 1 }) }),
  ).toBeVisible()
  await page.getByRole('button', { name: say('files:upload.cancel') }).click()
  await expect(page.getByText(say('onboarding:additional.cancelled.title'))).toBeVisible()
  await operator.endFaults()

  for (const value of [413, 500, 429]) {
    await operator.fault({ ...call, kind: 'status', value })
    expect(await responseStatusAfter(page, 'PATCH', () => submit(page, person, 1))).toBe(value)
    await expect(failureText(page)).toBeVisible()
    await expect(page.getByText(files.identity.name, { exact: true })).toBeVisible()
    await operator.endFaults()
  }
  await submit(page, person, 1)
  await expect(heading(page, say('onboarding:reviewing.title'))).toBeVisible()
})
