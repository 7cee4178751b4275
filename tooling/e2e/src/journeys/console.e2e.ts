import { addDays } from '@coffer/domain/calendar'
import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { requestData } from '../people/application-by-api.ts'
import { bankToday, formatDay } from '../people/calendar.ts'
import { heading } from '../people/log-in.ts'
import { type Person, demoDepositor } from '../people/person.ts'
import { startSession } from '../people/browser-session.ts'
import { failureText } from '../failures/failure-text.ts'
import { operatorHost, operatorKey } from '../provider/provider.ts'

const email = 'active@example.com'

/** Opens the console, which shows the first tenant, filtered by one depositor. */
async function openConsole(page: Page, { origin }: Bank): Promise<void> {
  await page.goto(`http://${operatorHost}:${new URL(origin).port}/sandbox#${operatorKey}`)
  await page.getByLabel('Filter people by email').fill(email)
  await expect(page.getByRole('combobox', { name: `Registration status of ${email}` })).toBeVisible()
}

const statusMessage = (page: Page) => page.getByRole('status')
const section = (page: Page, name: string) => page.getByRole('region', { name })

async function sendQuestion(
  { bank }: Person,
  session: Awaited<ReturnType<typeof startSession>>,
): Promise<void> {
  const form = new FormData()
  form.append('subject', `A question to ${bank.slug}`)
  form.append('topic', 'other')
  form.append('body', 'When is the branch open?')
  await requestData(session.wire, 'POST', '/messages', form)
}

