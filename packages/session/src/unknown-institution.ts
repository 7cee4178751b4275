import { defaultTenant } from '@coffer/branding/default-tenant'
import { lookAtBranding, themed, worn } from './branding.ts'
import { rehydrate } from './store.ts'
import { assumeTenant } from './tenant.ts'
import { wearVariables } from './wear.ts'

/** How long a page that cannot say whose it is waits to hear, before it shows itself. */
export const KNOW_TIMEOUT_MS = 5000

/**
 * For a page that cannot say whose it is: it assumes nobody, and asks its host. In vain, it wears the default.
 * `beginCalls` points the calls at the provider of what is assumed.
 */
export async function askWhose(beginCalls: () => void): Promise<void> {
  assumeTenant(defaultTenant(location.hostname))
  beginCalls()
  await rehydrate()
  const tooLate = new Promise((resolve) => setTimeout(resolve, KNOW_TIMEOUT_MS))
  await Promise.race([lookAtBranding(), tooLate])
  const { source, branding } = worn()
  if (source !== 'default') return
  const { variables } = await themed(branding)
  // A page that lost only its data still has its colours.
  const isBare = getComputedStyle(document.documentElement).getPropertyValue('--primary') === ''
  if (isBare && worn().source === 'default') wearVariables(variables, '')
}
