import type { Branding } from '@coffer/branding/schema'
import type { OwnWords } from '@coffer/branding/tenant-schema'

/** The institution that writes. */
export type Sender = {
  readonly branding: Branding
  /** Where its application lives, without a slash at the end: what a letter links to and its logos are under it. */
  readonly origin: string
  /** Its own wording of single texts, by language, package and key. */
  readonly words?: OwnWords | undefined
}

/** An address of the institution's: a path is one of its own origin, an https address is left as it is. */
export const addressAt = ({ origin }: Pick<Sender, 'origin'>, pathOrAddress: string): string =>
  new URL(pathOrAddress, origin).href
