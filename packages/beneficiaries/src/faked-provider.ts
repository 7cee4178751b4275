import { type RenderedRoute, renderRoute } from '@coffer/router/testing'
import type { RoutePath } from '@coffer/router/routes'
import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { words as details } from '@coffer/person-details/words'
import { words } from './words.ts'

export { provider } from '@coffer/router/faked-provider'

/** Going elsewhere and coming back: as after a reload, only what was kept is still there. */
export async function leaveAndReturn({ router, path }: RenderedRoute): Promise<void> {
  const here = path()
  await act(() => router.navigate({ to: '/dashboard' }))
  await act(() => router.navigate({ to: here }))
}

/** The screen at a path with what its flow has ended in: logging in forgets what was kept before. */
export async function showAfter(
  record: () => void,
  path: RoutePath,
  Screen: ComponentType,
): Promise<RenderedRoute> {
  const shown = renderRoute({
    path: '/login',
    screens: { [path]: { screen: async () => Screen, words: [words, details] } },
  })
  record()
  await act(() => shown.router.navigate({ to: path }))
  return shown
}

/** The screen at a path, through the real router and query client. */
export const show = (
  path: RoutePath,
  Screen: ComponentType,
  { language = 'en', search = '' }: { language?: 'en' | 'es'; search?: string } = {},
): RenderedRoute =>
  renderRoute({
    path: search === '' ? path : `${path}?${search}`,
    language,
    screens: { [path]: { screen: async () => Screen, words: [words, details] } },
  })
