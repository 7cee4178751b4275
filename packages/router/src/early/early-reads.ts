import { routeOf, routePaths } from '../routes.ts'
import { accountCalls, callAddresses, type EarlyReads, frameReads } from './early-calls.ts'

/** The cards of goals and plans are no loaders of home, which does not wait for them. */
const cards: Readonly<Record<string, readonly string[]>> = { '/dashboard': ['goals', 'plans'] }

const isEarly = (name: string): boolean =>
  (Object.hasOwn(callAddresses, name) || Object.hasOwn(accountCalls, name)) && !frameReads.includes(name)

/**
 * What each page of the bank requests before the application has loaded: the reads of its guard and its loaders,
 * as its route declares them. Paths with a parameter are left out, since the page knows its address as text only.
 */
export function earlyReads(): EarlyReads {
  const paths = routePaths.filter((path) => routeOf(path).chrome === 'bank' && !path.includes('$'))
  return Object.fromEntries(
    paths.map((path) => {
      const { guard, loaders = [] } = routeOf(path)
      const names = [...guard.requirements, ...loaders, ...(cards[path] ?? [])]
      return [path, [...new Set(names)].filter(isEarly)]
    }),
  )
}
