type CallAddress = `/${string}`

/** The bank's branding, requested unless an earlier page has stored it. */
export const brandingCall: CallAddress = '/branding'

const banners: CallAddress = '/banner-alerts?active=true'

/** Public calls, sent without the session's token. */
export const publicCalls: readonly CallAddress[] = [banners, brandingCall]

/** What the bank's frame requests on every page. */
export const frameCalls: readonly CallAddress[] = ['/depositor', '/alerts', '/messages', banners]

/** What a page requests before the application has loaded, besides the calls of the frame. */
export interface EarlyReads {
  readonly calls: readonly CallAddress[]
  /** Calls below the first account, by the capability without which they do not exist. */
  readonly ofAccount?: Readonly<Record<string, CallAddress>>
}
