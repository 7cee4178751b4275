import { expect, type Page } from '@playwright/test'
import type { Person } from './person.ts'

/** What is being asked for, by its label. */
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

/** What the screen is about. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** From the log-in page to credentials of one's own; ends at the screen that asks to look into the mailbox. */
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

/** Email and password, from whatever page is open; ends where a code is chosen, or on a remembered device inside. */
export async function logIn(page: Page, { bank, say, email, password }: Person): Promise<void> {
  if (!page.url().startsWith(`${bank.origin}/login`)) await page.goto(`${bank.origin}/login`)
  await field(page, say('log-in:email.label')).fill(email)
  await field(page, say('log-in:password.label')).fill(password)
  await page.getByRole('button', { name: say('log-in:submit'), exact: true }).click()
}

/** Has the code sent by email, reads it there and gives it. */
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
  await field(page, say('auth:code.label')).fill(await bank.operator.code(email))
  if (remember) await page.getByRole('checkbox', { name: say('auth:code.remember') }).check()
  await page.getByRole('button', { name: say('auth:code.submit') }).click()
  await expect(heading(page, say('auth:code.title'))).toBeHidden()
}

/** All of it for someone whose email is verified; ends where the post-login rules say. */
export async function enter(page: Page, person: Person, options?: { remember?: boolean }): Promise<void> {
  await logIn(page, person)
  await enterCode(page, person, options)
}
