import { expect, type Page } from '@playwright/test'

/** The content of a page's two storages, by storage and key. */
export function keptBy(page: Page): Promise<Record<'local' | 'session', Record<string, string>>> {
  return page.evaluate(() => {
    const all = (storage: Storage) =>
      Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']))
    return { local: all(localStorage), session: all(sessionStorage) }
  })
}

/** Whether a text contains any of the secrets, in any digit grouping. */
function holds(text: string, secrets: readonly string[]): string[] {
  const ungrouped = decodeURIComponent(text.replaceAll('%', '%25')).replaceAll(/[-\s()]/g, '')
  return secrets.filter((secret) =>
    /^\d+$/.test(secret)
      ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(ungrouped)
      : text.includes(secret) || text.includes(encodeURIComponent(secret)),
  )
}

/** Records every URL that the page requests, from now on. */
export function watchAddresses(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url()))
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  return seen
}

/** Expects no secret in storage or URLs. */
export async function expectNowhere(page: Page, addresses: readonly string[], secrets: readonly string[]) {
  const kept = JSON.stringify(await keptBy(page))
  expect(holds(kept, secrets)).toEqual([])
  expect(holds(addresses.join('\n'), secrets)).toEqual([])
}
