import type { Capability } from '@coffer/branding/capabilities'
import { useStore } from 'zustand'
import { rootStore } from '../storage/root-store.ts'
import { activeBranding } from './active-branding.ts'
import { refreshBranding } from './fetch-branding.ts'
import { hasTenant, tenant } from './tenant.ts'

/** How long a page that needs a capability waits for the provider's first answer. */
const ANNOUNCEMENT_TIMEOUT_MS = 5000

/** Whether the provider announces a capability and the tenant has not switched it off. */
export function hasCapability(capability: Capability): boolean {
  return (
    hasTenant() &&
    activeBranding().branding.capabilities.includes(capability) &&
    !tenant().settings.disabledCapabilities.includes(capability)
  )
}

/** Renders again when the provider's announcement changes. */
export const useCapability = (capability: Capability): boolean =>
  useStore(rootStore, () => hasCapability(capability))

/** The same; a page that has never had the provider's branding fetches it first. */
export async function resolveCapability(capability: Capability): Promise<boolean> {
  const { source } = activeBranding()
  if (source === 'fallback' || source === 'default') {
    const timeout = new Promise((resolve) => setTimeout(resolve, ANNOUNCEMENT_TIMEOUT_MS))
    await Promise.race([refreshBranding(), timeout])
  }
  return hasCapability(capability)
}
