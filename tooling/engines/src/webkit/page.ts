import { screenSize } from './driver.ts'
import { Keyboard } from './keyboard.ts'
import { WebKitFrame, WebKitLocator } from './locator.ts'
import type { ByRoleOptions, Filter, Wanted } from './matches.ts'
import {
  isNetworkEvent,
  isRequestEvent,
  mainFrame,
  matchesPattern,
  Network,
  type Pattern,
  type WebKitRequest,
  type WebKitResponse,
  type WebKitRoute,
} from './network.ts'
import { lacking, notApplicable } from './not-applicable.ts'
import { poll } from './poll.ts'
import { Session } from './session.ts'

const LOAD_LIMIT_MS = 30_000

interface Size {
  readonly width: number
  readonly height: number
}

export interface ContextOptions {
  readonly viewport?: Size | null
  readonly colorScheme?: 'dark' | 'light' | 'no-preference' | null
  readonly baseURL?: string | undefined
}

export const matchesUrl = (url: string, wanted: Wanted | ((url: URL) => boolean)): boolean =>
  typeof wanted === 'function'
    ? wanted(new URL(url))
    : typeof wanted === 'string'
      ? url === wanted
      : wanted.test(url)

/** Whether a request or a response matches a URL, or passes a predicate. */
function isWanted<Subject extends { url: () => string }>(
  subject: Subject,
  wanted: string | RegExp | ((subject: Subject) => boolean),
): boolean {
  return typeof wanted === 'function' ? wanted(subject) : matchesPattern(subject.url(), wanted)
}

/** A window of WebKit, with the methods of Playwright's `Page` that the journeys use. */
export class WebKitPage {
  readonly session: Session
  readonly window: string
  readonly keyboard: Keyboard
  readonly #context: WebKitContext

  constructor(context: WebKitContext, session: Session, window: string) {
    this.#context = context
    this.session = session
    this.window = window
    this.keyboard = new Keyboard(session, { window, frames: [] })
  }

  context(): WebKitContext {
    return this.#context
  }

