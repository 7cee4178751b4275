import type { BrowserContext } from 'playwright-core'
import { type CapturedPage, openPage } from './captured-page.ts'
import { loadStorybook } from './running-storybook.ts'

export interface StoryPageOptions {
  /** The origin at which the Storybook is served. */
  readonly origin: string
  readonly tenant: string
  /** Loads the page for each story instead of once: three times as slow, independent of other stories. */
  readonly isIsolated: boolean
  /** Whether screens are rendered in the application's frame. */
  readonly isFramed: boolean
}

/** A page in which the stories of one tenant are shown one after the other. */
export interface StoryPage extends StoryPageOptions, CapturedPage {}

export async function openStoryPage(context: BrowserContext, options: StoryPageOptions): Promise<StoryPage> {
  const storyPage = { ...options, ...(await openPage(context)) }
  if (!options.isIsolated) await load(storyPage)
  return storyPage
}

/** Shows a story and plays it. Throws if the story fails. */
export async function showStory(storyPage: StoryPage, id: string): Promise<void> {
  const { page, origin, isIsolated } = storyPage
  await page.context().clearCookies()
  // The stories replace each other in place, as loading the page costs more than a story.
  if (isIsolated || !page.url().startsWith(`${origin}/`)) await load(storyPage)
  await page.evaluate(`storyFailure = null
    finishedStory = null
    dispatchEvent(new Event('before-story'))
    if (__STORYBOOK_PREVIEW__.currentSelection?.storyId === '${id}')
      __STORYBOOK_PREVIEW__.channel.emit('forceRemount', { storyId: '${id}' })
    else __STORYBOOK_PREVIEW__.channel.emit('setCurrentStory', { storyId: '${id}', viewMode: 'story' })`)
  await page.waitForFunction(`finishedStory === '${id}'`)
  const failure = await page.evaluate<string | null>('storyFailure')
  if (failure !== null) throw new Error(failure)
}

async function load({ page, origin, tenant, isFramed }: StoryPage): Promise<void> {
  await loadStorybook(page, origin)
  await page.evaluate(noteOutcome)
  // Storybook ignores the globals of an address that names no story. axe would search a story each time it is shown.
  const globals = { tenant, frame: isFramed ? 'on' : 'off', a11y: { manual: true } }
  await page.evaluate(
    `__STORYBOOK_PREVIEW__.channel.emit('updateGlobals', { globals: ${JSON.stringify(globals)} })`,
  )
}

/**
 * Records failures, since Storybook also reports the end of a story that failed. It sends its events to no other window:
 * they would be serialized for a manager that this page does not have.
 */
const noteOutcome = `globalThis.storyFailure = null
  globalThis.finishedStory = null
  const { channel } = __STORYBOOK_PREVIEW__
  channel.transports.length = 0
  const note = (error) => { storyFailure ??= error?.message ?? error?.title ?? String(error) }
  for (const event of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'])
    channel.on(event, note)
  channel.on('unhandledErrorsWhilePlaying', ([error]) => note(error))
  channel.on('storyFinished', ({ storyId }) => { finishedStory = storyId })`
