import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { buildStorybook } from '@coffer/snapshots/build-storybook'
import { launchStableChromium, stableContext } from '@coffer/snapshots/stable-chromium'
import { withStorybookServed } from '@coffer/snapshots/serve-storybook'
import { readCommandLine } from '@coffer/bootstrap/command-line'
import sharp from 'sharp'
import { screenshots } from './screenshots.ts'

readCommandLine({
  usage: `npm run docs:screenshots

Takes the pictures of the documentation again, from the Storybook of the current code.`,
})

/** The maximum size in bytes: a larger picture slows the page that shows it. */
const largest = 150_000

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
await mkdir(root('docs/screenshots'), { recursive: true })

const sizes = await withStorybookServed(buildStorybook(root('')), async (origin) => {
  const browser = await launchStableChromium()
  const taken: Record<string, number> = {}
  for (const { name, width, height, at, until } of screenshots) {
    const page = await browser.newPage({ ...stableContext, viewport: { width, height } })
    await page.goto(`${origin}/${at}`)
    await until(page)
    const { size } = await sharp(await page.screenshot({ animations: 'disabled' }))
      .png({ palette: true, effort: 10 })
      .toFile(root(`docs/screenshots/${name}.png`))
    taken[name] = size
    await page.close()
  }
  await browser.close()
  return taken
})

for (const [name, size] of Object.entries(sizes)) {
  console.log(`docs/screenshots/${name}.png, ${String(Math.round(size / 1000))} kB`)
}
const tooLarge = Object.entries(sizes).filter(([, size]) => size > largest)
if (tooLarge.length > 0) throw new Error(`over 150 kB: ${tooLarge.map(([name]) => name).join(', ')}`)
