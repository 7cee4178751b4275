import { paths } from '@coffer/tenant-tooling/paths'
import { buildStorybook } from '../storybook/build-storybook.ts'

/** The tests play the Storybook of the present sources. */
export default function build(): void {
  buildStorybook(paths.root)
}
