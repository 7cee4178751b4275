import type { Locator, Page } from '@playwright/test'
import { needs } from '../abilities.ts'
import { expect, test } from '../journey.ts'
import { startSession } from '../people/browser-session.ts'
import { field, heading } from '../people/log-in.ts'
import { beforeScripts, demoDepositor } from '../people/person.ts'
import { brandText, computedColor, defaultLanguage } from '../provider/tenant-files.ts'

/** Holds back every script of the page until released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The top left corner of a text; its height depends slightly on the font. */
async function topLeftCorner(text: Locator): Promise<{ x: number; y: number } | null> {
  const box = await text.boundingBox()
  return box && { x: box.x, y: box.y }
}

/** The reads of the provider from now on, in order, by path and search. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/')) calls.push(pathname + search)
  })
  return calls
}

test('The log-in page keeps input that was typed before the scripts are loaded', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'empty')
  const { bank, say, email, password } = person
  const { say: sayBefore } = beforeScripts(person)
  const releaseScripts = await holdScripts(page)
  await page.goto(`${bank.origin}/login`, { waitUntil: 'commit' })
  await field(page, sayBefore('log-in:email.label')).fill(email)
  await field(page, sayBefore('log-in:password.label')).pressSequentially(password.slice(0, 6))
  releaseScripts()
  // The form marks itself once it is hydrated.
  await expect(page.locator('form')).toHaveAttribute('data-live')
  await expect(field(page, say('log-in:email.label'))).toHaveValue(email)
  await field(page, say('log-in:password.label')).press('End')
  await field(page, say('log-in:password.label')).pressSequentially(password.slice(6))
  await page.getByRole('button', { name: say('log-in:submit'), exact: true }).click()
  await expect(heading(page, say('auth:choose.title'))).toBeVisible()
})

test('A log-in that was submitted before the scripts are loaded is completed by them', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'empty')
  const { bank, say, email, password } = person
  const { say: sayBefore } = beforeScripts(person)
  const releaseScripts = await holdScripts(page)
  const logInRequests: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/login'))
      logInRequests.push(request.url())
  })
  await page.goto(`${bank.origin}/login`, { waitUntil: 'commit' })
  await field(page, sayBefore('log-in:email.label')).fill(email)
  await field(page, sayBefore('log-in:password.label')).fill(password)
  const answered = page.waitForResponse('**/api/v1/login')
  await page.keyboard.press('Enter')
  expect((await answered).status()).toBe(200)
  releaseScripts()
  await expect(heading(page, say('auth:choose.title'))).toBeVisible()
  expect(logInRequests).toHaveLength(1)
})

test('The registration form is usable before the scripts, which keep its input and layout', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'empty')
  test.skip(
    person.language !== defaultLanguage(person.bank.slug),
    'in another language than the one in which it was built, the form has other texts afterwards',
  )
  const { bank, say, password } = person
  await page.setViewportSize({ width: 390, height: 844 })
  const releaseScripts = await holdScripts(page)
  await page.goto(`${bank.origin}/registration`, { waitUntil: 'commit' })
  await expect(page).toHaveTitle(new RegExp(say('router:title.open-account')))
  const email = field(page, say('auth:email.label'))
  const chosenPassword = field(page, say('auth:password.label'))
  const shown = [
    heading(page, say('auth:register.title')),
    email,
    chosenPassword,
    page.getByRole('button', { name: say('auth:register.submit'), exact: true }),
    page.getByRole('contentinfo'),
  ]
  await email.fill('new.person@example.com')
  await chosenPassword.pressSequentially(password.slice(0, 6))
  // Only the application ticks off the requirements below the password.
  const places = () => Promise.all(shown.map((part) => part.boundingBox()))
  const before = await places()
  expect(before).not.toContain(null)
  releaseScripts()
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  expect(await places()).toEqual(before)
  await page.keyboard.type(password.slice(6))
  await expect(email).toHaveValue('new.person@example.com')
  await expect(chosenPassword).toHaveValue(password)
})

test('The registration page replays a submit and a press that happened before the scripts are loaded', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'empty')
  const { bank, say } = person
  const { say: sayBefore } = beforeScripts(person)
  const releaseScripts = await holdScripts(page)
  await page.goto(`${bank.origin}/registration`, { waitUntil: 'commit' })
  await field(page, sayBefore('auth:email.label')).fill('new.person')
  await page.getByRole('button', { name: sayBefore('ui-kit:password.show') }).click()
  await page.getByRole('button', { name: sayBefore('auth:register.submit'), exact: true }).click()
  releaseScripts()
  await expect(page.getByRole('alert')).toContainText(say('auth:email.malformed'))
  await expect(field(page, say('auth:password.label'))).toHaveAttribute('type', 'text')
  expect(new URL(page.url()).search).toBe('')
})

