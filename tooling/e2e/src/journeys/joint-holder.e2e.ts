import type { Browser, Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { applyByApi, requestData } from '../people/application-by-api.ts'
import { type LoggedIn, logInByApi } from '../people/provider-client.ts'
import { field, heading } from '../people/log-in.ts'
import { pressEnterOn, checkWithSpace, typeInto } from '../people/keyboard.ts'
import { newPerson, type Person } from '../people/person.ts'
import { expectNoSecrets, recordUrls } from '../people/stored-secrets.ts'
import {
  createCustomer,
  startJointApplication,
  type Invitee,
  newInvitee,
} from '../people/joint-application.ts'
import { restoreSession } from '../people/browser-session.ts'
import { asList } from '../people/depositor-record.ts'

const joint = '/joint-account'

const open = (page: Page, { bank }: Person, path: string) => page.goto(`${bank.origin}${path}`)
const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const clickLink = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
const save = (page: Page, { say }: Person) => clickButton(page, say('application:step.save'))

/** Logs in a new customer. */
async function startPrimary(page: Page, person: Person): Promise<LoggedIn> {
  const session = await createCustomer(person)
  await restoreSession(page, person, session)
  return session
}

/** The exact text, since the holder’s own screen begins alike in Spanish. */
const invitationSent = (page: Page, { say }: Person) =>
  page.getByRole('heading', { level: 1, name: say('joint:success.title'), exact: true })

async function openOtherDevice(browser: Browser, person: Person): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await restoreSession(page, person, await logInByApi(person))
  return page
}

async function fillContact(page: Page, { say }: Person, { email, phone }: Invitee): Promise<void> {
  await field(page, say('application:email.label')).fill(email)
  await field(page, say('application:phone.label')).fill(phone)
}

async function fillPerson(page: Page, { say }: Person, invitee: Invitee): Promise<void> {
  await field(page, say('application:firstName.label')).fill(invitee.firstName)
  await field(page, say('application:lastName.label')).fill(invitee.lastName)
  await field(page, say('ui-kit:date.month')).fill('06')
  await field(page, say('ui-kit:date.day')).fill('15')
  await field(page, say('ui-kit:date.year')).fill('1990')
  await field(page, say('application:ssn.label')).fill(invitee.ssn)
}

async function fillAddress(page: Page, { say }: Person): Promise<void> {
  await field(page, say('application:address.line1.label')).fill('7 Elm Road')
  await field(page, say('application:address.city.label')).fill('Dayton')
  await field(page, say('application:address.state.label')).selectOption('OH')
  await field(page, say('application:address.postalCode.label')).fill('45402')
}

/** Certifies the application and sends the invitation. */
async function invite(page: Page, { say }: Person): Promise<void> {
  await page.getByRole('checkbox').check()
  await clickButton(page, say('joint:confirm.submit'))
}

/** All messages to an address. */
const emailsTo = async ({ operator, slug }: Bank, to: string): Promise<unknown[]> =>
  asList(await operator.call('GET', `/outbox?tenant=${slug}&to=${encodeURIComponent(to)}`))

