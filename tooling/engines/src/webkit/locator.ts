import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { WebElement } from 'selenium-webdriver'
import * as v from 'valibot'
import type { Property, Step } from '../in-page/steps.ts'
import {
  type ByRoleOptions,
  type Filter,
  filterSteps,
  roleStep,
  selectorStep,
  textMatch,
  type Wanted,
} from './matches.ts'
import { lacking } from './not-applicable.ts'
import type { WebKitPage } from './page.ts'
import { poll } from './poll.ts'
import { isElement, isOfAnotherDocument } from './session.ts'

/** The timeout for an element to appear and to become usable. */
const ACTION_LIMIT_MS = 15_000

type Frames = readonly (readonly Step[])[]
type Use = 'press' | 'edit' | 'focus'
type Value = string | boolean | null

interface UploadedFile {
  readonly name: string
  readonly buffer: Uint8Array
}

/** The result of looking for a usable element. */
const usableSchema = v.object({
  length: v.number(),
  element: v.unknown(),
  obstacle: v.nullable(v.string()),
})

/** A scope of locators: a page, a frame or an element. */
abstract class Finder<Found> {
  protected abstract extend(...steps: readonly Step[]): Found

  getByRole(role: string, options?: ByRoleOptions): Found {
    return this.extend(roleStep(role, options))
  }
  getByLabel(label: Wanted, { exact = false }: { exact?: boolean } = {}): Found {
    return this.extend({ by: 'label', match: textMatch(label, exact) })
  }
  getByText(text: Wanted, { exact = false }: { exact?: boolean } = {}): Found {
    return this.extend({ by: 'text', match: textMatch(text, exact) })
  }
  getByTitle(title: Wanted, { exact = false }: { exact?: boolean } = {}): Found {
    return this.extend({ by: 'title', match: textMatch(title, exact) })
  }
}

export class WebKitLocator extends Finder<WebKitLocator> {
  readonly steps: readonly Step[]
  readonly #page: WebKitPage
  readonly #frames: Frames

  constructor(page: WebKitPage, steps: readonly Step[] = [], frames: Frames = []) {
    super()
    this.#page = page
    this.steps = steps
    this.#frames = frames
  }

  protected override extend(...steps: readonly Step[]): WebKitLocator {
    return new WebKitLocator(this.#page, [...this.steps, ...steps], this.#frames)
  }

  page(): WebKitPage {
    return this.#page
  }
  override toString(): string {
    return JSON.stringify([...this.#frames, this.steps])
  }

  locator(selector: string, filter?: Filter): WebKitLocator {
    return this.extend(selectorStep(selector), ...filterSteps(filter))
  }
  filter(filter: Filter): WebKitLocator {
    return this.extend(...filterSteps(filter))
  }
  and({ steps }: WebKitLocator): WebKitLocator {
    return this.extend({ by: 'and', steps })
  }
  or({ steps }: WebKitLocator): WebKitLocator {
    return this.extend({ by: 'or', steps })
  }
  nth(index: number): WebKitLocator {
    return this.extend({ by: 'nth', index })
  }
  first(): WebKitLocator {
    return this.nth(0)
  }
  last(): WebKitLocator {
    return this.nth(-1)
  }
  async all(): Promise<WebKitLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index))
  }

