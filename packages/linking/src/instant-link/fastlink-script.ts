import { scriptElement } from '@coffer/ui-kit/trusted-types'

/** The part of the vendor's browser interface that is used here. */
export interface FastLink {
  open: (options: FastLinkOptions, containerId: string) => void
  close: () => void
}

export interface FastLinkOptions {
  fastLinkURL: string
  accessToken: string
  forceIframe: boolean
  params: { configName: string; locale: string; flow?: 'add'; providerId?: string }
  onSuccess: (payload?: unknown) => void
  onError: (payload?: unknown) => void
  onClose: (payload?: unknown) => void
  /** Another name for the same callback in the vendor's documentation; both are wired. */
  onExit: (payload?: unknown) => void
  onEvent: (payload?: unknown) => void
}

declare global {
  interface Window {
    fastlink?: FastLink
  }
}

/** How long the vendor's script may take before it counts as blocked. */
export const SCRIPT_WAIT_MS = 15_000

/** Loads the vendor's script, once per page. Null when it is blocked, broken, or takes too long. */
export function loadFastLink(scriptUrl: string): Promise<FastLink | null> {
  if (window.fastlink) return Promise.resolve(window.fastlink)
  const script = trustedScript(scriptUrl)
  if (!script) return Promise.resolve(null)
  return new Promise((resolve) => {
    const finish = (fastlink: FastLink | null) => {
      clearTimeout(timer)
      // A script that failed is removed, so that a retry requests it again.
      if (!fastlink) script.remove()
      resolve(fastlink)
    }
    const timer = setTimeout(() => finish(null), SCRIPT_WAIT_MS)
    script.addEventListener('load', () => finish(window.fastlink ?? null))
    script.addEventListener('error', () => finish(null))
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
