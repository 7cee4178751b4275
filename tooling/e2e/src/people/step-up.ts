import { expect, type Page } from '@playwright/test'
import { pressEnterOn, typeInto } from './keyboard.ts'
import { type LoggedIn, requestCode } from './provider-client.ts'
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

/** Enters the code by keyboard alone, sent to the first of the offered contacts. */
export async function stepUpByKeyboard(page: Page, { bank, email, say }: Person): Promise<void> {
  const dialog = page.getByRole('dialog', { name: say('step-up:title') })
  await pressEnterOn(dialog.getByRole('button', { name: say('step-up:send') }))
  const code = dialog.getByLabel(say('step-up:code.label'))
  await expect(code).toBeVisible()
  await typeInto(code, await bank.operator.code(email))
}

/** Confirms by calls, before the change. */
export async function stepUpByApi<T extends LoggedIn>({ bank, email }: Person, session: T): Promise<T> {
  const nonce = await requestCode(session.wire)
  await session.wire.send('POST', `/mfa-verify/${nonce}`, { code: await bank.operator.code(email) })
  return session
}
