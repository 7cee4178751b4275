import { dismissRemoteChange } from '@coffer/application/remote-change'
import { messages as details } from '@coffer/application/messages'
import { provider } from '@coffer/router/fake-provider'
import { showing } from '@coffer/router/testing'
import { type Holder, standing } from './example-holder.ts'
import { messages } from './messages.ts'
import { afterEach } from 'vitest'

export { provider } from '@coffer/router/fake-provider'

afterEach(dismissRemoteChange)
export const { show, showAfter } = showing(messages, details)

/** What the provider knows of the joint holder from now on, in both calls that tell it. */
export function standsAt(holder: Holder | null): void {
  provider.use(...standing(holder))
}
