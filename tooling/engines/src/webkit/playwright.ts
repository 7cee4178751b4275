import { type Page, type BrowserContext, type Browser, test as base } from 'playwright/test'
import { noTenantLocale } from '../journeys-config.ts'
import { notApplicable } from './not-applicable.ts'
import { type ContextOptions, WebKitContext, WebKitPage } from './page.ts'

export { expect } from './expect.ts'

/*
 * The journeys import this as `@playwright/test` when they run in WebKit. It has the types of Playwright, but only the
 * methods of this folder; the others skip a journey as not applicable or fail it.
 */
const isPage = (page: unknown): page is Page => page instanceof WebKitPage
const isContext = (context: unknown): context is BrowserContext => context instanceof WebKitContext

/** Starts sessions, each with its own WebKit, that end with the test. */
class WebKitBrowser {
  readonly #contexts: WebKitContext[] = []

  async newContext(options: ContextOptions = {}): Promise<WebKitContext> {
    const context = await WebKitContext.start({ viewport: { width: 1280, height: 900 }, ...options })
    this.#contexts.push(context)
    return context
  }
  async newPage(): Promise<WebKitPage> {
    return (await this.newContext()).newPage()
  }
  async close(): Promise<void> {
    await Promise.all(this.#contexts.splice(0).map((context) => context.close()))
  }
}
const isBrowser = (browser: unknown): browser is Browser => browser instanceof WebKitBrowser

export const test = base.extend<{ page: Page; context: BrowserContext }, { browser: Browser }>({
  browser: [
    async ({}, use) => {
      const browser = new WebKitBrowser()
      if (isBrowser(browser)) await use(browser)
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, viewport, colorScheme, javaScriptEnabled, locale, serviceWorkers },
    use,
    testInfo,
  ) => {
    if (!javaScriptEnabled) notApplicable('the driver of WebKit needs scripts')
    if (locale !== noTenantLocale) notApplicable('WebKitGTK has the language of its machine')
    if (serviceWorkers === 'allow') notApplicable('WebDriver does not tell a page that it is offline')
    const context: unknown = await browser.newContext({ viewport, colorScheme })
    if (!isContext(context)) return
    await use(context)
    if (testInfo.status !== testInfo.expectedStatus && context instanceof WebKitContext)
      for (const { address, picture } of await context.screenshots())
        await testInfo.attach(address, { body: picture, contentType: 'image/png' })
    await browser.close()
  },
  page: async ({ context }, use) => {
    const page: unknown = await context.newPage()
    if (!isPage(page)) return
    await use(page)
  },
})
