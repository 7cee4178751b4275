import type { Capability } from '@coffer/branding/capabilities'

type CallAddress = `/${string}`

/** The bank's branding, requested unless an earlier page has stored it. */
export const brandingCall: CallAddress = '/branding'

const banners: CallAddress = '/banner-alerts?active=true'

/** Public calls, sent without the session's token. */
export const publicCalls: readonly CallAddress[] = [banners, brandingCall]

/** The call of each loader and requirement of a guard that needs neither another answer nor a capability. */
export const callAddresses: Readonly<Record<string, CallAddress>> = {
  depositor: '/depositor',
  accounts: '/accounts',
  transactions: '/transactions',
  'linked-accounts': '/linked-accounts',
  linkedAccounts: '/linked-accounts',
  banners: banners,
  alerts: '/alerts',
  messages: '/messages',
  user: '/user',
  devices: '/devices',
  progress: '/depositor/progress',
  statements: '/statements',
  'statement-years': '/statements/years',
  'tax-documents': '/tax-documents',
}

/** Calls that need the first account's id, by the loader that makes them, with the capability that they belong to. */
export const accountCalls: Readonly<Record<string, { capability: Capability; call: CallAddress }>> = {
  goals: { capability: 'goals', call: '/goals' },
  plans: { capability: 'automatic_saving', call: '/plans' },
}

/** What the bank's frame reads on every page. */
export const frameReads: readonly string[] = ['depositor', 'alerts', 'messages', 'banners']

/** By path, the names of what its page requests before the application has loaded, besides those of the frame. */
export type EarlyReads = Readonly<Record<string, readonly string[]>>
