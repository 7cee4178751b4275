import { linkingOriginFor } from '@coffer/branding/linking-host'
import type { Frame, FrameLocator, Page } from '@playwright/test'
import type { Language } from './messages.ts'

/** Texts of the provider's simulated linking service. */
const textsByLanguage = {
  en: {
    username: 'User name',
    password: 'Password',
    login: 'Log in',
    code: 'Code',
    verify: 'Verify',
    account: /Everyday Checking/,
    link: 'Link this account',
    finish: 'Finish',
    refused: 'Your username or password is incorrect. Check them and try again.',
    cancel: 'Cancel',
  },
  es: {
    username: 'Nombre de usuario',
    password: 'Contraseña',
    login: 'Iniciar sesión',
    code: 'Código',
    verify: 'Verificar',
    account: /Everyday Checking/,
    link: 'Vincular esta cuenta',
    finish: 'Finalizar',
    refused: 'El nombre de usuario o la contraseña no son correctos. Revíselos e inténtelo de nuevo.',
    cancel: 'Cancelar',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>

export const linkingTexts = (language: Language) => textsByLanguage[language]

/** The frame of the linking service, inside the frame of the tenant's linking page. */
export const linkingFrame = (page: Page): FrameLocator => page.frameLocator('iframe').frameLocator('iframe')

/** The loaded frame of the linking page, which runs the linking service's script at a separate origin. */
export async function linkingPage(page: Page): Promise<Frame> {
  const { origin } = new URL(page.url())
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
  if (!frame) throw new Error('the linking page is not open')
  await frame.waitForURL(`${linkingOriginFor(origin)}/`)
  return frame
}

export type DemoUser = 'demo' | 'mfa' | 'error' | 'slow'

/** Chooses a bank and logs in there as one of the linking service's demo users. */
export async function logInAtBank(page: Page, language: Language, user: DemoUser): Promise<void> {
  const texts = linkingTexts(language)
  const frame = linkingFrame(page)
  await frame.getByRole('button', { name: 'Ally Bank' }).click()
  await frame.getByLabel(texts.username).fill(user)
  await frame.getByLabel(texts.password).fill(user)
  await frame.getByRole('button', { name: texts.login }).click()
}

/** Enters the bank's own code. */
export async function submitBankCode(page: Page, language: Language): Promise<void> {
  const texts = linkingTexts(language)
  const frame = linkingFrame(page)
  await frame.getByLabel(texts.code).fill('123456')
  await frame.getByRole('button', { name: texts.verify }).click()
}

/** Chooses the checking account and returns to the tenant's page. */
export async function chooseBankAccount(page: Page, language: Language): Promise<void> {
  const texts = linkingTexts(language)
  const frame = linkingFrame(page)
  await frame.getByRole('radio', { name: texts.account }).check()
  await frame.getByRole('button', { name: texts.link }).click()
  await frame.getByRole('button', { name: texts.finish }).click()
}
