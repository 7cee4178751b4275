import { useSyncExternalStore } from 'react'

/** Whether the browser knows passkeys at all. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

const unchanging = () => () => undefined
const supposed = () => true

/** The same where a page may be prerendered: one in which no browser has been asked supposes it. */
export const useSupportsPasskeys = (): boolean => useSyncExternalStore(unchanging, supportsPasskeys, supposed)
