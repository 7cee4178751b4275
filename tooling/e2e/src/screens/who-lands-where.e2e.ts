import { factsOf, isRoutePath, type RoutePath, routes } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { entered } from '../people/by-wire.ts'
import { type Person, readyMade } from '../people/person.ts'
import { halfSignedIn, outside, resumed } from '../people/signed-in.ts'
import { institution } from './institutions.ts'
import { landing } from './leads-on.ts'
import { type Visitor, visitors } from './visitors.ts'
import { needs } from './who-may-enter.ts'

const { name: bankName } = institution('harbor')
/** They end the session of whoever is logged in, so each begins with one. */
const endings: readonly RoutePath[] = ['/registration', '/logout']
const paths = Object.keys(routes).filter((path) => isRoutePath(path))
const inside = paths.filter((path) => !endings.includes(path))
/** Asked for by address, by a few: a link from elsewhere. */
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
const typists: readonly string[] = ['nobody', 'code awaited', 'verified', 'view-only', 'returned']

/** Each of so many visitors asks for a screen that refuses them all. */
const REFUSED_TURNS = 3
const shares = sharedOut()

for (const [name, visitor] of Object.entries(visitors)) {
  test(`${name} lands where the table of routes says`, async ({ page, bankOf }) => {
    test.slow()
    const person = readyMade(bankOf('harbor'), visitor.bearer === 'session' ? name : 'active')
    const come = await arriver(page, person, visitor)
    const asked: Partial<Record<string, string>> = {}
    const expected: Partial<Record<string, string>> = {}

    await come()
    await page.goto(`${person.bank.origin}/not-found`)
    for (const path of shares.get(visitor) ?? []) {
      expected[path] = landing(path, visitor)
      asked[path] = await go(page, person, path, landing(path, visitor))
    }
    for (const path of [...(typists.includes(name) ? typed : []), ...endings]) {
      await come()
      expected[`${path}, typed`] = landing(path, visitor)
      await page.goto(`${person.bank.origin}${path}`)
      asked[`${path}, typed`] = await rest(page, person, landing(path, visitor))
    }
    expect(asked).toEqual(expected)
  })
}

test('every screen is asked for by somebody whom it lets in, and by somebody whom it does not, where there is one', () => {
  for (const path of inside) {
    const isIn = (visitor: Visitor) => landing(path, visitor) === path
    const asking = [...shares.keys()].filter((visitor) => shares.get(visitor)?.includes(path))
    expect(new Set(asking.map(isIn)), path).toEqual(new Set(Object.values(visitors).map(isIn)))
  }
})

/**
 * Whom each route lets in is a table, tried whole in packages/domain; that the application goes by it is tried here. Of
 * the screens with the same needs that lead a visitor to the same place, each visitor asks for the one that was asked for
 * least, and of those that refuse, for each third; what nobody has asked for then, the first does who may, and the first
 * who may not.
 */
function sharedOut(): ReadonlyMap<Visitor, readonly RoutePath[]> {
  const all: readonly Visitor[] = Object.values(visitors)
  const isIn = (path: RoutePath, visitor: Visitor) => landing(path, visitor) === path
  const asked = new Map<string, number>()
  const times = (path: RoutePath, visitor: Visitor) => asked.get(`${path} ${isIn(path, visitor)}`) ?? 0
  const ask = (path: RoutePath, visitor: Visitor) => {
    asked.set(`${path} ${isIn(path, visitor)}`, times(path, visitor) + 1)
    return path
  }
  const firsts = all.map((visitor, turn) => {
    const alike = Map.groupBy(inside, (path) =>
      JSON.stringify([needs[path], isIn(path, visitor) || landing(path, visitor)]),
    )
    const share = [...alike.values()].flatMap((group, nth) => {
      const least = group.reduce((one, path) => (times(path, visitor) < times(one, visitor) ? path : one))
      return isIn(least, visitor) || (nth + turn) % REFUSED_TURNS === 0 ? [least] : []
    })
    return [visitor, share.map((path) => ask(path, visitor))] as const
  })
  return new Map(
    firsts.map(([visitor, share]) => {
      const left = inside.filter((path) => times(path, visitor) === 0)
      return [visitor, [...share, ...left.map((path) => ask(path, visitor))]]
    }),
  )
}

/** Puts the visitor's session into the browser, however often an earlier visit has ended it there. */
async function arriver(page: Page, person: Person, { bearer }: Visitor): Promise<() => Promise<unknown>> {
  await page.route('**/api/v1/logout', (route) => route.abort())
  if (bearer === 'none') return () => outside(page, person)
  if (bearer === 'code awaited') return () => halfSignedIn(page, person)
  const session = await entered(person)
  return () => resumed(page, person, session)
}

const titleOf = ({ say }: Person, path: RoutePath): string =>
  say('web:page-title', { title: say(`router:${factsOf(path).title}`), institution: bankName })

/** Asks for a route within the open page, and answers where that ended. */
async function go(page: Page, person: Person, path: RoutePath, expected: RoutePath): Promise<string> {
  // A screen of the same title could be taken for the one that is to come.
  if (path === expected && (await page.title()) === titleOf(person, path)) await move(page, '/not-found')
  await move(page, path)
  return rest(page, person, expected)
}

const move = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path)

/** Waits until the expected screen has come to stay; answers the path of the one that is there. */
async function rest(page: Page, person: Person, expected: RoutePath): Promise<string> {
  return page.evaluate(
    ([path, title, loading]) =>
      new Promise<string>((resolve) => {
        const patience = performance.now() + 10_000
        let framesThere = 0
        const look = () => {
          const isThere =
            location.pathname === path &&
            document.title === title &&
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
    [expected, titleOf(person, expected), person.say('ui-kit:loading')] as const,
  )
}
