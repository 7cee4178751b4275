import { expect, type Page } from '@playwright/test'
import type { Person } from './person.ts'

/** Enters the emailed code that a sensitive change requires. */
export async function stepUp(page: Page, { bank, email, say }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('step-up:title') })
  await dialog.getByRole('radio', { name: say('step-up:choose.email', { email }) }).check()
  await dialog.getByRole('button', { name: say('step-up:send') }).click()
  const code = dialog.getByLabel(say('step-up:code.label'))
  await expect(code).toBeVisible()
  await code.fill(await bank.operator.code(email))
}
