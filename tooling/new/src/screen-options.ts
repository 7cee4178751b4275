import type { guards } from '@coffer/domain/access'
import type { RouteDeclaration } from '@coffer/router/route-declaration'
import type { Name } from './names.ts'

/** Guards that screens of the bank share, each with its row in the independent table of route-guards.test.ts. */
export const guardRows = {
  anySession: 'session',
  records: 'records',
  movesMoney: 'deposit',
} as const satisfies Partial<Record<keyof typeof guards, string>>
export type GuardName = keyof typeof guardRows

type LoaderName = NonNullable<RouteDeclaration['loaders']>[number]

/** Data that a new screen can read, by loader: the module of api-client, its query and the handler of the fakes. */
export const readData = {
  user: { module: 'user', query: 'userQuery', handler: 'user' },
  accounts: { module: 'accounts', query: 'accountsQuery', handler: 'accounts' },
  statements: { module: 'statements', query: 'statementsQuery', handler: 'statements' },
} as const satisfies Partial<Record<LoaderName, Record<'module' | 'query' | 'handler', string>>>
export type ReadName = keyof typeof readData

export interface ScreenOptions {
  readonly feature: Name
  readonly name: Name
  readonly path: string
  readonly title: string
  readonly titleEs: string
  readonly guard: GuardName
  readonly reads: ReadName
}
