import { expect, type Page } from '@playwright/test'
import { field, heading } from './log-in.ts'
import { type DemoUser, chooseBankAccount, submitBankCode, logInAtBank } from './linking-page.ts'
import type { Person } from './person.ts'

/** Opens the linking window on the screen that offers both linking methods. */
export async function openLinkingWindow(page: Page, { say }: Person): Promise<void> {
  await page.getByRole('radio', { name: say('linking:link.instant.label') }).check()
  await page.getByRole('button', { name: say('linking:link.openInstant') }).click()
}

/** Links instantly as one of the demo users; ends at the first amount. */
export async function linkInstantly(
  page: Page,
  person: Person,
  { as = 'demo' }: { as?: Exclude<DemoUser, 'error'> } = {},
): Promise<void> {
  const { say, language } = person
  await openLinkingWindow(page, person)
  await logInAtBank(page, language, as)
  if (as === 'mfa') await submitBankCode(page, language)
  await chooseBankAccount(page, language)
  await expect(heading(page, say('funding:amount.title'))).toBeVisible()
}

/** Chooses bank details instead of the linking window. */
export async function chooseBankDetails(page: Page, { say }: Person): Promise<void> {
  await page.getByRole('radio', { name: say('linking:link.manual.label') }).check()
  await page.getByRole('button', { name: say('linking:link.continue') }).click()
  await expect(heading(page, say('linking:bank.title'))).toBeVisible()
}

export async function fillBankDetails(
  page: Page,
  { say, firstName, lastName }: Person,
  { accountNumber = '400012345678' }: { accountNumber?: string } = {},
): Promise<void> {
  await field(page, say('linking:bank.holder.label')).fill(`${firstName} ${lastName}`)
  await page.getByRole('radio', { name: say('linking:bank.type.checking') }).check()
  await field(page, say('linking:bank.routing.label')).fill('021000021')
  await field(page, say('linking:bank.number.label')).fill(accountNumber)
  await field(page, say('linking:bank.confirmation.label')).fill(accountNumber)
}

/** Enters bank details; ends with pending microdeposits. */
export async function linkManually(
  page: Page,
  person: Person,
  details?: { accountNumber?: string },
): Promise<void> {
  const { say } = person
  await chooseBankDetails(page, person)
  await fillBankDetails(page, person, details)
  await page.getByRole('button', { name: say('linking:bank.submit') }).click()
  await expect(heading(page, say('linking:sent.title'))).toBeVisible()
}

async function fillAmounts(page: Page, { say }: Person, first: string, second: string): Promise<void> {
  await expect(heading(page, say('linking:amounts.title'))).toBeVisible()
  await field(page, say('linking:amounts.first.label')).fill(first)
  await field(page, say('linking:amounts.second.label')).fill(second)
}

export async function submitAmounts(
  page: Page,
  person: Person,
  first: string,
  second: string,
): Promise<void> {
  await fillAmounts(page, person, first, second)
  await page.getByRole('button', { name: person.say('linking:amounts.submit') }).click()
}
