import { renderRoute, type RenderRouteOptions } from '@coffer/router/testing'
import { words as routerWords } from '@coffer/router/words'
import type { ComponentType } from 'react'
import { words } from './words.ts'

/** One screen of this package at its route, with its words. */
export function show(
  path: RenderRouteOptions['path'],
  Screen: ComponentType,
  options: Pick<RenderRouteOptions, 'as' | 'language'> = {},
) {
  const [route = path] = path.split('?')
  const source = { screen: async () => Screen, words: [words, routerWords] }
  return renderRoute({ path, screens: { [route]: source }, ...options })
}
