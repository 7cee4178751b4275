import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright-core'
import type { Story } from '../storybook/stories.ts'
import { sameEverywhere } from './chromium.ts'
import { drawStory, type Drawn, openEasel } from './draw-story.ts'

/** How many stories are drawn beside each other: one more than there are cores, as each waits now and then. */
const easels = Math.min(availableParallelism(), 4) + 1
/** A story that takes longer is broken, even on a busy machine. */
const patience = 60_000

export interface Commission {
  readonly browser: Browser
  readonly origin: string
  readonly tenant: string
  readonly stories: readonly Story[]
}

/** Draws stories in a tenant, several at a time; each in a page that has forgotten the one before. */
export async function drawStories({
  browser,
  origin,
  tenant,
  stories,
}: Commission): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = []
  const waiting = [...stories]
  const draw = async () => {
    const context = await browser.newContext(sameEverywhere)
    context.setDefaultTimeout(patience)
    const easel = await openEasel(context)
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      // oxlint-disable-next-line no-await-in-loop -- one page draws one story at a time
      drawn.push(await drawStory(easel, origin, tenant, story))
      if (drawn.length % 100 === 0) console.log(`${tenant}: ${drawn.length} of ${stories.length}`)
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: easels }, draw))
  return drawn
}
