import { expect, type Page, type Request } from '@playwright/test'
import { networkIdle } from './network-idle.ts'

export function first<Item>(items: readonly Item[]): Item | undefined {
  return items[0]
}
export function last<Item>(items: readonly Item[]): Item | undefined {
  return items.at(-1)
}

interface OneByOne {
  matches: (url: URL) => boolean
  open: () => Promise<unknown>
  /** Chooses the request that is answered next. */
  choose: (requests: readonly Request[]) => Request | undefined
  /** Whether the page reads the response to a request only after the matching ones. */
  isReadLater?: (request: Request) => boolean
}

/**
 * Opens a page and answers its matching requests one at a time, each after the previous response has been rendered, so that
 * the page passes through every intermediate state. Returns the number of matching requests.
 */
export async function answerOneByOne(
  page: Page,
  { matches, open, choose, isReadLater = () => false }: OneByOne,
): Promise<number> {
  const held = new Set<Request>()
  const releases = new Map<Request, () => void>()
  const rendered = networkIdle(page, { has: (request) => held.has(request) || isReadLater(request) })
  const settled = networkIdle(page, held)
  await page.route(matches, async (route) => {
    const request = route.request()
    const { promise, resolve } = Promise.withResolvers<void>()
    held.add(request)
    releases.set(request, resolve)
    await promise
    await route.fallback()
  })
  // The page may not finish loading before the requests are answered.
  const opened = open()
  await expect.poll(() => held.size).toBeGreaterThan(0)
  for (;;) {
    await rendered()
    if (held.size === 0) await settled()
    const next = choose([...held])
    if (next === undefined) break
    held.delete(next)
    releases.get(next)?.()
  }
  await opened
  await page.unrouteAll()
  return releases.size
}
