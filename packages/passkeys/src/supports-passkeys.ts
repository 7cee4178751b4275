import { useSyncExternalStore } from 'react'

/** Whether the browser supports passkeys. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

const unchanging = () => () => undefined
const supposed = () => true

/** The same for a page that may be prerendered, which assumes support until it is hydrated. */
export const useSupportsPasskeys = (): boolean => useSyncExternalStore(unchanging, supportsPasskeys, supposed)
