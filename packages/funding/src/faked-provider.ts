import { provider } from '@coffer/router/faked-provider'
import type { RoutePath } from '@coffer/router/routes'
import { type RenderedRoute, showing } from '@coffer/router/testing'
import { setRelink } from '@coffer/session/session'
import type { ComponentType } from 'react'
import { standing } from './example-standing.ts'
import { messages } from './messages.ts'

export { provider } from '@coffer/router/faked-provider'
export const { show } = showing(messages)

/** What the provider knows from now on of an approved application. */
export const standsAt = (...known: Parameters<typeof standing>): void => provider.use(...standing(...known))

/** The same for someone whose log-in said that the bank must be linked again. */
export function showRelinking(path: RoutePath, Screen: ComponentType): RenderedRoute {
  const shown = show(path, Screen)
  setRelink(true)
  return shown
}
