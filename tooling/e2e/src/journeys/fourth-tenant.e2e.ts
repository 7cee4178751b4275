import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { enter } from '../people/log-in.ts'
import { expectDashboard } from '../people/dashboard.ts'
import { demoDepositor } from '../people/person.ts'
import { operatorApi } from '../provider/operator.ts'
import type { Provider } from '../provider/provider.ts'
import { tenantCommand } from '../provider/tenant-command.ts'
import { tenantUnderTest, slugs } from '../screens/tenants.ts'
import { findFingerprints, pageContent } from '../screens/tenant-fingerprints.ts'

/**
 * White label end to end: a tenant unknown to the repository is created, checked and built by the command line alone, in
 * its own folder, and serves a depositor. Nothing outside that folder is written or names the tenant.
 */
const slug = 'oakbridge'
const name = 'Oakbridge Mutual'
const brandArguments = '--short-name Oakbridge --primary 5b1a4b --secondary #00AA66'.split(' ')
const contactArguments = '--email help@oakbridge.example --phone 800-555-0133 --no-fdic'.split(' ')
const primary = 'rgb(91, 26, 75)'
/** The secondary color, adjusted to be legible as a link. */
const link = 'rgb(0, 126, 74)'

let folder: string
let provider: Provider
let bank: Bank

// Three commands and a provider without seeded data take longer to start than a page.
test.beforeAll(async ({ providerHost }) => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'fourth-'))
  const tenants = join(folder, 'tenants')
  expect(
    await tenantCommand(tenants, 'new', slug, '--name', name, ...brandArguments, ...contactArguments),
  ).toContain('links use #007e4a, the same hue but darker')
  expect(await tenantCommand(tenants, 'check', slug)).toContain(`${slug}: valid; ${name}`)
  expect(await tenantCommand(tenants, 'build')).toContain('1 tenant in')
  provider = await providerHost.start(join(folder, 'data'), { tenants })
  bank = {
    slug,
    origin: `http://${slug}.localhost:${provider.port}`,
    operator: operatorApi(provider.port, slug),
  }
})

test.afterAll(async () => {
  await provider?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Expects no fingerprint of another tenant in the page or its resources. */
async function expectNoOtherFingerprint(page: Page): Promise<void> {
  const otherFingerprints = slugs.flatMap((other) => tenantUnderTest(other).fingerprints)
  expect(findFingerprints(await pageContent(page), otherFingerprints)).toEqual([])
  await expect(page).toHaveTitle(new RegExp(`${name}$`))
}

test('A fourth tenant, created, checked and built by the command line alone, serves a depositor', async ({
  page,
}) => {
  const person = { ...demoDepositor(bank, 'active'), firstName: 'Amelia' }
  await page.goto(`${bank.origin}/login`)
  await expect(page.getByRole('button', { name: person.say('log-in:submit'), exact: true })).toHaveCSS(
    'background-color',
    primary,
  )
  await expect(page.getByRole('link', { name: person.say('log-in:register.link') })).toHaveCSS('color', link)
  const logo = page.getByRole('img', { name }).first()
  await expect(logo).toBeVisible()
  expect(
    await logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
  ).toBeGreaterThan(100)
  await expect(page.getByRole('img', { name: 'FDIC' })).toHaveCount(0)
  await expectNoOtherFingerprint(page)

  await enter(page, person)
  await expectDashboard(page, person)
  await expect(page.getByRole('img', { name }).first()).toBeVisible()
  await expectNoOtherFingerprint(page)

  // All output of the tenant is in its own folder, and is removed with it.
  const tenants = join(folder, 'tenants')
  expect((await readdir(tenants)).sort()).toEqual(['.rendered', slug])
  await tenantCommand(tenants, 'remove', slug, '--yes')
  expect(await readdir(tenants)).toEqual(['.rendered'])
  expect(await readdir(join(tenants, '.rendered'))).not.toContain(slug)
})
