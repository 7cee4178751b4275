import { expect, type Page, type Request } from '@playwright/test'

/** Waits until all requests of the page, except those that a test holds back, are answered and their data is rendered. */
export function networkIdle(
  page: Page,
  held: Pick<ReadonlySet<Request>, 'has'> = new Set(),
): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const drawn = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }),
    )
  return async () => {
    // Rendering may have started further requests.
    await expect
      .poll(
        async () => {
          await drawn()
          return [...open].filter((request) => !held.has(request)).length
        },
        { intervals: [25] },
      )
      .toBe(0)
  }
}
