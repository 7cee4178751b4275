import { type RenderedRoute, renderRoute } from '@coffer/router/testing'
import type { RoutePath } from '@coffer/router/routes'
import type { ComponentType } from 'react'
import { words as failures } from '@coffer/failures/words'
import { words } from './words.ts'

export { provider } from '@coffer/router/faked-provider'

/** The screen at a path, through the real router and query client. */
export const show = (path: RoutePath, Screen: ComponentType, language: 'en' | 'es' = 'en'): RenderedRoute =>
  renderRoute({
    path,
    language,
    screens: { [path]: { screen: async () => Screen, words: [words, failures] } },
  })
