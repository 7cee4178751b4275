import { paths } from '@coffer/tenant-tooling/paths'
import { buildStorybook } from '../capture/build-storybook.ts'
import { chromaticArguments } from './arguments.ts'

const usage = `npm run chromatic -- [option of Chromatic …]

Uploads the stories to Chromatic, with the project token CHROMATIC_PROJECT_TOKEN of the environment.`

/**
 * Uploads the stories to Chromatic, which captures each in the modes of .storybook/modes.ts. Chromatic reads its token
 * from the environment; arguments are passed on to it.
 */
const given = process.argv.slice(2)
if (given.includes('--help')) console.log(usage)
else if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const argv = chromaticArguments(given, () => buildStorybook(paths.root))
  process.chdir(paths.root)
  const { run } = await import('chromatic/node')
  const { code } = await run({ argv })
  // The library leaves timers that would keep the process alive.
  process.exit(code)
} else {
  console.log('Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set in the environment.')
}
