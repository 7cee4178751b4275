import { dismissRemoteChange } from '@coffer/application/remote-change'
import { messages as application } from '@coffer/application/messages'
import { provider } from '@coffer/router/fake-provider'
import { messages } from './messages.ts'
import { type Progress, standing } from './example-progress.ts'
import { afterEach } from 'vitest'

export { provider } from '@coffer/router/fake-provider'

afterEach(dismissRemoteChange)

/** Catalogs of every screen here, loaded before the screen is shown. */
export const screenMessages = [messages, application]

/** What the provider knows of the application from now on, in both calls that tell it. */
export function standsAt(progress: Progress): void {
  provider.use(...standing(progress))
}
