import { useEffect, useState } from 'react'
import { BannerList, type Bringing } from './banner-list.tsx'
import { bringBanners } from './bring-banners.ts'

const locations = ['all', 'login'] as const
const LATEST_MS = 4000

/** Banners on the log-in page without the application around it: asked for once the page has nothing else to do. */
export function LogInBanners() {
  const [bringing, setBringing] = useState<Bringing>()
  useEffect(() => whenIdle(() => void bringBanners().then(setBringing)), [])
  return bringing && <BannerList locations={locations} bringing={bringing} />
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
