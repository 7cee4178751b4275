import { expect, type Page } from '@playwright/test'
import { field, heading } from './log-in.ts'
import type { Person } from './person.ts'

const saveStep = (page: Page, { say }: Person) =>
  page.getByRole('button', { name: say('application:step.save') }).click()

/** Continues from "Before you begin" to the first question. */
export async function startApplication(page: Page, { say }: Person): Promise<void> {
  await expect(heading(page, say('onboarding:landing.title'))).toBeVisible()
  await page.getByRole('link', { name: say('onboarding:landing.start') }).click()
}

export async function fillBasicInformation(page: Page, person: Person): Promise<void> {
  const { say } = person
  await expect(heading(page, say('onboarding:basic.title'))).toBeVisible()
  await field(page, say('application:firstName.label')).fill(person.firstName)
  await field(page, say('application:lastName.label')).fill(person.lastName)
  await fillDateOfBirth(page, person)
  await field(page, say('application:ssn.label')).fill(person.ssn)
  await field(page, say('application:phone.label')).fill(person.phone)
}

export async function fillDateOfBirth(page: Page, { say }: Person): Promise<void> {
  await field(page, say('ui-kit:date.month')).fill('04')
  await field(page, say('ui-kit:date.day')).fill('12')
  await field(page, say('ui-kit:date.year')).fill('1988')
}

export async function fillAddress(page: Page, { say }: Person): Promise<void> {
  await expect(heading(page, say('onboarding:address.title'))).toBeVisible()
  await field(page, say('application:address.line1.label')).fill('18 Harbor Street')
  await field(page, say('application:address.city.label')).fill('Columbus')
  await field(page, say('application:address.state.label')).selectOption('OH')
  await field(page, say('application:address.postalCode.label')).fill('43215')
}

export async function fillEmployer(page: Page, { say }: Person): Promise<void> {
  await expect(heading(page, say('onboarding:employer.title'))).toBeVisible()
  await page.getByRole('radio', { name: say('application:employment.status.employed'), exact: true }).check()
  await page
    .getByRole('textbox', { name: say('application:employment.employerName.label') })
    .fill('Ohio Valley Printing')
  await field(page, say('application:employment.occupation.label')).fill('Bookbinder')
}

/** Certifies the application on its review screen. */
async function certify(page: Page, { say, ssn }: Person): Promise<void> {
  await expect(heading(page, say('onboarding:confirm.title'))).toBeVisible()
  await page
    .getByRole('checkbox', { name: say('onboarding:confirm.certify.label', { lastFour: ssn.slice(5) }) })
    .check()
}

/** Certifies and sends the application; the identity review decides the next screen. */
export async function confirmDetails(page: Page, person: Person): Promise<void> {
  await certify(page, person)
  await page.getByRole('button', { name: person.say('onboarding:confirm.submit') }).click()
}

/** Completes the application from "Before you begin" to the identity review. */
export async function completeApplication(page: Page, person: Person): Promise<void> {
  await startApplication(page, person)
  await fillBasicInformation(page, person)
  await saveStep(page, person)
  await fillAddress(page, person)
  await saveStep(page, person)
  await fillEmployer(page, person)
  await saveStep(page, person)
  await confirmDetails(page, person)
}

/** Waits until the identity review passes, which takes up to 3 s, and continues to linking. */
export async function continueAfterApproval(page: Page, { say }: Person): Promise<void> {
  await expect(heading(page, say('onboarding:passed.title'))).toBeVisible()
  await page.getByRole('link', { name: say('onboarding:passed.action') }).click()
}
