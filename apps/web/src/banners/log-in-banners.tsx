import { prefetchBanners } from '@coffer/api-client/banners/prefetch'
import { LOG_IN_FORM } from '@coffer/auth/early-log-in'
import { type ReactNode, useEffect, useState } from 'react'

const IDLE_TIMEOUT_MS = 4000

interface LogInBanners {
  banners: ReactNode
  /** Whether the form was in use when the banners arrived: they are then below it, because above they would move it. */
  isLate: boolean
}

const none: LogInBanners = { banners: null, isLate: false }

/** Banners on the prerendered log-in page, fetched when the page is idle. */
export function useLogInBanners(): LogInBanners {
  const [shown, setShown] = useState(none)
  useEffect(() => {
    async function load() {
      const banners = await fetchBannerList()
      if (banners !== null) setShown({ banners, isLate: isFormInUse() })
    }
    return whenIdle(() => void load())
  }, [])
  return shown
}

function isFormInUse(): boolean {
  const form = document.getElementById(LOG_IN_FORM)
  return form !== null && form.matches(':focus-within, [aria-busy=true]')
}

/** Loads the code that parses and renders banners only if there are any, which is rare. */
async function fetchBannerList(): Promise<ReactNode> {
  try {
    const sent = prefetchBanners()
    const answer = await sent
    if (answer.ok && (await answer.clone().text()).includes('"data":[]')) return null
    const { loadLogInBanners } = await import('./load-log-in-banners.tsx')
    return await loadLogInBanners(sent)
  } catch {
    // The page is complete without banners.
    return null
  }
}

/**
 * Calls back when the page is idle, or after a timer in Safari, which has no idle callback. Returns a cancel function.
 */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_TIMEOUT_MS / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}
