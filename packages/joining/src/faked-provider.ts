import { type RenderedRoute, renderRoute } from '@coffer/router/testing'
import type { RoutePath } from '@coffer/router/routes'
import { recordResult } from '@coffer/session/flow-results'
import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { words } from './words.ts'

export { provider } from '@coffer/router/faked-provider'

export const linkState = { uuid: '7f0f7a4e-1111-4111-8111-111111111111', hash: 'from-the-email' }
export const identity = { email: 'sam@example.com', token: 'identity-token' }

interface Showing {
  language?: 'en' | 'es'
  search?: string
}

/** The screen at a path, for somebody who has come by the link of an email. */
export function show(
  path: RoutePath,
  Screen: ComponentType,
  { language = 'en', search = '' }: Showing = {},
): RenderedRoute {
  return renderRoute({
    path: search === '' ? path : `${path}?${search}`,
    language,
    as: 'visitor',
    screens: { [path]: { screen: async () => Screen, words: [words] } },
  })
}

/** The same with the link state of somebody invited. */
export function showInvited(path: RoutePath, Screen: ComponentType, showing?: Showing): RenderedRoute {
  recordResult('joint-invitation', linkState)
  return show(path, Screen, showing)
}

/** The same once the identity is verified. */
export function showVerified(path: RoutePath, Screen: ComponentType, showing?: Showing): RenderedRoute {
  recordResult('joint-identity', identity)
  return showInvited(path, Screen, showing)
}

/** Going elsewhere and coming back: as after a reload, only what was kept is still there. */
export async function leaveAndReturn({ router, path }: RenderedRoute): Promise<void> {
  const here = path()
  await act(() => router.navigate({ to: '/login/forgot-password' }))
  await act(() => router.navigate({ to: here }))
}
