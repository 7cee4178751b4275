import type { Capability } from '@coffer/branding/capabilities'

/** The features beyond the specification that this provider implements. */
const implemented: readonly Capability[] = [
  'account_security',
  'automatic_saving',
  'cases',
  'goals',
  'language',
  'linked_banks',
  'notification_settings',
  'passkeys',
  'proofs',
  'rate_history',
]

/** The capabilities that GET /branding announces: the provider's, except those that the tenant has disabled. */
export const capabilitiesWithout = (disabled: readonly Capability[]): readonly Capability[] =>
  implemented.filter((capability) => !disabled.includes(capability))
