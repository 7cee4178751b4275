import { messages as failures } from '@coffer/errors/messages'
import { showing } from '@coffer/router/testing'
import { messages } from './messages.ts'

export { provider } from '@coffer/router/fake-provider'
export const { show } = showing(messages, failures)
