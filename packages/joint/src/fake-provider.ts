import { messages as details } from '@coffer/application/messages'
import { provider } from '@coffer/router/fake-provider'
import { showing } from '@coffer/router/testing'
import { type Holder, holderHandlers } from './example-holder.ts'
import { messages } from './messages.ts'

export { provider } from '@coffer/router/fake-provider'

export const { show, showAfter } = showing(messages, details)

/** Sets the joint holder that the provider returns from now on. */
export function provideHolder(holder: Holder | null): void {
  provider.use(...holderHandlers(holder))
}
