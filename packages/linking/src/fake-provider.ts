import { approvedApplication } from '@coffer/api-client/fakes'
import { provider } from '@coffer/router/fake-provider'
import type { RoutePath } from '@coffer/router/routes'
import { type RenderedRoute, showing } from '@coffer/router/testing'
import type { ScreenModule } from '@coffer/router/screens'
import { setRelink } from '@coffer/session/session'
import { messages } from './messages.ts'

export { provider } from '@coffer/router/fake-provider'
export const { show, showAfter } = showing(messages)

/** Sets the approved application that the provider returns from now on. */
export const provideApplication = (...known: Parameters<typeof approvedApplication>): void =>
  provider.use(...approvedApplication(...known))

/** Renders the screen for a depositor who must link a bank again. */
export function showRelinking(path: RoutePath, Screen: ScreenModule): RenderedRoute {
  const shown = show(path, Screen)
  setRelink(true)
  return shown
}
