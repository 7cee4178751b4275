import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { demoDepositor } from '../people/person.ts'
import { screenOpener } from '../screens/screen-opener.ts'
import { readFailures, readPath, readsNeverRefused, refusal, refusedReads } from './reads.ts'

/** Answers one call with 403; takes precedence over the visit's own stubs. */
async function refuse(page: Page, call: string): Promise<void> {
  await page.route(
    (url) => readPath('GET', url.href) === call,
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          code: 403,
          success: false,
          message: refusal,
          data: null,
          errors: null,
          completed_at: null,
          invocation_id: '00000000-0000-4000-8000-000000000000',
        },
      }),
  )
}

for (const [path, calls] of refusedReads) {
  test(`The screen ${path} reports a 403 of ${calls.join(', ')}`, async ({ page, bankOf }) => {
    const open = screenOpener(page, (name) => demoDepositor(bankOf('harbor'), name))
    for (const call of calls) {
      await test.step(call, async () => {
        const removeStubs = await open(path, () => refuse(page, call))
        await expect(readFailures(page).first()).toBeVisible()
        await removeStubs()
        await page.unrouteAll()
      })
    }
  })
}

test('Every read that the client declares is refused on a screen, silent, or made by an action', () => {
  expect(readsNeverRefused()).toEqual([])
})
