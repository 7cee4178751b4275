import type { Branding } from '@coffer/branding/schema'
import type { Insurer } from '@coffer/branding/insurer'
import type { MessageOverrides } from '@coffer/branding/tenant-schema'

/** The tenant as the sender of emails and text messages. */
export type Sender = {
  readonly branding: Branding
  /** The insurer of deposits. */
  readonly insurer: Insurer
  /** The origin of the tenant's application, the base of links and logos. */
  readonly origin: string
  /** Whether the build has rasterized the logo of this branding on the color of the header. */
  readonly hasDrawnLogo?: boolean
  /** Whether the tenant has dark colors. */
  readonly hasDarkTheme?: boolean
  /** The tenant's message overrides, by language, namespace and key. */
  readonly messageOverrides?: MessageOverrides | undefined
}

/** A path resolved against the tenant's origin; absolute URLs are returned unchanged. */
export const absoluteUrl = ({ origin }: Pick<Sender, 'origin'>, pathOrAddress: string): string =>
  new URL(pathOrAddress, origin).href
