import type { RoutePath } from '@coffer/router/routes'
import type { Page } from '@playwright/test'
import { type LoggedIn, logInByApi } from '../people/provider-client.ts'
import type { Person } from '../people/person.ts'
import { startPartialSession, startLoggedOut, restoreSession } from '../people/browser-session.ts'
import { type Visit, visits } from './visits.ts'

/**
 * Opens screens as a visitor who may see them; each depositor logs in once. `before` runs immediately before the screen is
 * opened, and `visit` replaces the visit of the table. The returned function removes the stubs that kept the screen open.
 */
export function screenOpener(page: Page, personOf: (name: string) => Person) {
  const sessions = new Map<string, LoggedIn>()
  const enterAs = async ({ as, results = {} }: Visit): Promise<Person> => {
    if (as === 'visitor') {
      const person = personOf('active')
      await startLoggedOut(page, person, results)
      return person
    }
    if (as === 'password-given' || as === 'code-sent') {
      const person = personOf('active')
      await startPartialSession(page, person, { isSent: as === 'code-sent' })
      return person
    }
    const person = personOf(as)
    const session = sessions.get(as) ?? (await logInByApi(person))
    sessions.set(as, session)
    await restoreSession(page, person, session, results)
    return person
  }
  return async (path: RoutePath, before?: () => Promise<unknown>, visit: Visit = visits[path]) => {
    const { hold, search = '' } = visit
    const person = await enterAs(visit)
    await page.setViewportSize({ width: 1280, height: 900 })
    await hold?.(page, person)
    await before?.()
    await page.goto(`${person.bank.origin}${path}${search}`)
    return async () => {
      if (!hold) return
      // Leaves the page first, since a pending log-out would clear the site's storage while the next visit fills it.
      await page.goto('about:blank')
      await page.unrouteAll()
      await person.bank.operator.endFaults()
    }
  }
}
