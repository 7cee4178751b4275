import { provider } from '@coffer/router/faked-provider'
import { type Progress, standing } from './example-progress.ts'

export { provider } from '@coffer/router/faked-provider'

/** What the provider knows of the application from now on, in both calls that tell it. */
export function standsAt(progress: Progress): void {
  provider.use(...standing(progress))
}
