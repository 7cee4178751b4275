import { useSyncExternalStore } from 'react'

/** Whether the browser knows passkeys at all. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

const unchanging = () => () => undefined
const supposed = () => true

/** The same for a page that may be prerendered, which supposes passkeys until a browser is asked. */
export const useSupportsPasskeys = (): boolean => useSyncExternalStore(unchanging, supportsPasskeys, supposed)
