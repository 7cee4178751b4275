import { expect, type Locator, type Page } from '@playwright/test'
import { heading } from './log-in.ts'
import type { Person } from './person.ts'

/** Expects the dashboard, which greets the person by name. */
export async function expectDashboard(page: Page, { say, firstName }: Person): Promise<void> {
  await expect(heading(page, say('dashboard:home.title', { name: firstName }))).toBeVisible()
}

/** The pending transfers, with their dates. */
export function pendingTransfers(page: Page, { say }: Person): Locator {
  return page.getByRole('region', { name: say('dashboard:underWay.title') })
}

/** The available balance, which is the large figure. */
export function availableBalance(page: Page, { say }: Person): Locator {
  return page
    .locator('p')
    .filter({ has: page.getByText(say('dashboard:account.available'), { exact: true }) })
}

export async function logOut(page: Page, { say }: Person): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: say('web:footer.log-out') }).click()
  await expect(heading(page, say('log-in:title'))).toBeVisible()
}
