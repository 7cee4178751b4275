import type { BrowserContext, Page, Request } from 'playwright-core'
import type { Size } from '../storybook/sizes.ts'
import { groupOf, type Story } from '../storybook/stories.ts'
import { makeSteady } from './make-steady.ts'
import { settle } from './settle.ts'

export type Drawn =
  | { readonly story: Story; readonly pictures: ReadonlyMap<string, Buffer> }
  | { readonly story: Story; readonly failure: string }

/** A Friday morning in New York, no holiday near. */
const today = Date.UTC(2026, 10, 20, 15)
/** Longer pages are cut: a list of thousands says nothing more. */
const tallest = 3000

/** What a page is made of. An answer of the provider may be awaited for ever, which is a story of its own. */
const parts = new Set(['document', 'stylesheet', 'script', 'font', 'image'])

const done = ['completing', 'completed', 'afterEach', 'finished']
const ended = JSON.stringify([...done, 'errored', 'aborted'])

/** A page in which the stories of one tenant are drawn one after the other. */
export interface Easel {
  readonly page: Page
  readonly origin: string
  readonly tenant: string
  /** Each story is loaded afresh, whatever was drawn before it. */
  readonly isAlone: boolean
  /** Scripts, styles, fonts and images that were asked for and are not there. */
  readonly coming: ReadonlySet<Request>
}

export async function openEasel(
  context: BrowserContext,
  { origin, tenant, isAlone }: Pick<Easel, 'origin' | 'tenant' | 'isAlone'>,
): Promise<Easel> {
  await context.clock.setFixedTime(today)
  await context.addInitScript(makeSteady)
  const page = await context.newPage()
  const coming = new Set<Request>()
  page.on('request', (request) => parts.has(request.resourceType()) && coming.add(request))
  page.on('requestfinished', (request) => coming.delete(request))
  page.on('requestfailed', (request) => coming.delete(request))
  return { page, origin, tenant, isAlone, coming }
}

/** Draws a story in each of its sizes: shown and played in the first, then looked at in the others. */
export async function drawStory(easel: Easel, story: Story): Promise<Drawn> {
  const { page } = easel
  try {
    const [first] = story.sizes
    if (!first) throw new Error('its viewport is not one of .storybook/viewports.ts')
    await page.context().clearCookies()
    await page.setViewportSize(first)
    await show(easel, story)
    const pictures = new Map<string, Buffer>()
    for (const size of story.sizes) {
      // oxlint-disable-next-line no-await-in-loop -- one page has one size at a time
      await comeToRest(easel, size)
      // oxlint-disable-next-line no-await-in-loop
      pictures.set(size.name, await shoot(page, size))
    }
    return { story, pictures }
  } catch (error) {
    // Without a browser it is not the story that failed.
    if (page.isClosed()) throw error
    await page.goto('about:blank')
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { story, failure: reason }
  }
}

/** Loads the page at the first story of a file; the others of the file then take its place, which is three times as fast. */
async function show({ page, origin, tenant, isAlone }: Easel, { id }: Story): Promise<void> {
  if (!isAlone && page.url().includes(`id=${groupOf(id)}--`)) {
    await page.evaluate(`dispatchEvent(new Event('story-begins'))
      __STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId: '${id}', viewMode: 'story' })`)
  } else {
    const globals = `tenant:${tenant};a11y.manual:!true`
    await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${globals}`)
  }
  const render = 'globalThis.__STORYBOOK_PREVIEW__?.currentRender'
  await page.waitForFunction(`${render}?.id === '${id}' && ${ended}.includes(${render}.phase)`)
  const phase: unknown = await page.evaluate(`${render}.phase`)
  if (!done.some((name) => name === phase)) throw new Error(await page.innerText('#error-message'))
}

async function comeToRest({ page, coming }: Easel, size: Size): Promise<void> {
  await page.setViewportSize(size)
  do {
    // oxlint-disable-next-line no-await-in-loop -- until nothing is on its way
    if (!(await page.evaluate(settle))) throw new Error('never comes to rest')
  } while (coming.size > 0)
}

async function shoot(page: Page, { width, height }: Size): Promise<Buffer> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.min(Math.max(whole, height), tallest) }
  return page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })
}