  /** The URL at the last query or script. */
  url(): string {
    return this.session.addresses.get(this.window) ?? 'about:blank'
  }
  async look(): Promise<string> {
    const address = await this.session.at(this.#place(), (driver) => driver.getCurrentUrl())
    this.session.addresses.set(this.window, address)
    return address
  }
  title(): Promise<string> {
    return this.session.at(this.#place(), (driver) => driver.getTitle())
  }

  async goto(address: string): Promise<WebKitResponse | null> {
    const { network } = this.#context
    let answer: WebKitResponse | null = null
    const record = (response: WebKitResponse) => {
      if (response.request().frame() === mainFrame) answer = response
    }
    network.on('response', record)
    await this.session.at(this.#place(), (driver) => driver.get(address))
    network.off('response', record)
    await this.look()
    return answer
  }
  async reload(): Promise<void> {
    await this.session.at(this.#place(), (driver) => driver.navigate().refresh())
    await this.look()
  }
  async goBack(): Promise<void> {
    await this.session.at(this.#place(), (driver) => driver.navigate().back())
    await this.look()
  }
  async goForward(): Promise<void> {
    await this.session.at(this.#place(), (driver) => driver.navigate().forward())
    await this.look()
  }
  async waitForURL(wanted: Wanted | ((url: URL) => boolean)): Promise<void> {
    const url = await poll(
      () => this.look(),
      (is) => matchesUrl(is, wanted),
      LOAD_LIMIT_MS,
    )
    if (!matchesUrl(url, wanted)) throw new Error(`the page is still at ${url}`)
  }
  async bringToFront(): Promise<void> {
    await this.look()
  }
  async close(): Promise<void> {
    this.#context.network.unrouteAll(this)
    await this.session.close(this.window)
  }

  /** Resizes the window so that its viewport has this size, in the middle of the display. */
  async setViewportSize({ width, height }: Size): Promise<void> {
    await this.session.at(this.#place(), async (driver) => {
      const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]'
      const [besides = 0, above = 0] = await driver.executeScript<number[]>(script)
      const x = Math.max(0, Math.floor((screenSize.width - width) / 2))
      const y = Math.max(0, Math.floor((screenSize.height - height) / 2))
      const window = driver.manage().window()
      await window.setRect({ x, y, width: width + besides, height: height + above })
    })
    const size = async () => JSON.stringify(await this.evaluate(() => [innerWidth, innerHeight]))
    const wanted = JSON.stringify([width, height])
    const reached = await poll(size, (is) => is === wanted, 5000)
    if (reached !== wanted) throw new Error(`the window is ${reached} instead of ${wanted}`)
  }

  /** Runs a journey's function, or the source of a library, in the page. */
  async evaluate<Argument>(
    act: string | ((argument: Argument) => unknown),
    argument?: Argument,
  ): Promise<unknown> {
    if (typeof act !== 'string')
      return this.session.script(this.#place(), `return (${act.toString()})(arguments[0])`, argument ?? null)
    const isExpression = act.startsWith('typeof ')
    return this.session.at(this.#place(), (driver) =>
      driver.executeScript(isExpression ? `return ${act}` : act),
    )
  }

  getByRole(role: string, options?: ByRoleOptions): WebKitLocator {
    return new WebKitLocator(this).getByRole(role, options)
  }
  getByLabel(label: Wanted, options?: { exact?: boolean }): WebKitLocator {
    return new WebKitLocator(this).getByLabel(label, options)
  }
  getByText(text: Wanted, options?: { exact?: boolean }): WebKitLocator {
    return new WebKitLocator(this).getByText(text, options)
  }
  getByTitle(title: Wanted, options?: { exact?: boolean }): WebKitLocator {
    return new WebKitLocator(this).getByTitle(title, options)
  }
  locator(selector: string, filter?: Filter): WebKitLocator {
    return new WebKitLocator(this).locator(selector, filter)
  }
  frameLocator(selector: string): WebKitFrame {
    return new WebKitFrame(this, []).frameLocator(selector)
  }

  async waitForEvent(
    event: string,
    isEnough?: (request: WebKitRequest) => boolean,
  ): Promise<WebKitPage | WebKitRequest> {
    return this.#context.waitForEvent(event === 'popup' ? 'page' : event, isEnough)
  }
  on(event: string, listener: (subject: unknown) => unknown): void {
    this.#context.on(event, listener)
  }
  mainFrame(): symbol {
    return mainFrame
  }
  async route(pattern: Pattern, handler: (route: WebKitRoute) => unknown): Promise<void> {
    this.#context.network.route(pattern, handler, this)
  }
  async unroute(pattern: Pattern): Promise<void> {
    this.#context.network.unroute(pattern)
  }
  async unrouteAll(): Promise<void> {
    this.#context.network.unrouteAll(this)
  }
  waitForRequest(wanted: Wanted | ((request: WebKitRequest) => boolean)): Promise<WebKitRequest> {
    return this.#context.network.next('request', (request) => isWanted(request, wanted))
  }
  waitForResponse(wanted: Wanted | ((response: WebKitResponse) => boolean)): Promise<WebKitResponse> {
    return this.#context.network.next('response', (response) => isWanted(response, wanted))
  }
  /** The left button of the mouse, where the last action has moved it. */
  readonly mouse = {
    down: () => this.session.at(this.#place(), (driver) => driver.actions().press().perform()),
    up: () => this.session.at(this.#place(), (driver) => driver.actions().release().perform()),
    move: lacking('the driver moves the mouse to elements only'),
    wheel: lacking('the driver of WebKit does not scroll by the wheel'),
  }
  /** Playwright replaces the clock by a script that runs before those of the page. */
  readonly clock = {
    install: lacking('WebDriver does not replace the clock of a page'),
  }
  isClosed(): never {
    return notApplicable('WebDriver does not report that a window has closed itself')
  }
  readonly emulateMedia = lacking('WebDriver does not emulate media')
  readonly pdf = lacking('the driver of WebKit does not print')
  readonly addInitScript = lacking('WebDriver runs no script before those of a page')
  readonly setContent = lacking('WebDriver opens addresses only')
  readonly evaluateHandle = lacking('the walk holds many elements of a page at a time')
  frames(): never {
    return notApplicable('WebDriver does not list the frames of a page')
  }

  #place() {
    return { window: this.window, frames: [] }
  }
}

/** A session of WebKit with its own cookies and storage. */
export class WebKitContext {
  readonly network: Network
  readonly #session: Session
  readonly #viewport: Size | null
  readonly #pages = new Map<string, WebKitPage>()
  #closed: Promise<void> | null = null

  private constructor(session: Session, network: Network, viewport: Size | null) {
    this.#session = session
    this.network = network
    this.#viewport = viewport
  }

  static async start({ viewport = null, colorScheme }: ContextOptions) {
    const network = await Network.start()
    const session = await Session.start({ isDark: colorScheme === 'dark', proxyPort: network.port })
    return new WebKitContext(session, network, viewport)
  }

  /** A page in a new window; the first window exists from the start. */
  async newPage(): Promise<WebKitPage> {
    const [first] = await this.#session.windows()
    const window = this.#pages.size === 0 && first !== undefined ? first : await this.#session.newWindow()
    const page = this.#pageOf(window)
    if (this.#viewport) await page.setViewportSize(this.#viewport)
    return page
  }

  /** There is no Playwright browser behind this context. */
  browser(): null {
    return null
  }
  pages(): WebKitPage[] {
    return [...this.#pages.values()]
  }

  /** Waits for the next window that a page opens, or for a request. */
  async waitForEvent(event: string, isEnough: (request: WebKitRequest) => boolean = () => true) {
    if (isRequestEvent(event)) return this.network.next(event, isEnough)
    if (event !== 'page') return notApplicable(`WebDriver does not show the event "${event}"`)
    const unknown = async () => (await this.#session.windows()).find((window) => !this.#pages.has(window))
    const window = await poll(unknown, Boolean, LOAD_LIMIT_MS)
    if (window === undefined) throw new Error('no window was opened')
    return this.#pageOf(window)
  }

  /** A picture of each window, by its address. */
  async screenshots(): Promise<{ address: string; picture: Buffer }[]> {
    const places = (await this.#session.windows()).map((window) => ({ window, frames: [] }))
    return Promise.all(
      places.map((place) =>
        this.#session.at(place, async (driver) => ({
          address: await driver.getCurrentUrl(),
          picture: Buffer.from(await driver.takeScreenshot(), 'base64'),
        })),
      ),
    )
  }

  async cookies(): Promise<{ name: string; value: string; secure: boolean }[]> {
    const [page] = this.pages()
    if (!page) return []
    return this.#session.at({ window: page.window, frames: [] }, async (driver) =>
      (await driver.manage().getCookies()).map(({ name, value, secure = false }) => ({
        name,
        value,
        secure,
      })),
    )
  }

  async clearCookies({ name }: { name: RegExp }): Promise<void> {
    const [page] = this.pages()
    if (!page) return
    await this.#session.at({ window: page.window, frames: [] }, async (driver) => {
      const cookies = await driver.manage().getCookies()
      for (const cookie of cookies)
        if (name.test(cookie.name)) await driver.manage().deleteCookie(cookie.name)
    })
  }

  /** A no-op: WebKit shows no prompt for the permissions that the journeys grant. */
  async grantPermissions(): Promise<void> {}
  setDefaultTimeout(): void {}

  readonly setOffline = lacking('WebDriver does not tell a page that it is offline')
  async route(pattern: Pattern, handler: (route: WebKitRoute) => unknown): Promise<void> {
    this.network.route(pattern, handler, this)
  }
  on(event: string, listener: (subject: unknown) => unknown): void {
    // The URLs of frames are read from their requests.
    if (event === 'framenavigated') return
    if (isNetworkEvent(event)) this.network.on(event, listener)
    else notApplicable(`WebDriver does not show the event "${event}"`)
  }
  readonly addInitScript = lacking('WebDriver runs no script before those of a page')
  readonly exposeBinding = lacking('WebDriver runs no script before those of a page')
  readonly newCDPSession = lacking('WebDriver does not speak the protocol of Chromium')

  async close(): Promise<void> {
    this.#closed ??= this.#stop()
    await this.#closed
  }
  async #stop(): Promise<void> {
    await this.#session.stop()
    await this.network.stop()
  }

  #pageOf(window: string): WebKitPage {
    const page = this.#pages.get(window) ?? new WebKitPage(this, this.#session, window)
    this.#pages.set(window, page)
    return page
  }
}
