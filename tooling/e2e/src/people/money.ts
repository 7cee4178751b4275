import { expect, type Locator, type Page } from '@playwright/test'
import type { Bank } from '../journey.ts'
import { at } from './provider-client.ts'
import { field, heading } from './log-in.ts'
import type { Person } from './person.ts'
import { asList, fetchDepositor } from './depositor-record.ts'

/** A person's transfers, newest first, from the operator's API, which needs no session. */
export async function fetchTransfers(person: Person): Promise<unknown[]> {
  const { operator, slug } = person.bank
  const id = String(at(await fetchDepositor(person), 'depositor_id'))
  return asList(await operator.call('GET', `/transactions?tenant=${slug}&depositor=${id}`))
}

/** Expects the audit of the ledger to find no problem. */
export async function expectBalancedLedger({ operator, slug }: Bank): Promise<void> {
  expect(await operator.call('GET', `/ledger/check?tenant=${slug}`)).toMatchObject({
    balanced: true,
    findings: [],
  })
}

/** A row of a review or a result, by its label. */
export const row = (page: Page, label: string): Locator =>
  page.getByText(label, { exact: true }).first().locator('..')

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export const amountField = (page: Page, { say }: Person): Locator =>
  field(page, say('transfers:amount.label'))

export async function openDeposit(page: Page, { bank, say }: Person): Promise<void> {
  await page.goto(`${bank.origin}/deposit`)
  await expect(heading(page, say('transfers:deposit.title'))).toBeVisible()
}

export async function openWithdrawal(page: Page, { bank, say }: Person): Promise<void> {
  await page.goto(`${bank.origin}/withdraw`)
  await expect(heading(page, say('transfers:withdraw.title'))).toBeVisible()
}

/** Continues from the form of a deposit or withdrawal to its review. */
export async function openReview(
  page: Page,
  person: Person,
  amount: string,
  transfer: 'deposit' | 'withdraw' = 'deposit',
): Promise<void> {
  const { say } = person
  await amountField(page, person).fill(amount)
  await button(page, say('transfers:review.open')).click()
  await expect(heading(page, say(`transfers:${transfer}.review.title`))).toBeVisible()
}
