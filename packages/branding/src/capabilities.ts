/** The features beyond the specification that a provider may announce in `GET /branding`. */
export const capabilities = [
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
] as const
export type Capability = (typeof capabilities)[number]

/** The announced capabilities that this version knows. Unknown ones, from a newer provider, are ignored. */
export const announcedCapabilities = (announced: unknown): readonly Capability[] =>
  Array.isArray(announced) ? capabilities.filter((capability) => announced.includes(capability)) : []
