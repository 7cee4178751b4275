import { expect, test } from '../journey.ts'
import { field, heading, logIn } from '../people/log-in.ts'
import { beforeScripts, demoDepositor } from '../people/person.ts'

const notice = '#code-missing'

for (const path of ['/login', '/registration']) {
  test(`The page ${path} shows what to do when its code fails to load, and loads once it can`, async ({
    page,
    bankOf,
  }) => {
    const { bank } = demoDepositor(bankOf('solstice'), 'empty', { language: 'es' })
    await page.route('**/assets/base-*.js', (route) => route.abort())
    await page.goto(`${bank.origin}${path}`)
    // The hidden text is in the page from the start.
    await expect(page.locator(notice)).toBeVisible()
    await expect(page.locator(notice)).toContainText('Esta página no se cargó por completo.')
    await expect(page.locator(notice)).toContainText('This page didn’t load completely.')
    await page.unroute('**/assets/base-*.js')
    await page.getByRole('link', { name: 'Volver a cargar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator(notice)).toHaveCount(0)
  })
}

test('Every address shows the supported browsers if this one lacks an API that the code needs', async ({
  page,
  bankOf,
}) => {
  const { bank } = demoDepositor(bankOf('solstice'), 'empty', { language: 'es' })
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [Promise, 'withResolvers'],
      [Object, 'groupBy'],
      [Map, 'groupBy'],
      [AbortSignal, 'any'],
    ] as const)
      Reflect.deleteProperty(owner, name)
  })
  const oldBrowser = page.locator('#old-browser')
  for (const path of ['/login', '/registration', '/dashboard']) {
    await page.goto(`${bank.origin}${path}`)
    await expect(page).toHaveURL(`${bank.origin}/login`)
    await page.waitForLoadState('networkidle')
    await expect(oldBrowser).toBeVisible()
    await expect(oldBrowser).toContainText(
      'Your browser is too old for this site. Update it, or use Chrome or Edge',
    )
    await expect(oldBrowser).toContainText('Su navegador es demasiado antiguo para este sitio.')
    await expect(page.locator(notice)).toBeHidden()
  }
})

test('A press on the log-in page before the scripts are loaded takes effect afterwards', async ({
  page,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'empty')
  const { bank, say } = person
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`${bank.origin}/login`, { waitUntil: 'commit' })
  await page.getByRole('button', { name: beforeScripts(person).say('web:footer.contact') }).click()
  resolve()
  await expect(page.getByRole('dialog', { name: say('messaging:contact.title') })).toBeVisible()
})

test('The link to open an account prefetches its screen when hovered, and shows a press at once', async ({
  page,
  bankOf,
}) => {
  const { bank, say } = demoDepositor(bankOf('harbor'), 'empty')
  const link = page.getByRole('link', { name: say('log-in:register.link') })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/register-screen-*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`${bank.origin}/login`)
  await expect(page.locator('form')).toHaveAttribute('data-live')
  const screenRequest = page.waitForRequest('**/assets/register-screen-*.js')
  await link.hover()
  await screenRequest
  await link.click()
  await expect(link).toHaveAttribute('aria-busy', 'true')
  resolve()
  await expect(heading(page, say('auth:register.title'))).toBeVisible()
})

test('An uncaught error before or after the page is loaded leaves every form working', async ({
  page,
  bankOf,
}) => {
  const { say, bank, email, password } = demoDepositor(bankOf('harbor'), 'empty')
  const fail = () => page.evaluate(() => dispatchEvent(new ErrorEvent('error')))
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`${bank.origin}/login`, { waitUntil: 'commit' })
  await page.locator('form').waitFor()
  await fail()
  await expect(page.locator(notice)).toBeVisible()
  resolve()
  await expect(page.locator(notice)).toHaveCount(0)
  await field(page, say('log-in:email.label')).fill(email)
  await field(page, say('log-in:password.label')).fill(password)
  await page.getByRole('button', { name: say('log-in:submit'), exact: true }).click()
  await expect(heading(page, say('auth:choose.title'))).toBeVisible()
  await fail()
  await page.getByRole('button', { name: say('auth:choose.submit') }).click()
  await expect(heading(page, say('auth:code.title'))).toBeVisible()
})

test('Banners are shown above the form at their locations, and stay dismissed', async ({
  page,
  ownBankOf,
}) => {
  const { bank, say } = demoDepositor(ownBankOf('harbor'), 'empty')
  const publish = (location: number, title: string) =>
    bank.operator.call('POST', '/banners', {
      tenant: bank.slug,
      location,
      type: 1,
      title,
      body: 'Online everything works as usual.',
      dismissible: true,
    })
  await publish(0, 'For every screen')
  await publish(1, 'For the log-in pages')
  await publish(3, 'For an application')
  await page.goto(`${bank.origin}/login`)
  await expect(page.getByText('For every screen')).toBeVisible()
  await expect(page.getByText('For the log-in pages')).toBeVisible()
  await expect(page.getByText('For an application')).toHaveCount(0)
  const form = await page.locator('form').boundingBox()
  const banner = await page.getByText('For every screen').boundingBox()
  expect(form?.y).toBeGreaterThan((banner?.y ?? 0) + (banner?.height ?? 0))
  await page
    .getByRole('button', { name: say('ui-kit:notice.dismiss') })
    .first()
    .click()
  await expect(page.getByText('For every screen')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('For the log-in pages')).toBeVisible()
  await expect(page.getByText('For every screen')).toHaveCount(0)
  await page.goto(`${bank.origin}/registration`)
  await expect(page.getByText('For an application')).toBeVisible()
})

test('Banners that arrive while a depositor types appear below the form, which they do not move', async ({
  page,
  ownBankOf,
}) => {
  const { bank, say, email } = demoDepositor(ownBankOf('harbor'), 'empty')
  await bank.operator.call('POST', '/banners', {
    tenant: bank.slug,
    location: 1,
    type: 1,
    title: 'For the log-in pages',
    body: 'Online everything works as usual.',
    dismissible: true,
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/banner-alerts*', async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(`${bank.origin}/login`)
  await field(page, say('log-in:email.label')).fill(email)
  const before = await page.locator('form').boundingBox()
  resolve()
  await expect(page.getByText('For the log-in pages')).toBeVisible()
  expect(await page.locator('form').boundingBox()).toEqual(before)
})

test('A log-in in a second tab ends the unfinished one in the first, which explains that and keeps the email', async ({
  page,
  context,
  bankOf,
}) => {
  const person = demoDepositor(bankOf('harbor'), 'empty')
  const { say, email } = person
  await logIn(page, person)
  await expect(heading(page, say('auth:choose.title'))).toBeVisible()
  const second = await context.newPage()
  await logIn(second, person)
  await expect(heading(second, say('auth:choose.title'))).toBeVisible()
  await expect(page.getByText(say('log-in:logged-out.other-tab'))).toBeVisible()
  await expect(field(page, say('log-in:email.label'))).toHaveValue(email)
})
