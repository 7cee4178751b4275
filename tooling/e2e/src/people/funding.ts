import { expect, type Page } from '@playwright/test'
import { field, heading } from './log-in.ts'
import { expectDashboard } from './dashboard.ts'
import type { Person } from './person.ts'

export async function chooseAmount(page: Page, { say }: Person, amount: string): Promise<void> {
  await expect(heading(page, say('funding:amount.title'))).toBeVisible()
  await field(page, say('funding:amount.label')).fill(amount)
  await page.getByRole('button', { name: say('funding:amount.submit') }).click()
}

/** Signs the consent to electronic documents, on a separate screen before the disclosures. */
export async function consentToElectronic(page: Page, { say }: Person): Promise<void> {
  await expect(heading(page, say('funding:disclosure.esign.title'))).toBeVisible()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: say('funding:disclosure.esign.submit') }).click()
}

/** Agrees to each disclosure after the consent. */
export async function agreeToEach(page: Page, { say }: Person): Promise<void> {
  await expect(heading(page, say('funding:disclosure.title'))).toBeVisible()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: say('funding:disclosure.submit') }).click()
}

/** Consents to electronic documents, and agrees to each disclosure. */
async function agreeToDisclosures(page: Page, person: Person): Promise<void> {
  await consentToElectronic(page, person)
  await agreeToEach(page, person)
}

/** Confirms the review, which starts the transfer. */
async function moveMoney(page: Page, { say }: Person): Promise<void> {
  await expect(heading(page, say('funding:ready.title'))).toBeVisible()
  await page.getByRole('button', { name: say('funding:ready.submit').trim() }).click()
  await expect(heading(page, say('funding:done.title'))).toBeVisible()
}

/** Funds the account, from the first amount to the dashboard. */
export async function fund(page: Page, person: Person, amount = '1250.00'): Promise<void> {
  await chooseAmount(page, person, amount)
  await agreeToDisclosures(page, person)
  await moveMoney(page, person)
  await page.getByRole('link', { name: person.say('funding:done.action') }).click()
  await expectDashboard(page, person)
}
