import { words as failures } from '@coffer/failures/words'
import { type RenderedRoute, renderRoute } from '@coffer/router/testing'
import type { RoutePath } from '@coffer/router/routes'
import type { ComponentType } from 'react'
import { words } from './words.ts'

export { provider } from '@coffer/router/faked-provider'

interface Address {
  language?: 'en' | 'es'
  search?: string
  params?: Readonly<Record<string, string>>
}

/** The screen at a path, through the real router and query client. */
export const show = (
  path: RoutePath,
  Screen: ComponentType,
  { language = 'en', search = '', params = {} }: Address = {},
): RenderedRoute =>
  renderRoute({
    path: search === '' ? path : `${path}?${search}`,
    params,
    language,
    screens: { [path]: { screen: async () => Screen, words: [words, failures] } },
  })
