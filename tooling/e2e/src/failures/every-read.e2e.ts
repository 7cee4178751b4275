import type { RoutePath } from '@coffer/router/routes'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { demoDepositor } from '../people/person.ts'
import { messagesOf } from '../people/messages.ts'
import { screenOpener } from '../screens/screen-opener.ts'
import { networkIdle } from '../screens/network-idle.ts'
import { ahead, around, isAround, parts, silent } from './reads.ts'

const api = '/api/v1'
const refusal = 'This is not for you today.'
const say = messagesOf('harbor', 'en')

/** How a screen reports a refusal: an alert, the provider's message, or that a section is not available. */
const failureOn = (page: Page) =>
  page
    .getByRole('alert')
    .or(page.getByText(refusal))
    .or(page.getByText(say('web:navigation.forbidden')))
    .or(page.getByText(say('account:related-party.unknown')))
    .filter({ visible: true })

/** A call as wire.md writes it, without the version. */
const named = (url: string): string =>
  new URL(url).pathname.slice(api.length).replace(/^\/statements\/\d{4}$/, '/statements/{year}')

const isRead = (method: string, url: string): boolean =>
  method === 'GET' && new URL(url).pathname.startsWith(`${api}/`)

/** Answers one call with 403; takes precedence over the visit's own stubs. */
async function refuse(page: Page, call: string): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith(`${api}/`) && named(url.href) === call,
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

for (const [part, screens] of Object.entries(parts)) {
  test(`${part}: a 403 of any query of a screen is reported`, async ({ page, bankOf }) => {
    test.setTimeout(600_000)
    const bank = bankOf('harbor')
    const come = screenOpener(page, (name) => demoDepositor(bank, name))
    const settled = networkIdle(page)
    const requested = new Set<string>()
    page.on('request', (request) => {
      // Requests of the previous page are not this screen's.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requested.clear()
      if (isRead(request.method(), request.url())) requested.add(named(request.url()))
    })
    const unreported: string[] = []
    // Screens report failures through shared components with tests of their own: each call is refused once.
    const refused = new Set<string>()
    for (const path of screens) {
      await test.step(path, async () => {
        const leave = await come(path)
        await settled()
        // An alert that is shown in any case proves nothing about the refusal.
        const signs = (await failureOn(page).count()) === 0 ? failureOn(page) : page.getByText(refusal)
        await leave()
        const own = [...requested].filter((call) => isOwn(path, call) && !refused.has(call))
        for (const call of own) refused.add(call)
        for (const call of [...(around[path] ?? []), ...own])
          if (!(await isReported(path, call, signs))) unreported.push(`${path}: ${call}`)
      })
    }
    expect(unreported).toEqual([])

    async function isReported(path: RoutePath, call: string, signs: Locator): Promise<boolean> {
      const leave = await come(path, () => refuse(page, call))
      const found = await signs
        .first()
        .waitFor({ timeout: 10_000 })
        .then(
          () => true,
          () => false,
        )
      await leave()
      await page.unrouteAll()
      return found
    }
  })
}

/** Read by the screen itself, or by its guard. */
const isOwn = (path: RoutePath, call: string): boolean =>
  !silent.includes(call) && !isAround(call) && !ahead[path]?.includes(call)
