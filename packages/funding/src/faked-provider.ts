import { provider } from '@coffer/router/faked-provider'
import { type RenderedRoute, renderRoute } from '@coffer/router/testing'
import type { RoutePath } from '@coffer/router/routes'
import { setRelink } from '@coffer/session/session'
import type { ComponentType } from 'react'
import { words } from './words.ts'
import { standing } from './example-standing.ts'

export { provider } from '@coffer/router/faked-provider'

/** What the provider knows from now on of an approved application. */
export const standsAt = (...known: Parameters<typeof standing>): void => provider.use(...standing(...known))

/** The screen at a path, through the real router and query client. */
export const show = (path: RoutePath, Screen: ComponentType, language: 'en' | 'es' = 'en'): RenderedRoute =>
  renderRoute({ path, language, screens: { [path]: { screen: async () => Screen, words: [words] } } })

/** The same for someone whose log-in said that the bank must be linked again. */
export function showRelinking(path: RoutePath, Screen: ComponentType, language?: 'en' | 'es'): RenderedRoute {
  const shown = show(path, Screen, language)
  setRelink(true)
  return shown
}
