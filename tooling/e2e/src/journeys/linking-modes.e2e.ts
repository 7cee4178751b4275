import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { submitByApi } from '../people/application-by-api.ts'
import { field, heading } from '../people/log-in.ts'
import { fillBankDetails } from '../people/linking.ts'
import { bankDetails, type KnownBank, completeLinking, routingNumbers } from '../people/linked-accounts.ts'
import { linkingFrame, linkingTexts } from '../people/linking-page.ts'
import { newPerson, type Person } from '../people/person.ts'
import { restoreSession } from '../people/browser-session.ts'

const institution = 'Ally Bank'

interface Mode {
  isInstant: boolean
  isManual: boolean
  isSameInstitution?: true
}

/** specification.md, section 4: the six linking modes. */
const modes: Record<string, Mode> = {
  FASTLINK_ONLY: { isInstant: true, isManual: false },
  MANUAL_ONLY: { isInstant: false, isManual: true },
  FASTLINK_SAME_FI_ONLY: { isInstant: true, isManual: false, isSameInstitution: true },
  MANUAL_SAME_FI_ONLY: { isInstant: false, isManual: true, isSameInstitution: true },
  UNRESTRICTED: { isInstant: true, isManual: true },
  BOTH_SAME_FI_ONLY: { isInstant: true, isManual: true, isSameInstitution: true },
}

const setMode = ({ operator, slug }: Bank, mode: string, { isSameInstitution }: Partial<Mode>) =>
  operator.call('PATCH', `/tenants/${slug}`, {
    linking_mode: mode,
    same_fi_institution: isSameInstitution ? institution : null,
  })

test.afterEach(async ({ bankOf }) => {
  await setMode(bankOf('harbor'), 'UNRESTRICTED', {})
})

for (const [mode, rules] of Object.entries(modes)) {
  const { isInstant, isManual, isSameInstitution } = rules

  test(`${mode} decides what the screen offers`, async ({ page, bankOf }) => {
    const bank = bankOf('harbor')
    await setMode(bank, mode, rules)
    const person = await openLinkSelection(page, bank)
    const { say } = person
    const title = isSameInstitution
      ? say('linking:link.title.sameInstitution', { institution })
      : say('linking:link.title')
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(isInstant && isManual ? 2 : 0)
    if (isInstant) await expectLinkingWindow(page, person, rules)
    if (isManual) await expectBankForm(page, person, rules)
  })

  test(`${mode} decides what the provider allows`, async ({ bankOf }) => {
    const bank = bankOf('harbor')
    await setMode(bank, mode, rules)
    const person = newPerson(bank)
    const { wire } = await submitByApi(person)
    const isAccepted = async (one: KnownBank) => {
      const { status } = await wire.send('POST', '/link/manual', bankDetails(person, one))
      return status < 300
    }
    expect(await isAccepted('JPMorgan Chase')).toBe(isManual && !isSameInstitution)
    expect(await isAccepted(institution)).toBe(isManual)

    if (isInstant) {
      // A window opened while any bank was allowed.
      await setMode(bank, 'UNRESTRICTED', {})
      const result = await completeLinking(wire, person, 'Capital One')
      await setMode(bank, mode, rules)
      const { status } = await wire.send('POST', '/link/fastlink', result)
      expect(status).toBe(isSameInstitution ? 422 : 200)
    } else {
      expect(await wire.send('GET', '/fastlink')).toMatchObject({ status: 422 })
    }
  })
}

/** An approved person at the choice of the linking method. */
async function openLinkSelection(page: Page, bank: Bank): Promise<Person> {
  const person = newPerson(bank)
  await restoreSession(page, person, await submitByApi(person))
  await page.goto(`${bank.origin}/registration/link-account-selection`)
  return person
}

/** The window opens at the list of banks, or at the only allowed one. */
async function expectLinkingWindow(page: Page, person: Person, { isSameInstitution }: Mode): Promise<void> {
  const { say, language } = person
  await page.getByRole('button', { name: say('linking:link.openInstant') }).click()
  const frame = linkingFrame(page)
  const otherBank = frame.getByRole('button', { name: 'Capital One' })
  if (isSameInstitution) {
    await expect(frame.getByRole('heading', { name: new RegExp(institution) })).toBeVisible()
    await expect(frame.getByLabel(linkingTexts(language).username)).toBeVisible()
    await expect(otherBank).toBeHidden()
  } else {
    await expect(otherBank).toBeVisible()
  }
  await frame.getByRole('button', { name: linkingTexts(language).cancel }).click()
  await expect(page.getByText(say('linking:instant.quit.title'))).toBeVisible()
}

/** The form names the only allowed bank, and refuses another one's routing number at its field. */
async function expectBankForm(page: Page, person: Person, { isSameInstitution }: Mode): Promise<void> {
  const { bank, say } = person
  await page.goto(`${bank.origin}/manual-funding/banking-information`)
  const title = isSameInstitution
    ? say('linking:bank.title.sameInstitution', { institution })
    : say('linking:bank.title')
  await expect(heading(page, title)).toBeVisible()
  await fillBankDetails(page, person)
  await page.getByRole('button', { name: say('linking:bank.submit') }).click()
  if (isSameInstitution) {
    await expect(field(page, say('linking:bank.routing.label'))).toHaveAccessibleDescription(
      new RegExp(institution),
    )
    await field(page, say('linking:bank.routing.label')).fill(routingNumbers[institution])
    await page.getByRole('button', { name: say('linking:bank.submit') }).click()
  }
  await expect(heading(page, say('linking:sent.title'))).toBeVisible()
}
