import { postLoginDestination } from '@coffer/domain/destinations'
import type { QueryClient } from '@tanstack/react-query'
import { loadAccessContext } from './access-context.ts'
import { jointNewcomer } from './access-results.ts'
import { takeInterruptedPage } from './interrupted-page.ts'
import type { RoutePath } from './routes.ts'

/**
 * The destination of `/login/entry`, which has no screen: the page at which the last session ended by itself, or else
 * the post-login destination. A new joint holder sees the welcome screen first.
 */
export async function postLoginRedirect(client: QueryClient): Promise<string> {
  const path: RoutePath = postLoginDestination(await loadAccessContext(client, ['depositor']))
  const interrupted = await takeInterruptedPage(client)
  if (interrupted !== null) return interrupted
  if (path === '/dashboard' && jointNewcomer.read() !== null) return '/joint-account/onboarding/success'
  return path
}
