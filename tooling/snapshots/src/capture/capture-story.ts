import type { BrowserContext, Page, Request } from 'playwright-core'
import type { Size } from '../storybook/screen-sizes.ts'
import type { ScreenStory } from '../storybook/screen-stories.ts'
import { stabilizePage } from './stabilize-page.ts'
import { waitUntilSettled } from './wait-until-settled.ts'

/** The screenshots of a story by size, or the reason why there are none. */
export type Capture =
  | { readonly story: ScreenStory; readonly screenshots: ReadonlyMap<string, Buffer> }
  | { readonly story: ScreenStory; readonly failure: string }

/** Friday morning in New York, no holiday near. */
const fixedTime = Date.UTC(2026, 10, 20, 15)
/** In pixels; a longer page is cut, since a list of thousands shows nothing more. */
const maxHeight = 2400

/** Resources that a page is made of; a story of waiting never gets its answer from the provider. */
const resourceTypes = new Set(['document', 'stylesheet', 'script', 'font', 'image'])

const finalPhases = JSON.stringify(['completing', 'completed', 'afterEach', 'finished', 'aborted'])

/** A page in which the stories of one tenant are shown one after the other. */
export interface StoryPage {
  readonly page: Page
  readonly origin: string
  readonly tenant: string
  readonly isIsolated: boolean
  readonly pendingRequests: ReadonlySet<Request>
}

export async function openStoryPage(
  context: BrowserContext,
  { origin, tenant, isIsolated }: Pick<StoryPage, 'origin' | 'tenant' | 'isIsolated'>,
): Promise<StoryPage> {
  await context.clock.setFixedTime(fixedTime)
  await context.addInitScript(stabilizePage)
  const page = await context.newPage()
  const pendingRequests = new Set<Request>()
  page.on('request', (request) => resourceTypes.has(request.resourceType()) && pendingRequests.add(request))
  page.on('requestfinished', (request) => pendingRequests.delete(request))
  page.on('requestfailed', (request) => pendingRequests.delete(request))
  return { page, origin, tenant, isIsolated, pendingRequests }
}

/** Captures a story in each of its sizes: loaded and played in the first, resized for the others. */
export async function captureStory(storyPage: StoryPage, story: ScreenStory): Promise<Capture> {
  const { page } = storyPage
  try {
    const [first] = story.sizes
    if (!first) throw new Error('it has no size')
    await page.context().clearCookies()
    await page.setViewportSize(first)
    await showStory(storyPage, story)
    const screenshots = new Map<string, Buffer>()
    for (const size of story.sizes) {
      // oxlint-disable-next-line no-await-in-loop -- one page has one size at a time
      await settle(storyPage, size)
      // oxlint-disable-next-line no-await-in-loop
      screenshots.set(size.name, await takeScreenshot(page, size))
    }
    return { story, screenshots }
  } catch (error) {
    // A closed page is a failure of the browser, not of the story.
    if (page.isClosed()) throw error
    await page.goto('about:blank')
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { story, failure: reason }
  }
}

/** Loads the page once, as that costs more than a story; the next stories replace each other in place. */
async function showStory(
  { page, origin, tenant, isIsolated }: StoryPage,
  { id }: ScreenStory,
): Promise<void> {
  if (isIsolated || !page.url().startsWith(`${origin}/`)) {
    await page.goto(`${origin}/iframe.html`)
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue')
    await page.evaluate(noteFailures)
    // Storybook ignores the globals of an address that names no story.
    const globals = JSON.stringify({ tenant, frame: 'off', a11y: { manual: true } })
    await page.evaluate(`__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals: ${globals} })`)
  }
  await page.evaluate(`storyFailure = null
    dispatchEvent(new Event('before-story'))
    __STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId: '${id}', viewMode: 'story' })`)
  const render = '__STORYBOOK_PREVIEW__.currentRender'
  await page.waitForFunction(`${render}?.id === '${id}' && ${finalPhases}.includes(${render}.phase)`)
  const failure = await page.evaluate<string | null>('storyFailure')
  if (failure !== null) throw new Error(failure)
}

/** A story whose play function fails ends as if it had not, in a state that it does not stand for. */
const noteFailures = `globalThis.storyFailure = null
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored'])
    __STORYBOOK_PREVIEW__.channel.on(event, (error) => { storyFailure = error?.message ?? error?.title ?? event })`

async function settle({ page, pendingRequests }: StoryPage, size: Size): Promise<void> {
  await page.setViewportSize(size)
  do {
    // oxlint-disable-next-line no-await-in-loop -- repeats while a request is pending
    if (!(await page.evaluate(waitUntilSettled))) throw new Error('it never stops changing')
  } while (pendingRequests.size > 0)
}

async function takeScreenshot(page: Page, { width, height }: Size): Promise<Buffer> {
  const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(scrollHeight, height), maxHeight) }
  return page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
}
