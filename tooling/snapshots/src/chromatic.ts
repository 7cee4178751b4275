import { places } from '@coffer/tenant-tooling/places'
import { builtStorybook } from './storybook/built.ts'

/**
 * Hands the stories to Chromatic, which draws each in the modes of .storybook/modes.ts. The token is read from the
 * environment by Chromatic itself; arguments go on to it.
 */
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const storybook = builtStorybook(places.root)
  process.chdir(places.root)
  const { run } = await import('chromatic/node')
  const { code } = await run({ argv: ['--storybook-build-dir', storybook, ...process.argv.slice(2)] })
  process.exitCode = code
} else {
  console.log('Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set in the environment.')
}