test(
  'A reload of home shows the frame and the balance in place before the scripts, and requests nothing twice',
  needs('a page that is still loading'),
  async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('harbor'), 'active')
    test.skip(
      person.language !== defaultLanguage(person.bank.slug),
      'a page has a balance before the scripts only in the language in which it was built',
    )
    const greeting = heading(page, person.say('dashboard:home.title', { name: 'Amelia' }))
    const balance = page.getByText(/^\$[\d,]+\.\d\d$/).first()
    await startSession(page, person)
    await page.goto(`${person.bank.origin}/dashboard`, { waitUntil: 'networkidle' })
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const releaseScripts = await holdScripts(page)
      const requests = recordCalls(page)
      await page.reload({ waitUntil: 'commit' })
      const waiting = page.locator('[data-waiting]')
      await expect(waiting.getByText(/^\$/)).toBeVisible()
      const logoPlace = await waiting.locator('img').filter({ visible: true }).boundingBox()
      expect(logoPlace).not.toBeNull()
      const text = await balance.textContent()
      const place = await topLeftCorner(balance)
      releaseScripts()
      await expect(greeting).toBeVisible()
      await expect(balance).toHaveText(text ?? '')
      expect(await topLeftCorner(balance)).toEqual(place)
      await expect(waiting).toHaveCount(0)
      const logo = page
        .getByRole('img', { name: brandText(person.bank.slug, 'logo_alt_text') })
        .filter({ visible: true })
      expect(await logo.first().boundingBox()).toEqual(logoPlace)
      await page.waitForLoadState('networkidle')
      expect(requests.filter((url, index) => requests.indexOf(url) !== index)).toEqual([])
      expect(requests.some((url) => url.endsWith('/accounts'))).toBe(true)
      await page.unrouteAll()
    }
  },
)

test(
  'A reload of a list requests nothing twice',
  needs('a page that is still loading'),
  async ({ page, bankOf }) => {
    const person = demoDepositor(bankOf('harbor'), 'active')
    await startSession(page, person)
    await page.goto(`${person.bank.origin}/dashboard/transactions-list`, { waitUntil: 'networkidle' })
    const releaseScripts = await holdScripts(page)
    const requests = recordCalls(page)
    await page.reload({ waitUntil: 'commit' })
    await expect.poll(() => requests).toContain('/api/v1/depositor')
    releaseScripts()
    await expect(page.locator('#main h1')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(requests.filter((url, index) => requests.indexOf(url) !== index)).toEqual([])
  },
)

test('A page that is opened without a CSRF token fetches one once', async ({ page, bankOf }) => {
  const person = demoDepositor(bankOf('harbor'), 'active')
  await startSession(page, person)
  await page.goto(`${person.bank.origin}/dashboard`, { waitUntil: 'networkidle' })
  await page.context().clearCookies({ name: /XSRF-TOKEN/ })
  const handshakes: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/sanctum/csrf-cookie') handshakes.push(request.method())
  })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(heading(page, person.say('dashboard:home.title', { name: 'Amelia' }))).toBeVisible()
  expect(handshakes).toEqual(['GET'])
})

test('A visitor sees nothing of the bank’s frame, and is informed on the log-in page', async ({
  page,
  bankOf,
}) => {
  const { bank, say } = demoDepositor(bankOf('harbor'), 'active')
  const releaseScripts = await holdScripts(page)
  await page.goto(`${bank.origin}/dashboard`, { waitUntil: 'commit' })
  // This element follows the script that would show the frame.
  await expect(page.locator('#tenant')).toBeAttached()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  releaseScripts()
  await expect(heading(page, say('log-in:title'))).toBeVisible()
  await expect(page.getByText(say('log-in:logged-out.no-bearer'))).toBeVisible()
})

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false })

  test('The log-in page is shown in the bank’s colors without any script', async ({ page, bankOf }) => {
    const bank = bankOf('juniper')
    const { say } = demoDepositor(bank, 'empty', { language: defaultLanguage(bank.slug) })
    const institution = brandText(bank.slug, 'logo_alt_text')
    await page.goto(`${bank.origin}/login`)
    await expect(heading(page, say('log-in:title'))).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(institution))
    await expect(page.getByRole('img', { name: institution }).first()).toBeVisible()
    await expect(field(page, say('log-in:email.label'))).toBeEditable()
    await expect(page.getByRole('banner')).toContainText('4.35% APY')
    await expect(page.getByRole('banner').getByRole('listitem').last()).toHaveText(say('web:offer.time'))
    await expect(page.getByRole('button', { name: say('log-in:submit'), exact: true })).toHaveCSS(
      'background-color',
      computedColor(brandText(bank.slug, 'color_primary')),
    )
  })
})
