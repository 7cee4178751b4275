import { translateDocument } from '@coffer/i18n/browser-translator'
import type { Page } from 'playwright-core'
import { exerciseControls } from './exercise-controls.ts'
import { followReactTexts } from './react-texts.ts'

/** The prefix of each text that the translator of these tests has replaced. */
const mark = '«'

/** The texts of the shown story that React keeps as nodes, which a translator would replace. */
export async function keptTexts(page: Page): Promise<readonly string[]> {
  const drawn = await page.evaluateHandle(followReactTexts)
  return drawn.evaluate((all) => {
    all.close()
    return all.kept()
  })
}

export interface TranslatedPage {
  /** The number of translated texts. */
  readonly texts: number
  /** The texts that React keeps as nodes. */
  readonly kept: readonly string[]
  /** The elements that showed another text than React had given them. */
  readonly stale: readonly string[]
}

/**
 * Translates the shown story as a browser does, then switches to another language and back without a reload, and uses its
 * controls in between.
 */
export async function exerciseTranslated(page: Page): Promise<TranslatedPage> {
  const drawn = await page.evaluateHandle(followReactTexts)
  const stop = await page.evaluateHandle(translateDocument, mark)
  const texts = await drawn.evaluate((all) => all.count())
  const stale: string[] = []
  const look = async (when: string) => {
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    const found = await drawn.evaluate((all, before) => all.stale(before), mark)
    stale.push(...found.map((text) => `${when}: ${text}`))
  }
  await page.evaluate(`translateInPlace('es')`)
  await look('in another language')
  await page.evaluate(exerciseControls)
  await look('with its controls used')
  await page.evaluate(`translateInPlace('en')`)
  await look('in the language from before')
  const kept = await drawn.evaluate((all) => all.kept())
  await stop.evaluate((end) => end())
  await drawn.evaluate((all) => all.close())
  return { texts, kept, stale }
}
