import { type CapturedPage, settle } from '../capture/captured-page.ts'
import type { Size } from '../capture/screen-sizes.ts'
import { cutText } from './cut-text.ts'

/**
 * A phone with text twice as large, which leaves a page half of its width, and the narrowest phone in Spanish, whose texts
 * are the longest.
 */
const tightLayouts = [
  { name: 'at 390 px with text of 200 %', width: 195, language: 'en' },
  { name: 'in Spanish at 320 px', width: 320, language: 'es' },
] as const

/**
 * What does not fit in the shown screen's tight layouts: pixels to scroll sideways, and texts that are cut off. The screen
 * changes its size and its language in place, which costs much less than to render it again, and then has `size` again.
 */
export async function misfits(shown: CapturedPage, size: Size): Promise<readonly string[]> {
  const { page } = shown
  const found: string[] = []
  for (const { name, width, language } of tightLayouts) {
    await page.setViewportSize({ width, height: 700 })
    await page.evaluate(`translateInPlace('${language}')`)
    await settle(shown)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (overflow !== 0) found.push(`${overflow} pixels to scroll sideways ${name}`)
    for (const text of await page.evaluate(cutText)) found.push(`cut ${name}: ${text}`)
  }
  await page.evaluate(`translateInPlace('en')`)
  await page.setViewportSize(size)
  return found
}
