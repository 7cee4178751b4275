import { type RoutePath, routeOf, routePaths } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { logInByApi } from '../people/provider-client.ts'
import { type Person, demoDepositor } from '../people/person.ts'
import { startPartialSession, startLoggedOut, restoreSession } from '../people/browser-session.ts'
import { tenantOf } from './tenants.ts'
import { finalRoute } from './screen-redirects.ts'
import { type Visitor, visitors } from './visitors.ts'
import { needs } from './expected-access.ts'

const { name: bankName } = tenantOf('harbor')
/** Routes that lead to the log-out: each starts with a new session. */
const endings: readonly RoutePath[] = ['/registration', '/logout']
const inside = routePaths.filter((path) => !endings.includes(path))
/** Routes opened by URL as well, as from an external link, by the first of the `typists` for each of their ends. */
const typed: readonly RoutePath[] = [
  '/',
  '/login',
  '/login/entry',
  '/registration/link-account-selection',
  '/manual-funding/incorrect',
  '/fund-account',
  '/funding-returned',
  '/dashboard',
]
const typists = ['nobody', 'code awaited', 'verified', 'view-only', 'returned'] as const

/** Opened after logging in: redirects each visitor to their first screen. */
const postLogIn: RoutePath = '/login/entry'

/** A visit to a route, and the final route. */
type Asking = { readonly visitor: Visitor; readonly path: RoutePath; readonly end: RoutePath }
const shares = sharedOut()

for (const [name, visitor] of Object.entries(visitors)) {
  test(`${name} is redirected by the table of routes`, async ({ page, bankOf }) => {
    test.slow()
    const person = demoDepositor(bankOf('harbor'), visitor.bearer === 'session' ? name : 'active')
    const come = await arriver(page, person, visitor)
    const visited: Partial<Record<string, string>> = {}
    const expected: Partial<Record<string, string>> = {}

    await come()
    await page.goto(`${person.bank.origin}/not-found`)
    await rest(page, person, '/not-found')
    for (const path of new Set([postLogIn, ...(shares.get(visitor) ?? [])])) {
      expected[path] = finalRoute(path, visitor)
      visited[path] = await go(page, person, path, finalRoute(path, visitor))
    }
    for (const path of [...typed, ...endings].filter((route) => types(name, route))) {
      await come()
      expected[`${path}, typed`] = finalRoute(path, visitor)
      await page.goto(`${person.bank.origin}${path}`)
      visited[`${path}, typed`] = await rest(page, person, finalRoute(path, visitor))
    }
    expect(visited).toEqual(expected)
  })
}

test('every guard is tested with each of its redirects, and every screen with a visitor it refuses', () => {
  const everybody: readonly Visitor[] = Object.values(visitors)
  const pairOf = (path: RoutePath, visitor: Visitor) => {
    const end = finalRoute(path, visitor)
    return JSON.stringify([needs[path], end === path ? null : end])
  }
  const visited = [...shares].flatMap(([visitor, share]) => share.map((path) => [path, visitor] as const))
  const all = everybody.flatMap((visitor) => inside.map((path) => [path, visitor] as const))
  const pairsOf = (asking: typeof all) => new Set(asking.map(([path, visitor]) => pairOf(path, visitor)))
  const refusedOf = (asking: typeof all) =>
    new Set(asking.filter(([path, visitor]) => finalRoute(path, visitor) !== path).map(([path]) => path))
  expect(pairsOf(visited)).toEqual(pairsOf(all))
  expect(refusedOf(visited)).toEqual(refusedOf(all))
})

/**
 * packages/router tests the whole table of access; this test, that the application applies it. Each pair of a guard and
 * its redirect is tested once, with the least used screen and visitor; then every screen that has refused nobody yet.
 */
function sharedOut(): ReadonlyMap<Visitor, readonly RoutePath[]> {
  const all: readonly Visitor[] = Object.values(visitors)
  const candidates = all.flatMap((visitor) =>
    inside.map((path) => ({ visitor, path, end: finalRoute(path, visitor) })),
  )
  const shared = new Map(all.map((visitor) => [visitor, new Array<RoutePath>()]))
  const refused = new Set<RoutePath>()
  const asksOf = (visitor: Visitor) => shared.get(visitor)?.length ?? 0
  const weightOf = ({ visitor, path, end }: Asking) =>
    asksOf(visitor) + (end !== path && refused.has(path) ? candidates.length : 0)
  const ask = (choices: readonly Asking[]) => {
    const least = choices.reduce((one, other) => (weightOf(other) < weightOf(one) ? other : one))
    if (least.end !== least.path) refused.add(least.path)
    shared.get(least.visitor)?.push(least.path)
  }
  const pairs = Map.groupBy(candidates, ({ path, end }) =>
    JSON.stringify([needs[path], end === path ? null : end]),
  )
  for (const choices of pairs.values()) ask(choices)
  const refusing = candidates.filter(({ path, end }) => end !== path)
  for (const choices of Map.groupBy(refusing, ({ path }) => path).values())
    if (!choices.some(({ path }) => refused.has(path))) ask(choices)
  return shared
}

/** Whether the visitor opens the route by URL: no typist before them is led to the same screen. */
function types(name: string, path: RoutePath): boolean {
  const ends = typists.map((typist) => finalRoute(path, visitors[typist]))
  const index = typists.findIndex((typist) => typist === name)
  return index !== -1 && ends.indexOf(ends[index] ?? path) === index
}

/** Puts the visitor's session into the browser, also after an earlier visit has ended it there. */
async function arriver(page: Page, person: Person, { bearer }: Visitor): Promise<() => Promise<unknown>> {
  await page.route('**/api/v1/logout', (route) => route.abort())
  if (bearer === 'none') return () => startLoggedOut(page, person)
  if (bearer === 'code awaited') return () => startPartialSession(page, person)
  const session = await logInByApi(person)
  return () => restoreSession(page, person, session)
}

/** Of not-found any title is expected: where it explains a refusal, its title is the reason. */
const expectedTitle = (person: Person, path: RoutePath): string | null =>
  path === '/not-found' ? null : titleOf(person, path)

const titleOf = ({ say }: Person, path: RoutePath): string =>
  say('web:page-title', { title: say(`router:${routeOf(path).title}`), institution: bankName })

/** Navigates within the open page, and returns the final path. */
async function go(page: Page, person: Person, path: RoutePath, expected: RoutePath): Promise<string> {
  // Otherwise a previous screen with the same title could be mistaken for the expected one.
  if (path === expected && (await page.title()) === titleOf(person, path)) await move(page, '/not-found')
  await move(page, path)
  return rest(page, person, expected)
}

const move = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/** Waits until the expected screen stays; returns the path of the actual one. */
async function rest(page: Page, person: Person, expected: RoutePath): Promise<string> {
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
