import { identityTexts } from '@coffer/sandbox/identity-texts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../people/accessibility.ts'
import { needs } from '../abilities.ts'
import { type Bank, expect, test } from '../journey.ts'
import { addAuthenticator } from '../people/authenticator.ts'
import { startSession } from '../people/browser-session.ts'
import { logOut } from '../people/dashboard.ts'
import { pressEnterOn, typeInto } from '../people/keyboard.ts'
import { enterCode, field, heading, logIn } from '../people/log-in.ts'
import { newPerson, type Person } from '../people/person.ts'
import { emailText, providerText } from '../people/provider-texts.ts'
import { registerByApi } from '../people/provider-client.ts'
import { expectNoSecrets, recordUrls } from '../people/stored-secrets.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const usePasskey = (page: Page, { say }: Person) => button(page, say('log-in:passkey'))
const openPasskeys = (page: Page, { bank }: Person) => page.goto(`${bank.origin}/my-account/passkeys`)
const ownApplication = (page: Page, { say }: Person) => heading(page, say('onboarding:landing.title'))

/** Logs in a depositor without a passkey. */
async function startPerson(page: Page, bank: Bank, language?: Person['language']): Promise<Person> {
  const person = newPerson(bank, language && { language })
  await registerByApi(person)
  await startSession(page, person)
  return person
}

/** Confirms a change with a code by email. */
async function confirmByCode(page: Page, { bank, say, email }: Person): Promise<void> {
  await button(page, say('step-up:send')).click()
  await expect(field(page, say('step-up:code.label'))).toBeVisible()
  await field(page, say('step-up:code.label')).fill(await bank.operator.code(email))
}

/** Adds a passkey from my account; ends at the list. */
async function addPasskey(page: Page, person: Person, name: string): Promise<void> {
  const { say } = person
  await openPasskeys(page, person)
  await button(page, say('account:passkeys.add')).click()
  await field(page, say('account:passkeys.name')).fill(name)
  await button(page, say('account:passkeys.add.submit')).click()
  await confirmByCode(page, person)
  await expect(page.getByText(say('account:passkeys.add.done', { passkey: name }))).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
}

test(
  'A passkey is added, logs in, is the second factor, and is removed; codes still work',
  needs('a virtual authenticator'),
  async ({ page, bankOf }) => {
    const bank = bankOf('harbor')
    const authenticator = await addAuthenticator(page)
    const person = await startPerson(page, bank)
    const { say } = person
    const urls = recordUrls(page)
    await page.goto(`${bank.origin}/my-account`)
    await page
      .getByRole('link', {
        name: `${say('account:security.passkeys.manage')} ${say('account:security.passkeys')}`,
      })
      .click()
    await expect(heading(page, say('account:passkeys.title'))).toBeVisible()
    await expect(page.getByText(say('account:passkeys.none'))).toBeVisible()
    await addPasskey(page, person, 'My laptop')
    expect(await authenticator.hosts()).toEqual([`${bank.slug}.localhost`])
    expect((await bank.operator.newest(person.email)).subject).toBe(
      emailText(person, 'passkey-added.subject'),
    )
    await logOut(page, person)

    await usePasskey(page, person).click()
    await expect(ownApplication(page, person)).toBeVisible()
    await expectNoSecrets(page, urls, [person.password])
    await logOut(page, person)

    await logIn(page, person)
    await expect(heading(page, say('auth:choose.title'))).toBeVisible()
    await usePasskey(page, person).click()
    await expect(ownApplication(page, person)).toBeVisible()

    await openPasskeys(page, person)
    await button(page, say('account:passkeys.remove.named', { passkey: 'My laptop' })).click()
    await button(page, say('account:passkeys.remove.yes')).click()
    await expect(page.getByRole('heading', { name: say('step-up:title') })).toBeVisible()
    await usePasskey(page, person).click()
    await expect(page.getByText(say('account:passkeys.none'))).toBeVisible()
    expect((await bank.operator.newest(person.email)).subject).toBe(
      emailText(person, 'passkey-removed.subject'),
    )
    await logOut(page, person)

    await usePasskey(page, person).click()
    await expect(page.getByRole('alert').filter({ visible: true })).toContainText(
      providerText(person, identityTexts.unknownPasskey),
    )
    await logIn(page, person)
    await expect(usePasskey(page, person)).toBeHidden()
    await enterCode(page, person)
    await expect(ownApplication(page, person)).toBeVisible()
  },
)

test('The log-in page moves nothing when the provider announces passkeys', async ({ page, bankOf }) => {
  const bank = bankOf('harbor')
  const { say } = newPerson(bank)
  let announce = () => {}
  const isAnnounced = new Promise<void>((resolve) => {
    announce = resolve
  })
  await page.route('**/api/v1/branding', async (route) => {
    await isAnnounced
    await route.continue()
  })
  await page.goto(`${bank.origin}/login`)
  await page.evaluate(() => document.fonts.ready)
  const shown = [
    page.getByRole('link', { name: say('log-in:register.link') }),
    page.getByRole('button', { name: 'Español' }),
  ]
  const positions = () => Promise.all(shown.map((one) => one.boundingBox()))
  const before = await positions()
  announce()
  await expect(button(page, say('log-in:passkey'))).toBeVisible()
  expect(await positions()).toEqual(before)
})

test.describe('in Spanish, on a phone, with the keyboard', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'A depositor adds, renames and uses a passkey in Spanish, on a phone, by keyboard',
    needs('a virtual authenticator'),
    async ({ page, bankOf }) => {
      const bank = bankOf('solstice')
      await addAuthenticator(page)
      const person = await startPerson(page, bank, 'es')
      const { say } = person
      await openPasskeys(page, person)
      await pressEnterOn(button(page, say('account:passkeys.add')))
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await pressEnterOn(field(page, say('account:passkeys.name')))
      await pressEnterOn(button(page, say('step-up:send')))
      await expect(field(page, say('step-up:code.label'))).toBeVisible()
      await expectAccessible(page)
      await typeInto(field(page, say('step-up:code.label')), await bank.operator.code(person.email))
      await page.keyboard.press('Enter')
      await expect(page.getByText(say('account:passkeys.unused'))).toBeVisible()
      await expect(page.getByRole('dialog')).toBeHidden()
      await pressEnterOn(
        page.getByRole('button', { name: say('account:passkeys.rename.named', { passkey: '' }) }),
      )
      await field(page, say('account:passkeys.name')).fill('Mi teléfono')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Mi teléfono', { exact: true })).toBeVisible()
      await expectAccessible(page)
      await logOut(page, person)
      await pressEnterOn(usePasskey(page, person))
      await expect(ownApplication(page, person)).toBeVisible()
    },
  )
})
