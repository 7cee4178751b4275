import { renderRoute, type RenderRouteOptions } from '@coffer/router/testing'
import type { ScreenModule } from '@coffer/router/screens'
import { messages as routerMessages } from '@coffer/router/messages'
import { messages } from './messages.ts'

/** Renders a screen of this package at its route, with its messages. */
export function show(
  path: RenderRouteOptions['path'],
  Screen: ScreenModule,
  options: Pick<RenderRouteOptions, 'as' | 'language'> = {},
) {
  const [route = path] = path.split('?')
  const source = { screen: async () => Screen, messages: [messages, routerMessages] }
  return renderRoute({ path, screens: { [route]: source }, ...options })
}
