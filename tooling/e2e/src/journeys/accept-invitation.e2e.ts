import type { Browser, Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { type LoggedIn, logInByApi } from '../people/provider-client.ts'
import { enter, field, heading } from '../people/log-in.ts'
import { openDeposit, openReview } from '../people/money.ts'
import { newPerson, type Person } from '../people/person.ts'
import { expectNoSecrets, recordUrls } from '../people/stored-secrets.ts'
import {
  createCustomer,
  startJointApplication,
  inviteJointHolder,
  type Invitee,
  newInvitee,
} from '../people/joint-application.ts'
import { brandText } from '../provider/tenant-files.ts'
import { pressEnterOn, typeInto } from '../people/keyboard.ts'
import { startLoggedOut, restoreSession } from '../people/browser-session.ts'

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const clickLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click()

/** The invitee with the credentials and texts of the bank. */
const asPerson = (inviter: Person, { email, firstName, lastName, ssn, phone }: Invitee): Person => ({
  ...inviter,
  email,
  firstName,
  lastName,
  ssn,
  phone,
})

/** The invitee's own browser. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  return context.newPage()
}

/** Creates a customer who has sent an invitation. */
async function inviteByApi(bank: Bank, invitee: Invitee): Promise<{ person: Person; session: LoggedIn }> {
  const person = newPerson(bank)
  const session = await createCustomer(person)
  await inviteJointHolder(session.wire, invitee)
  return { person, session }
}

async function submitIdentity(page: Page, { say }: Person, { ssn }: Invitee): Promise<void> {
  await field(page, say('joint:identity.ssn')).fill(ssn.slice(-4))
  await field(page, say('ui-kit:date.month')).fill('06')
  await field(page, say('ui-kit:date.day')).fill('15')
  await field(page, say('ui-kit:date.year')).fill('1990')
  await clickButton(page, say('joint:identity.submit'))
}

/** Continues from the emailed link to the identity check. */
async function openInvitation(page: Page, { bank, say }: Person, { email }: Invitee): Promise<void> {
  await page.goto(await bank.operator.link(email))
  await expect(heading(page, say('joint:link.verified.title'))).toBeVisible()
  await clickButton(page, say('joint:link.verified.action'))
  await clickLink(page, say('joint:welcome.action'))
  await expect(heading(page, say('joint:identity.title'))).toBeVisible()
}

async function choosePassword(page: Page, { say, password }: Person): Promise<void> {
  await expect(heading(page, say('joint:verified.title'))).toBeVisible()
  await clickLink(page, say('joint:verified.action'))
  await field(page, say('joint:password.label')).fill(password)
  await clickButton(page, say('joint:password.submit'))
  await expect(heading(page, say('joint:done.title'))).toBeVisible()
}

test('One depositor invites, another joins in a second browser, and both see the same deposit', async ({
  page,
  browser,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const session = await createCustomer(person)
  const invitee = newInvitee()
  await startJointApplication(session.wire, invitee)
  await restoreSession(page, person, session)
  await page.goto(`${bank.origin}/joint-account/confirm-details`)
  await page.getByRole('checkbox').check()
  await clickButton(page, say('joint:confirm.submit'))
  await expect(heading(page, say('joint:success.title'))).toBeVisible()

  const phone = await openPhone(browser)
  const urls = recordUrls(phone)
  const holder = asPerson(person, invitee)
  const secret = /hash=([\w-]{20,})/.exec(await bank.operator.link(invitee.email))?.[1] ?? ''
  expect(secret).not.toBe('')
  await openInvitation(phone, person, invitee)
  await submitIdentity(phone, person, { ...invitee, ssn: '000-00-9999' })
  await expect(phone.getByRole('alert')).toContainText(say('joint:identity.mismatch', { count: 2 }))
  await submitIdentity(phone, person, invitee)
  await choosePassword(phone, holder)
  await expectNoSecrets(phone, urls, [invitee.ssn, invitee.ssn.slice(-4), holder.password])
  await clickLink(phone, say('joint:done.action'))
  await bank.operator.call('POST', '/jobs/run')
  await enter(phone, holder)
  await expect(
    heading(phone, say('joint:joined.title', { bank: brandText(bank.slug, 'name') })),
  ).toBeVisible()
  await clickLink(phone, say('joint:joined.action'))
  await expect(phone).toHaveURL(`${bank.origin}/dashboard`)
  await expectNoSecrets(phone, [], [secret])

  await openDeposit(page, person)
  await openReview(page, person, '125')
  await clickButton(page, say('transfers:deposit.submit', { amount: '$125.00' }))
  await expect(heading(page, say('transfers:deposit.done.now.title'))).toBeVisible()
  for (const one of [page, phone]) {
    await one.goto(`${bank.origin}/dashboard/transactions-list`)
    await expect(one.getByRole('main')).toContainText('$125.00')
  }

  const holderClient = (await logInByApi(holder)).wire
  const refused = await holderClient.send('POST', '/depositor/beneficiaries', { first_name: 'Eve' })
  expect(refused.status).toBe(403)
  await phone.goto(`${bank.origin}/joint-account/contact`)
  await expect(heading(phone, say('refused:primary-only-holder.title'))).toBeVisible()
  await phone.context().close()
})

test('An invitation that was used, tampered with or resent is refused', async ({ page, bankOf }) => {
  const invitee = newInvitee()
  const { person, session } = await inviteByApi(bankOf('juniper'), invitee)
  const { bank, say } = person
  const first = await bank.operator.link(invitee.email)
  await page.goto(first.replace(/hash=.*/, 'hash=guessed'))
  await expect(heading(page, say('joint:link.invalid.title'))).toBeVisible()

  await requestData(session.wire, 'POST', '/depositor/resend-secondary-verification', {})
  await page.goto(first)
  await expect(heading(page, say('joint:link.expired.title'))).toBeVisible()

  const second = await bank.operator.link(invitee.email)
  await openInvitation(page, person, invitee)
  await submitIdentity(page, person, invitee)
  await choosePassword(page, asPerson(person, invitee))
  await page.goto(second)
  await expect(heading(page, say('joint:link.used.title'))).toBeVisible()
  await clickLink(page, say('joint:log-in'))
  await expect(heading(page, say('log-in:title'))).toBeVisible()
})

test('A joint holder can join in Spanish, by keyboard alone, with lost responses', async ({
  page,
  bankOf,
}) => {
  const invitee = newInvitee()
  const inviter = newPerson(bankOf('solstice'), { language: 'es' })
  const { bank, say } = inviter
  await inviteJointHolder((await createCustomer(inviter)).wire, invitee)
  const holder = asPerson(inviter, invitee)
  await startLoggedOut(page, holder)
  await page.goto(await bank.operator.link(invitee.email))
  await pressEnterOn(page.getByRole('button', { name: say('joint:link.verified.action') }))
  await pressEnterOn(page.getByRole('link', { name: say('joint:welcome.action') }))
  await typeInto(field(page, say('joint:identity.ssn')), invitee.ssn.slice(-4))
  await typeInto(field(page, say('ui-kit:date.month')), '06')
  await typeInto(field(page, say('ui-kit:date.day')), '15')
  await typeInto(field(page, say('ui-kit:date.year')), '1990')
  await bank.operator.fault({ method: 'POST', path: '/verify-identity', kind: 'drop', value: 'after' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(say('joint:identity.unknown.title'))
  await bank.operator.endFaults()
  await pressEnterOn(page.getByRole('button', { name: say('joint:identity.submit') }))
  await pressEnterOn(page.getByRole('link', { name: say('joint:verified.action') }))

  await typeInto(field(page, say('joint:password.label')), holder.password)
  await bank.operator.fault({ method: 'PATCH', path: '/depositor', kind: 'drop', value: 'after' })
  await page.keyboard.press('Enter')
  // The password is saved, whether or not the browser has retried by itself, so the next step is the log-in.
  const usedLinkHeading = page.getByRole('heading', { level: 1, name: say('joint:link.used.title') })
  await expect(page.getByRole('alert').or(usedLinkHeading)).toBeVisible()
  await bank.operator.endFaults()
  if (!(await usedLinkHeading.isVisible()))
    await pressEnterOn(page.getByRole('button', { name: say('joint:password.submit') }))
  await expect(usedLinkHeading).toBeVisible()
  await pressEnterOn(page.getByRole('main').getByRole('link', { name: say('joint:log-in') }))
  await bank.operator.call('POST', '/jobs/run')
  await enter(page, holder)
  await expect(page).toHaveURL(`${bank.origin}/dashboard`)
})