test('The operator replies, notifies, returns money, locks, sets a status, injects a fault and moves the clock', async ({
  page,
  browser,
  ownBankOf,
}) => {
  test.slow()
  const bank = ownBankOf('harbor')
  test.skip(bank.slug !== 'harbor', 'the console opens with the first tenant, whose colors are expected')
  const person = demoDepositor(bank, 'active')
  const { say } = person
  const session = await startSession(page, person)
  await sendQuestion(person, session)
  const support = await browser.newPage()
  await openConsole(support, bank)

  await test.step('a message is answered in its thread', async () => {
    const messages = section(support, 'Messages')
    await messages
      .getByRole('button', { name: `Answer ${email}` })
      .first()
      .click()
    await messages.getByLabel('Message', { exact: true }).fill('We have none, and never close.')
    await messages.getByRole('button', { name: 'Send the message' }).click()
    await expect(statusMessage(support)).toHaveText('The message was sent.')
    await expect(statusMessage(support)).toBeInViewport()
    await page.goto(`${bank.origin}/message-center`)
    await page.getByRole('link', { name: `A question to ${bank.slug}` }).click()
    await expect(page.getByRole('article').getByText('We have none, and never close.')).toBeVisible()
  })

  await test.step('a change of rate is announced', async () => {
    const tenant = section(support, 'Tenant')
    await tenant.getByLabel('APY in percent').fill('4.10')
    await tenant.getByLabel('From the day').fill(addDays(await bankToday(bank), 30))
    await tenant.getByRole('button', { name: 'Announce the rate' }).click()
    await expect(statusMessage(support)).toHaveText(/The rate of 4.10 % was announced/)
    await expect(tenant.getByText(/^4\.10 % from/)).toBeVisible()
    await page.goto(`${bank.origin}/interest`)
    const change = { from: '4.35%', to: '4.10%', date: formatDay(person.language, await bankToday(bank)) }
    await expect(page.getByText(say('interest:change.body', change))).toBeVisible()
  })

  await test.step('a live brand shows its effect on contrast, and input elsewhere is kept', async () => {
    const tenant = section(support, 'Tenant')
    const brand = section(support, 'Live brand')
    await tenant.getByLabel('Bank for same-bank linking').fill('Not sent yet')
    await tenant.getByLabel('Linking mode').selectOption('MANUAL_ONLY')
    await brand.getByLabel('Name', { exact: true }).fill('Harborlight Bank')
    await brand.getByLabel('Primary color').fill('#ffc72c')
    await support.getByRole('button', { name: 'Run due work' }).click()
    await expect(statusMessage(support)).toHaveText(/jobs ran/)
    await expect(brand.getByLabel('Primary color')).toHaveValue('#ffc72c')

    await brand.getByRole('button', { name: 'Use this brand' }).click()
    await expect(statusMessage(support)).toHaveText(/^The brand is live/)
    await expect(brand.getByText('All', { exact: false }).first()).toHaveText(
      /^All \d+ pairs have the contrast/,
    )
    await expect(brand.getByRole('list', { name: 'Effect of the colors' })).toContainText('13.4:1')
    const changed = brand.getByRole('row', { name: /^on-primary primary / })
    await expect(changed).toHaveText(/15\.\d:1\s*13\.4:1\s*4\.5:1/)
    await expect(brand.getByLabel('Name', { exact: true })).toHaveValue('Harborlight Bank')
    await expect(tenant.getByLabel('Bank for same-bank linking')).toHaveValue('Not sent yet')
    await expect(tenant.getByLabel('Linking mode')).toHaveValue('MANUAL_ONLY')
    await page.goto(`${bank.origin}/api/v1/branding`)
    await expect(page.getByText('"name":"Harborlight Bank"')).toBeVisible()

    await brand.getByRole('button', { name: 'Restore the tenant’s brand' }).click()
    await expect(brand.getByLabel('Name', { exact: true })).toHaveValue('Harborlight Savings')
    await expect(changed).toHaveText(/13\.4:1\s*15\.\d:1/)
    await expect(tenant.getByLabel('Bank for same-bank linking')).toHaveValue('Not sent yet')
  })

  await test.step('the email is shown rendered and as text', async () => {
    const outbox = section(support, 'Outbox')
    await outbox.getByRole('button', { name: 'You have a new message' }).first().click()
    const message = outbox.getByRole('article', { name: 'Message' })
    await expect(message.getByText('We sent you a message in your message center')).toBeVisible()
    const emailFrame = message.frameLocator('iframe')
    await expect(emailFrame.getByRole('heading', { name: 'You have a new message' })).toBeVisible()
    await expect(emailFrame.getByRole('link', { name: 'Read message' })).toHaveCSS('font-weight', '700')
    const logo = emailFrame.getByRole('img', { name: 'Harborlight Savings' })
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  })

  await test.step('an alert is published to one depositor', async () => {
    const announcements = section(support, 'Alerts and banners')
    await announcements.getByRole('combobox', { name: 'To' }).selectOption(email)
    await announcements.getByLabel('Title').first().fill('Your card is on its way')
    await announcements.getByLabel('Text').first().fill('It left us today.')
    await announcements.getByRole('button', { name: 'Publish the alert' }).click()
    await expect(statusMessage(support)).toHaveText('The alert was published.')
    await page.goto(`${bank.origin}/dashboard/alerts`)
    await expect(page.getByText('Your card is on its way')).toBeVisible()
  })

  await test.step('news is emailed to depositors who have turned it on', async () => {
    const news = section(support, 'News and offers')
    for (const [label, text] of [
      ['Subject in English', 'Open on Saturdays'],
      ['Subject in Spanish', 'Abierto los sábados'],
      ['Text in English', 'From nine to noon.'],
      ['Text in Spanish', 'De nueve a doce.'],
    ] as const)
      await news.getByLabel(label).fill(text)
    await news.getByRole('button', { name: 'Email the announcement' }).click()
    await expect(statusMessage(support)).toHaveText(/The announcement is sent/)
    await bank.operator.call('POST', '/jobs/run')
    expect(await bank.operator.newest('saver@example.com')).toMatchObject({ subject: 'Open on Saturdays' })
  })

  await test.step('a banner is published and removed', async () => {
    const announcements = section(support, 'Alerts and banners')
    await announcements.getByRole('combobox', { name: 'Place' }).selectOption('dashboard')
    await announcements.getByLabel('Title').last().fill('We move on Sunday')
    await announcements.getByLabel('Text').last().fill('Nothing changes for you.')
    await announcements.getByRole('button', { name: 'Publish the banner' }).click()
    await expect(announcements.getByText('We move on Sunday')).toBeVisible()
    await page.goto(`${bank.origin}/dashboard`)
    await expect(page.getByText('We move on Sunday')).toBeVisible()
    await announcements.getByRole('button', { name: 'Remove all' }).click()
    await expect(statusMessage(support)).toHaveText('No banner is active.')
    await page.reload()
    await expect(page.getByText(say('dashboard:account.available'))).toBeVisible()
    await expect(page.getByText('We move on Sunday')).toBeHidden()
  })

  await test.step('a transaction is returned, and the linked account locked and unlocked', async () => {
    const transactions = section(support, 'Transactions')
    await transactions.getByRole('combobox', { name: 'Depositor' }).selectOption(email)
    await expect(transactions.getByRole('row').filter({ hasNotText: email })).toHaveCount(1)
    await transactions
      .getByRole('combobox', { name: /^Return code of / })
      .first()
      .selectOption('R01')
    await transactions
      .getByRole('button', { name: /^Return / })
      .first()
      .click()
    await expect(statusMessage(support)).toHaveText(/was returned with R01\.$/)
    await page.goto(`${bank.origin}/dashboard/transactions-list`)
    const returned = page.getByRole('listitem').filter({ hasText: say('dashboard:status.Returned') })
    await expect(returned.first()).toBeVisible()

    const status = support.getByRole('combobox', { name: `Status of the linked account of ${email}` }).first()
    await status.focus()
    await status.selectOption('LOCKED')
    await expect(statusMessage(support)).toHaveText('The linked account is LOCKED.')
    await expect(status).toBeFocused()
    await page.goto(`${bank.origin}/dashboard`)
    await expect(page.getByText(say('dashboard:notices.relink.title'))).toBeVisible()
    await status.selectOption('ACTIVE')
    await expect(statusMessage(support)).toHaveText('The linked account is ACTIVE.')
  })

  await test.step('a registration status is set', async () => {
    const status = support.getByRole('combobox', { name: `Registration status of ${email}` })
    await status.selectOption('VIEW_ONLY')
    await expect(statusMessage(support)).toHaveText(`${email} was changed.`)
    await page.goto(`${bank.origin}/dashboard`)
    await expect(page).toHaveURL(`${bank.origin}/dashboard/documents`)
    await status.selectOption('PASSED')
    await expect(statusMessage(support)).toHaveText(`${email} was changed.`)
  })

  await test.step('a fault is injected into any call', async () => {
    const faults = section(support, 'Faults')
    const calls = await support
      .locator('#calls option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value')))
    expect(calls).toEqual(
      expect.arrayContaining(['GET /sanctum/csrf-cookie', 'POST /mfa-verify/{nonceToken}']),
    )
    expect(new Set(calls).size).toBe(calls.length)
    await faults.getByLabel('Call').fill('GET /faqs')
    await faults.getByLabel('Kind').selectOption('status')
    await faults.getByLabel(/^Value/).fill('403')
    await faults.getByRole('button', { name: 'Add' }).click()
    await expect(statusMessage(support)).toHaveText('The fault on GET /faqs is active.')
    await page.goto(`${bank.origin}/faq`)
    await expect(failureText(page)).toContainText('The sandbox was set to answer 403.')
    await faults.getByLabel('Call').fill('GET /banners')
    await faults.getByRole('button', { name: 'Add' }).click()
    await expect(faults.getByRole('listitem')).toHaveCount(2)
    await faults.getByRole('button', { name: 'End the fault status 403 on GET /faqs' }).click()
    await expect(statusMessage(support)).toHaveText('The fault on GET /faqs has ended.')
    await expect(faults.getByRole('listitem')).toHaveText(/GET \/banners/)
    await faults.getByRole('button', { name: 'End all' }).click()
    await expect(statusMessage(support)).toHaveText('No fault is active.')
    await page.reload()
    await expect(heading(page, say('messaging:faq.title'))).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeVisible()
  })

  await test.step('security events are listed by person and action', async () => {
    const record = section(support, 'Security events')
    await record.getByLabel('Email', { exact: true }).fill(email)
    await record.getByLabel('Action').selectOption('log-in')
    await record.getByRole('button', { name: 'Show the newest' }).click()
    const rows = record.getByRole('row').filter({ has: support.getByRole('cell') })
    await expect(rows.first()).toContainText(email)
    await expect(rows.filter({ hasNotText: /log-in\s*success/ })).toHaveCount(0)
    await record.getByRole('button', { name: 'Show earlier ones' }).click()
    await expect(statusMessage(support)).toHaveText('There are no earlier events.')
  })

  await test.step('the reads of personal data by the operator are listed too', async () => {
    const record = section(support, 'Security events')
    await record.getByLabel('Email', { exact: true }).clear()
    await record.getByLabel('Action').selectOption('GET /depositors')
    await record.getByRole('button', { name: 'Show the newest' }).click()
    const rows = record.getByRole('row').filter({ has: support.getByRole('cell') })
    await expect(rows.first()).toContainText('operator')
    await expect(rows.filter({ hasNotText: /\/depositors\s*success/ })).toHaveCount(0)
  })

  await test.step('the clock is moved', async () => {
    const now = support.locator('#now')
    const before = await now.textContent()
    await support.getByRole('button', { name: '+1 day' }).click()
    await expect(statusMessage(support)).toHaveText(/^The clock moved;/)
    await expect(now).not.toHaveText(before ?? '')
  })
  await test.step('the key is kept when a section is reloaded', async () => {
    await support.getByRole('link', { name: 'Faults' }).click()
    await support.reload()
    await expect(support.getByRole('heading', { name: 'Faults' })).toBeInViewport()
  })
  await support.close()
})
