import type { Capability } from '@coffer/branding/capabilities'
import { rootStore } from '../storage/root-store.ts'
import { now } from '../token/clock.ts'
import { builtBranding, tenant } from './tenant.ts'

/**
 * For tests and stories: behaves as if the provider had announced these capabilities. Returns a function that undoes
 * it.
 */
export function announceCapabilities(...capabilities: readonly Capability[]): () => void {
  const { branding: before } = rootStore.getState()
  const { branding, theme } = tenant()
  rootStore.setState({
    branding: {
      value: { ...branding, capabilities },
      variables: {},
      darkVariables: {},
      logoShapes: theme,
      builtBranding: builtBranding(),
      fetchedAt: now(),
    },
  })
  return () => rootStore.setState({ branding: before })
}
