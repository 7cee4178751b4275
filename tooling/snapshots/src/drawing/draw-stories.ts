import { availableParallelism } from 'node:os'
import type { Browser } from 'playwright-core'
import { groupOf, type Story } from '../storybook/stories.ts'
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
  readonly isAlone: boolean
  readonly stories: readonly Story[]
}

/**
 * Draws stories in a tenant, several at a time; those of one file after each other, in a page loaded for them or, alone,
 * for each.
 */
export async function drawStories({
  browser,
  origin,
  tenant,
  isAlone,
  stories,
}: Commission): Promise<readonly Drawn[]> {
  const drawn: Drawn[] = []
  const waiting = [...Map.groupBy(stories, ({ id }) => groupOf(id)).values()]
  const draw = async () => {
    const context = await browser.newContext(sameEverywhere)
    context.setDefaultTimeout(patience)
    const easel = await openEasel(context, { origin, tenant, isAlone })
    for (let group = waiting.shift(); group; group = waiting.shift()) {
      for (const story of group) {
        // oxlint-disable-next-line no-await-in-loop -- one page draws one story at a time
        drawn.push(await drawStory(easel, story))
        if (drawn.length % 100 === 0) console.log(`${tenant}: ${drawn.length} of ${stories.length}`)
      }
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: easels }, draw))
  return drawn
}
