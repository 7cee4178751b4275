import { defaultRequestLimits, type RequestLimits } from './http/request-limits.ts'
import { defaultMessageLimits, type MessageLimits } from './identity/default-message-limits.ts'
import type { IsTrustedProxy } from './http/trusted-proxies.ts'
import type { LocalPorts } from './tenants/local-ports.ts'
import type { Scan } from './uploads/scan.ts'
import { defaultUploadQuota, type UploadQuota } from './uploads/upload-quota.ts'

/** Limits and delays of this provider. Tests shorten them; the defaults suit manual use. */
export interface Settings {
  readonly session: { readonly idleSeconds: number; readonly totalSeconds: number }
  /** argon2id; the defaults are OWASP's. */
  readonly passwordHash: {
    readonly memoryCost: number
    readonly timeCost: number
    readonly parallelism: number
  }
  /** Least duration of answers that must not reveal whether an email is known. */
  readonly evenAnswerMs: number
  /** Calls a minute from one address to log in, register and the like. */
  readonly callsPerMinute: number
  readonly addressLimits: AddressLimits
  readonly messageLimits: MessageLimits
  /** Sizes, times and numbers of requests. */
  readonly requests: RequestLimits
  readonly uploads: UploadQuota
  /** Checks uploaded files for malware; without one they are clean at once. */
  readonly scan: Scan | null
  readonly operatorKey: string
  /** The one host name of the operator's console and API. */
  readonly operatorHost: string
  readonly isTrustedProxy: IsTrustedProxy
  /** What is served on localhost, by port: nothing, unless a demonstration asks for it. */
  readonly localPorts: LocalPorts
  /** This machine's address in a network that may have the same ports, over TLS; null for none. */
  readonly lanAddress: string | null
  /** From the port of a call on localhost to that of its page, which a development server has. */
  readonly pagesPortDistance: number
  /** Origin of a tenant's application in emails; never that of a request, whose Host anybody may choose. */
  readonly originOf: (slug: string) => string
}

/** What one address may do at one tenant, for all accounts together: several people may share it. */
export interface AddressLimits {
  /** Wrong passwords, so that one common password cannot be tried at every account. */
  readonly failedLogInsPerHour: number
  /** Emails and texts that a person causes: links, codes, invitations. */
  readonly messagesPerHour: number
  readonly messagesPerDay: number
  /** Social security numbers sent, whose answer tells whether one is on file. */
  readonly ssnsPerDay: number
}

/** For tests, whose people all have one address. */
export const noAddressLimits: AddressLimits = {
  failedLogInsPerHour: Infinity,
  messagesPerHour: Infinity,
  messagesPerDay: Infinity,
  ssnsPerDay: Infinity,
}

/** For tests that log the same demo person in again and again. */
export const unlimitedCodes: MessageLimits = {
  ...defaultMessageLimits,
  code: { perHour: Infinity, perDay: Infinity },
}

export const defaultSettings = {
  session: { idleSeconds: 15 * 60, totalSeconds: 12 * 60 * 60 },
  passwordHash: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  evenAnswerMs: 120,
  callsPerMinute: 300,
  addressLimits: { failedLogInsPerHour: 50, messagesPerHour: 120, messagesPerDay: 600, ssnsPerDay: 50 },
  messageLimits: defaultMessageLimits,
  requests: defaultRequestLimits,
  uploads: defaultUploadQuota,
  scan: null,
  operatorHost: 'sandbox.localhost',
  isTrustedProxy: () => false,
  localPorts: new Map(),
  lanAddress: null,
  pagesPortDistance: 0,
  originOf: (slug: string) => `http://${slug}.localhost:4100`,
} as const
