import { useSyncExternalStore } from 'react'

/** Whether the browser supports passkeys. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

const neverChanges = () => () => undefined
const assumeSupport = () => true

/** The same for a page that may be prerendered, which assumes support until it is hydrated. */
export const useSupportsPasskeys = (): boolean =>
  useSyncExternalStore(neverChanges, supportsPasskeys, assumeSupport)
