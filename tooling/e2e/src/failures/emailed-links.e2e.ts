import { expect, test } from '../journey.ts'
import { createCustomer, inviteJointHolder, newInvitee } from '../people/joint-application.ts'
import { registerByApi, providerClient } from '../people/provider-client.ts'
import { heading, logIn, register } from '../people/log-in.ts'
import { newPerson } from '../people/person.ts'
import { storageContent } from '../people/stored-secrets.ts'
import { failureText } from './failure-text.ts'

test('A log-in before the email is verified reports that, and sends another link', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say, email } = person
  await register(page, person)
  const first = await bank.operator.link(email)
  await logIn(page, person)
  await expect(failureText(page)).toBeVisible()
  const second = await bank.operator.link(email)
  expect(second).not.toBe(first)
  await page.goto(second)
  await expect(heading(page, say('auth:email-verified.verified.title'))).toBeVisible()
})

test('A new password unlocks a locked account', async ({ page, bankOf }) => {
  const person = await registerByApi(newPerson(bankOf('harbor')))
  const { bank, say, email } = person
  const newPassword = 'Calm-lantern-orchard-77'
  const wire = await providerClient(person)
  for (const password of ['one', 'two', 'three', 'four', 'five'])
    await wire.send('POST', '/login', { email, password })
  await logIn(page, person)
  await expect(failureText(page)).toContainText('Too many incorrect attempts. Account Locked.')
  await page.getByRole('link', { name: say('log-in:error.locked.way-out') }).click()
  await expect(heading(page, say('auth:forgot.title'))).toBeVisible()
  await page.getByLabel(say('auth:email.label')).fill(email)
  await page.getByRole('button', { name: say('auth:forgot.submit') }).click()
  await expect(heading(page, say('auth:sent.title'))).toBeVisible()
  await page.goto(await bank.operator.link(email))
  await page.getByLabel(say('auth:password.new'), { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: say('auth:reset.submit') }).click()
  await expect(heading(page, say('auth:reset.done.title'))).toBeVisible()
  await page.getByRole('link', { name: say('auth:log-in.link'), exact: true }).click()
  await logIn(page, { ...person, password: newPassword })
  await expect(heading(page, say('auth:choose.title'))).toBeVisible()
})

test('An emailed link leaves its secret neither in the URL, the history and storage nor in any request', async ({
  page,
  ownBankOf,
}) => {
  const person = newPerson(ownBankOf('harbor'))
  const { bank, say, email } = person
  const requests: string[] = []
  await register(page, person)
  const verify = await bank.operator.link(email)
  page.on('request', (request) =>
    requests.push(`${request.url().split('#')[0]} ${request.headers()['referer'] ?? ''}`),
  )
  const expectNoTrace = async (link: string, title: string, keptInTab: 'nothing' | 'link' = 'nothing') => {
    const secret = /(?:hash|token)=([\w-]{20,})/.exec(link)?.[1] ?? link
    const hidesSecret = (url: URL) => url.origin === bank.origin && !url.href.includes(secret)
    await page.goto('about:blank')
    await page.goto(link)
    await expect(heading(page, title)).toBeVisible()
    await expect(page).toHaveURL(hidesSecret)
    await page.goBack()
    await page.goForward()
    await expect(page).toHaveURL(hidesSecret)
    const { local, session } = await storageContent(page)
    expect(JSON.stringify(local)).not.toContain(secret)
    expect(JSON.stringify(session).includes(secret)).toBe(keptInTab === 'link')
    // A link of an earlier email has the secret in its query, which only the request for its page sends.
    const later = requests.filter((request) => link.includes('#') || !request.startsWith(link))
    expect(later.filter((request) => request.includes(secret))).toEqual([])
  }
  await expectNoTrace(verify, say('auth:email-verified.verified.title'))
  const wire = await providerClient(person)
  await wire.send('POST', '/forgot-password', { email })
  const reset = await bank.operator.link(email)
  expect(reset).toContain('/login/reset-password#')
  await expectNoTrace(reset, say('auth:reset.title'))
  await expectNoTrace(reset.replace('#', '?'), say('auth:reset.title'))
  const invitee = newInvitee()
  await inviteJointHolder((await createCustomer(newPerson(bank))).wire, invitee)
  const invitation = await bank.operator.link(invitee.email)
  expect(invitation).toContain('/joint-account/verify/success#')
  // The tab keeps an invitation until the log-in, since the pages up to the password need it.
  await expectNoTrace(invitation, say('joint:link.verified.title'), 'link')
  await expectNoTrace(invitation.replace('#', '?'), say('joint:link.verified.title'), 'link')
})
