import { type RenderedRoute, renderRoute } from '@coffer/router/testing'
import type { RoutePath } from '@coffer/router/routes'
import type { ComponentType } from 'react'
import { words as failures } from '@coffer/failures/words'
import { words as linkedAccounts } from '@coffer/linked-accounts/words'
import { words } from './words.ts'

export { provider } from '@coffer/router/faked-provider'

type Address = RoutePath | `${RoutePath}?${string}`

/** The screen at an address, through the real router and query client. */
export function show(path: Address, Screen: ComponentType, language: 'en' | 'es' = 'en'): RenderedRoute {
  const [route = path] = path.split('?')
  const source = { screen: async () => Screen, words: [words, failures, linkedAccounts] }
  return renderRoute({ path, language, screens: { [route]: source } })
}
