/** The features beyond the specification that a provider may announce in `GET /branding`. */
export const capabilities = [
  'passkeys',
  'account_security',
  'goals',
  'automatic_saving',
  'rate_history',
  'linked_banks',
  'notification_settings',
  'proofs',
  'cases',
  'language',
] as const
export type Capability = (typeof capabilities)[number]

/** The announced capabilities that this version knows. Unknown ones, from a newer provider, are ignored. */
export const announcedCapabilities = (announced: unknown): readonly Capability[] =>
  Array.isArray(announced) ? capabilities.filter((capability) => announced.includes(capability)) : []
