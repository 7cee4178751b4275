import type { FrameLocator, Page } from '@playwright/test'
import type { Language } from './messages.ts'

/** What the practice linking service says; it is the provider's, with words of its own. */
const words = {
  en: {
    username: 'User name',
    password: 'Password',
    login: 'Log in',
    code: 'Code',
    verify: 'Verify',
    account: /Everyday Checking/,
    link: 'Link this account',
    finish: 'Finish',
    refused: 'The user name or password is not right. Check them and try again.',
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
    refused: 'El nombre de usuario o la contraseña no son correctos. Revíselos e intente de nuevo.',
    cancel: 'Cancelar',
  },
} as const satisfies Record<Language, Record<string, string | RegExp>>

export const linkingWords = (language: Language) => words[language]

/** The linking service's own window within the page. */
export const linkingFrame = (page: Page): FrameLocator => page.frameLocator('iframe')

export type BankPerson = 'demo' | 'mfa' | 'error' | 'slow'

/** Picks a bank and logs in there as one of the people whom the linking service knows. */
export async function logInAtBank(page: Page, language: Language, who: BankPerson): Promise<void> {
  const said = linkingWords(language)
  const frame = linkingFrame(page)
  await frame.getByRole('button', { name: 'Ally Bank' }).click()
  await frame.getByLabel(said.username).fill(who)
  await frame.getByLabel(said.password).fill(who)
  await frame.getByRole('button', { name: said.login }).click()
}

/** The bank asks for a code of its own. */
export async function giveBankCode(page: Page, language: Language): Promise<void> {
  const said = linkingWords(language)
  const frame = linkingFrame(page)
  await frame.getByLabel(said.code).fill('123456')
  await frame.getByRole('button', { name: said.verify }).click()
}

/** Chooses the checking account and goes back to the bank that it is linked to. */
export async function chooseBankAccount(page: Page, language: Language): Promise<void> {
  const said = linkingWords(language)
  const frame = linkingFrame(page)
  await frame.getByRole('radio', { name: said.account }).check()
  await frame.getByRole('button', { name: said.link }).click()
  await frame.getByRole('button', { name: said.finish }).click()
}
