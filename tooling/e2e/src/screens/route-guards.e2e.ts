import { type RoutePath, routeOf } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { logInByApi } from '../people/provider-client.ts'
import { type Person, demoDepositor } from '../people/person.ts'
import { startPartialSession, startLoggedOut, restoreSession } from '../people/browser-session.ts'
import { tenantUnderTest } from './tenants.ts'

const { name: bankName } = tenantUnderTest('harbor')

/** A route that a visitor opens, and the route where they end. */
type Visit = readonly [opened: RoutePath, final: RoutePath]

/**
 * A sample: packages/router has the whole table of access, apps/web the redirects of screens that have nothing to report,
 * and the journeys lead through the other states. The first visit is by URL, as from an external link, the others are
 * from within the application.
 */
const samples: Readonly<Record<string, readonly Visit[]>> = {
  'logged out': [
    ['/dashboard', '/login'],
    ['/registration', '/registration'],
    ['/login/reset-password', '/login/forgot-password'],
  ],
  'code pending': [
    ['/dashboard', '/login/choose-mfa'],
    ['/otp-verification', '/login/choose-mfa'],
  ],
  active: [
    ['/login/entry', '/dashboard'],
    ['/otp-verification', '/dashboard'],
    ['/deposit/success', '/deposit'],
    ['/fund-account', '/not-found'],
  ],
}

for (const [name, visits] of Object.entries(samples)) {
  test(`The guards lead the visitor “${name}” from each opened route to the right screen`, async ({
    page,
    bankOf,
  }) => {
    const person = demoDepositor(bankOf('harbor'), isDepositor(name) ? name : 'active')
    await page.route('**/api/v1/logout', (route) => route.abort())
    await startAs(page, person, name)
    const reached: (readonly [opened: string, final: string])[] = []
    for (const [index, [path, expected]] of visits.entries()) {
      if (index === 0) await page.goto(`${person.bank.origin}${path}`)
      else await move(page, path, person, expected)
      reached.push([path, await waitForRest(page, person, expected)])
    }
    expect(reached).toEqual(visits)
  })
}

const isDepositor = (name: string) => name !== 'logged out' && name !== 'code pending'

/** Puts the visitor's session into the browser. */
async function startAs(page: Page, person: Person, name: string): Promise<unknown> {
  if (name === 'logged out') return startLoggedOut(page, person)
  if (name === 'code pending') return startPartialSession(page, person)
  return restoreSession(page, person, await logInByApi(person))
}

/** The expected title; null for not-found, whose title is the reason if it explains a refusal. */
const expectedTitle = (person: Person, path: RoutePath): string | null =>
  path === '/not-found' ? null : screenTitle(person, path)

const screenTitle = ({ say }: Person, path: RoutePath): string =>
  say('web:page-title', { title: say(`router:${routeOf(path).title}`), institution: bankName })

/** Opens a route from within the open page. */
async function move(page: Page, path: RoutePath, person: Person, expected: RoutePath): Promise<void> {
  const open = (to: string) => page.evaluate((address) => history.pushState(null, '', address), to)
  // Otherwise a previous screen with the same title could be mistaken for the expected one.
  if ((await page.title()) === screenTitle(person, expected)) {
    await open('/not-found')
    await waitForRest(page, person, '/not-found')
  }
  await open(path)
}

/** Waits until the expected screen stays; returns the path of the actual one. */
async function waitForRest(page: Page, person: Person, expected: RoutePath): Promise<string> {
  return page.evaluate(
    ([path, title, loading]) =>
      new Promise<string>((resolve) => {
        const patience = performance.now() + 10_000
        let framesThere = 0
        const look = () => {
          const isThere =
            location.pathname === path &&
            (title === null || document.title === title) &&
            document.querySelectorAll('h1').length === 1 &&
            !document.body.innerText.includes(loading)
          framesThere = isThere ? framesThere + 1 : 0
          if (framesThere === 2) resolve(location.pathname)
          else if (performance.now() > patience)
            resolve(isThere ? location.pathname : `${location.pathname} (${document.title})`)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [expected, expectedTitle(person, expected), person.say('ui-kit:loading')] as const,
  )
}