test('A joint application is refused for an SSN on file, finished on another device, changed, resent and closed', async ({
  page,
  browser,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  const invitee = newInvitee()
  const known = newPerson(bank)
  await applyByApi(known, { until: 'basic' })
  const urls = recordUrls(page)
  const { wire } = await startPrimary(page, person)

  await open(page, person, '/my-account')
  await page.getByRole('main').locator(`a[href="${joint}"]`).click()
  await expect(page).toHaveTitle(new RegExp(`^${say('router:title.joint-account-holder')}`))
  await clickLink(page, say('joint:about.begin'))
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0')
  await fillContact(page, person, invitee)
  await save(page, person)

  await expect(heading(page, say('joint:person.title'))).toBeVisible()
  await fillPerson(page, person, { ...invitee, ssn: known.ssn })
  await save(page, person)
  await expect(heading(page, say('joint:duplicate.title'))).toBeVisible()
  await clickLink(page, say('joint:duplicate.correct'))
  await expect(field(page, say('application:firstName.label'))).toHaveValue(invitee.firstName)
  await expect(field(page, say('application:ssn.label'))).toHaveValue('')
  await field(page, say('application:ssn.label')).fill(invitee.ssn)
  await save(page, person)
  await expect(heading(page, say('joint:address.title'))).toBeVisible()
  await clickLink(page, say('application:finishLater.action'))
  await expect(heading(page, say('joint:saved.title'))).toBeVisible()
  await expectNoSecrets(page, urls, [invitee.ssn, known.ssn])
  expect(await emailsTo(bank, invitee.email)).toEqual([])

  const phone = await openOtherDevice(browser, person)
  await open(phone, person, `${joint}/account-holder`)
  await clickLink(phone, say('joint:about.resume'))
  await clickLink(phone, say('joint:resume.goOn'))
  await expect(heading(phone, say('joint:address.title'))).toBeVisible()
  await fillAddress(phone, person)
  await save(phone, person)
  await phone.getByRole('radio', { name: say('application:employment.status.student') }).check()
  await save(phone, person)
  await expect(heading(phone, say('joint:confirm.title'))).toBeVisible()
  await expect(phone.getByText(say('application:ssn.saved', { lastFour: '0001' }))).toBeVisible()
  await invite(phone, person)
  await expect(invitationSent(phone, person)).toBeVisible()
  const first = await bank.operator.newest(invitee.email)
  expect(first.subject).toContain(person.firstName)
  expect(first.links[0]).toContain('/joint-account/verify/success#uuid=')
  await phone.context().close()

  const name = `${invitee.firstName} ${invitee.lastName}`
  await open(page, person, `${joint}/account-holder`)
  await expect(heading(page, say('joint:holder.invited.title', { name }))).toBeVisible()

  const renamed = { ...invitee, email: newInvitee().email }
  await clickLink(page, say('joint:holder.invited.edit'))
  await field(page, say('joint:editEmail.label')).fill(renamed.email)
  await clickButton(page, say('joint:editEmail.submit'))
  await expect(heading(page, say('joint:emailChanged.title'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(say('joint:emailChanged.text', { email: renamed.email }))).toBeVisible()
  expect(await emailsTo(bank, renamed.email)).toHaveLength(1)

  await clickLink(page, say('joint:success.holder'))
  await clickButton(page, say('joint:holder.invited.resend'))
  await expect(page.getByText(say('joint:holder.invited.resent', { email: renamed.email }))).toBeVisible()
  expect(await emailsTo(bank, renamed.email)).toHaveLength(2)
  expect(await emailsTo(bank, invitee.email)).toHaveLength(1)

  await clickLink(page, say('joint:close.link'))
  await clickButton(page, say('joint:close.submit'))
  await expect(heading(page, say('joint:holder.none.title'))).toBeVisible()
  expect(await requestData(wire, 'GET', '/depositor/secondary-info')).toBeNull()
  await expect(page.getByRole('main').getByRole('link', { name: say('joint:holder.none.add') })).toBeVisible()
})

test('An invitation whose response was lost is verified, and not sent twice', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('juniper'))
  const { bank, say } = person
  const invitee = newInvitee()
  const { wire } = await startPrimary(page, person)
  await startJointApplication(wire, invitee)
  await open(page, person, `${joint}/confirm-details`)
  await expect(heading(page, say('joint:confirm.title'))).toBeVisible()
  const lost = { method: 'PATCH', path: '/depositor/update-secondary', kind: 'drop' } as const
  await bank.operator.fault({ ...lost, value: 'before' })
  await invite(page, person)
  await expect(page.getByText(say('joint:confirm.notSent'))).toBeVisible()
  expect(await emailsTo(bank, invitee.email)).toEqual([])

  await bank.operator.endFaults()
  await bank.operator.fault({ ...lost, value: 'after' })
  await clickButton(page, say('joint:confirm.submit'))
  await expect(invitationSent(page, person)).toBeVisible()
  expect(await emailsTo(bank, invitee.email)).toHaveLength(1)
})

test('A depositor enters a joint holder’s contact details and sends the invitation by keyboard alone', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { say } = person
  const invitee = newInvitee()
  const { wire } = await startPrimary(page, person)
  await open(page, person, joint)
  await pressEnterOn(page.getByRole('link', { name: say('joint:about.begin') }))
  await typeInto(field(page, say('application:email.label')), invitee.email)
  await typeInto(field(page, say('application:phone.label')), invitee.phone)
  await page.keyboard.press('Enter')
  await expect(heading(page, say('joint:person.title'))).toBeVisible()

  await requestData(wire, 'POST', '/depositor/close-secondary-application')
  await startJointApplication(wire, invitee)
  await open(page, person, `${joint}/confirm-details`)
  await checkWithSpace(page.getByRole('checkbox'))
  await pressEnterOn(page.getByRole('button', { name: say('joint:confirm.submit') }))
  await expect(invitationSent(page, person)).toBeVisible()
  await pressEnterOn(page.getByRole('link', { name: say('joint:success.holder') }))
  await pressEnterOn(page.getByRole('button', { name: say('joint:holder.invited.resend') }))
  await expect(page.getByText(say('joint:holder.invited.resent', { email: invitee.email }))).toBeVisible()
})
