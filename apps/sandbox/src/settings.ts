import { consoleHost } from '@coffer/branding/linking-host'
import { defaultRequestLimits, type RequestLimits } from './http/request-limits.ts'
import { defaultMessageLimits, type MessageLimits } from './identity/default-message-limits.ts'
import type { IsTrustedProxy } from './http/trusted-proxies.ts'
import type { LocalPorts } from './tenants/local-ports.ts'
import type { Transports } from './outbox/delivery-queue.ts'
import type { Scan } from './uploads/scan.ts'
import { defaultUploadQuota, type UploadQuota } from './uploads/upload-quota.ts'

/** Limits and delays of this provider. Tests shorten them; the defaults suit manual use. */
export interface Settings {
  readonly session: { readonly idleSeconds: number; readonly totalSeconds: number }
  /** Parameters of argon2id; the defaults are OWASP's. */
  readonly passwordHash: {
    readonly memoryCost: number
    readonly timeCost: number
    readonly parallelism: number
  }
  /** Minimum duration of responses that must not reveal whether an email is registered. */
  readonly evenAnswerMs: number
  /** Calls per minute from one address to log in, register and the like. */
  readonly callsPerMinute: number
  readonly addressLimits: AddressLimits
  readonly messageLimits: MessageLimits
  /** Limits on the size, duration and number of requests. */
  readonly requests: RequestLimits
  readonly uploads: UploadQuota
  /** Scans uploaded files for malware; without it, files are clean at once. */
  readonly scan: Scan | null
  /** The ways out of the outbox; a message without one stays in it. */
  readonly transports: Transports
  readonly operatorKey: string
  /** The only host name of the operator's console and API. */
  readonly operatorHost: string
  readonly isTrustedProxy: IsTrustedProxy
  /** The places served on localhost, by port; empty except for a demonstration. */
  readonly localPorts: LocalPorts
  /** This machine's address in a network, which serves the same ports over TLS; null if it is not served. */
  readonly lanAddress: string | null
  /**
   * The difference between the port of a call on localhost and the port of its page, which a development server serves.
   */
  readonly pagesPortDistance: number
  /** Origin of a tenant's application in emails; never that of a request, whose Host header anybody can choose. */
  readonly originOf: (slug: string) => string
}

/** Limits of one address at one tenant, over all accounts, since several people may share an address. */
export interface AddressLimits {
  /** Wrong passwords. Prevents trying one common password at every account. */
  readonly failedLogInsPerHour: number
  /** Emails and text messages caused by a person: links, codes, invitations. */
  readonly messagesPerHour: number
  readonly messagesPerDay: number
  /** Social security numbers sent. Each response reveals whether the number is on file. */
  readonly ssnsPerDay: number
}

/** For tests, in which all people have one address. */
export const noAddressLimits: AddressLimits = {
  failedLogInsPerHour: Infinity,
  messagesPerHour: Infinity,
  messagesPerDay: Infinity,
  ssnsPerDay: Infinity,
}

/** For tests that log in the same demo person repeatedly. */
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
  transports: { email: null, sms: null },
  operatorHost: consoleHost,
  isTrustedProxy: () => false,
  localPorts: new Map(),
  lanAddress: null,
  pagesPortDistance: 0,
  originOf: (slug: string) => `http://${slug}.localhost:4100`,
} as const
