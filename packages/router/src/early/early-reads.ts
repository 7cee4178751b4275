import type { LoaderName } from '../access-context.ts'
import { type RoutePath, routeOf } from '../routes.ts'
import { type EarlyReads, frameCalls } from './early-calls.ts'

/** The call of each loader and requirement of a guard that needs no other answer. */
const callAddresses: Partial<Record<LoaderName | 'linkedAccounts', `/${string}`>> = {
  accounts: '/accounts',
  transactions: '/transactions',
  'linked-accounts': '/linked-accounts',
  linkedAccounts: '/linked-accounts',
  alerts: '/alerts',
  depositor: '/depositor',
  user: '/user',
  devices: '/devices',
  progress: '/depositor/progress',
  statements: '/statements',
}

/** The cards of goals and plans are no loaders of home, which does not wait for them. */
const homeCards = { goals: '/goals', automatic_saving: '/plans' } as const

/**
 * The most visited addresses, which hardly any depositor is refused: an answer that no screen reads would occupy a
 * connection.
 */
const earlyPaths: readonly RoutePath[] = [
  '/dashboard',
  '/dashboard/transactions-list',
  '/dashboard/alerts',
  '/dashboard/documents',
  '/my-account',
]

/**
 * What these pages request before the application has loaded: the reads of the guard and of the loaders that the route
 * declares.
 */
export const earlyReads = (): Readonly<Record<string, EarlyReads>> =>
  Object.fromEntries(
    earlyPaths.map((path) => {
      const { guard, loaders = [] } = routeOf(path)
      const calls = new Map(Object.entries(callAddresses))
      const own = [...guard.requirements, ...loaders].flatMap((name) => calls.get(name) ?? [])
      return [
        path,
        {
          calls: [...new Set(own)].filter((call) => !frameCalls.includes(call)),
          ...(path === '/dashboard' && { ofAccount: homeCards }),
        },
      ]
    }),
  )
