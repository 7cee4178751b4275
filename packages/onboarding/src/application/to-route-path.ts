import type { GuardedPath } from '@coffer/domain/route-guards'
import { isRoutePath, type RoutePath } from '@coffer/router/routes'

/** The screen at a path that the rules name. */
export const toRoutePath = (path: GuardedPath): RoutePath => (isRoutePath(path) ? path : '/not-found')
