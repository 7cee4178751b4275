import { defaultTenant } from '@coffer/branding/default-tenant'
import { rehydrate } from '../storage/root-store.ts'
import { activeBranding } from './active-branding.ts'
import { deriveTheme } from './apply-theme.ts'
import { applyVariables } from './apply-variables.ts'
import { refreshBranding } from './fetch-branding.ts'
import { assumeTenant } from './tenant.ts'

/** How long a page without a readable tenant waits for its host's response before it renders. */
export const IDENTIFY_TIMEOUT_MS = 5000

/**
 * For a page without a readable tenant: assumes the default tenant and fetches the branding of its host. Without a
 * response the default theme is applied. `configureCalls` configures the transport for the assumed tenant.
 */
export async function identifyTenant(configureCalls: () => void): Promise<void> {
  assumeTenant(defaultTenant(location.hostname))
  configureCalls()
  await rehydrate()
  const timeout = new Promise((resolve) => setTimeout(resolve, IDENTIFY_TIMEOUT_MS))
  await Promise.race([refreshBranding(), timeout])
  const { source, branding } = activeBranding()
  if (source !== 'default') return
  const { variables } = await deriveTheme(branding)
  // A page that lost only its tenant block still has its colors.
  const isBare = getComputedStyle(document.documentElement).getPropertyValue('--primary') === ''
  if (isBare && activeBranding().source === 'default') applyVariables(variables, '')
}
