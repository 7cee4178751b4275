import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '@coffer/bootstrap/command-line'
import { paths } from '@coffer/tenant-tooling/paths'
import sharp from 'sharp'
import { capturePage, openPage } from '../capture/captured-page.ts'
import { stableContext } from '../capture/stable-chromium.ts'
import { withStorybook } from '../capture/with-storybook.ts'
import { screenshots } from './screenshots.ts'

readCommandLine({
  usage: `npm run docs:screenshots

Takes the pictures of the documentation again, from the Storybook of the current code.`,
})

/** The maximum size in bytes: a larger picture slows the page that shows it. */
const maxBytes = 150_000

const folder = join(paths.root, 'docs/screenshots')
mkdirSync(folder, { recursive: true })

await withStorybook(null, async ({ browser, origin }) => {
  for (const { name, width, height, address, prepare } of screenshots) {
    // oxlint-disable no-await-in-loop -- one screenshot after the other
    await using context = await browser.newContext({ ...stableContext, viewport: { width, height } })
    const captured = await openPage(context)
    await captured.page.goto(`${origin}/${address}`)
    await prepare(captured.page)
    const { size } = await sharp(await capturePage(captured))
      .png({ palette: true, effort: 10 })
      .toFile(join(folder, `${name}.png`))
    // oxlint-enable no-await-in-loop
    console.log(`docs/screenshots/${name}.png, ${Math.round(size / 1000)} kB`)
    if (size <= maxBytes) continue
    console.error(`${name} is over ${maxBytes / 1000} kB`)
    process.exitCode = 1
  }
})
