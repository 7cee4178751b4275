import { type Capability, capabilities } from '@coffer/branding/capabilities'

/** The capabilities that GET /branding announces: this provider has them all; a tenant may disable some. */
export const capabilitiesWithout = (disabled: readonly Capability[]): readonly Capability[] =>
  capabilities.filter((capability) => !disabled.includes(capability))
