import { useSyncExternalStore } from 'react'
import { type GenericSchema, object, parse, is, string } from 'valibot'

declare global {
  interface Window {
    /** Parameters of the emailed link that opened the page; set by a script before all others (tooling/tenant). */
    __emailedLink?: string | undefined
  }
}

/**
 * The secret of an emailed link, only in memory. The address and the history never show it: a script of the page
 * removes it before any other code runs. It does not survive a reload.
 */
export interface EmailedLink<Value extends object> {
  read: () => Value | null
  /** `read` as a hook. */
  use: () => Value | null
  /** Forgets a link that was used. */
  clear: () => void
}

/** A link whose parameters have a schema. */
export function emailedLink<Value extends object>(schema: GenericSchema<unknown, Value>): EmailedLink<Value> {
  let latest: { text: string | undefined; value: Value | null } = { text: undefined, value: null }
  /** Returns the same object until another link is opened. */
  const read = (): Value | null => {
    const text = typeof window === 'undefined' ? undefined : window['__emailedLink']
    if (text !== latest.text) {
      const fields = Object.fromEntries(new URLSearchParams(text))
      latest = { text, value: is(schema, fields) ? parse(schema, fields) : null }
    }
    return latest.value
  }
  return {
    read,
    use: () => useSyncExternalStore(onNavigation, read),
    clear: () => {
      window['__emailedLink'] = undefined
    },
  }
}

/** A link that is opened in a page of the same address does not reload it. */
function onNavigation(listener: () => void): () => void {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/** The link that verifies an email or invites a joint holder. */
export const verificationLink = emailedLink(object({ uuid: string(), hash: string() }))
/** The link that resets a password. */
export const passwordLink = emailedLink(object({ email: string(), token: string() }))
