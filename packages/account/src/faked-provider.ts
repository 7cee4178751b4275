import { type RenderedRoute, renderRoute } from '@coffer/router/testing'
import type { RoutePath } from '@coffer/router/routes'
import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { words as failures } from '@coffer/failures/words'
import { words as linkedAccounts } from '@coffer/linked-accounts/words'
import { words as newPassword } from '@coffer/new-password/words'
import { words } from './words.ts'

export { provider } from '@coffer/router/faked-provider'

type PlainPath = Exclude<RoutePath, `${string}$${string}`>

interface Showing {
  language?: 'en' | 'es'
  search?: string
}

const source = (Screen: ComponentType) => ({
  screen: async () => Screen,
  words: [words, failures, linkedAccounts, newPassword],
})

/** The screen at a path, through the real router and query client. */
export const show = (
  path: PlainPath,
  Screen: ComponentType,
  { language = 'en', search = '' }: Showing = {},
): RenderedRoute =>
  renderRoute({
    path: search === '' ? path : `${path}?${search}`,
    language,
    screens: { [path]: source(Screen) },
  })

/** The screen at a path with what its flow has ended in: logging in forgets what was kept before. */
export async function showAfter(
  record: () => void,
  path: PlainPath,
  Screen: ComponentType,
): Promise<RenderedRoute> {
  const shown = renderRoute({ path: '/login', screens: { [path]: source(Screen) } })
  record()
  await act(() => shown.router.navigate({ to: path }))
  return shown
}

/** Going elsewhere and coming back: as after a reload, only what was kept is still there. */
export async function leaveAndReturn({ router, path }: RenderedRoute): Promise<void> {
  const here = path()
  await act(() => router.navigate({ to: '/dashboard' }))
  await act(() => router.navigate({ to: here }))
}
