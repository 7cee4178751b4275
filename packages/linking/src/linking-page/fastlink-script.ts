import { scriptElement } from '@coffer/ui-kit/trusted-types'
import type { FastLinkOptions } from './linking-messages.ts'

type Callback = (payload?: unknown) => void

/** The vendor’s callbacks. Its documentation has two names for the last one, and both are handled. */
type Callbacks = Record<'onSuccess' | 'onError' | 'onEvent' | 'onClose' | 'onExit', Callback>

/** The part of the vendor’s browser API that is used here. */
interface FastLink {
  open: (options: FastLinkOptions & Callbacks, containerId: string) => void
}

declare global {
  interface Window {
    fastlink?: FastLink
  }
}

/** Loads the vendor's script. Null when it is blocked or broken. */
export function loadFastLink(scriptUrl: string): Promise<FastLink | null> {
  const script = trustedScript(scriptUrl)
  if (!script) return Promise.resolve(null)
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve(window.fastlink ?? null))
    script.addEventListener('error', () => resolve(null))
    document.head.append(script)
  })
}

function trustedScript(address: string): HTMLScriptElement | null {
  try {
    return scriptElement(address)
  } catch {
    return null
  }
}
