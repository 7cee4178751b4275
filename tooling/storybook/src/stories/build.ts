import { paths } from '@coffer/tenant-tooling/paths'
import { buildStorybook } from '../capture/build-storybook.ts'

/** Builds the Storybook of the current sources before the tests play it. */
export default function build(): void {
  buildStorybook(paths.root)
}
