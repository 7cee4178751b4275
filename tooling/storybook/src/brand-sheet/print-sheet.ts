import type { Browser } from 'playwright-core'
import { openPage, settle } from '../capture/captured-page.ts'
import { stableContext } from '../capture/stable-chromium.ts'
import { withAuthor } from './with-author.ts'

/** The width of A4 between its margins, in CSS pixels: the page is laid out at that width, and printed unchanged. */
const paperWidth = 688

/** Prints the brand sheet of a built Storybook in one tenant's brand: a tagged PDF of A4 pages. */
export async function printSheet(browser: Browser, origin: string, slug: string): Promise<Uint8Array> {
  const viewport = { width: paperWidth, height: 1000 }
  await using context = await browser.newContext({ ...stableContext, viewport })
  const captured = await openPage(context)
  const { page } = captured
  const globals = encodeURIComponent(`tenant:${slug};language:en`)
  await page.goto(`${origin}/iframe.html?id=brand-sheet--sheet&viewMode=story&globals=${globals}`)
  const heading = page.locator('header h1')
  await heading.waitFor({ timeout: 60_000 })
  await settle(captured)
  const name = (await heading.textContent()) ?? ''
  await page.evaluate((title) => {
    document.title = title
    document.documentElement.lang = 'en'
  }, `Brand sheet – ${name}`)
  const pdf = await page.pdf({
    format: 'A4',
    printBackground: true,
    preferCSSPageSize: true,
    tagged: true,
    outline: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footerHtml(name),
    margin: { top: '12mm', right: '14mm', bottom: '16mm', left: '14mm' },
  })
  return withAuthor(pdf, name)
}

/** The footer of every page: the tenant's name and the page number. */
function footerHtml(name: string): string {
  const escaped = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<div style="display:flex;justify-content:space-between;width:100%;margin:0 14mm;font:8px Lato,sans-serif"><span>${escaped}</span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`
}