  /** A property of each element that is currently found. */
  async read(property: Property): Promise<Value[]> {
    const body = 'return journeys.find(arguments[0]).map((one) => journeys.read(one, arguments[1]))'
    const values = await this.#script(body, this.steps, property)
    return Array.isArray(values) ? values.map(toValue) : []
  }
  async count(): Promise<number> {
    return (await this.read('visible')).length
  }
  async isVisible(): Promise<boolean> {
    return (await this.read('visible'))[0] === true
  }
  async isChecked(): Promise<boolean> {
    return (await this.#one('checked')) === true
  }
  async isDisabled(): Promise<boolean> {
    return (await this.#one('disabled')) === true
  }
  async isEnabled(): Promise<boolean> {
    return !(await this.isDisabled())
  }
  async inputValue(): Promise<string> {
    return String(await this.#one('value'))
  }
  async innerText(): Promise<string> {
    return String(await this.#one('innerText'))
  }
  async textContent(): Promise<string> {
    return String(await this.#one('text'))
  }
  async getAttribute(name: string): Promise<string | null> {
    const value = await this.#one(`attribute ${name}`)
    return value === null ? null : String(value)
  }
  async allTextContents(): Promise<string[]> {
    return (await this.read('text')).map(String)
  }
  async allInnerTexts(): Promise<string[]> {
    return (await this.read('innerText')).map(String)
  }

  async boundingBox(): Promise<unknown> {
    return this.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    })
  }
  async evaluate<Argument>(act: (element: Element, argument: Argument) => unknown, argument?: Argument) {
    await this.#one('visible')
    return this.#script(
      `return (${act.toString()})(journeys.find(arguments[0])[0], arguments[1])`,
      this.steps,
      argument ?? null,
    )
  }
  evaluateAll<Argument>(act: (elements: Element[], argument: Argument) => unknown, argument?: Argument) {
    return this.#script(
      `return (${act.toString()})(journeys.find(arguments[0]), arguments[1])`,
      this.steps,
      argument ?? null,
    )
  }

  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' | 'attached' | 'detached' } = {}) {
    const isReached = (visible: readonly Value[]) =>
      state === 'attached'
        ? visible.length > 0
        : state === 'detached'
          ? visible.length === 0
          : visible.includes(true) === (state === 'visible')
    if (!isReached(await poll(() => this.read('visible'), isReached, ACTION_LIMIT_MS)))
      throw new Error(`${String(this)} is not ${state}`)
  }

