import type { Page, Response } from '@playwright/test'
import { roles } from '@coffer/branding/roles'

/** A value that identifies a tenant: a name, address, number, color or drawing; in lower case. */
export interface Fingerprint {
  what: string
  text: string
}

/** A text of a page, and its place. */
export interface PageContent {
  where: string
  text: string
}

/** Every fingerprint in the contents, with its place. */
export function findFingerprints(seen: readonly PageContent[], marks: readonly Fingerprint[]): string[] {
  return seen.flatMap(({ where, text }) => {
    const content = text.toLowerCase()
    return marks.filter((mark) => content.includes(mark.text)).map(({ what }) => `${what} in ${where}`)
  })
}

/**
 * The current content of a page: its markup (texts, title, alternative texts, addresses, inline styles), the rules of
 * its style sheets, and the values of its custom properties.
 */
export async function pageContent(page: Page): Promise<PageContent[]> {
  const [markup, rules, variables] = await page.evaluate((names) => {
    const shown = getComputedStyle(document.documentElement)
    return [
      document.documentElement.outerHTML,
      [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText),
      names.map((name) => `${name}: ${shown.getPropertyValue(`--${name}`)}`),
    ] as const
  }, roles)
  return [
    { where: 'the markup', text: markup },
    { where: 'a style sheet', text: rules.join('\n') },
    { where: 'a custom property', text: variables.join('\n') },
  ]
}

const read = /text|javascript|json|svg/

/** Reads every response of a page, each shared asset once. Returns those since the last call. */
export function collectResponses(page: Page): () => Promise<PageContent[]> {
  const known = new Set<string>()
  let arriving: Promise<PageContent[]>[] = []
  page.on('response', (response) => {
    const url = response.url()
    if (known.has(url) || !read.test(response.headers()['content-type'] ?? '')) return
    if (new URL(url).pathname.startsWith('/assets/')) known.add(url)
    arriving.push(readBody(response))
  })
  return async () => {
    const come = arriving
    arriving = []
    return (await Promise.all(come)).flat()
  }
}

/** The body of a response; empty if the page navigated before it could be read, since it was checked by then. */
async function readBody(response: Response): Promise<PageContent[]> {
  const { pathname } = new URL(response.url())
  return response.text().then(
    (text) => [{ where: `what ${pathname} answered`, text }],
    () => [],
  )
}
