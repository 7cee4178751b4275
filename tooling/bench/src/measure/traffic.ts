import type { CDPSession } from 'playwright-core'

const kinds = ['document', 'script', 'font', 'image', 'api', 'other'] as const
export type Kind = (typeof kinds)[number]

/** One request: times in milliseconds on the browser's clock, bytes as transferred, headers included. */
export interface Transfer {
  url: string
  kind: Kind
  start: number
  end: number | null
  bytes: number
}

export interface Traffic {
  transfers: () => readonly Transfer[]
  /** Resolves once the network has been idle for this long. */
  untilQuiet: (milliseconds: number) => Promise<void>
}

const POLL_MS = 50

function resourceKind(url: string, mimeType: string): Kind {
  if (/^\/(?:api|sanctum)\//.test(new URL(url).pathname)) return 'api'
  if (mimeType.includes('javascript')) return 'script'
  if (mimeType === 'text/html') return 'document'
  if (mimeType.startsWith('font/')) return 'font'
  return mimeType.startsWith('image/') ? 'image' : 'other'
}

/** Records every request of a page. */
export function followTraffic(page: CDPSession): Traffic {
  const all = new Map<string, Transfer>()
  let lastChange = performance.now()
  const change = (id: string, part: Partial<Transfer>) => {
    lastChange = performance.now()
    const transfer = all.get(id)
    if (transfer) all.set(id, { ...transfer, ...part })
  }
  page.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (!request.url.startsWith('https:')) return
    all.set(requestId, { url: request.url, kind: 'other', start: timestamp * 1000, end: null, bytes: 0 })
    change(requestId, {})
  })
  page.on('Network.responseReceived', ({ requestId, response }) =>
    change(requestId, { kind: resourceKind(response.url, response.mimeType) }),
  )
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    change(requestId, { bytes: encodedDataLength, end: timestamp * 1000 }),
  )
  page.on('Network.loadingFailed', ({ requestId, timestamp }) => change(requestId, { end: timestamp * 1000 }))
  return {
    transfers: () => [...all.values()],
    async untilQuiet(milliseconds) {
      const isBusy = () => [...all.values()].some(({ end }) => end === null)
      while (isBusy() || performance.now() - lastChange < milliseconds)
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    },
  }
}
