import { Builder, error, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Step } from '../in-page/steps.ts'
import { type DriverSettings, type Driver, startDriver } from './driver.ts'
import { inPageScript } from './in-page-script.ts'

/** A window of the browser, and the frames that lead to a document in it. */
export interface Place {
  readonly window: string
  readonly frames: readonly (readonly Step[])[]
}

/** A separate WebKit without stored data. Commands run one after the other, each in its window and frame. */
export class Session {
  readonly #driver: WebDriver
  readonly #program: Driver
  /** The URL of each window at its last script. */
  readonly addresses = new Map<string, string>()
  #current = ''
  #isInFrame = false
  #last: Promise<unknown> = Promise.resolve()

  private constructor(driver: WebDriver, program: Driver) {
    this.#driver = driver
    this.#program = program
  }

  static async start(settings: DriverSettings): Promise<Session> {
    const program = await startDriver(settings)
    const driver = await new Builder()
      .usingServer(program.url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        proxy: { proxyType: 'manual', httpProxy: `127.0.0.1:${settings.proxyPort}` },
        'webkitgtk:browserOptions': { binary: process.env.WEBKIT_PATH, args: ['--automation'] },
      })
      .build()
    return new Session(driver, program)
  }

  async stop(): Promise<void> {
    await this.exclusive((driver) => driver.quit())
    await this.#program.stop()
  }

  /** Runs commands without any other command in between. */
  exclusive<Answer>(act: (driver: WebDriver) => Promise<Answer>): Promise<Answer> {
    const turn = this.#last.then(() => act(this.#driver))
    this.#last = turn.catch(() => undefined)
    return turn
  }

  windows(): Promise<string[]> {
    return this.exclusive((driver) => driver.getAllWindowHandles())
  }

  async newWindow(): Promise<string> {
    return this.exclusive(async (driver) => {
      await driver.switchTo().newWindow('window')
      this.#current = await driver.getWindowHandle()
      return this.#current
    })
  }

  /** Closes a window; the next command switches to its own. */
  close(window: string): Promise<void> {
    return this.exclusive(async (driver) => {
      await this.#switchTo(driver, { window, frames: [] })
      await driver.close()
      this.#current = ''
    })
  }

  /** Runs commands in a window and frame. */
  at<Answer>(place: Place, act: (driver: WebDriver) => Promise<Answer>): Promise<Answer> {
    return this.exclusive(async (driver) => {
      await this.#switchTo(driver, place)
      return act(driver)
    })
  }

  /** Runs a script of a page, as the body of a function, beside `journeys` of `in-page/main.ts`. */
  script(place: Place, body: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.at(place, async (driver) => {
      const { value, address } = await execute(driver, body, args)
      if (place.frames.length === 0) this.addresses.set(place.window, address)
      return value
    })
  }

  async #switchTo(driver: WebDriver, { window, frames }: Place): Promise<void> {
    if (this.#current !== window) {
      await driver.switchTo().window(window)
      this.#current = window
    }
    if (this.#isInFrame) await driver.switchTo().defaultContent()
    this.#isInFrame = frames.length > 0
    for (const steps of frames) {
      const script = 'return journeys.find(arguments[0])[0] ?? null'
      const { value: frame } = await execute(driver, script, [steps])
      if (!isElement(frame)) throw new NoFrame('the frame is not there')
      await driver.switchTo().frame(frame)
    }
  }
}

/** The frame of a locator does not exist yet, or no longer. */
class NoFrame extends Error {}

export const isElement = (value: unknown): value is WebElement =>
  typeof value === 'object' && value !== null && 'sendKeys' in value

/** Whether the document, with its elements and frames, was replaced during a command, which then has to be retried. */
export const isOfAnotherDocument = (problem: unknown): boolean =>
  problem instanceof NoFrame ||
  problem instanceof error.StaleElementReferenceError ||
  problem instanceof error.NoSuchFrameError ||
  problem instanceof error.NoSuchElementError ||
  problem instanceof error.NoSuchWindowError ||
  (problem instanceof error.JavascriptError && /Callback was not called|unload/.test(problem.message))

interface Executed {
  readonly value: unknown
  readonly address: string
}

/** Runs a script, after injecting `journeys` if the document does not have it yet. */
async function execute(driver: WebDriver, body: string, args: readonly unknown[]): Promise<Executed> {
  const guarded = `if (!globalThis.journeys) return null;
    return (async () => [await (async function () { ${body} }).apply(null, arguments), location.href])()`
  const first: unknown = await driver.executeScript(guarded, ...args)
  if (Array.isArray(first)) return { value: first[0], address: String(first[1]) }
  await driver.executeScript(inPageScript())
  const second: unknown = await driver.executeScript(guarded, ...args)
  return Array.isArray(second)
    ? { value: second[0], address: String(second[1]) }
    : { value: null, address: 'about:blank' }
}
