import { provider } from '@coffer/router/faked-provider'
import type { RoutePath } from '@coffer/router/routes'
import { type RenderedRoute, renderRoute } from '@coffer/router/testing'
import { words as details } from '@coffer/person-details/words'
import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { type Holder, standing } from './example-holder.ts'
import { words } from './words.ts'

export { provider } from '@coffer/router/faked-provider'

/** What the provider knows of the joint holder from now on, in both calls that tell it. */
export function standsAt(holder: Holder | null): void {
  provider.use(...standing(holder))
}

const source = (Screen: ComponentType) => ({ screen: async () => Screen, words: [words, details] })

/** The screen at a path, through the real router and query client. */
export const show = (path: RoutePath, Screen: ComponentType): RenderedRoute =>
  renderRoute({ path, screens: { [path]: source(Screen) } })

/** The screen at a path with what its flow has ended in: logging in forgets what was kept before. */
export async function showAfter(
  record: () => void,
  path: RoutePath,
  Screen: ComponentType,
): Promise<RenderedRoute> {
  const shown = renderRoute({ path: '/login', screens: { [path]: source(Screen) } })
  record()
  await act(() => shown.router.navigate({ to: path }))
  return shown
}
