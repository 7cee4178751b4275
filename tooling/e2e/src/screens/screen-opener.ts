import type { RoutePath } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import { type LoggedIn, logInByApi } from '../people/provider-client.ts'
import type { Person } from '../people/person.ts'
import { halfSignedIn, outside, resumed } from '../people/signed-in.ts'
import { visits } from './visits.ts'

/**
 * Opens screens as whoever may see them; each depositor logs in once. `before` is done last before the screen is asked
 * for; what is answered takes back what kept the screen on the page.
 */
export function screenOpener(page: Page, personOf: (name: string) => Person) {
  const sessions = new Map<string, LoggedIn>()
  const enterAs = async (path: RoutePath): Promise<Person> => {
    const { as, results = {} } = visits[path]
    if (as === 'visitor') {
      const person = personOf('active')
      await outside(page, person, results)
      return person
    }
    if (as === 'password-given' || as === 'code-sent') {
      const person = personOf('active')
      await halfSignedIn(page, person, { isSent: as === 'code-sent' })
      return person
    }
    const person = personOf(as)
    const session = sessions.get(as) ?? (await logInByApi(person))
    sessions.set(as, session)
    await resumed(page, person, session, results)
    return person
  }
  return async (path: RoutePath, before?: () => Promise<unknown>) => {
    const { hold, search = '' } = visits[path]
    const person = await enterAs(path)
    await page.setViewportSize({ width: 1280, height: 900 })
    await hold?.(page, person)
    await before?.()
    await page.goto(`${person.bank.origin}${path}${search}`)
    return async () => {
      if (!hold) return
      // Leaves first: a log-out that went on would clear the site's storage while the next visit fills it.
      await page.goto('about:blank')
      await page.unrouteAll()
      await person.bank.operator.endFaults()
    }
  }
}
