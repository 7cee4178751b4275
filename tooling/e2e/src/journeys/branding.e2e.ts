import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { at } from '../people/provider-client.ts'
import { enter, field, heading } from '../people/log-in.ts'
import { expectDashboard } from '../people/dashboard.ts'
import { beforeScripts, demoDepositor, newPerson, type Person } from '../people/person.ts'
import { brandText, computedColor } from '../provider/tenant-files.ts'
import { storageContent } from '../people/stored-secrets.ts'

const builtColor = ({ slug }: Bank) => computedColor(brandText(slug, 'color_primary'))
const builtName = ({ slug }: Bank) => brandText(slug, 'name')
const plum = { color_primary: '#5b1a4b', name: 'Harborlight Trust', logo_alt_text: 'Harborlight Trust' }
const plumRgb = 'rgb(91, 26, 75)'
const nearBlack = 'rgb(26, 26, 26)'
const MINUTE = 60

/** Resets the provider's branding to the tenant's initial one. */
const resetBranding = (bank: Bank) => bank.operator.call('DELETE', `/branding?tenant=${bank.slug}`)

async function rebrand(bank: Bank, change: Record<string, unknown>): Promise<void> {
  const branding: unknown = Object.assign({}, await resetBranding(bank), change)
  await bank.operator.call('PUT', `/branding?tenant=${bank.slug}`, branding)
}

const submit = (page: Page, { say }: Person) =>
  page.getByRole('button', { name: say('log-in:submit'), exact: true })

/** Records the loads of the page. */
function recordLoads(page: Page): string[] {
  const seen: string[] = []
  page.on('load', () => seen.push(page.url()))
  return seen
}

/** The end of the session as the page has stored it, in milliseconds of the provider's clock. */
async function sessionEnd(page: Page): Promise<number> {
  const { session } = await storageContent(page)
  return Number(at(JSON.parse(session['tab'] ?? '{}'), 'expiresAt'))
}

test.afterEach(async ({ bankOf }) => {
  await resetBranding(bankOf('harbor'))
})

test('Live branding is applied to the open page and cached if none is cached yet', async ({
  page,
  bankOf,
}) => {
  const person = newPerson(bankOf('harbor'))
  const { bank } = person
  await rebrand(bank, plum)
  const seen = recordLoads(page)
  await page.goto(`${bank.origin}/login`)
  await expect(submit(page, person)).toHaveCSS('background-color', plumRgb)
  await expect(page.getByRole('img', { name: plum.logo_alt_text })).toBeVisible()
  expect(seen).toHaveLength(1)

  // Cached for an hour, so it is not fetched again, and is applied before the first paint.
  await resetBranding(bank)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(`${bank.origin}/login`)
  await expect(submit(page, beforeScripts(person))).toHaveCSS('background-color', plumRgb)
})

test('Live branding is replaced after an hour without a reload', async ({ page, ownBankOf }) => {
  await page.clock.install()
  const bank = ownBankOf('harbor')
  const person = { ...demoDepositor(bank, 'empty'), firstName: 'Emmett' }
  await page.goto(`${bank.origin}/login`)
  await expect(submit(page, person)).toHaveCSS('background-color', builtColor(bank))
  await enter(page, person)
  await expectDashboard(page, person)
  const seen = recordLoads(page)
  const link = page.getByRole('link', { name: person.say('web:navigation.transactions') }).first()
  /** Lets ten minutes pass, and clicks, which extends the session that would end after fifteen. */
  const stayTenMinutes = async () => {
    const end = await sessionEnd(page)
    // Moves the page's clock first: its offset is computed from the provider's responses, and it must never be ahead.
    await page.clock.fastForward(10 * MINUTE * 1000)
    await bank.operator.advance(10 * MINUTE)
    await link.click()
    await expect.poll(() => sessionEnd(page)).toBeGreaterThan(end + 5 * MINUTE * 1000)
  }

  await rebrand(bank, { ...plum, show_fdic: false })
  await stayTenMinutes()
  await expect(heading(page, person.say('dashboard:list.title'))).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`${builtName(bank)}$`))

  for (let minutes = 10; minutes < 70; minutes += 10) await stayTenMinutes()
  await page.clock.fastForward(61_000)
  await expect(page).toHaveTitle(/Harborlight Trust$/)
  await expect(page.getByRole('img', { name: plum.logo_alt_text }).first()).toBeVisible()
  await expect(page.locator('meta[name="theme-color"]').last()).toHaveAttribute('content', plum.color_primary)
  await expect(page.getByText('FDIC')).toHaveCount(0)
  await expect(heading(page, person.say('dashboard:list.title'))).toBeVisible()
  expect(seen).toEqual([])
})

