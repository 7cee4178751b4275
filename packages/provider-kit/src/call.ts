import type { Capability } from '@coffer/branding/capabilities'
import type { Language } from '@coffer/i18n/languages'

/** Signs values that the provider hands out and later receives back. */
export interface Signer {
  readonly sign: (use: 'csrf', parts: readonly (string | Buffer)[]) => Buffer
  readonly isSigned: (use: 'csrf', parts: readonly (string | Buffer)[], signature: Buffer) => boolean
}

/** How a provider sets the cookies of a call. */
export interface CookiePolicy {
  /** Whether they have `Secure` and the prefix `__Host-`. */
  readonly isSecure: boolean
  /** Distinguishes the cookies of tenants that share a host name; empty if each has its own. */
  readonly prefix: string
}

/** What the protocol needs to know about the call it answers. Functions, because some of it is known only later. */
export interface CallServices {
  /** Identifies the call in its envelope and in logs. */
  readonly invocationId: string
  readonly now: () => Date
  /** The tenant's slug. */
  readonly tenant: () => string
  /** The language of messages to the caller. */
  readonly language: () => Language
  /** Whether the tenant's branding announces a capability. */
  readonly announces: (capability: Capability) => Promise<boolean>
  readonly cookies: () => CookiePolicy
  readonly signer: Signer
}

/** By Hono's context of the call rather than in it, so that the protocol serves applications with any variables. */
const services = new WeakMap<object, CallServices>()

/** Has to run before the kit's middleware. */
export const beginCall = (c: object, provided: CallServices): void => {
  services.set(c, provided)
}

/** Throws if the call did not begin with `beginCall`. */
export function servicesOf(c: object): CallServices {
  const found = services.get(c)
  if (found === undefined) throw new Error('The call did not begin with beginCall.')
  return found
}
