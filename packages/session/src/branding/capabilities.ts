import { type Capability, capabilities } from '@coffer/branding/capabilities'
import { useSyncExternalStore } from 'react'
import { rootStore } from '../storage/root-store.ts'
import { activeBranding } from './active-branding.ts'
import { refreshBranding } from './fetch-branding.ts'
import { hasTenant, tenant } from './tenant.ts'

/** How long a page that needs a capability waits for the provider's first response. */
const ANNOUNCEMENT_TIMEOUT_MS = 5000

/** Whether the provider announces a capability and the tenant has not switched it off. */
export function hasCapability(capability: Capability): boolean {
  return (
    hasTenant() &&
    activeBranding().branding.capabilities.includes(capability) &&
    !tenant().settings.disabledCapabilities.includes(capability)
  )
}

const none = () => false

/** Renders again when the provider's announcement changes. False in a prerendered page until it is hydrated. */
export const useCapability = (capability: Capability): boolean =>
  useSyncExternalStore(rootStore.subscribe, () => hasCapability(capability), none)

/** The capabilities that are announced and not switched off, for a screen that reads several by name. */
export function useHasCapability(): (capability: Capability) => boolean {
  const active = useSyncExternalStore(rootStore.subscribe, activeCapabilities, () => '')
  return (capability) => active.split(' ').includes(capability)
}

const activeCapabilities = (): string => capabilities.filter(hasCapability).join(' ')

/** Whether a capability is announced, as a promise; a page that has never had the provider's branding fetches it first. */
export async function resolveCapability(capability: Capability): Promise<boolean> {
  const { source } = activeBranding()
  if (source === 'fallback' || source === 'default') {
    const timeout = new Promise((resolve) => setTimeout(resolve, ANNOUNCEMENT_TIMEOUT_MS))
    await Promise.race([refreshBranding(), timeout])
  }
  return hasCapability(capability)
}