  async click(): Promise<void> {
    await this.#use('press', (element) => element.click())
  }
  async dblclick(): Promise<void> {
    await this.#use('press', (element) => element.getDriver().actions().doubleClick(element).perform())
  }
  async hover(): Promise<void> {
    await this.#use('press', (element) => element.getDriver().actions().move({ origin: element }).perform())
  }
  async focus(): Promise<void> {
    await this.#use(
      'focus',
      async (element) => void (await element.getDriver().executeScript('arguments[0].focus()', element)),
    )
  }
  async press(combination: string): Promise<void> {
    await this.focus()
    await this.#page.keyboard.press(combination)
  }
  /** Replaces the value of the field by typing. */
  async fill(text: string): Promise<void> {
    const isTyped = await this.#use('edit', async (element) => {
      const type = await element.getAttribute('type')
      if (type === 'date') {
        await element
          .getDriver()
          .executeScript('journeys.setValue(arguments[0], arguments[1])', element, text)
        return false
      }
      await element.getDriver().executeScript('journeys.selectText(arguments[0])', element)
      return text !== '' || (await element.getAttribute('value')) !== ''
    })
    if (isTyped) await (text === '' ? this.#page.keyboard.press('Backspace') : this.#page.keyboard.type(text))
  }
  async pressSequentially(text: string): Promise<void> {
    await this.focus()
    await this.#page.keyboard.type(text)
  }
  async setChecked(isWanted: boolean): Promise<void> {
    if ((await this.isChecked()) === isWanted) return
    const element = await this.#element()
    await this.click()
    // Asks the element itself: a locator of what is not checked no longer finds it.
    const isReached = await poll(
      () => this.#script("return journeys.read(arguments[0], 'checked')", element),
      (is) => is === isWanted,
      ACTION_LIMIT_MS,
    )
    if (isReached !== isWanted) throw new Error(`${String(this)} did not change`)
  }
  check(): Promise<void> {
    return this.setChecked(true)
  }
  uncheck(): Promise<void> {
    return this.setChecked(false)
  }
  async selectOption(wanted: string | { label: string }): Promise<void> {
    const option = typeof wanted === 'string' ? wanted : wanted.label
    await this.#use(
      'edit',
      async (element) =>
        void (await element
          .getDriver()
          .executeScript('journeys.choose(arguments[0], arguments[1])', element, option)),
    )
  }
  async setInputFiles(files: string | UploadedFile | readonly UploadedFile[]): Promise<void> {
    const paths = await Promise.all([files].flat().map(filePath))
    const element = await this.#element()
    await this.#page.session.at(this.#place(), () => element.sendKeys(paths.join('\n')))
  }

  readonly elementHandle = lacking('WebDriver keeps no frame')

  #place() {
    return { window: this.#page.window, frames: this.#frames }
  }

  async #script(body: string, ...args: readonly unknown[]): Promise<unknown> {
    try {
      return await this.#page.session.script(this.#place(), body, ...args)
    } catch (problem) {
      if (isOfAnotherDocument(problem)) return []
      throw problem
    }
  }

  /** A property of the single element, once it exists. */
  async #one(property: Property): Promise<Value> {
    const values = await poll(
      () => this.read(property),
      ({ length }) => length > 0,
      ACTION_LIMIT_MS,
    )
    const [value = null] = this.#single(values)
    return value
  }

  #single<Item>(items: Item[]): Item[] {
    if (items.length === 0) throw new Error(`${String(this)} finds nothing`)
    if (items.length > 1) throw new Error(`${String(this)} finds ${items.length} elements`)
    return items
  }

  async #element(): Promise<WebElement> {
    await this.#one('visible')
    const found = await this.#script('return journeys.find(arguments[0])[0]', this.steps)
    if (!isElement(found)) throw new Error(`${String(this)} finds nothing`)
    return found
  }

  /** Acts on the element once a person could use it. */
  async #use<Result>(use: Use, act: (element: WebElement) => Promise<Result>): Promise<Result | undefined> {
    const body = `const { length, 0: element = null } = journeys.find(arguments[0]);
      return { length, element, obstacle: element ? journeys.obstacle(element, arguments[1]) : 'is not there' }`
    let last: string | null = 'is not there'
    const tried = await poll(
      async () => {
        try {
          const answer = await this.#page.session.script(this.#place(), body, this.steps, use)
          const { length, element, obstacle } = v.parse(usableSchema, answer)
          last = obstacle
          if (length > 1) this.#single(Array.from({ length }))
          if (obstacle !== null || !isElement(element)) return { isDone: false, result: undefined }
          const result = await this.#page.session.at(this.#place(), () => act(element))
          return { isDone: true, result }
        } catch (problem) {
          if (isOfAnotherDocument(problem)) return { isDone: false, result: undefined }
          throw problem
        }
      },
      ({ isDone }) => isDone,
      ACTION_LIMIT_MS,
    )
    if (!tried.isDone) throw new Error(`${String(this)} ${last}`)
    return tried.result
  }
}

const toValue = (value: unknown): Value =>
  typeof value === 'string' || typeof value === 'boolean' ? value : null

/** The path of a file, which is written first if only its content is given. */
async function filePath(file: string | UploadedFile): Promise<string> {
  if (typeof file === 'string') return file
  const path = join(await mkdtemp(join(tmpdir(), 'engines-')), file.name)
  await writeFile(path, file.buffer)
  return path
}

/** A frame within a page or a frame. */
export class WebKitFrame extends Finder<WebKitLocator> {
  readonly #page: WebKitPage
  readonly #frames: Frames

  constructor(page: WebKitPage, frames: Frames) {
    super()
    this.#page = page
    this.#frames = frames
  }

  protected override extend(...steps: readonly Step[]): WebKitLocator {
    return new WebKitLocator(this.#page, steps, this.#frames)
  }
  locator(selector: string, filter?: Filter): WebKitLocator {
    return this.extend(selectorStep(selector), ...filterSteps(filter))
  }
  frameLocator(selector: string): WebKitFrame {
    return new WebKitFrame(this.#page, [...this.#frames, [selectorStep(selector)]])
  }
}
