import { paths } from '@coffer/tenant-tooling/paths'
import { buildStorybook } from '../storybook/build-storybook.ts'

/** Chromatic's own flag for a Storybook that is already built. */
const builtFlag = '--storybook-build-dir'

const usage = `npm run chromatic -- [option of Chromatic …]

Uploads the stories to Chromatic, with the project token CHROMATIC_PROJECT_TOKEN of the environment.`

/**
 * Uploads the stories to Chromatic, which captures each in the modes of .storybook/modes.ts. Chromatic reads its token
 * from the environment; arguments are passed on to it.
 */
const given = process.argv.slice(2)
if (given.includes('--help')) console.log(usage)
else if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const built = given.includes(builtFlag) ? [] : [builtFlag, buildStorybook(paths.root)]
  process.chdir(paths.root)
  const { run } = await import('chromatic/node')
  const { code } = await run({ argv: [...built, ...given] })
  // The library leaves timers that would keep the process alive.
  process.exit(code)
} else {
  console.log('Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set in the environment.')
}