test('Live branding that arrives late keeps typed input', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  await rebrand(bank, plum)
  const { promise: brandingReleased, resolve: releaseBranding } = Promise.withResolvers<void>()
  await page.route('**/api/v1/branding', async (route) => {
    await brandingReleased
    await route.continue()
  })
  const brandingRequest = page.waitForRequest('**/api/v1/branding')
  await page.goto(`${bank.origin}/login`)
  await brandingRequest
  await field(page, say('log-in:email.label')).fill('ada@example.com')
  await field(page, say('log-in:password.label')).fill('half a passw')
  releaseBranding()
  await expect(submit(page, person)).toHaveCSS('background-color', plumRgb)
  await expect(page).toHaveTitle(/Harborlight Trust$/)
  await expect(field(page, say('log-in:email.label'))).toHaveValue('ada@example.com')
  await expect(field(page, say('log-in:password.label'))).toHaveValue('half a passw')
  await expect(field(page, say('log-in:password.label'))).toBeFocused()
})

test('A page without a tenant block looks the tenant up by its host, and otherwise stays neutral', async ({
  page,
  bankOf,
}) => {
  const bank = bankOf('harbor')
  await page.addInitScript(() => {
    new MutationObserver(() => {
      document.getElementById('tenant')?.remove()
      const style = document.querySelector('style')
      if (style?.textContent.startsWith(':root{--')) style.remove()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`${bank.origin}/login/forgot-password`)
  await expect(page).toHaveTitle(new RegExp(` – ${builtName(bank)}$`))
  await expect(page.getByRole('img', { name: brandText(bank.slug, 'logo_alt_text') })).toBeVisible()

  // A page without the application, which would store the branding again.
  await page.goto(`${bank.origin}/healthz`)
  await page.evaluate(() => localStorage.clear())
  await bank.operator.fault({ method: 'GET', path: '/branding', kind: 'status', value: 500 })
  await page.goto(`${bank.origin}/login/forgot-password`)
  await expect(page).toHaveTitle(new RegExp(` – ${bank.slug}\\.localhost$`))
  await expect(page.getByText(`${bank.slug}.localhost`)).toBeVisible()
  await expect(page.getByRole('main').getByRole('button').first()).toHaveCSS('background-color', nearBlack)
  await expect(page.getByText('FDIC')).toHaveCount(0)
})

test('A request for live branding that is never answered changes nothing', async ({ page, bankOf }) => {
  const bank = bankOf('harbor')
  await rebrand(bank, plum)
  await bank.operator.fault({ method: 'GET', path: '/branding', kind: 'latency', value: 60_000 })
  const brandingRequest = page.waitForRequest('**/api/v1/branding')
  const person = { ...demoDepositor(bank, 'empty'), firstName: 'Emmett' }
  await page.goto(`${bank.origin}/login`)
  await brandingRequest
  await expect(submit(page, person)).toHaveCSS('background-color', builtColor(bank))
  await enter(page, person)
  await expectDashboard(page, person)
  await expect(page).toHaveTitle(new RegExp(`${builtName(bank)}$`))
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('A live branding with a hostile value is refused entirely', async ({ page, bankOf }) => {
  const person = newPerson(bankOf('harbor'))
  const { bank, say } = person
  await rebrand(bank, { ...plum, color_secondary: 'red;background:url(//evil.example)' })
  const answered = page.waitForResponse('**/api/v1/branding')
  await page.goto(`${bank.origin}/login`)
  await (await answered).finished()
  // Continuing loads the application, which gives the branding enough time to apply.
  await page.getByRole('link', { name: say('log-in:register.link') }).click()
  await expect(heading(page, say('auth:register.title'))).toBeVisible()
  await page.getByRole('link', { name: say('auth:log-in.link') }).click()
  await expect(submit(page, person)).toHaveCSS('background-color', builtColor(bank))
  await expect(page.getByRole('img', { name: brandText(bank.slug, 'logo_alt_text') })).toBeVisible()
})
