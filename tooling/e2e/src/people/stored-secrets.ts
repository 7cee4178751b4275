import { expect, type Page } from '@playwright/test'

/** The content of a page's two storages, by storage and key. */
export function storageContent(page: Page): Promise<Record<'local' | 'session', Record<string, string>>> {
  return page.evaluate(() => {
    const all = (storage: Storage) =>
      Object.fromEntries(Object.keys(storage).map((key) => [key, storage.getItem(key) ?? '']))
    return { local: all(localStorage), session: all(sessionStorage) }
  })
}

/** Whether a text contains any of the secrets, in any digit grouping. */
function secretsIn(text: string, secrets: readonly string[]): string[] {
  const ungrouped = decodeURIComponent(text.replaceAll('%', '%25')).replaceAll(/[-\s()]/g, '')
  return secrets.filter((secret) =>
    /^\d+$/.test(secret)
      ? new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(ungrouped)
      : text.includes(secret) || text.includes(encodeURIComponent(secret)),
  )
}

/** Records every URL that the page requests, from now on. */
export function recordUrls(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  page.on('framenavigated', (frame) => urls.push(frame.url()))
  return urls
}

/** Expects no secret in storage or URLs. */
export async function expectNoSecrets(page: Page, urls: readonly string[], secrets: readonly string[]) {
  const content = JSON.stringify(await storageContent(page))
  expect(secretsIn(content, secrets)).toEqual([])
  expect(secretsIn(urls.join('\n'), secrets)).toEqual([])
}
