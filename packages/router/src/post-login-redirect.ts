import { postLoginDestination } from '@coffer/domain/destinations'
import { loadAccessContext } from './access-context.ts'
import { jointNewcomer } from './access-results.ts'
import type { ScreenRedirect } from './screens.tsx'

/** §4, Post-login redirect: `/login/entry` has no screen. A new joint holder sees the welcome screen first. */
export const postLoginRedirect: ScreenRedirect = async ({ queryClient }) => {
  const path = postLoginDestination(await loadAccessContext(queryClient, ['depositor']))
  if (path === '/dashboard' && jointNewcomer.read() !== null) return '/joint-account/onboarding/success'
  return path
}
