import { messages as application } from '@coffer/application/messages'
import { provider } from '@coffer/router/fake-provider'
import { messages } from './messages.ts'
import { type Progress, progressHandlers } from './example-progress.ts'

export { provider } from '@coffer/router/fake-provider'

/** The messages of every screen of this package, loaded before a screen is shown. */
export const screenMessages = [messages, application]

/** Sets the progress that the provider returns from now on. */
export function provideProgress(progress: Progress): void {
  provider.use(...progressHandlers(progress))
}
