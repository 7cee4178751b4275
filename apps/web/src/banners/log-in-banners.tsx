import { askBanners } from '@coffer/api-client/banners/prefetch'
import { type ReactNode, useEffect, useState } from 'react'

const LATEST_MS = 4000

/** Banners on the log-in page without the application around it: asked for once the page has nothing else to do. */
export function LogInBanners() {
  const [shown, setShown] = useState<ReactNode>(null)
  useEffect(() => whenIdle(() => void glance().then(setShown)), [])
  return shown
}

/** Mostly there is none, and then what reads and draws them need not come. */
async function glance(): Promise<ReactNode> {
  try {
    const sent = askBanners()
    const answer = await sent
    if (answer.ok && (await answer.clone().text()).includes('"data":[]')) return null
    const { bringLogInBanners } = await import('./bring-log-in-banners.tsx')
    return await bringLogInBanners(sent)
  } catch {
    // The page is whole without them.
    return null
  }
}

/** Safari has no idle callback; there a moment's wait stands for it. Returns how to call it off. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, LATEST_MS / 4)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
