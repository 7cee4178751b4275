import { paths } from '@coffer/tenant-tooling/paths'
import { buildStorybook } from './storybook/build-storybook.ts'

/**
 * Uploads the stories to Chromatic, which captures each in the modes of .storybook/modes.ts. Chromatic reads its token
 * from the environment; arguments are passed on to it.
 */
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const storybook = buildStorybook(paths.root)
  process.chdir(paths.root)
  const { run } = await import('chromatic/node')
  const { code } = await run({ argv: ['--storybook-build-dir', storybook, ...process.argv.slice(2)] })
  process.exitCode = code
} else {
  console.log('Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set in the environment.')
}
