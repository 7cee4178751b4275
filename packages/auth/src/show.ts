import { renderRoute, type RenderRouteOptions } from '@coffer/router/testing'
import type { ScreenModule } from '@coffer/router/screens'
import { messages as routerWords } from '@coffer/router/messages'
import { messages } from './messages.ts'

/** One screen of this package at its route, with its words. */
export function show(
  path: RenderRouteOptions['path'],
  Screen: ScreenModule,
  options: Pick<RenderRouteOptions, 'as' | 'language'> = {},
) {
  const [route = path] = path.split('?')
  const source = { screen: async () => Screen, messages: [messages, routerWords] }
  return renderRoute({ path, screens: { [route]: source }, ...options })
}
