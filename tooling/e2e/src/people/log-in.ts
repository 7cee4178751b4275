import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './person.ts'

/** A field by its label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** Enters a code, even if the field has the same one: the last digit submits. */
export async function submitCode(input: Locator, code: string): Promise<void> {
  await input.fill('')
  await input.fill(code)
}

/** The main heading of a screen. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Registers from the log-in page; ends at the screen for checking the mailbox. */
export async function register(page: Page, person: Person): Promise<void> {
  const { bank, say } = person
  await page.goto(`${bank.origin}/login`)
  await page.getByRole('link', { name: say('log-in:register.link') }).click()
  await expect(heading(page, say('auth:register.title'))).toBeVisible()
  await field(page, say('auth:email.label')).fill(person.email)
  await field(page, say('auth:password.label')).fill(person.password)
  await page.getByRole('button', { name: say('auth:register.submit') }).click()
  await expect(heading(page, say('auth:email-verification.title'))).toBeVisible()
}

/** Opens the link from the mailbox; ends at the log-in page. */
export async function verifyEmail(page: Page, { bank, say, email }: Person): Promise<void> {
  await page.goto(await bank.operator.link(email))
  await expect(heading(page, say('auth:email-verified.verified.title'))).toBeVisible()
  await page.getByRole('link', { name: say('auth:log-in.link') }).click()
  await expect(heading(page, say('log-in:title'))).toBeVisible()
}

/** Enters email and password; ends at the choice of a code, or inside on a remembered device. */
export async function logIn(page: Page, { bank, say, email, password }: Person): Promise<void> {
  if (!page.url().startsWith(`${bank.origin}/login`)) await page.goto(`${bank.origin}/login`)
  await field(page, say('log-in:email.label')).fill(email)
  await field(page, say('log-in:password.label')).fill(password)
  await page.getByRole('button', { name: say('log-in:submit'), exact: true }).click()
}

/** Requests the code by email, reads and enters it. */
export async function enterCode(
  page: Page,
  { bank, say, email }: Person,
  { remember = false }: { remember?: boolean } = {},
): Promise<void> {
  await expect(heading(page, say('auth:choose.title'))).toBeVisible()
  await page
    .getByRole('radio', { name: say('auth:choose.email'), exact: false })
    .last()
    .check()
  await page.getByRole('button', { name: say('auth:choose.submit') }).click()
  await expect(heading(page, say('auth:code.title'))).toBeVisible()
  if (remember) await page.getByRole('checkbox', { name: say('auth:code.remember') }).check()
  await submitCode(field(page, say('auth:code.label')), await bank.operator.code(email))
  await expect(heading(page, say('auth:code.title'))).toBeHidden()
}

/** Logs in a person with a verified email, including the code; ends at the post-login redirect. */
export async function enter(page: Page, person: Person, options?: { remember?: boolean }): Promise<void> {
  await logIn(page, person)
  await enterCode(page, person, options)
}
